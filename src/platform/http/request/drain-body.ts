import type { IncomingMessage } from 'node:http';

/** Bytes after which no one is waited for. */
const mostBytes = 64 * 1_048_576;

/**
 * Lets a body that is refused arrive, and keeps none of it: a browser shows an answer only once it has sent
 * everything, and an error of its own when the connection ends before. The server's limit of time holds.
 */
export function drainBody(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      incoming.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) done();
    };
    incoming.on('data', count);
    for (const end of ['end', 'close', 'error'] as const) incoming.once(end, done);
  });
}
