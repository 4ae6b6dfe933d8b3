import { createHash } from 'node:crypto';

/** Characters of JSON that is a name itself: to hash it takes longer than to compare it. */
const shortText = 100;
/** The server shows the same objects to many visitors. */
const known = new WeakMap<object, string>();

/**
 * A name of some data by its content: equal data have the same, all others another. Objects are not to be
 * changed afterwards. Throws for what JSON can't hold, such as big integers and circles. For the server.
 */
export function nameData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return `=${JSON.stringify(data)}`;
  const before = known.get(data);
  if (before !== undefined) return before;
  const text = JSON.stringify(data);
  const name = text.length <= shortText ? text : createHash('sha256').update(text).digest('base64url');
  known.set(data, name);
  return name;
}
