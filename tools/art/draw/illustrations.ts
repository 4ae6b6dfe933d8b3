import { palette } from '../../../tailwind.config.ts';
import type { Inks } from '../../../src/storefront/features/course/drawing/inks.ts';
import {
  circle,
  ellipse,
  group,
  path,
  rect,
  ring,
  stroke,
  times,
} from '../../../src/storefront/features/course/drawing/shapes.ts';
import { numbersOf } from '../../../src/storefront/features/course/drawing/numbers-of.ts';

interface Tile {
  inks: Inks;
  motif: string;
}

/**
 * The hero: a shop window of tiles, one field each, with quiet ones between. 880 by 720, transparent around.
 */
export function windowOfTiles(tiles: readonly Tile[], frame: { ground: string; glow: string }): string {
  const side = 200;
  const gap = 20;
  return times(12, (index) => {
    const x = 10 + (index % 4) * (side + gap);
    const y = 30 + Math.floor(index / 4) * (side + gap);
    const tile = tiles[index];
    const quiet =
      rect(0, 0, side, side, frame.ground, 24) +
      path(
        `M24 0H${side - 24}a24 24 0 0 1 24 24A176 176 0 0 0 0 ${side - 24}V24A24 24 0 0 1 24 0Z`,
        frame.glow,
      );
    const content = tile
      ? rect(0, 0, side, side, tile.inks.line, 24) +
        circle(side, side, 120, tile.inks.soft) +
        group('translate(26 26) scale(0.37)', tile.motif)
      : quiet;
    return `<g transform="translate(${x} ${y})"><clipPath id="t${index}"><rect width="${side}" height="${side}" rx="24"/></clipPath><g clip-path="url(#t${index})">${content}</g></g>`;
  });
}

/** An empty shelf under a lens: nothing found, nothing saved. 640 by 480. */
export function emptyShelf(c: Inks): string {
  return (
    ellipse(320, 430, 240, 22, c.line) +
    rect(110, 60, 420, 350, c.soft, 24) +
    rect(110, 60, 420, 60, c.strong, 24) +
    rect(110, 96, 420, 24, c.strong) +
    times(7, (i) => path(`M${110 + i * 60} 120h60v18a30 30 0 0 1-60 0Z`, i % 2 ? c.white : c.light)) +
    rect(110, 256, 420, 14, c.light) +
    rect(110, 386, 420, 24, c.strong, 12) +
    stroke('M160 256v-34h44v34M232 256v-60h22v60', c.light, 6) +
    stroke('M168 386v-60h70v60M264 386v-34h40v34', c.light, 6) +
    circle(398, 266, 92, c.white) +
    ring(398, 266, 86, c.base, 20) +
    stroke('M464 334l74 76', c.dark, 30) +
    stroke('M352 244a52 52 0 0 1 34-30', c.light, 12)
  );
}

/** White, barely to be seen: lies on the dark grounds of any school. */
export const veil = `${palette.white}10`;
export const glow = `${palette.white}22`;

/**
 * Quiet ground for white text: barely lighter shapes on what is below it, thicker to the right. 1920 by 720.
 */
export function heroGround(): string {
  const next = numbersOf('hero');
  let drawn = '';
  for (let y = 0; y < 720; y += 120) {
    for (let x = 0; x < 1920; x += 120) {
      if (next() > 0.15 + (x / 1920) * 0.7) continue;
      const fill = x > 960 && next() > 0.6 ? glow : veil;
      const shape = [
        path('M0 0H120A120 120 0 0 1 0 120Z', fill),
        path('M0 0H120L0 120Z', fill),
        circle(60, 60, 26, fill),
        path('M0 0H120A60 60 0 0 1 0 0Z', fill),
      ][Math.floor(next() * 4)]!;
      drawn += group(`translate(${x} ${y}) rotate(${Math.floor(next() * 4) * 90} 60 60)`, shape);
    }
  }
  return drawn;
}
