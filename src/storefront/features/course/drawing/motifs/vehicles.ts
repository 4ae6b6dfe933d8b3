import type { Inks } from '../inks.ts';
import { around, circle, group, path, rect, ring, stroke, times } from '../shapes.ts';

const wheel = (c: Inks, x: number, y: number, r: number) =>
  circle(x, y, r, c.dark) + circle(x, y, r * 0.5, c.light) + circle(x, y, r * 0.18, c.dark);

export const vehicles = {
  motorcycle: (c: Inks) =>
    wheel(c, 90, 286, 70) +
    wheel(c, 314, 286, 70) +
    stroke('M90 286L150 196M314 286L258 110', c.strong, 18) +
    path('M120 216h150l-20 76H150Z', c.strong) +
    circle(196, 262, 34, c.light) +
    circle(196, 262, 14, c.dark) +
    path('M136 150h96c34 0 44 26 44 50l-24 18H152c-20-14-30-46-16-68Z', c.base) +
    path('M36 160h112v34H70c-20 0-34-14-34-34Z', c.dark) +
    stroke('M262 112h-44', c.dark, 16) +
    circle(286, 140, 24, c.accent) +
    stroke('M200 316H40', c.mid, 16),

  truck: (c: Inks) =>
    rect(16, 108, 224, 178, c.base, 12) +
    times(3, (i) => rect(62 + i * 60, 132, 10, 130, c.strong, 5)) +
    path('M250 158h74l60 66v62H250Z', c.strong) +
    path('M270 178h44l40 46h-84Z', c.soft) +
    rect(16, 282, 368, 24, c.dark, 8) +
    rect(356, 240, 28, 24, c.accent, 4) +
    times(3, (i) => wheel(c, [78, 156, 314][i]!, 306, 38)),

  engine: (c: Inks) =>
    times(4, (i) => rect(120 + i * 46, 60, 26, 44, c.dark, 5)) +
    rect(92, 96, 216, 66, c.base, 12) +
    rect(76, 150, 248, 170, c.strong, 16) +
    path('M120 318h160l-22 44H142Z', c.dark) +
    stroke('M324 190h34v-96', c.mid, 24) +
    circle(132, 246, 58, c.dark) +
    circle(132, 246, 36, c.light) +
    circle(132, 246, 12, c.dark) +
    circle(250, 214, 34, c.base) +
    stroke('M132 190L250 182M150 300L262 246', c.dark, 8) +
    circle(250, 214, 14, c.accent) +
    rect(230, 80, 46, 24, c.accent, 6),

  piston: (c: Inks) =>
    path('M176 150h48l22 160h-92Z', c.strong) +
    rect(96, 40, 208, 140, c.base, 18) +
    times(3, (i) => rect(96, 66 + i * 26, 208, 12, c.dark)) +
    circle(200, 160, 22, c.accent) +
    circle(200, 306, 66, c.strong) +
    circle(200, 306, 38, c.soft) +
    circle(200, 306, 20, c.dark),

  tyre: (c: Inks) =>
    around(18, 200, 200, rect(184, 24, 32, 40, c.dark, 6)) +
    circle(200, 200, 160, c.dark) +
    circle(200, 200, 108, c.light) +
    circle(200, 200, 92, c.base) +
    around(5, 200, 200, rect(186, 116, 28, 84, c.soft, 10)) +
    circle(200, 200, 38, c.strong) +
    around(5, 200, 200, circle(200, 178, 5, c.accent)) +
    circle(200, 200, 12, c.accent),

  battery: (c: Inks) =>
    rect(92, 84, 64, 60, c.dark, 8) +
    rect(244, 84, 64, 60, c.dark, 8) +
    rect(44, 124, 312, 222, c.strong, 18) +
    path('M62 124h276a18 18 0 0 1 18 18v48H44v-48a18 18 0 0 1 18-18Z', c.base) +
    stroke('M84 236h52M110 210v52M268 236h52', c.white, 13) +
    path('M214 198l-48 70h34l-12 54 52-74h-36Z', c.accent),

  sprayGun: (c: Inks) =>
    path('M30 172L-70 90v168Z', c.light) +
    path('M150 30h124l-18 96h-88Z', c.base) +
    rect(142, 14, 140, 26, c.dark, 10) +
    rect(84, 124, 250, 66, c.strong, 18) +
    path('M92 132L36 150v34l56 14Z', c.dark) +
    path('M238 186h84l26 160h-78Z', c.base) +
    stroke('M182 190c0 46 22 62 48 62', c.dark, 14) +
    stroke('M308 346c0 40 60 20 70 60', c.dark, 16) +
    circle(300, 157, 14, c.accent),

  gauge: (c: Inks) =>
    circle(200, 200, 164, c.dark) +
    circle(200, 200, 138, c.soft) +
    times(9, (i) =>
      group(
        `rotate(${-120 + i * 30} 200 200)`,
        rect(193, 76, 14, i % 2 ? 22 : 34, i > 6 ? c.accent : c.base, 6),
      ),
    ) +
    group('rotate(48 200 200)', path('M190 210L200 92l10 118Z', c.strong)) +
    circle(200, 200, 24, c.strong) +
    rect(150, 262, 100, 34, c.base, 8),

  sparkPlug: (c: Inks) =>
    group(
      'rotate(24 200 200)',
      rect(180, 4, 40, 52, c.dark, 8) +
        path('M158 52h84l16 124H142Z', c.white) +
        times(3, (i) => rect(146, 80 + i * 30, 108, 8, c.light, 4)) +
        rect(118, 172, 164, 66, c.strong, 10) +
        times(5, (i) => rect(144, 242 + i * 22, 112, 15, c.base, 5)) +
        rect(188, 350, 24, 30, c.dark) +
        stroke('M250 350v44h-46', c.dark, 14),
    ) + around(6, 96, 356, rect(90, 312, 12, 30, c.accent, 6)),

  steeringWheel: (c: Inks) =>
    ring(200, 200, 144, c.dark, 42) +
    path('M72 182h256v40H232l-12 118h-40l-12-118H72Z', c.strong) +
    circle(200, 206, 58, c.base) +
    circle(200, 206, 24, c.accent) +
    stroke('M100 132A120 120 0 0 1 160 92', c.light, 12),

  charger: (c: Inks) =>
    rect(60, 46, 170, 316, c.base, 24) +
    rect(88, 78, 114, 84, c.soft, 10) +
    path('M154 190l-50 82h38l-12 62 56-86h-40Z', c.accent) +
    stroke('M230 236c78 0 30 110 78 110s44-40 44-86v-60', c.dark, 18) +
    rect(320, 120, 62, 84, c.strong, 14) +
    stroke('M338 120V86M364 120V86', c.dark, 12) +
    rect(40, 356, 210, 22, c.dark, 10),

  forklift: (c: Inks) =>
    rect(232, 30, 24, 290, c.dark, 6) +
    path('M70 70h118l34 120v120H40V210Z', c.base) +
    path('M92 92h82l26 96H66Z', c.soft) +
    rect(40, 220, 182, 92, c.strong, 14) +
    rect(262, 186, 116, 108, c.accent, 8) +
    stroke('M320 186v36', c.dark, 14) +
    path('M256 294h134v18H256Z', c.dark) +
    wheel(c, 84, 318, 46) +
    wheel(c, 202, 326, 38) +
    rect(30, 180, 40, 50, c.strong, 10),

  excavator: (c: Inks) =>
    stroke('M196 190L270 70L354 176', c.strong, 34) +
    stroke('M196 190L270 70', c.base, 18) +
    path('M318 164l66 6-4 62c-30 26-74 20-96-8Z', c.dark) +
    circle(270, 70, 17, c.accent) +
    circle(350, 174, 14, c.accent) +
    path('M66 130h100l30 70v76H50V150Z', c.base) +
    path('M92 150h66l22 56H92Z', c.soft) +
    rect(24, 268, 216, 22, c.strong) +
    rect(14, 286, 240, 80, c.dark, 40) +
    times(3, (i) => circle(56 + i * 78, 326, 24, c.light) + circle(56 + i * 78, 326, 9, c.dark)),

  dumpTruck: (c: Inks) =>
    path('M14 110h250l-34 136H62Z', c.base) +
    path('M40 110c30-60 70-10 100-46 40-20 70 6 88 46Z', c.mid) +
    path('M252 168h80l44 54v70H236Z', c.strong) +
    path('M276 184h48l30 40h-84Z', c.soft) +
    rect(40, 262, 336, 30, c.dark, 8) +
    wheel(c, 110, 310, 56) +
    wheel(c, 300, 310, 56) +
    rect(354, 234, 24, 22, c.accent, 4),

  drone: (c: Inks) =>
    stroke('M90 130L170 196M310 130L230 196', c.dark, 16) +
    times(2, (i) => rect(20 + i * 230, 96, 140, 16, c.mid, 8) + rect(82 + i * 220, 104, 16, 40, c.dark, 6)) +
    path('M140 170h120l34 40-34 44H140l-34-44Z', c.base) +
    path('M140 170h120l34 40H106Z', c.strong) +
    circle(200, 262, 34, c.dark) +
    circle(200, 262, 16, c.accent) +
    stroke('M120 250l-24 90M280 250l24 90M70 342h56M274 342h56', c.dark, 12),

  shipWheel: (c: Inks) =>
    around(8, 200, 200, rect(188, 16, 24, 180, c.strong, 12)) +
    ring(200, 200, 104, c.base, 34) +
    ring(200, 200, 104, c.dark, 6) +
    circle(200, 200, 44, c.dark) +
    circle(200, 200, 20, c.accent),

  anchor: (c: Inks) =>
    ring(200, 76, 38, c.dark, 22) +
    rect(184, 104, 32, 240, c.strong, 6) +
    rect(112, 134, 176, 30, c.strong, 15) +
    path(
      'M46 220c8 90 70 150 154 160 84-10 146-70 154-160l-50 34c-12 40-50 70-104 78-54-8-92-38-104-78Z',
      c.base,
    ) +
    path('M30 262l26-62 56 40ZM370 262l-26-62-56 40Z', c.dark) +
    circle(200, 149, 11, c.accent),

  propeller: (c: Inks) =>
    around(3, 200, 200, path('M200 200C110 170 110 30 214 18c60 70 44 140-14 182Z', c.base)) +
    around(3, 200, 200, path('M200 200C150 160 160 70 214 18c60 70 44 140-14 182Z', c.strong)) +
    circle(200, 200, 44, c.dark) +
    circle(200, 200, 18, c.accent),

  sailboat: (c: Inks) =>
    rect(188, 20, 14, 270, c.dark, 6) +
    path('M212 30c90 60 130 140 136 220H212Z', c.base) +
    path('M178 70c-60 60-100 120-112 180h112Z', c.accent) +
    path('M30 282h340c-16 60-70 84-110 84H140c-50 0-96-30-110-84Z', c.strong) +
    stroke('M60 388h90M190 388h150', c.light, 12),

  lifebuoy: (c: Inks) =>
    ring(200, 200, 118, c.white, 78) +
    times(4, (i) => group(`rotate(${45 + i * 90} 200 200)`, path('M158 48h84l-20 74h-44Z', c.accent))) +
    ring(200, 200, 158, c.strong, 10) +
    ring(200, 200, 78, c.strong, 10),

  outboard: (c: Inks) =>
    path('M110 40h130c50 0 70 30 70 70v46H92V66c0-16 6-26 18-26Z', c.base) +
    rect(92, 110, 218, 20, c.accent) +
    rect(120, 156, 160, 34, c.dark, 6) +
    path('M150 190h96l-16 120h-58Z', c.strong) +
    stroke('M92 130L20 110', c.dark, 18) +
    path('M120 300h140c30 0 40 14 40 26s-10 26-40 26H150c-30 0-40-20-30-52Z', c.dark) +
    group('translate(290 326)', around(3, 0, 0, path('M0 0C-24-14-20-54 4-62c18 18 16 44-4 62Z', c.mid))),
};
