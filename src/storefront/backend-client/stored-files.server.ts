import { LRUCache } from 'lru-cache';

/** Reads files whose name tells their content; those that were read last come from memory. */
export function storedFiles(mostBytes: number, ask: (name: string) => Promise<Blob>) {
  const known = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  });
  return async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const cached = known.get(name);
    if (cached) return cached;
    const bytes = new Uint8Array(await (await ask(name)).arrayBuffer());
    known.set(name, bytes);
    return bytes;
  };
}
