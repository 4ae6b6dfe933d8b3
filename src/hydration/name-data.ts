import { createHash } from 'node:crypto';

/** The server shows the same objects to many visitors. */
const known = new WeakMap<object, string>();

/**
 * A name of some data by its content: equal data have the same, all others another. Objects are not to be
 * changed afterwards. Throws for what JSON can't hold, such as big integers and circles. For the server.
 */
export function nameData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify([data]);
  const before = known.get(data);
  if (before !== undefined) return before;
  const name = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  known.set(data, name);
  return name;
}
