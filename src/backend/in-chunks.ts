import { setImmediate } from 'node:timers/promises';

/** Enough for few statements, and few enough that shoppers are answered between them. */
const CHUNK = 200;

export async function inChunks<Item>(
  items: readonly Item[],
  run: (chunk: readonly Item[], start: number) => Promise<void> | void,
  size = CHUNK,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await run(items.slice(start, start + size), start);
    await setImmediate();
  }
}
