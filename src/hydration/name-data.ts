/** The server shows the same objects to many visitors. */
const known = new WeakMap<object, string>();

/**
 * A name of some data: equal data have the same, and others another but for one chance in 2^53. Objects are
 * not to be changed afterwards. Throws for what JSON can't hold, such as big integers and circles.
 */
export function nameData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify([data]);
  const before = known.get(data);
  if (before !== undefined) return before;
  const name = hashText(JSON.stringify(data)).toString(36);
  known.set(data, name);
  return name;
}

/** 53 bits of a text, well mixed (cyrb53). */
export function hashText(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
