/**
 * What the browser is sent instead of data that the server has drawn already: the name under which the
 * document holds the drawing.
 */
export interface Drawing {
  drawing: string;
}

export function isDrawing(data: object): data is Drawing {
  return 'drawing' in data;
}

/** The server shows the same objects to many visitors. */
const known = new WeakMap<object, { way: string; name: string }>();

/**
 * The name of a drawing: the same wherever the same data are drawn in the same way. The data are not to be
 * changed afterwards.
 */
export function nameDrawing(way: string, data: object): string {
  const before = known.get(data);
  if (before?.way === way) return before.name;
  const name = hash(`${way} ${JSON.stringify(data)}`).toString(36);
  known.set(data, { way, name });
  return name;
}

/** 53 bits of a text, well mixed (cyrb53). */
function hash(text: string): number {
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
