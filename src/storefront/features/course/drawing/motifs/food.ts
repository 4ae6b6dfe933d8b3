import type { Inks } from '../inks.ts';
import { circle, ellipse, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const food = {
  cake: (c: Inks) =>
    rect(80, 190, 240, 140, c.base, 10) +
    path(
      'M80 200a20 20 0 0 1 20-20h200a20 20 0 0 1 20 20v26c-20 30-40 0-60 20s-40-14-60 8-40-14-60 4-50 4-60-20Z',
      c.soft,
    ) +
    rect(120, 110, 160, 74, c.mid, 10) +
    path(
      'M120 120a14 14 0 0 1 14-14h132a14 14 0 0 1 14 14v18c-14 22-30 0-44 14s-24-8-36 4-28-8-40 2-34 2-40-16Z',
      c.white,
    ) +
    circle(200, 76, 26, c.accent) +
    stroke('M200 52c4-18 14-28 30-32', c.dark, 8) +
    rect(40, 328, 320, 24, c.dark, 12) +
    rect(150, 350, 100, 26, c.strong, 6),

  pizza: (c: Inks) =>
    path('M200 390L30 90C130 20 270 20 370 90Z', c.base) +
    path('M200 350L66 108c90-54 178-54 268 0Z', c.accent) +
    path('M30 90C130 20 270 20 370 90l-22 38c-90-62-206-62-296 0Z', c.strong) +
    circle(150, 156, 28, c.base) +
    circle(240, 170, 28, c.base) +
    circle(192, 236, 26, c.base) +
    group('rotate(30 284 120)', ellipse(284, 128, 14, 8, c.dark)) +
    ellipse(196, 128, 13, 8, c.dark) +
    ellipse(216, 294, 8, 12, c.dark),

  pan: (c: Inks) =>
    stroke('M150 40c-20 24 20 36 0 60M200 24c-20 24 20 36 0 60M250 40c-20 24 20 36 0 60', c.mid, 14) +
    rect(60, 130, 280, 34, c.strong, 17) +
    rect(176, 104, 48, 34, c.accent, 12) +
    path('M76 160h248v120a70 70 0 0 1-70 70H146a70 70 0 0 1-70-70Z', c.base) +
    rect(10, 190, 76, 34, c.dark, 17) +
    rect(314, 190, 76, 34, c.dark, 17) +
    path('M100 180h40v80c0 30 10 46 26 60-40-4-66-30-66-60Z', c.light),

  chefHat: (c: Inks) =>
    path('M110 220C40 210 20 110 100 96c20-70 180-70 200 0 80 14 60 114-10 124v90H110Z', c.white) +
    path('M110 290h180v70H110Z', c.base) +
    stroke('M160 220v50M200 210v60M240 220v50', c.light, 12) +
    rect(110, 290, 180, 20, c.strong) +
    circle(200, 336, 11, c.accent),

  knife: (c: Inks) =>
    rect(30, 230, 340, 140, c.mid, 18) +
    circle(330, 270, 14, c.strong) +
    group(
      'rotate(-16 200 160)',
      path('M20 120h230v90H120C60 210 30 170 20 120Z', c.mid),
      path('M20 120h230v30H30Z', c.white),
      rect(246, 124, 150, 46, c.dark, 14),
      circle(280, 147, 7, c.light),
      circle(340, 147, 7, c.light),
    ) +
    times(3, (i) => circle(90 + i * 50, 320, 30, c.accent) + circle(90 + i * 50, 320, 17, c.soft)),

  cheese: (c: Inks) =>
    path('M20 220L300 80c50 10 76 60 80 140Z', c.light) +
    path('M20 220h360v130H20Z', c.accent) +
    circle(100, 290, 30, c.base) +
    circle(230, 260, 22, c.base) +
    circle(300, 316, 28, c.base) +
    ellipse(240, 160, 30, 16, c.base) +
    ellipse(310, 180, 18, 10, c.base) +
    rect(0, 348, 400, 26, c.dark, 12),

  beer: (c: Inks) =>
    stroke('M286 170h40a34 34 0 0 1 34 34v70a34 34 0 0 1-34 34h-40', c.strong, 28) +
    path('M80 120h210v230a26 26 0 0 1-26 26H106a26 26 0 0 1-26-26Z', c.accent) +
    times(3, (i) => rect(116 + i * 54, 180, 24, 160, c.light, 12)) +
    path(
      'M60 120c0-40 40-56 66-40 14-40 84-40 98-4 40-20 86 4 80 50-6 40-50 36-60 20-10 34-54 34-64 0-20 20-60 20-66-6-24 16-54 10-54-20Z',
      c.white,
    ),

  coffee: (c: Inks) =>
    stroke('M160 30c-24 28 24 40 0 70M220 30c-24 28 24 40 0 70', c.mid, 16) +
    stroke('M300 180h26a42 42 0 0 1 0 84h-36', c.base, 26) +
    path('M70 140h240v110a100 100 0 0 1-100 100h-40A100 100 0 0 1 70 250Z', c.base) +
    path('M70 140h240v40H70Z', c.strong) +
    ellipse(190, 260, 40, 54, c.soft) +
    stroke('M190 210c-24 34 24 60 0 100', c.strong, 10) +
    rect(30, 352, 320, 26, c.dark, 13) +
    circle(350, 340, 16, c.accent),

  chocolate: (c: Inks) =>
    group(
      'rotate(-10 200 200)',
      rect(70, 40, 260, 320, c.strong, 12) +
        times(3, (row) =>
          times(
            3,
            (i) =>
              rect(86 + i * 78, 54 + row * 62, 70, 54, c.base, 6) +
              path(`M${86 + i * 78} ${54 + row * 62}h70l-14 12h-42Z`, c.mid),
          ),
        ) +
        path('M56 230l36-22 36 22 36-22 36 22 36-22 36 22 36-22 36 22v140H56Z', c.accent) +
        rect(110, 280, 180, 50, c.soft, 8),
    ),

  sausage: (c: Inks) =>
    stroke('M70 70c20 160 90 230 250 260', c.base, 70) +
    stroke('M84 80c22 130 90 196 220 226', c.mid, 14) +
    stroke('M66 30L40 4M346 336l40 20', c.dark, 16) +
    stroke('M190 50c10 60 60 110 130 130', c.strong, 54) +
    circle(330, 182, 27, c.accent) +
    stroke('M188 30L170 0', c.dark, 12),

  wheat: (c: Inks) =>
    times(3, (k) =>
      group(
        `rotate(${(k - 1) * 22} 200 380)`,
        stroke('M200 380V90', c.strong, 12) +
          times(4, (i) =>
            group(
              `translate(200 ${240 - i * 48})`,
              group('rotate(36)', ellipse(0, -30, 16, 34, k === 1 ? c.accent : c.base)),
              group('rotate(-36)', ellipse(0, -30, 16, 34, k === 1 ? c.accent : c.base)),
            ),
          ) +
          ellipse(200, 46, 16, 36, c.mid),
      ),
    ) + rect(150, 300, 100, 24, c.dark, 10),

  whisk: (c: Inks) =>
    group(
      'rotate(30 200 200)',
      rect(180, 230, 40, 170, c.base, 20) +
        rect(176, 216, 48, 24, c.dark, 8) +
        stroke(
          'M188 220C110 150 110 40 200-10c90 50 90 160 12 230M194 220C160 150 160 40 200-10c40 50 40 160 6 230',
          c.strong,
          10,
        ),
    ) +
    path('M20 300h190a95 84 0 0 1-190 0Z', c.accent) +
    path('M20 300h190v22H24Z', c.soft),

  rollingPin: (c: Inks) =>
    circle(200, 270, 120, c.soft) +
    circle(200, 270, 96, c.light) +
    group(
      'rotate(-18 200 190)',
      rect(60, 150, 280, 84, c.base, 24),
      rect(60, 150, 280, 26, c.mid, 13),
      rect(-30, 172, 100, 40, c.strong, 20),
      rect(330, 172, 100, 40, c.strong, 20),
    ) +
    times(4, (i) => circle(110 + i * 64, 350 - (i % 2) * 20, 9, c.accent)),

  pastry: (c: Inks) =>
    path('M40 260a160 150 0 0 1 320 0Z', c.base) +
    path('M40 260h320v10a40 40 0 0 1-40 40H80a40 40 0 0 1-40-40Z', c.strong) +
    times(6, (i) => circle(66 + i * 54, 268, 24, c.mid)) +
    stroke('M150 170c20-30 60-40 90-30', c.soft, 14) +
    stroke('M160 60c-20 20 20 30 0 52M230 50c-20 20 20 30 0 52', c.accent, 12) +
    rect(20, 330, 360, 24, c.dark, 12),

  milk: (c: Inks) =>
    rect(150, 20, 100, 40, c.dark, 8) +
    path(
      'M160 56h80v54c0 30 60 46 60 110v120a30 30 0 0 1-30 30H130a30 30 0 0 1-30-30V220c0-64 60-80 60-110Z',
      c.white,
    ) +
    path('M100 230h200v110a30 30 0 0 1-30 30H130a30 30 0 0 1-30-30Z', c.light) +
    rect(100, 250, 200, 64, c.base) +
    circle(200, 282, 18, c.accent),

  sewingMachine: (c: Inks) =>
    path('M40 90h300v74H146v80H40Z', c.base) +
    path('M70 60h40v30H70Z', c.dark) +
    circle(90, 52, 24, c.accent) +
    rect(280, 150, 66, 170, c.base, 0) +
    circle(350, 130, 34, c.dark) +
    circle(350, 130, 14, c.light) +
    rect(74, 240, 12, 76, c.dark, 4) +
    rect(56, 296, 48, 12, c.strong, 4) +
    rect(20, 318, 360, 50, c.strong, 12) +
    circle(200, 126, 20, c.soft) +
    stroke('M90 60v30M20 312h160', c.accent, 6),

  spool: (c: Inks) =>
    rect(90, 30, 220, 44, c.strong, 14) +
    rect(90, 326, 220, 44, c.strong, 14) +
    rect(120, 74, 160, 252, c.base, 0) +
    times(8, (i) => stroke(`M120 ${96 + i * 30}l160 -14`, i === 4 ? c.accent : c.mid, 10)) +
    stroke('M280 250c70 0 30 90 90 110', c.accent, 10) +
    circle(200, 52, 12, c.dark),

  scissors: (c: Inks) =>
    stroke('M250 40L150 280M150 40l100 240', c.strong, 36) +
    path('M232 30l40-10-56 180-24-50ZM168 30l-40-10 56 180 24-50Z', c.mid) +
    ring(120, 316, 50, c.base, 28) +
    ring(280, 316, 50, c.accent, 28) +
    circle(200, 166, 15, c.dark),

  dress: (c: Inks) =>
    stroke('M160 60c-10-40 90-40 40-20v34', c.dark, 10) +
    path(
      'M150 80l24-20c10 26 42 26 52 0l24 20c10 40 0 60-14 96l60 186H104l60-186c-14-36-24-56-14-96Z',
      c.base,
    ) +
    path('M164 170h72l6 18h-84Z', c.accent) +
    path('M200 190l40 172h-80Z', c.strong) +
    stroke('M130 362l40-170M270 362l-40-170', c.mid, 8),

  hanger: (c: Inks) =>
    stroke('M200 130V96c0-20 40-20 36-56-6-30-60-30-66 4', c.dark, 18) +
    stroke('M200 134L50 240h300Z', c.base, 28) +
    path('M110 256h180l24 120H86Z', c.accent) +
    path('M110 256h180l6 30H104Z', c.strong),

  tape: (c: Inks) =>
    circle(160, 190, 130, c.accent) +
    circle(160, 190, 96, c.white) +
    circle(160, 190, 62, c.accent) +
    circle(160, 190, 26, c.strong) +
    path('M160 320h230v-60l-16-10V270H256c-20 30-50 50-96 50Z', c.accent) +
    times(6, (i) => rect(216 + i * 28, 296, 6, i % 2 ? 14 : 24, c.dark)) +
    rect(374, 250, 14, 80, c.dark, 4),

  mannequin: (c: Inks) =>
    circle(200, 32, 18, c.dark) +
    path(
      'M180 50h40v26c50 10 70 40 64 90-6 40-30 50-34 90-2 20 10 30 14 48H136c4-18 16-28 14-48-4-40-28-50-34-90-6-50 14-80 64-90Z',
      c.base,
    ) +
    stroke('M200 84v216M138 190c40 16 84 16 124 0', c.soft, 6) +
    rect(190, 300, 20, 60, c.dark) +
    path('M130 380c10-30 130-30 140 0Z', c.strong) +
    circle(240, 140, 12, c.accent),

  needleButton: (c: Inks) =>
    circle(150, 240, 130, c.base) +
    ring(150, 240, 98, c.strong, 10) +
    times(2, (i) => times(2, (j) => circle(122 + i * 56, 212 + j * 56, 15, c.soft))) +
    stroke('M122 212l56 56M178 212l-56 56', c.accent, 12) +
    group('rotate(40 300 140)', path('M290 0h24l-8 330h-8Z', c.dark), rect(298, 14, 8, 40, c.soft, 4)) +
    stroke('M372 30c-60-40-140 20-80 70s-30 100-110 90', c.accent, 9),

  screenPrint: (c: Inks) =>
    path('M40 60h320v220H40ZM84 100v140h232V100Z', c.strong) +
    rect(84, 100, 232, 140, c.soft) +
    path('M200 116l22 42 46 8-34 34 8 42-42-20-42 20 8-42-34-34 46-8Z', c.base) +
    group(
      'rotate(-14 240 110)',
      rect(150, 50, 220, 34, c.dark, 8),
      path('M160 84h200l-10 30H170Z', c.accent),
    ) +
    path('M90 296h220l30 80H60Z', c.white),

  loom: (c: Inks) =>
    rect(40, 40, 320, 30, c.strong, 8) +
    rect(40, 330, 320, 30, c.strong, 8) +
    times(9, (i) => rect(66 + i * 32, 60, 10, 280, c.mid, 4)) +
    times(5, (row) =>
      times(8, (i) =>
        (row + i) % 2 ? rect(66 + i * 32, 220 + row * 22, 42, 16, row === 1 ? c.accent : c.base, 6) : '',
      ),
    ) +
    rect(30, 150, 340, 26, c.dark, 10) +
    path('M60 196h120l24 10-24 10H60l-24-10Z', c.accent),

  yarn: (c: Inks) =>
    circle(190, 200, 150, c.base) +
    stroke(
      'M60 160c80-80 180-90 240-40M50 220c100-110 210-110 280-40M90 300C130 180 250 130 330 230M150 344c20-80 90-130 170-90',
      c.strong,
      13,
    ) +
    stroke('M300 310c60 40 40 70 100 60', c.base, 13) +
    group('rotate(34 260 120)', rect(252, -60, 14, 240, c.accent, 7), circle(259, -62, 16, c.dark)),

  shoppingBag: (c: Inks) =>
    stroke('M140 140V96a60 60 0 0 1 120 0v44', c.dark, 18) +
    path('M60 130h280l24 240H36Z', c.base) +
    path('M60 130h280l4 40H56Z', c.strong) +
    circle(140, 190, 11, c.dark) +
    circle(260, 190, 11, c.dark) +
    path('M200 230l16 34 38 5-28 26 8 37-34-19-34 19 8-37-28-26 38-5Z', c.accent),
};
