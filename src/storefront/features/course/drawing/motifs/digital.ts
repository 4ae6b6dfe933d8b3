import type { Inks } from '../inks.ts';
import { around, circle, ellipse, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const digital = {
  codeWindow: (c: Inks) =>
    rect(20, 50, 360, 290, c.dark, 22) +
    path('M42 50h316a22 22 0 0 1 22 22v34H20V72a22 22 0 0 1 22-22Z', c.strong) +
    times(3, (i) => circle(54 + i * 34, 80, 11, i ? c.mid : c.accent)) +
    stroke('M60 150h70M160 150h120', c.mid, 16) +
    stroke('M96 194h110M230 194h60', c.light, 16) +
    stroke('M96 238h50M176 238h90', c.accent, 16) +
    stroke('M60 284h130', c.mid, 16),

  cloud: (c: Inks) =>
    path(
      'M110 270c-60 0-96-36-96-84s40-80 84-76c14-60 70-90 124-76 40 10 66 40 72 76 60-6 96 34 96 80s-36 80-90 80Z',
      c.base,
    ) +
    path('M98 110c14-60 70-90 124-76 40 10 66 40 72 76-40 30-100 60-196 0Z', c.mid) +
    stroke('M120 290v70M200 290v40M280 290v70', c.strong, 14) +
    circle(120, 366, 20, c.dark) +
    circle(200, 346, 20, c.accent) +
    circle(280, 366, 20, c.dark),

  database: (c: Inks) =>
    path('M70 90v220c0 90 260 90 260 0V90Z', c.base) +
    times(2, (i) => path(`M70 ${160 + i * 74}c0 80 260 80 260 0v22c0 80-260 80-260 0Z`, c.strong)) +
    ellipse(200, 90, 130, 50, c.light) +
    ellipse(200, 90, 80, 26, c.mid) +
    circle(270, 290, 15, c.accent) +
    circle(270, 214, 15, c.soft),

  padlock: (c: Inks) =>
    stroke('M120 190v-50a80 80 0 0 1 160 0v50', c.strong, 38) +
    rect(66, 176, 268, 196, c.base, 30) +
    path('M96 176h208a30 30 0 0 1 30 30v40H66v-40a30 30 0 0 1 30-30Z', c.mid) +
    circle(200, 258, 34, c.dark) +
    path('M186 270h28l12 62h-52Z', c.dark) +
    circle(200, 258, 13, c.accent),

  spreadsheet: (c: Inks) =>
    rect(30, 50, 340, 300, c.white, 16) +
    path('M46 50h308a16 16 0 0 1 16 16v46H30V66a16 16 0 0 1 16-16Z', c.strong) +
    rect(30, 112, 74, 238, c.light) +
    times(3, (row) =>
      times(3, (i) => rect(118 + i * 82, 126 + row * 72, 70, 58, row === i ? c.base : c.soft, 4)),
    ) +
    rect(200, 198, 70, 58, c.accent, 4) +
    stroke('M30 186h340M30 258h340', c.mid, 6),

  gamepad: (c: Inks) =>
    path(
      'M110 110h180c70 0 110 80 110 180 0 60-50 80-84 36l-40-46H124l-40 46C50 370 0 350 0 290c0-100 40-180 110-180Z',
      c.base,
    ) +
    path('M110 110h180c30 0 54 14 72 40H38c18-26 42-40 72-40Z', c.strong) +
    path('M96 174h28v30h30v28h-30v30H96v-30H66v-28h30Z', c.dark) +
    circle(270, 190, 19, c.soft) +
    circle(318, 216, 19, c.accent) +
    circle(270, 246, 19, c.soft) +
    rect(176, 176, 48, 18, c.dark, 9),

  router: (c: Inks) =>
    rect(40, 230, 320, 110, c.base, 24) +
    stroke('M90 230V110M310 230V110', c.dark, 22) +
    stroke('M150 140a70 70 0 0 1 100 0M120 100a114 114 0 0 1 160 0', c.mid, 18) +
    circle(200, 178, 18, c.accent) +
    times(4, (i) => circle(96 + i * 44, 286, 13, i === 3 ? c.accent : c.soft)) +
    rect(284, 276, 50, 20, c.strong, 10) +
    rect(80, 338, 40, 26, c.dark) +
    rect(280, 338, 40, 26, c.dark),

  neural: (c: Inks) =>
    times(3, (i) => times(4, (j) => stroke(`M70 ${100 + i * 100}L200 ${50 + j * 100}`, c.mid, 6))) +
    times(4, (j) => times(2, (k) => stroke(`M200 ${50 + j * 100}L330 ${150 + k * 100}`, c.mid, 6))) +
    times(3, (i) => circle(70, 100 + i * 100, 34, c.base)) +
    times(4, (j) => circle(200, 50 + j * 100, 34, j === 1 ? c.accent : c.strong)) +
    times(2, (k) => circle(330, 150 + k * 100, 34, c.base)),

  tower: (c: Inks) =>
    rect(40, 40, 150, 320, c.strong, 16) +
    rect(60, 62, 110, 26, c.dark, 6) +
    rect(60, 100, 110, 26, c.dark, 6) +
    times(4, (i) => rect(64, 190 + i * 26, 102, 10, c.base, 5)) +
    circle(115, 322, 16, c.accent) +
    rect(216, 110, 170, 130, c.dark, 12) +
    rect(230, 124, 142, 100, c.soft, 4) +
    rect(284, 240, 34, 40, c.dark) +
    rect(240, 276, 122, 18, c.dark, 9) +
    rect(210, 322, 180, 38, c.base, 10) +
    times(5, (i) => rect(226 + i * 32, 332, 20, 16, c.soft, 3)),

  layers: (c: Inks) =>
    path('M200 220l170 80-170 80-170-80Z', c.strong) +
    path('M200 140l170 80-170 80-170-80Z', c.base) +
    path('M200 60l170 80-170 80L30 140Z', c.light) +
    path('M200 100l86 40-86 40-86-40Z', c.accent),

  monitorShapes: (c: Inks) =>
    rect(20, 40, 360, 250, c.dark, 18) +
    rect(40, 60, 320, 210, c.soft, 6) +
    rect(40, 60, 76, 210, c.light) +
    circle(190, 140, 46, c.base) +
    path('M230 240l56-110 56 110Z', c.accent) +
    rect(136, 206, 80, 44, c.mid, 6) +
    times(3, (i) => rect(56, 84 + i * 44, 44, 26, c.strong, 5)) +
    path('M160 290h80l14 62H146Z', c.strong) +
    rect(100, 346, 200, 22, c.dark, 11),

  robotToy: (c: Inks) =>
    stroke('M200 80V40', c.dark, 12) +
    circle(200, 34, 20, c.accent) +
    rect(90, 76, 220, 150, c.base, 34) +
    rect(116, 108, 168, 82, c.soft, 30) +
    circle(162, 148, 19, c.dark) +
    circle(238, 148, 19, c.dark) +
    rect(120, 240, 160, 110, c.strong, 20) +
    circle(200, 292, 26, c.accent) +
    rect(50, 244, 54, 84, c.mid, 24) +
    rect(296, 244, 54, 84, c.mid, 24) +
    rect(136, 350, 46, 28, c.dark, 6) +
    rect(218, 350, 46, 28, c.dark, 6),

  pencil: (c: Inks) =>
    group(
      'rotate(42 200 200)',
      rect(160, -10, 80, 60, c.accent, 20) +
        rect(160, 40, 80, 26, c.dark) +
        rect(160, 66, 80, 220, c.base) +
        rect(187, 66, 26, 220, c.mid) +
        path('M160 286h80l-40 100Z', c.soft) +
        path('M186 352h28l-14 34Z', c.dark),
    ),

  palette: (c: Inks) =>
    path(
      'M200 40c110 0 176 70 176 150 0 60-50 80-96 72-40-8-50 30-30 60 14 24-10 50-50 50C90 372 24 290 24 200S90 40 200 40Z',
      c.base,
    ) +
    circle(120, 140, 30, c.accent) +
    circle(206, 104, 28, c.soft) +
    circle(292, 148, 28, c.strong) +
    circle(96, 230, 28, c.light) +
    circle(160, 300, 34, c.dark),

  swatches: (c: Inks) =>
    [c.dark, c.strong, c.base, c.mid, c.accent]
      .map((fill, i) =>
        group(
          `rotate(${-52 + i * 24} 200 340)`,
          rect(160, 30, 84, 330, fill, 14),
          rect(172, 44, 60, 70, c.soft, 6),
        ),
      )
      .join('') + circle(202, 332, 15, c.white),

  penTool: (c: Inks) =>
    path('M200 20l70 130-40 130h-60l-40-130Z', c.strong) +
    stroke('M200 30v120', c.soft, 8) +
    circle(200, 164, 18, c.soft) +
    rect(160, 286, 80, 60, c.base, 8) +
    stroke('M30 360c0-120 60-240 170-240', c.mid, 10) +
    stroke('M370 360c0-120-60-240-170-240', c.mid, 10) +
    rect(10, 340, 40, 40, c.accent, 6) +
    rect(350, 340, 40, 40, c.accent, 6),

  deskLamp: (c: Inks) =>
    path('M60 190l120-110 90 110Z', c.base) +
    path('M80 190h170l60 190H-10Z', c.light) +
    stroke('M200 100l110 70-60 180', c.dark, 20) +
    circle(310, 170, 22, c.strong) +
    circle(165, 196, 30, c.accent) +
    rect(180, 346, 150, 28, c.dark, 14),

  offsetPress: (c: Inks) =>
    path('M20 60h120l40 60v160H20Z', c.base) +
    circle(230, 130, 62, c.strong) +
    circle(230, 130, 22, c.dark) +
    circle(230, 254, 62, c.mid) +
    circle(230, 254, 22, c.dark) +
    path('M180 184h220v20H180Z', c.white) +
    rect(300, 204, 90, 90, c.light, 4) +
    times(3, (i) => circle(52 + i * 36, 100, 13, [c.accent, c.soft, c.dark][i]!)) +
    rect(10, 316, 380, 50, c.strong, 10),

  camera: (c: Inks) =>
    path('M140 90l20-40h80l20 40Z', c.strong) +
    rect(30, 88, 340, 250, c.base, 30) +
    rect(30, 140, 340, 40, c.strong) +
    circle(200, 220, 96, c.dark) +
    circle(200, 220, 66, c.strong) +
    circle(200, 220, 38, c.dark) +
    circle(182, 200, 15, c.soft) +
    circle(320, 118, 17, c.accent) +
    rect(56, 70, 60, 24, c.dark, 8),

  microphone: (c: Inks) =>
    rect(130, 20, 140, 230, c.base, 70) +
    times(4, (i) => rect(130, 64 + i * 32, 140, 12, c.strong)) +
    stroke('M90 180a110 110 0 0 0 220 0M200 290v70', c.dark, 22) +
    rect(120, 350, 160, 26, c.dark, 13) +
    circle(200, 214, 16, c.accent),

  headphones: (c: Inks) =>
    stroke('M70 240C60 20 340 20 330 240', c.strong, 36) +
    rect(30, 210, 100, 150, c.base, 40) +
    rect(270, 210, 100, 150, c.base, 40) +
    rect(106, 226, 40, 118, c.dark, 18) +
    rect(254, 226, 40, 118, c.dark, 18) +
    times(5, (i) =>
      rect(162 + i * 18, [280, 260, 240, 264, 282][i]!, 9, [40, 80, 120, 72, 36][i]!, c.accent, 4),
    ),

  videoFrame: (c: Inks) =>
    rect(20, 60, 360, 250, c.dark, 16) +
    times(6, (i) => rect(42 + i * 56, 74, 32, 22, c.soft, 4) + rect(42 + i * 56, 274, 32, 22, c.soft, 4)) +
    rect(36, 112, 328, 146, c.base) +
    circle(200, 185, 54, c.soft) +
    path('M182 154v62l52-31Z', c.accent) +
    rect(20, 334, 360, 16, c.strong, 8) +
    circle(140, 342, 18, c.accent),

  ringLight: (c: Inks) =>
    ring(200, 150, 112, c.accent, 38) +
    rect(156, 70, 88, 160, c.dark, 16) +
    rect(166, 86, 68, 128, c.soft, 6) +
    circle(200, 132, 19, c.base) +
    path('M172 196c0-40 56-40 56 0Z', c.base) +
    rect(190, 262, 20, 90, c.strong) +
    stroke('M200 340l-70 40M200 340l70 40', c.strong, 16),

  hologram: (c: Inks) =>
    rect(90, 320, 220, 44, c.dark, 20) +
    path('M110 316L30 60h340l-80 256Z', c.light) +
    around(2, 200, 180, path('M200 90l78 44v90l-78 44Z', c.strong)) +
    path('M200 90l78 44-78 46-78-46Z', c.accent) +
    path('M122 134l78 46v88l-78-44Z', c.base),

  networkNodes: (c: Inks) =>
    stroke('M200 200L80 90M200 200l130-90M200 200L70 310M200 200l120 120M80 90h250M70 310h250', c.mid, 12) +
    circle(200, 200, 62, c.strong) +
    circle(200, 200, 28, c.accent) +
    times(4, (i) => circle([80, 330, 70, 320][i]!, [90, 110, 310, 320][i]!, 38, i % 3 ? c.base : c.dark)),
};
