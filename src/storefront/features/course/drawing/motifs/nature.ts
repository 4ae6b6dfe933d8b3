import type { Inks } from '../inks.ts';
import { around, circle, ellipse, group, hexagon, path, rect, ring, stroke, times } from '../shapes.ts';

export const nature = {
  microscope: (c: Inks) =>
    group(
      'rotate(-24 200 120)',
      rect(160, 10, 70, 150, c.base, 12),
      rect(150, -14, 90, 34, c.dark, 10),
      rect(172, 156, 46, 60, c.strong, 8),
    ) +
    stroke('M236 120c100 40 110 190 0 220', c.strong, 32) +
    rect(110, 262, 150, 22, c.dark, 8) +
    rect(80, 340, 260, 34, c.dark, 14) +
    rect(150, 248, 60, 16, c.accent, 4) +
    circle(262, 196, 22, c.mid),

  testTubes: (c: Inks) =>
    times(3, (i) =>
      group(
        `translate(${70 + i * 100} 0)`,
        path('M0 70h60v230a30 30 0 0 1-60 0Z', c.white),
        path(`M0 ${180 - i * 36}h60v${120 + i * 36}a30 30 0 0 1-60 0Z`, [c.base, c.accent, c.strong][i]!),
        rect(-10, 54, 80, 26, c.dark, 10),
        circle(36, 250, 9, c.light),
      ),
    ) +
    rect(30, 200, 340, 24, c.dark, 8) +
    rect(30, 346, 340, 26, c.dark, 8) +
    rect(30, 200, 20, 160, c.dark) +
    rect(350, 200, 20, 160, c.dark),

  plantPot: (c: Inks) =>
    stroke('M200 270V120', c.strong, 14) +
    path('M200 180C120 190 70 140 60 70c80-4 134 34 140 110Z', c.base) +
    path('M200 150c0-80 50-130 140-130 0 84-50 134-140 130Z', c.mid) +
    stroke('M200 180L110 110M204 148l80-76', c.strong, 8) +
    path('M110 260h180l-26 116H136Z', c.accent) +
    rect(94, 246, 212, 38, c.dark, 12),

  drop: (c: Inks) =>
    path('M200 20c90 110 130 170 130 230a130 130 0 0 1-260 0c0-60 40-120 130-230Z', c.base) +
    path('M74 270c40-30 80 20 126 0s90-20 126 0a130 130 0 0 1-252 0Z', c.strong) +
    stroke('M116 240c0-30 20-70 44-104', c.soft, 18) +
    circle(240, 300, 15, c.accent),

  molecule: (c: Inks) =>
    stroke('M120 130l120 60M240 190l80-90M240 190l-20 130M120 130L60 230', c.strong, 18) +
    circle(240, 190, 62, c.base) +
    circle(120, 126, 50, c.strong) +
    circle(326, 92, 42, c.accent) +
    circle(218, 324, 46, c.mid) +
    circle(58, 236, 36, c.dark) +
    circle(222, 170, 15, c.soft),

  barrel: (c: Inks) =>
    rect(90, 30, 220, 340, c.base, 26) +
    rect(76, 40, 248, 26, c.dark, 12) +
    rect(76, 140, 248, 20, c.strong, 10) +
    rect(76, 254, 248, 20, c.strong, 10) +
    rect(76, 340, 248, 26, c.dark, 12) +
    path('M200 168c30 36 40 50 26 70-20 16-52 8-48-20 2-16 12-30 22-50Z', c.accent),

  tree: (c: Inks) =>
    rect(180, 260, 40, 110, c.dark, 6) +
    path('M200 20l120 160h-50l70 110H60l70-110H80Z', c.base) +
    path('M200 20v270H60l70-110H80Z', c.strong) +
    rect(80, 364, 240, 16, c.dark, 8) +
    circle(290, 90, 22, c.accent),

  flame: (c: Inks) =>
    path(
      'M210 16c20 80 130 130 110 240-12 70-66 112-124 112S84 326 80 250c-2-50 24-80 50-110 6 30 20 44 40 46-10-60 0-120 40-170Z',
      c.accent,
    ) +
    path(
      'M204 180c8 44 56 60 52 112-4 40-30 60-58 60s-56-20-56-60c0-30 20-44 30-66 8 16 16 20 26 18-4-24-4-44 6-64Z',
      c.base,
    ) +
    path('M200 280c14 18 26 28 22 48-4 18-14 24-24 24s-22-8-22-26 14-28 24-46Z', c.soft),

  spray: (c: Inks) =>
    path(
      'M120 170h150a30 30 0 0 1 30 30v140a30 30 0 0 1-30 30H120a30 30 0 0 1-30-30V200a30 30 0 0 1 30-30Z',
      c.base,
    ) +
    rect(150, 110, 90, 66, c.strong, 8) +
    path('M130 40h130l40 20v30h-60l-20 24h-50Z', c.dark) +
    times(3, (i) => circle(340 + (i % 2) * 30, 50 + i * 26, 9, c.accent)) +
    rect(90, 226, 210, 90, c.soft) +
    path('M196 240c40-10 60 10 60 50-40 6-64-10-60-50Z', c.mid),

  jar: (c: Inks) =>
    rect(90, 60, 220, 66, c.strong, 16) +
    path(
      'M80 120h240a20 20 0 0 1 20 20v190a40 40 0 0 1-40 40H100a40 40 0 0 1-40-40V140a20 20 0 0 1 20-20Z',
      c.light,
    ) +
    path('M60 190h280v140a40 40 0 0 1-40 40H100a40 40 0 0 1-40-40Z', c.base) +
    rect(110, 220, 180, 90, c.white, 10) +
    path('M150 290c0-50 40-60 90-54 0 40-40 70-90 54Z', c.accent),

  treatment: (c: Inks) =>
    path('M0 200h400v180H0Z', c.strong) +
    ellipse(130, 200, 120, 40, c.light) +
    ellipse(130, 206, 100, 30, c.base) +
    stroke('M130 200V120h120', c.dark, 12) +
    ellipse(310, 270, 100, 34, c.light) +
    ellipse(310, 275, 82, 24, c.base) +
    path('M250 120h30v60h-30Z', c.dark) +
    stroke('M265 190v60', c.accent, 14) +
    stroke('M60 206c20 10 40-10 60 0s40-10 60 0', c.soft, 8),

  watering: (c: Inks) =>
    path('M110 160h190v180a26 26 0 0 1-26 26H136a26 26 0 0 1-26-26Z', c.base) +
    stroke('M300 180c80-10 80 130 0 130', c.strong, 22) +
    path('M110 250L40 140l26-18 60 90Z', c.strong) +
    rect(0, 100, 96, 34, c.dark, 10) +
    stroke('M130 160a70 60 0 0 1 140 0', c.dark, 16) +
    times(3, (i) => stroke(`M${10 + i * 30} 60l-8-34`, c.accent, 10)) +
    rect(110, 210, 190, 28, c.mid),

  pickaxe: (c: Inks) =>
    group(
      'rotate(40 200 200)',
      rect(180, 70, 40, 330, c.base, 16),
      path('M20 120C80 30 320 30 380 120c-60-30-100-36-180-36s-120 6-180 36Z', c.dark),
      rect(164, 56, 72, 50, c.strong, 10),
    ) +
    path('M20 370l40-60 50 20 30 40Z', c.mid) +
    path('M110 370l20-30 40 10 14 20Z', c.accent),

  gem: (c: Inks) =>
    path('M110 70h180l80 100-170 190L30 170Z', c.base) +
    path('M110 70h180l40 100H70Z', c.light) +
    path('M130 170h140l-70 190Z', c.mid) +
    path('M110 70L70 170H30ZM290 70l40 100h40Z', c.strong) +
    path('M200 70l70 100H130Z', c.white) +
    around(4, 340, 60, rect(336, 30, 8, 22, c.accent, 4)),

  oilPump: (c: Inks) =>
    group(
      'rotate(-14 210 130)',
      rect(60, 112, 300, 36, c.base, 8),
      path('M30 90h60v110c-40 0-60-50-60-110Z', c.strong),
    ) +
    stroke('M220 140L160 360M220 140l60 220', c.dark, 20) +
    circle(330, 290, 52, c.strong) +
    circle(330, 290, 18, c.accent) +
    stroke('M350 100v190', c.dark, 12) +
    stroke('M66 200v160', c.dark, 10) +
    rect(20, 354, 360, 22, c.dark, 10),

  dynamite: (c: Inks) =>
    times(3, (i) => rect(90 + i * 76, 130, 68, 240, i === 1 ? c.base : c.strong, 16)) +
    rect(80, 190, 240, 44, c.dark, 8) +
    rect(80, 290, 240, 30, c.dark, 8) +
    stroke('M200 130c0-70 90-20 90-90', c.mid, 12) +
    around(8, 296, 30, rect(290, -10, 12, 26, c.accent, 6)) +
    circle(296, 30, 13, c.accent),

  lamp: (c: Inks) =>
    path('M50 260a150 140 0 0 1 300 0Z', c.base) +
    rect(30, 252, 340, 40, c.strong, 18) +
    path('M160 124h80v128h-80Z', c.strong) +
    rect(160, 130, 80, 80, c.dark, 14) +
    circle(200, 170, 30, c.accent) +
    path('M176 140L120-20h160l-56 160Z', c.light),

  vase: (c: Inks) =>
    path(
      'M150 40h100l-10 60c60 30 100 80 100 150 0 60-40 100-80 126H140c-40-26-80-66-80-126 0-70 40-120 100-150Z',
      c.base,
    ) +
    rect(136, 24, 128, 30, c.strong, 14) +
    path('M66 216h268c6 20 6 46 2 62H64c-4-16-4-42 2-62Z', c.accent) +
    times(5, (i) => circle(96 + i * 52, 247, 14, c.dark)) +
    stroke('M120 150c-20 14-30 26-36 44', c.light, 12),

  pottersWheel: (c: Inks) =>
    path('M140 210c-20-60 10-110 10-150h100c0 40 30 90 10 150Z', c.accent) +
    stroke('M142 150c40 14 76 14 116 0M140 186c40 12 80 12 120 0', c.base, 9) +
    ellipse(200, 226, 150, 34, c.strong) +
    ellipse(200, 216, 150, 34, c.base) +
    rect(184, 256, 32, 70, c.dark) +
    path('M90 330h220l24 46H66Z', c.strong) +
    stroke('M60 90c-20 40 10 80 70 80M340 90c20 40-10 80-70 80', c.mid, 26),

  kiln: (c: Inks) =>
    path('M60 366V170a140 130 0 0 1 280 0v196Z', c.strong) +
    path('M100 366V180a100 96 0 0 1 200 0v186Z', c.dark) +
    rect(110, 280, 180, 12, c.mid) +
    path('M130 280v-50h40v50ZM220 280l8-60h30l8 60Z', c.accent) +
    times(3, (i) => path(`M${130 + i * 54} 356c-18-20 0-40 12-56 12 20 30 36 12 56Z`, c.accent)) +
    rect(40, 360, 320, 18, c.base, 8) +
    rect(180, 10, 40, 40, c.base),

  brush: (c: Inks) =>
    group(
      'rotate(38 200 200)',
      rect(180, -30, 40, 200, c.base, 20),
      rect(168, 160, 64, 46, c.dark, 6),
      path('M168 204h64c10 60-6 100-32 140-26-40-42-80-32-140Z', c.strong),
      path('M182 290h36c-2 24-10 40-18 54-8-14-16-30-18-54Z', c.accent),
    ) + stroke('M20 350c60-40 80 30 140 0', c.accent, 24),

  paperRoll: (c: Inks) =>
    rect(90, 90, 230, 200, c.white, 0) +
    path('M200 290h190v60H200Z', c.light) +
    ellipse(320, 190, 56, 100, c.light) +
    ellipse(90, 190, 56, 100, c.base) +
    ellipse(90, 190, 36, 66, c.mid) +
    ellipse(90, 190, 16, 30, c.dark) +
    path('M90 290h240c30 0 40 30 60 30v40H160c-40 0-50-70-70-70Z', c.soft) +
    stroke('M200 120h90M200 150h60', c.accent, 10),

  book: (c: Inks) =>
    path('M200 90C150 50 80 50 20 70v260c60-20 130-20 180 20Z', c.base) +
    path('M200 90c50-40 120-40 180-20v260c-60-20-130-20-180 20Z', c.strong) +
    path('M200 104C156 76 96 72 46 86v214c50-12 108-8 154 20Z', c.white) +
    path('M200 104c44-28 104-32 154-18v214c-50-12-108-8-154 20Z', c.soft) +
    stroke('M76 140c30-4 60 0 90 12M76 190c30-4 60 0 90 12M236 152c30-12 60-16 90-12', c.light, 12) +
    path('M280 70h40v110l-20-20-20 20Z', c.accent),

  gradCap: (c: Inks) =>
    path('M100 190v90c40 50 160 50 200 0v-90Z', c.base) +
    path('M200 80l190 84-190 84L10 164Z', c.strong) +
    path('M200 116l110 48-110 48-110-48Z', c.mid) +
    stroke('M200 164l140 24v90', c.accent, 12) +
    path('M322 276h36l10 76h-56Z', c.accent),

  globe: (c: Inks) =>
    circle(190, 170, 128, c.base) +
    path(
      'M100 110c40-40 80-40 90-10s-40 30-30 60 50 20 50 50-30 50-50 30-20-50-50-60-30-40-10-70ZM250 80c30 10 50 40 60 80-30 20-50 10-60-20s-16-44 0-60Z',
      c.light,
    ) +
    stroke('M90 40a170 170 0 1 0 230 240', c.dark, 16) +
    rect(190, 330, 26, 30, c.dark) +
    rect(120, 352, 170, 24, c.strong, 12) +
    circle(90, 40, 15, c.accent),

  abcBlocks: (c: Inks) =>
    rect(30, 210, 160, 160, c.base, 16) +
    rect(210, 210, 160, 160, c.strong, 16) +
    rect(120, 40, 160, 160, c.accent, 16) +
    stroke('M78 330l32-80 32 80M90 304h40', c.white, 15) +
    stroke('M262 250v80M262 250h34c30 0 30 38 0 38h-34M262 290h40c32 0 32 40 0 40h-40', c.white, 14) +
    stroke('M234 92c-50-30-80 60-30 74 12 2 22-2 30-10', c.dark, 15),

  hands: (c: Inks) =>
    group(
      'rotate(12 280 240)',
      times(4, (i) => rect(206 + i * 38, [90, 60, 66, 100][i]!, 32, 160, c.mid, 16)) +
        rect(206, 200, 146, 150, c.mid, 34) +
        group('rotate(52 350 270)', rect(330, 180, 36, 120, c.mid, 18)),
    ) +
    times(4, (i) => rect(66 + i * 46, [96, 56, 50, 84][i]!, 40, 190, c.base, 20)) +
    rect(66, 210, 178, 166, c.base, 40) +
    group('rotate(-50 80 280)', rect(58, 180, 44, 140, c.base, 22)) +
    circle(156, 300, 20, c.accent),

  atom: (c: Inks) =>
    times(3, (i) =>
      group(
        `rotate(${i * 60} 200 200)`,
        `<ellipse cx="200" cy="200" rx="170" ry="66" fill="none" stroke="${i === 1 ? c.strong : c.base}" stroke-width="16"/>`,
      ),
    ) +
    circle(200, 200, 40, c.accent) +
    circle(370, 200, 20, c.dark) +
    circle(114, 54, 20, c.dark) +
    circle(116, 346, 20, c.dark),

  schoolBoard: (c: Inks) =>
    rect(30, 40, 340, 230, c.dark, 12) +
    rect(50, 60, 300, 190, c.strong, 4) +
    stroke('M90 120h70M90 160h110M90 200h50', c.soft, 10) +
    ring(270, 150, 46, c.accent, 11) +
    stroke('M270 104v46h40', c.accent, 9) +
    rect(140, 262, 120, 18, c.mid, 6) +
    stroke('M110 280L70 380M290 280l40 100', c.base, 18),

  heart: (c: Inks) =>
    path(
      'M200 360C60 260 20 190 40 120c20-70 120-80 160-10 40-70 140-60 160 10 20 70-20 140-160 240Z',
      c.base,
    ) + stroke('M40 200h90l24-60 40 110 30-70 16 20h110', c.accent, 18),

  apple: (c: Inks) =>
    path(
      'M200 120c60-50 150-20 150 80 0 90-60 170-110 170-20 0-26-10-40-10s-20 10-40 10C110 370 50 290 50 200c0-100 90-130 150-80Z',
      c.accent,
    ) +
    stroke('M200 120c0-40 10-60 30-84', c.dark, 16) +
    path('M214 80c20-50 70-60 110-50-10 50-60 70-110 50Z', c.base) +
    stroke('M96 200c0-30 14-50 36-58', c.soft, 14),

  honeycomb: (c: Inks) =>
    times(7, (i) =>
      hexagon(
        [200, 200, 200, 104, 104, 296, 296][i]!,
        [200, 90, 310, 145, 255, 145, 255][i]!,
        58,
        [c.accent, c.base, c.strong, c.mid, c.base, c.strong, c.base][i]!,
      ),
    ) + ellipse(200, 200, 24, 24, c.soft),
};
