import type { Scheme } from './schemes.ts';
import { circle, group, path, polygonPath, rect, ring, stroke, times } from './shapes.ts';

type Place = (width: number, height: number, scheme: Scheme, next: () => number) => string;

/** How high above the lower edge things stand, as a share of the height. */
export const FLOOR = 0.18;

const floorOf = (w: number, h: number, s: Scheme) =>
  rect(0, at(h * (1 - FLOOR)), w, at(h * FLOOR) + 1, s.floor);
const at = (value: number) => Math.round(value);

/** Where the work is done, and what lies behind it. */
export const places = {
  tiles: (w, h, s, next) => {
    const side = at(w / 6);
    return times(Math.ceil(h / side), (row) =>
      times(6, (i) => {
        const kind = Math.floor(next() * 5);
        const turn = Math.floor(next() * 4) * 90;
        const fill = next() > 0.7 ? s.field2 : s.field;
        const shape = [
          path(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, fill),
          path(`M0 0H${side}L0 ${side}Z`, fill),
          circle(side / 2, side / 2, at(side / 4), fill),
        ][kind];
        return shape
          ? group(`translate(${i * side} ${row * side}) rotate(${turn} ${side / 2} ${side / 2})`, shape)
          : '';
      }),
    );
  },
  stripes: (w, h, s) =>
    times(9, (i) =>
      path(
        `M${at((i * w) / 5 - h)} ${h}L${at((i * w) / 5)} 0h${at(w / 10)}L${at((i * w) / 5 + w / 10 - h)} ${h}Z`,
        i % 3 ? s.field : s.field2,
      ),
    ),
  rays: (w, h, s, next) => {
    const x = at(w * (next() > 0.5 ? 0.2 : 0.8));
    return times(7, (i) => {
      const [from, to] = [-170 + i * 24, -158 + i * 24].map((angle) => (angle * Math.PI) / 180) as [
        number,
        number,
      ];
      return path(
        `M${x} ${h}L${at(x + w * 1.3 * Math.cos(from))} ${at(h + w * 1.3 * Math.sin(from))}L${at(x + w * 1.3 * Math.cos(to))} ${at(h + w * 1.3 * Math.sin(to))}Z`,
        i % 2 ? s.field : s.field2,
      );
    });
  },
  rings: (w, h, s, next) => {
    const [x, y] = [next() > 0.5 ? 0 : w, next() > 0.5 ? 0 : h];
    return times(4, (i) => ring(x, y, at(h * (0.3 + i * 0.27)), i % 2 ? s.field2 : s.field, at(h * 0.11)));
  },
  split: (w, h, s, next) => {
    const x = at(w * (0.3 + next() * 0.4));
    return (
      rect(0, 0, x, h, s.field2) +
      path(`M${x} 0h${at(h * 0.6)}L${x} ${at(h * 0.6)}Z`, s.field) +
      circle(0, h, at(h * 0.45), s.field)
    );
  },
  sunrise: (w, h, s, next) =>
    circle(at(w * (0.25 + next() * 0.5)), at(h * (1 - FLOOR)), at(h * 0.56), s.field2) +
    stroke(
      `M0 ${at(h * 0.2)}h${at(w * 0.2)}M${at(w * 0.76)} ${at(h * 0.32)}h${at(w * 0.3)}`,
      s.field,
      at(h * 0.04),
    ) +
    floorOf(w, h, s),
  skyline: (w, h, s, next) =>
    times(9, (i) => {
      const tall = at(h * (0.2 + next() * 0.5));
      return rect(
        at((i * w) / 9),
        at(h * (1 - FLOOR)) - tall,
        at(w / 9) + 1,
        tall,
        i % 2 ? s.field : s.field2,
      );
    }) + floorOf(w, h, s),
  factory: (w, h, s) =>
    times(4, (i) =>
      path(
        `M${at((i * w) / 4)} ${at(h * (1 - FLOOR))}V${at(h * 0.3)}L${at(((i + 1) * w) / 4)} ${at(h * 0.1)}V${at(h * (1 - FLOOR))}Z`,
        i % 2 ? s.field : s.field2,
      ),
    ) + floorOf(w, h, s),
  arches: (w, h, s) =>
    times(4, (i) => {
      const [x, wide] = [at((i * w) / 4 + w * 0.03), at(w * 0.19)];
      return path(
        `M${x} ${at(h * (1 - FLOOR))}V${at(h * 0.4)}a${at(wide / 2)} ${at(wide / 2)} 0 0 1 ${wide} 0V${at(h * (1 - FLOOR))}Z`,
        i % 2 ? s.field : s.field2,
      );
    }) + floorOf(w, h, s),
  waves: (w, h, s) =>
    times(3, (i) => {
      const [y, step] = [at(h * (0.5 + i * 0.17)), at(w / 8)];
      return path(
        `M${-step - i * 30} ${y}${times(6, () => `q${step / 2} ${-at(h * 0.09)} ${step} 0t${step} 0`)}V${h}H${-step - i * 30}Z`,
        [s.field, s.field2, s.floor][i]!,
      );
    }),
  hills: (w, h, s, next) =>
    circle(at(w * (0.15 + next() * 0.7)), at(h * 0.28), at(h * 0.17), s.plate) +
    path(
      `M0 ${h}V${at(h * 0.6)}Q${at(w * 0.25)} ${at(h * 0.3)} ${at(w * 0.6)} ${at(h * 0.7)}T${w} ${at(h * 0.6)}V${h}Z`,
      s.field,
    ) +
    path(`M0 ${h}V${at(h * 0.8)}Q${at(w * 0.4)} ${at(h * 0.6)} ${w} ${at(h * 0.84)}V${h}Z`, s.field2) +
    floorOf(w, h, s),
  pegboard: (w, h, s) =>
    times(5, (row) =>
      times(12, (i) => circle(at((i + 0.5) * (w / 12)), at((row + 0.6) * h * 0.16), at(h * 0.016), s.field2)),
    ) +
    rect(0, at(h * (1 - FLOOR)), w, at(h * 0.05), s.inks.strong) +
    rect(0, at(h * 0.87), w, at(h * 0.14), s.floor),
  window: (w, h, s, next) => {
    const x = at(w * (next() > 0.5 ? 0.08 : 0.56));
    return (
      rect(x, at(h * 0.1), at(w * 0.36), at(h * 0.54), s.field2) +
      times(2, (row) =>
        times(3, (i) =>
          rect(
            x + at(w * (0.015 + i * 0.115)),
            at(h * (0.125 + row * 0.26)),
            at(w * 0.1),
            at(h * 0.235),
            s.field,
          ),
        ),
      ) +
      floorOf(w, h, s)
    );
  },
  checker: (w, h, s) =>
    times(2, (row) =>
      times(10, (i) =>
        (row + i) % 2
          ? rect(at((i * w) / 10), at(h * (0.74 + row * 0.13)), at(w / 10), at(h * 0.13), s.field2)
          : rect(at((i * w) / 10), at(h * (0.74 + row * 0.13)), at(w / 10), at(h * 0.13), s.floor),
      ),
    ) + times(10, (i) => rect(at((i * w) / 10), 0, at(w / 20), at(h * 0.14), s.field)),
  shelves: (w, h, s, next) =>
    times(
      2,
      (row) =>
        times(8, (i) => {
          const tall = at(h * (0.08 + next() * 0.14));
          return next() > 0.3
            ? rect(
                at(w * (0.03 + i * 0.12)),
                at(h * (0.3 + row * 0.3)) - tall,
                at(w * 0.09),
                tall,
                (i + row) % 2 ? s.field : s.field2,
              )
            : '';
        }) + rect(0, at(h * (0.3 + row * 0.3)), w, at(h * 0.025), s.field2),
    ) + floorOf(w, h, s),
  grid: (w, h, s) =>
    times(12, (i) => rect(at((i * w) / 12), 0, 2, h, s.field)) +
    times(7, (i) => rect(0, at((i * h) / 7), w, 2, s.field)) +
    circle(at(w * 0.5), at(h * 0.5), at(h * 0.62), s.field),
  steps: (w, h, s, next) => {
    const up = next() > 0.5;
    return times(6, (i) =>
      rect(
        at((i * w) / 6),
        at(h * (0.86 - (up ? i : 5 - i) * 0.12)),
        at(w / 6) + 1,
        h,
        i % 2 ? s.field : s.field2,
      ),
    );
  },
  honeycomb: (w, h, s, next) =>
    times(4, (row) =>
      times(6, (i) =>
        next() > 0.35
          ? path(
              polygonPath(
                at(w * 0.1 + i * h * 0.31 + (row % 2) * h * 0.155),
                at(h * (0.05 + row * 0.27)),
                at(h * 0.165),
                6,
              ),
              next() > 0.6 ? s.field2 : s.field,
            )
          : '',
      ),
    ),
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
