import type { Inks } from '../../../src/storefront/features/course/drawing/inks.ts';
import { numbersOf } from '../../../src/storefront/features/course/drawing/numbers-of.ts';
import { circle, group, path, rect } from '../../../src/storefront/features/course/drawing/shapes.ts';

export function patternedGround(
  width: number,
  height: number,
  tile: number,
  inks: Inks,
  seed: string,
): string {
  const next = numbersOf(seed);
  let drawn = rect(0, 0, width, height, inks.soft);
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) {
      const kind = Math.floor(next() * 6);
      const turn = Math.floor(next() * 4) * 90;
      const shape = [
        path(`M0 0H${tile}A${tile} ${tile} 0 0 1 0 ${tile}Z`, inks.line),
        path(`M0 0H${tile}L0 ${tile}Z`, inks.line),
        circle(tile / 2, tile / 2, tile / 5, inks.line),
        path(`M0 0H${tile}A${tile / 2} ${tile / 2} 0 0 1 0 0Z`, inks.line),
      ][kind];
      if (shape) drawn += group(`translate(${x} ${y}) rotate(${turn} ${tile / 2} ${tile / 2})`, shape);
    }
  }
  return drawn;
}

/** A motif of 400 by 400 on a disc, in the middle of a patterned ground; any crop keeps the motif. */
export function motifScene(width: number, height: number, inks: Inks, seed: string, motif: string): string {
  const side = Math.min(width, height) * 0.74;
  const scale = side / 400;
  return (
    patternedGround(width, height, Math.round(width / 8), inks, seed) +
    circle(width / 2, height / 2, side * 0.62, inks.white) +
    circle(width / 2, height / 2, side * 0.58, inks.line) +
    group(`translate(${(width - side) / 2} ${(height - side) / 2}) scale(${scale})`, motif)
  );
}
