import { FLOOR } from './places.ts';
import type { Scheme } from './schemes.ts';
import { circle, group, path, rect, ring, times } from './shapes.ts';

type Which = 0 | 1 | 2;
/** Of a silhouette: what is filled, and what is left open in it. */
export type Tones = readonly [filled: string, open: string];

export interface Canvas {
  width: number;
  height: number;
  scheme: Scheme;
  /** Draws the first, second or third motif; `size` is that of its square, `turn` in degrees. */
  motif: (which: Which, cx: number, cy: number, size: number, turn?: number, tones?: Tones) => string;
  next: () => number;
}

type Composition = (canvas: Canvas) => string;

const at = (value: number) => Math.round(value);

const pick = <Item>({ next }: Canvas, items: readonly Item[]) => items[Math.floor(next() * items.length)]!;

/** A motif that stands on the floor of its place. */
const standing = ({ height, motif }: Canvas, which: Which, cx: number, size: number, lower = 0) =>
  motif(which, cx, height * (1 - FLOOR + lower) - size * 0.425, size);

const plateUnder = (canvas: Canvas, drawn: string) => (canvas.scheme.dark ? drawn : '');

/** How what is drawn is arranged: crop, rhythm, weight. */
export const compositions = {
  disc: (c) => {
    const [x, y, r] = [
      at(c.width * (c.width > c.height ? pick(c, [0.34, 0.5, 0.66]) : 0.5)),
      at(c.height / 2),
      at(Math.min(c.height, c.width) * 0.43),
    ];
    return (
      circle(x, y, r, c.scheme.plate) + ring(x, y, at(r * 1.1), c.scheme.plate, 4) + c.motif(0, x, y, r * 1.4)
    );
  },

  stage: (c) => {
    const [left, right] = [c.width * 0.36, c.width * 0.74];
    return (
      plateUnder(
        c,
        circle(at(left), at(c.height * 0.5), at(c.height * 0.42), c.scheme.plate) +
          circle(at(right), at(c.height * 0.6), at(c.height * 0.26), c.scheme.inks.light),
      ) +
      standing(c, 0, left, c.height * 0.74, 0.06) +
      standing(c, 1, right, c.height * 0.44, 0.04)
    );
  },

  crop: (c) => {
    const [x, y] = [c.width * pick(c, [0.54, 0.64, 0.76]), c.height * 0.58];
    return (
      circle(at(x), at(y), at(c.height * 0.66), c.scheme.plate) +
      c.motif(0, x, y, c.height * 1.08, at(c.next() * 24 - 12)) +
      circle(at(c.width * 0.13), at(c.height * 0.24), at(c.height * 0.13), c.scheme.inks.accent)
    );
  },

  triptych: (c) => {
    const wide = c.width / 3;
    const large = pick(c, [0, 1, 1, 2]);
    const hangs = c.next() > 0.5;
    const full = c.scheme.dark ? c.scheme.inks.mid : c.scheme.field2;
    const size = Math.min(wide * 0.9, c.height * 0.62);
    const order: Which[] = [1, 2];
    return times(3, (i) => {
      const x = at(i * wide);
      const isLarge = i === large;
      const half = `M${x} ${hangs ? 0 : c.height}a${at(wide / 2)} ${at(wide / 2)} 0 0 ${hangs ? 0 : 1} ${at(wide)} 0Z`;
      return (
        rect(x, 0, at(wide) + 1, c.height, isLarge ? full : i === 0 ? c.scheme.plate : c.scheme.inks.soft) +
        path(half, c.scheme.inks.line) +
        c.motif(isLarge ? 0 : order.pop()!, (i + 0.5) * wide, c.height * 0.5, size * (isLarge ? 1.12 : 0.86))
      );
    });
  },

  mosaic: (c) => {
    const [w, h] = [at(c.width / 4), at(c.height / 2)];
    const { inks, plate } = c.scheme;
    const large = pick(c, [0, 1, 2]);
    const small = [0, 1, 2, 3].filter((column) => column < large || column > large + 1) as [number, number];
    const swaps = c.next() > 0.5;
    const turns = [pick(c, [0, 90, 180, 270]), pick(c, [0, 90, 180, 270])] as const;
    const side = Math.min(w, h);
    const quarter = (column: number, row: number, ground: string, fill: string, turn: number) =>
      rect(column * w, row * h, w + 2, h + 1, ground) +
      group(
        `translate(${column * w} ${row * h}) rotate(${turn} ${w / 2} ${h / 2})`,
        path(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, fill),
      );
    const tile = (column: number, row: number, ground: string, which: Which) =>
      rect(column * w, row * h, w + 2, h + 1, ground) +
      c.motif(which, (column + 0.5) * w, (row + 0.5) * h, side * 0.76);
    const [top, foot] = swaps ? [1, 0] : [0, 1];
    return (
      rect(large * w, 0, w * 2, h * 2, plate) +
      quarter(small[0], top, inks.mid, inks.strong, turns[0]) +
      tile(small[0], foot, inks.soft, 1) +
      tile(small[1], top, inks.line, 2) +
      quarter(small[1], foot, inks.dark, inks.accent, turns[1]) +
      c.motif(0, (large + 1) * w, h, side * 1.66)
    );
  },

  table: (c) => {
    const { width: w, height: h } = c;
    const [x, beside] = pick(c, [
      [0.32, [0.64, 0.82]],
      [0.5, [0.2, 0.8]],
      [0.66, [0.18, 0.4]],
    ] as const);
    const up = c.next() > 0.5 ? 0.36 : 0.64;
    return (
      rect(at(w * 0.06), at(h * 0.1), at(w * 0.88), at(h * 0.8), c.scheme.plate, at(h * 0.06)) +
      c.motif(0, w * x, h * 0.5, h * 0.68, at(-18 + c.next() * 36)) +
      c.motif(1, w * beside[0], h * up, h * 0.38, at(8 + c.next() * 14)) +
      c.motif(2, w * beside[1], h * (1 - up), h * 0.34, at(-12 + c.next() * 10))
    );
  },

  rhythm: (c) => {
    const { width: w, height: h, scheme } = c;
    const r = at(h * 0.17);
    const x0 = pick(c, [0.35, 0.5, 0.65]);
    const cells = [-0.48, -0.31, 0.31, 0.48, 0.65, -0.65]
      .map((from) => x0 + from)
      .filter((x) => x > -0.1 && x < 1.1)
      .flatMap((x, column) =>
        [0.2, 0.5, 0.8].map((y, row) => ({
          x: x * w,
          y: y * h,
          full: (column + row) % 2 === 0,
          which: (1 + (row % 2)) as Which,
        })),
      );
    return (
      cells.map(({ x, y, full }) => circle(at(x), at(y), r, full ? scheme.plate : scheme.field2)).join('') +
      cells
        .filter(({ x, full }) => full && x > 0.08 * w && x < 0.92 * w)
        .map(({ x, y, which }) => c.motif(which, x, y, r * 1.35))
        .join('') +
      circle(at(w * x0), at(h / 2), at(h * 0.42), scheme.plate) +
      c.motif(0, w * x0, h / 2, h * 0.6)
    );
  },

  wallpaper: (c) => {
    const { width: w, height: h, scheme } = c;
    const cell = h / 3;
    const columns = Math.ceil(w / cell) + 1;
    const x = at(w * pick(c, [0.3, 0.5, 0.7]));
    const corner = at(h * pick(c, [0.12, 0.44]));
    return (
      rect(0, 0, w, h, scheme.ground) +
      times(3, (row) =>
        times(columns, (i) =>
          c.motif(1, (i + (row % 2 ? 0 : 0.5)) * cell, (row + 0.5) * cell, cell * 0.7, 0, [
            scheme.field2,
            scheme.ground,
          ]),
        ),
      ) +
      rect(at(x - h * 0.44), at(h * 0.06), at(h * 0.88), at(h * 0.88), scheme.plate, corner) +
      c.motif(0, x, h / 2, h * 0.62)
    );
  },

  echo: (c) => {
    const { width: w, height: h, scheme } = c;
    const x = w * pick(c, [0.5, 0.62, 0.74]);
    const y = at(h * (0.46 + c.next() * 0.1));
    const r = at(h * pick(c, [0.34, 0.42]));
    const turn = at(c.next() * 50 - 25);
    return (
      c.motif(0, x - w * 0.38, h * (0.4 + c.next() * 0.3), h * 1.7, turn, [scheme.field2, scheme.field]) +
      plateUnder(c, circle(at(x), y, r, scheme.plate)) +
      c.motif(0, x, y, scheme.dark ? r * 1.42 : h * 0.78)
    );
  },

  bench: (c) => {
    const { width: w, height: h, scheme } = c;
    const wall = plateUnder(c, rect(0, at(h * 0.1), w, at(h * 0.74), scheme.plate));
    return (
      wall +
      circle(at(w * 0.3), at(h * 0.42), at(h * 0.3), scheme.dark ? scheme.inks.line : scheme.plate) +
      rect(0, at(h * 0.84), w, h, scheme.inks.strong) +
      rect(0, at(h * 0.84), w, at(h * 0.04), scheme.inks.dark) +
      c.motif(0, w * 0.3, h * 0.54, h * 0.66) +
      c.motif(1, w * 0.62, h * 0.66, h * 0.4) +
      c.motif(2, w * 0.84, h * 0.7, h * 0.32)
    );
  },

  half: (c) => {
    const x = at(c.width * 0.42);
    return (
      rect(x, 0, c.width - x, c.height, c.scheme.plate) +
      circle(x, at(c.height / 2), at(c.height * 0.4), c.scheme.inks.line) +
      c.motif(0, x + c.height * 0.12, c.height * 0.5, c.height * 0.74) +
      c.motif(1, c.width * 0.86, c.height * 0.74, c.height * 0.3)
    );
  },

  arch: (c) => {
    const [x, wide] = [at(c.width * 0.38), Math.min(at(c.width * 0.48), at(c.height * 0.86))];
    return (
      path(
        `M${x - wide / 2} ${c.height}V${at(c.height * 0.1 + wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${c.height}Z`,
        c.scheme.plate,
      ) +
      rect(x - wide / 2, at(c.height * (1 - FLOOR + 0.06)), wide, at(c.height * FLOOR), c.scheme.inks.light) +
      standing(c, 0, x, Math.min(c.height * 0.64, wide * 0.8), 0.08) +
      plateUnder(c, circle(at(c.width * 0.83), at(c.height * 0.6), at(c.height * 0.22), c.scheme.plate)) +
      c.motif(1, c.width * 0.83, c.height * 0.6, c.height * 0.34)
    );
  },

  horizon: (c) =>
    path(
      `M${at(c.width / 2 - c.height * 0.62)} ${at(c.height * 0.86)}a${at(c.height * 0.62)} ${at(c.height * 0.62)} 0 0 1 ${at(c.height * 1.24)} 0Z`,
      c.scheme.plate,
    ) +
    rect(0, at(c.height * 0.86), c.width, c.height, c.scheme.inks.strong) +
    c.motif(0, c.width / 2, c.height * 0.56, c.height * 0.7) +
    plateUnder(c, circle(at(c.width * 0.1), at(c.height * 0.68), at(c.height * 0.2), c.scheme.inks.light)) +
    c.motif(2, c.width * 0.1, c.height * 0.7, c.height * 0.3),
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
