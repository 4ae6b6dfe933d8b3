import { hashText } from '#/hydration/name-data.ts';

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
  const name = hashText(`${way} ${JSON.stringify(data)}`).toString(36);
  known.set(data, { way, name });
  return name;
}
