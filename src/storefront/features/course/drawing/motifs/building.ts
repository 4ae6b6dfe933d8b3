import type { Inks } from '../inks.ts';
import { circle, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const building = {
  wrench: (c: Inks) =>
    group(
      'rotate(40 200 200)',
      rect(172, 120, 56, 230, c.strong, 28) +
        circle(200, 90, 78, c.strong) +
        path('M172-10h56v96l-28 22-28-22Z', c.soft) +
        circle(200, 322, 13, c.accent) +
        rect(190, 150, 20, 130, c.base, 10),
    ),

  hammer: (c: Inks) =>
    group(
      'rotate(36 200 200)',
      rect(180, 110, 42, 280, c.base, 18) +
        rect(180, 250, 42, 140, c.strong, 18) +
        path('M90 40h160c50 0 70 30 76 76-30-26-56-28-76-20v34H90Z', c.dark) +
        rect(80, 30, 40, 110, c.dark, 8) +
        rect(186, 232, 30, 16, c.accent),
    ),

  screwdrivers: (c: Inks) =>
    group(
      'rotate(45 200 200)',
      rect(176, -20, 48, 170, c.accent, 22),
      rect(186, 140, 28, 30, c.dark),
      rect(192, 166, 16, 190, c.strong),
      path('M188 350h24l4 40h-32Z', c.dark),
    ) +
    group(
      'rotate(-45 200 200)',
      rect(176, -20, 48, 170, c.base, 22),
      rect(186, 140, 28, 30, c.dark),
      rect(192, 166, 16, 200, c.strong),
      path('M192 360h16l-8 34Z', c.dark),
    ),

  pliers: (c: Inks) =>
    stroke('M186 210C120 260 130 330 110 390', c.base, 40) +
    stroke('M214 210c66 50 56 120 76 180', c.accent, 40) +
    path('M190 190C130 150 120 60 190 10l4 120Z', c.strong) +
    path('M210 190c60-40 70-130 0-180l-4 120Z', c.strong) +
    circle(200, 190, 38, c.dark) +
    circle(200, 190, 13, c.light),

  drill: (c: Inks) =>
    path('M90 90h200v110H90c-30 0-44-24-44-55s14-55 44-55Z', c.base) +
    path('M150 190h96l20 120h-90Z', c.strong) +
    rect(140, 300, 150, 66, c.dark, 12) +
    path('M290 106l40 18v42l-40 18Z', c.dark) +
    rect(328, 136, 80, 18, c.strong, 4) +
    rect(246, 196, 24, 36, c.accent, 6) +
    times(3, (i) => rect(80 + i * 26, 116, 12, 58, c.strong, 6)),

  trowel: (c: Inks) =>
    times(3, (row) =>
      times(4, (i) =>
        rect(-10 + i * 106 + (row % 2) * -52, 240 + row * 50, 98, 42, (row + i) % 3 ? c.base : c.mid, 4),
      ),
    ) +
    group(
      'rotate(-24 200 140)',
      path('M40 120h190l-40 80-110 6Z', c.strong),
      stroke('M226 130h44V100', c.dark, 14),
      rect(250, 66, 130, 40, c.accent, 20),
    ) +
    path('M20 232c40-24 90 0 130-14 40-12 90 10 130-4 40-10 80 4 110 16H20Z', c.light),

  paintRoller: (c: Inks) =>
    rect(-20, 30, 250, 260, c.accent, 0) +
    rect(60, 40, 260, 96, c.base, 22) +
    rect(60, 40, 40, 96, c.strong, 20) +
    stroke('M320 88h44v96H210v50', c.dark, 16) +
    rect(186, 224, 48, 150, c.strong, 20),

  helmet: (c: Inks) =>
    path('M50 250a150 150 0 0 1 300 0v20H50Z', c.accent) +
    path('M166 106h68v164h-68Z', c.white) +
    path('M92 250c0-60 24-96 60-116v136H92Z', c.light) +
    rect(16, 262, 368, 44, c.dark, 22) +
    stroke('M70 306c10 60 60 76 130 76s120-16 130-76', c.strong, 12),

  level: (c: Inks) =>
    group(
      'rotate(-10 200 200)',
      rect(0, 140, 400, 110, c.base, 14) +
        rect(0, 140, 400, 26, c.strong, 10) +
        rect(130, 176, 140, 52, c.soft, 26) +
        circle(210, 202, 20, c.accent) +
        stroke('M170 176v52M230 176v52', c.dark, 6) +
        circle(60, 204, 26, c.soft) +
        circle(340, 204, 26, c.soft) +
        stroke('M60 184v40M326 204h28', c.dark, 6),
    ),

  theodolite: (c: Inks) =>
    stroke('M200 190L90 390M200 190l110 200M200 190v200', c.strong, 18) +
    rect(130, 170, 140, 28, c.dark, 10) +
    rect(138, 50, 124, 124, c.base, 20) +
    rect(80, 80, 200, 62, c.strong, 20) +
    circle(90, 111, 38, c.dark) +
    circle(90, 111, 20, c.light) +
    circle(236, 111, 13, c.accent) +
    rect(176, 28, 48, 26, c.dark, 8),

  scaffold: (c: Inks) =>
    rect(220, 20, 200, 360, c.light) +
    times(3, (i) => rect(250, 50 + i * 110, 70, 70, c.base, 4)) +
    stroke('M40 30v350M190 30v350', c.strong, 14) +
    stroke('M40 140L190 240M190 140L40 240M40 250l150 110M190 250L40 360', c.mid, 9) +
    rect(20, 126, 200, 20, c.dark, 4) +
    rect(20, 238, 200, 20, c.dark, 4) +
    rect(80, 66, 52, 60, c.accent, 8) +
    stroke('M40 60h150', c.strong, 10),

  harness: (c: Inks) =>
    rect(0, 20, 400, 30, c.dark, 4) +
    stroke('M200 50v60', c.strong, 14) +
    path('M176 100a24 24 0 1 1 48 0v40a24 24 0 1 1-48 0Z', c.dark) +
    path('M192 104a8 8 0 1 1 16 0v34a8 8 0 1 1-16 0Z', c.soft) +
    stroke('M200 160L120 190v110l40 76M200 160l80 30v110l-40 76', c.base, 30) +
    stroke('M112 256h176', c.strong, 30) +
    rect(174, 234, 52, 44, c.accent, 6) +
    rect(188, 246, 24, 20, c.soft, 3),

  ladder: (c: Inks) =>
    stroke('M120 20L60 380M280 20l60 360', c.strong, 24) +
    times(5, (i) =>
      stroke(`M${112 - i * 10} ${80 + i * 62}h${176 + i * 20}`, i === 2 ? c.accent : c.base, 20),
    ),

  faucet: (c: Inks) =>
    rect(0, 110, 120, 70, c.strong, 6) +
    rect(110, 96, 40, 98, c.dark, 6) +
    path('M140 110h110c60 0 90 40 90 90v50h-72v-40c0-20-10-30-30-30h-98Z', c.base) +
    rect(256, 244, 96, 26, c.dark, 8) +
    rect(176, 60, 28, 60, c.strong) +
    rect(116, 36, 148, 34, c.accent, 17) +
    path('M304 292c26 34 34 50 18 66-20 12-44 2-40-22 2-14 12-26 22-44Z', c.mid),

  blueprint: (c: Inks) =>
    rect(30, 50, 340, 280, c.base, 8) +
    rect(30, 50, 34, 280, c.strong, 8) +
    stroke('M100 100h220v180H100ZM210 100v80M100 210h80M240 210h80M240 280v-70', c.white, 9) +
    stroke('M140 280a40 40 0 0 1 40-40', c.accent, 8) +
    rect(20, 320, 360, 34, c.dark, 17) +
    stroke('M100 74h220', c.light, 5),

  column: (c: Inks) =>
    path('M70 20h260v40H70ZM60 340h280v40H60Z', c.strong) +
    rect(96, 60, 208, 280, c.light) +
    times(5, (i) => rect(112 + i * 42, 30, 10, 340, c.dark, 5)) +
    times(6, (i) => rect(100, 82 + i * 46, 200, 9, c.base, 4)) +
    circle(200, 205, 30, c.accent),

  wallBoard: (c: Inks) =>
    rect(20, 30, 160, 340, c.mid, 4) +
    rect(190, 30, 160, 340, c.white, 4) +
    stroke('M270 30v340', c.light, 8) +
    times(5, (i) => circle(100, 70 + i * 66, 8, c.strong)) +
    group(
      'rotate(-30 270 240)',
      path('M200 200h150l-20 60H220Z', c.strong),
      rect(252, 256, 46, 110, c.accent, 18),
    ),

  tiles: (c: Inks) =>
    times(3, (row) =>
      times(3, (i) =>
        group(
          `translate(${40 + i * 110} ${40 + row * 110})`,
          rect(0, 0, 100, 100, (row + i) % 2 ? c.base : c.soft, 4),
          path('M0 0h100a100 100 0 0 1-100 100Z', (row + i) % 2 ? c.strong : c.light),
          row === 1 && i === 1 ? circle(50, 50, 26, c.accent) : '',
        ),
      ),
    ),

  bucket: (c: Inks) =>
    stroke('M90 150a110 120 0 0 1 220 0', c.dark, 12) +
    path('M70 150h260l-30 220H100Z', c.base) +
    path('M70 150h260l-8 56c-30 40-50 0-80 30s-50-10-80 20-60-20-84 0Z', c.accent) +
    rect(58, 130, 284, 34, c.strong, 12) +
    rect(140, 270, 120, 60, c.soft, 8),

  roof: (c: Inks) =>
    path('M200 40L390 220l-28 30L200 96 38 250l-28-30Z', c.strong) +
    stroke('M60 240h280M200 100v140M200 240L120 176M200 240l80-64', c.base, 22) +
    rect(60, 250, 26, 130, c.base) +
    rect(314, 250, 26, 130, c.base) +
    rect(30, 366, 340, 16, c.dark, 8) +
    circle(200, 240, 14, c.accent),

  saw: (c: Inks) =>
    group(
      'rotate(-22 200 200)',
      path('M120 130h280v20L130 250Z', c.mid) +
        times(9, (i) => path(`M${140 + i * 28} ${246 - i * 10.4}l20 26 8-36Z`, c.mid)) +
        path('M20 110h110v150H60c-40 0-60-30-60-70s10-70 20-80Z', c.base) +
        path('M50 160h44v54H62c-16 0-22-40-12-54Z', c.soft) +
        circle(112, 140, 9, c.accent),
    ),

  plane: (c: Inks) =>
    rect(20, 220, 360, 76, c.base, 10) +
    path('M180 220l60-110 34 18-34 92Z', c.dark) +
    path('M290 220c-6-60 10-110 60-96 20 10 0 60 10 96Z', c.strong) +
    circle(80, 180, 40, c.strong) +
    rect(66, 190, 28, 34, c.strong) +
    stroke('M180 210c-50-20-60-80-10-84 34 0 30 44 2 40', c.accent, 16) +
    rect(0, 296, 400, 70, c.mid) +
    stroke('M30 330h140M210 344h160', c.strong, 6),

  chair: (c: Inks) =>
    path('M110 30h180l-12 170H122Z', c.base) +
    times(3, (i) => rect(146 + i * 46, 56, 16, 120, c.strong, 8)) +
    path('M96 200h208l20 46H76Z', c.accent) +
    path('M90 246h30l-14 134H80ZM310 246h-30l14 134h26Z', c.dark) +
    stroke('M100 320h200', c.strong, 14),

  cabinet: (c: Inks) =>
    rect(50, 40, 300, 310, c.base, 8) +
    rect(70, 60, 124, 130, c.light, 4) +
    rect(206, 60, 124, 130, c.light, 4) +
    times(
      3,
      (i) =>
        rect(70, 204 + i * 48, 260, 38, i === 1 ? c.accent : c.strong, 4) +
        rect(180, 218 + i * 48, 40, 10, c.dark, 5),
    ) +
    circle(180, 126, 8, c.dark) +
    circle(220, 126, 8, c.dark) +
    path('M70 350h24l-6 34H76ZM330 350h-24l6 34h12Z', c.dark),

  sofa: (c: Inks) =>
    path('M70 120a40 40 0 0 1 40-40h180a40 40 0 0 1 40 40v100H70Z', c.base) +
    stroke('M200 90v110', c.strong, 8) +
    path(
      'M20 200a34 34 0 0 1 68 0v40h224v-40a34 34 0 0 1 68 0v100a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24Z',
      c.strong,
    ) +
    rect(88, 216, 224, 56, c.mid, 16) +
    rect(64, 322, 20, 46, c.dark) +
    rect(316, 322, 20, 46, c.dark) +
    group('rotate(14 250 170)', rect(220, 140, 66, 66, c.accent, 12)),

  log: (c: Inks) =>
    rect(60, 250, 330, 110, c.base, 50) +
    circle(100, 305, 55, c.mid) +
    ring(100, 305, 36, c.strong, 7) +
    circle(100, 305, 14, c.strong) +
    rect(100, 140, 290, 110, c.strong, 50) +
    circle(146, 195, 55, c.light) +
    ring(146, 195, 36, c.strong, 7) +
    circle(146, 195, 14, c.strong) +
    group(
      'rotate(-38 260 110)',
      rect(160, 96, 220, 22, c.accent, 11),
      path('M150 60h70v70c-40 10-60-10-70-70Z', c.dark),
    ),

  toolbox: (c: Inks) =>
    stroke('M140 150v-50h120v50', c.dark, 22) +
    rect(30, 150, 340, 210, c.base, 18) +
    path('M48 150h304a18 18 0 0 1 18 18v62H30v-62a18 18 0 0 1 18-18Z', c.strong) +
    rect(84, 210, 44, 54, c.accent, 8) +
    rect(272, 210, 44, 54, c.accent, 8) +
    rect(150, 290, 100, 34, c.strong, 8),

  box: (c: Inks) =>
    path('M40 130l160-70 160 70v180l-160 70-160-70Z', c.base) +
    path('M40 130l160-70 160 70-160 70Z', c.light) +
    path('M200 200l160-70v180l-160 70Z', c.strong) +
    path('M120 95l160 70v60l-40 16v-58L80 113Z', c.accent) +
    stroke('M70 250l50 22M70 282l30 14', c.dark, 10),
};
