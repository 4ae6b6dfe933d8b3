import type { Inks } from '../inks.ts';
import { around, circle, gear, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const machines = {
  weldMask: (c: Inks) =>
    path(
      'M200 24c92 0 136 60 136 140 0 110-60 204-136 212-76-8-136-102-136-212C64 84 108 24 200 24Z',
      c.strong,
    ) +
    path('M200 24c92 0 136 60 136 140l-4 30H68l-4-30C64 84 108 24 200 24Z', c.base) +
    rect(96, 140, 208, 96, c.dark, 16) +
    rect(118, 160, 164, 56, c.accent, 8) +
    path('M118 160h70l-50 56h-20Z', c.white) +
    stroke('M150 296h100M164 326h72', c.dark, 12) +
    circle(64, 150, 22, c.dark) +
    circle(336, 150, 22, c.dark),

  weldTorch: (c: Inks) =>
    path('M16 330h368v36H16Z', c.dark) +
    path('M16 330h170l14 36H16Z', c.strong) +
    group(
      'rotate(38 200 260)',
      rect(180, 40, 40, 130, c.base, 14) +
        path('M186 166h28l-4 66h-20Z', c.strong) +
        rect(174, 60, 52, 14, c.dark, 6),
    ) +
    stroke('M330 110c50-40 30-90 70-100', c.dark, 22) +
    around(9, 204, 318, rect(198, 218, 12, 56, c.accent, 6)) +
    circle(204, 318, 34, c.accent) +
    circle(204, 318, 18, c.white),

  lathe: (c: Inks) =>
    rect(20, 290, 360, 34, c.strong, 6) +
    path('M40 324h70v46H30ZM290 324h70l10 46h-80Z', c.dark) +
    rect(20, 130, 120, 164, c.base, 14) +
    circle(70, 176, 22, c.soft) +
    circle(70, 176, 8, c.accent) +
    rect(140, 160, 44, 104, c.dark, 6) +
    rect(184, 194, 110, 36, c.light, 4) +
    path('M294 194l20 18-20 18Z', c.light) +
    rect(216, 234, 60, 56, c.base, 6) +
    path('M238 234l8-26 14 26Z', c.accent) +
    rect(310, 188, 60, 48, c.strong, 8) +
    rect(330, 236, 40, 56, c.base) +
    times(3, (i) => circle(40 + i * 28, 258, 8, c.dark)),

  endMill: (c: Inks) =>
    path('M130 20h140l-14 76H144Z', c.dark) +
    rect(150, 92, 100, 60, c.strong, 8) +
    path('M170 150h60v120l-30 34-30-34Z', c.base) +
    times(3, (i) => path(`M170 ${180 + i * 36}l60-26v20l-60 26Z`, c.soft)) +
    rect(30, 318, 340, 52, c.strong, 6) +
    path('M120 318h160v-14H240l-40 22-40-22h-40Z', c.light) +
    stroke('M90 290c-20-4-26-26-12-34M306 296c24-2 34-22 22-36M330 270c20-8 18-26 6-34', c.accent, 10),

  caliper: (c: Inks) =>
    rect(20, 90, 364, 50, c.strong, 6) +
    path('M20 90h54v40l-16 200-38-70Z', c.strong) +
    rect(150, 76, 110, 92, c.base, 10) +
    path('M150 150h44l-12 180-32-64Z', c.base) +
    times(13, (i) => rect(90 + i * 22, 120, 5, i % 3 ? 12 : 20, c.soft)) +
    rect(172, 92, 66, 30, c.soft, 4) +
    circle(205, 146, 9, c.accent) +
    circle(104, 250, 40, c.mid) +
    circle(104, 250, 17, c.soft),

  vise: (c: Inks) =>
    path('M60 130h120v90H110v60h140v-30h60v66a24 24 0 0 1-24 24H90a30 30 0 0 1-30-30Z', c.base) +
    path('M220 130h100a24 24 0 0 1 24 24v66H220Z', c.strong) +
    rect(176, 116, 18, 60, c.dark) +
    rect(212, 116, 18, 60, c.dark) +
    rect(186, 84, 34, 70, c.light, 4) +
    rect(330, 170, 60, 22, c.dark, 8) +
    rect(360, 120, 14, 122, c.dark, 7) +
    rect(70, 340, 260, 30, c.dark, 10) +
    circle(110, 180, 14, c.accent),

  anvil: (c: Inks) =>
    path('M20 160h330v60c-60 6-90 30-90 60v20h50v46H90v-46h50v-20c0-40-50-60-120-120Z', c.strong) +
    path('M20 160h330v24H44Z', c.base) +
    rect(60, 340, 280, 32, c.dark, 8) +
    group('rotate(-28 250 80)', rect(150, 60, 190, 20, c.mid, 10), rect(118, 30, 66, 80, c.dark, 8)) +
    around(5, 150, 150, rect(146, 104, 8, 22, c.accent, 4)),

  drawing: (c: Inks) =>
    rect(40, 60, 320, 280, c.white, 8) +
    stroke('M40 60h320v280H40Z', c.strong, 10) +
    ring(160, 190, 74, c.base, 12) +
    ring(160, 190, 32, c.base, 10) +
    stroke('M60 190h200M160 90v200', c.mid, 5) +
    rect(266, 270, 94, 70, c.light) +
    stroke('M282 292h60M282 316h40', c.strong, 7) +
    group('rotate(38 300 130)', rect(286, 10, 30, 160, c.accent, 6), path('M286 170h30l-15 36Z', c.dark)),

  compass: (c: Inks) =>
    circle(200, 60, 34, c.dark) +
    rect(188, 4, 24, 50, c.strong, 8) +
    path('M184 80l-92 270 10 26 22-16L220 96Z', c.base) +
    path('M216 80l92 270-10 26-22-16L180 96Z', c.strong) +
    stroke('M126 260a170 170 0 0 0 148 0', c.accent, 14) +
    circle(200, 60, 12, c.accent),

  toolCube: (c: Inks) =>
    path('M200 40l140 80v160l-140 80-140-80V120Z', c.base) +
    path('M200 40l140 80-140 80-140-80Z', c.light) +
    path('M200 200l140-80v160l-140 80Z', c.strong) +
    path('M200 76l52 30-52 30-52-30Z', c.dark) +
    path('M102 208l56 32v64l-56-32Z', c.dark) +
    circle(200, 106, 12, c.accent) +
    stroke('M270 250v-60', c.accent, 12),

  bearing: (c: Inks) =>
    circle(200, 200, 164, c.strong) +
    circle(200, 200, 134, c.soft) +
    around(9, 200, 200, circle(200, 92, 26, c.base)) +
    circle(200, 200, 84, c.strong) +
    circle(200, 200, 58, c.soft) +
    circle(200, 200, 44, c.dark) +
    group('rotate(20 200 200)', circle(200, 92, 26, c.accent)),

  oilCan: (c: Inks) =>
    path('M80 190h180l30 160H60Z', c.base) +
    path('M110 130h120l30 60H80Z', c.strong) +
    stroke('M230 150L356 60', c.dark, 16) +
    stroke('M86 230c-60-10-60 90 4 84', c.dark, 18) +
    path('M364 96c18 26 22 40 8 52-22 4-28-18-8-52Z', c.accent) +
    rect(100, 240, 150, 56, c.soft, 8) +
    rect(144, 96, 52, 36, c.dark, 8),

  pump: (c: Inks) =>
    circle(150, 220, 108, c.base) +
    circle(150, 220, 68, c.strong) +
    around(6, 150, 220, path('M150 220c-16-20-14-44 2-58 12 18 12 40-2 58Z', c.light)) +
    circle(150, 220, 16, c.accent) +
    rect(120, 30, 60, 90, c.strong, 6) +
    rect(104, 24, 92, 26, c.dark, 8) +
    rect(250, 180, 110, 84, c.dark, 12) +
    times(4, (i) => rect(268 + i * 22, 192, 10, 60, c.mid, 4)) +
    rect(30, 340, 350, 30, c.dark, 8) +
    path('M100 310h100l16 34H84Z', c.strong),

  vibration: (c: Inks) =>
    rect(30, 60, 340, 250, c.dark, 24) +
    rect(52, 82, 296, 206, c.strong, 8) +
    stroke('M70 190h40l20-60 30 130 34-150 28 110 22-50 16 20h70', c.accent, 12) +
    times(3, (i) => stroke(`M70 ${130 + i * 60}h260`, c.base, 4)) +
    path('M160 310h80l14 50H146Z', c.dark) +
    rect(110, 354, 180, 18, c.dark, 9),

  boiler: (c: Inks) =>
    rect(60, 110, 280, 200, c.base, 60) +
    rect(60, 180, 280, 26, c.strong) +
    rect(120, 40, 34, 80, c.dark, 6) +
    rect(230, 70, 24, 50, c.dark, 4) +
    circle(242, 56, 28, c.white) +
    group('rotate(40 242 56)', rect(239, 36, 6, 22, c.accent)) +
    ring(242, 56, 28, c.dark, 7) +
    path('M100 310h40l-10 56H90ZM260 310h40l10 56h-40Z', c.dark) +
    path('M200 296c-40-24-24-60 2-80 4 20 40 40 24 68-6 8-14 12-26 12Z', c.accent) +
    circle(137, 22, 16, c.light),

  airCylinder: (c: Inks) =>
    rect(20, 150, 220, 100, c.base, 10) +
    rect(20, 138, 34, 124, c.dark, 6) +
    rect(206, 138, 34, 124, c.dark, 6) +
    rect(240, 186, 130, 28, c.light, 4) +
    rect(340, 166, 44, 68, c.strong, 8) +
    rect(90, 170, 26, 60, c.strong) +
    stroke('M72 138V90c0-30 50-30 50-60M190 138V80c0-20 40-20 40-50', c.mid, 14) +
    circle(160, 200, 12, c.accent) +
    rect(20, 300, 364, 20, c.dark, 10),

  robotHand: (c: Inks) =>
    rect(140, 10, 120, 90, c.strong, 14) +
    rect(160, 96, 80, 50, c.dark, 8) +
    circle(200, 160, 44, c.base) +
    stroke('M170 176L104 236l40 96M230 176l66 60-40 96', c.base, 30) +
    circle(106, 238, 16, c.dark) +
    circle(294, 238, 16, c.dark) +
    rect(150, 300, 100, 74, c.accent, 6) +
    circle(200, 160, 16, c.soft),

  press: (c: Inks) =>
    rect(50, 20, 300, 70, c.strong, 12) +
    rect(60, 80, 40, 270, c.base) +
    rect(300, 80, 40, 270, c.base) +
    rect(170, 86, 60, 80, c.dark, 4) +
    rect(120, 160, 160, 56, c.strong, 6) +
    path('M150 216h100l-16 30h-68Z', c.dark) +
    rect(110, 262, 180, 18, c.accent, 4) +
    rect(100, 286, 200, 64, c.strong, 6) +
    rect(30, 346, 340, 26, c.dark, 8) +
    circle(90, 55, 12, c.accent),

  conveyor: (c: Inks) =>
    rect(10, 246, 380, 60, c.dark, 30) +
    times(6, (i) => circle(42 + i * 63, 276, 19, c.light) + circle(42 + i * 63, 276, 7, c.dark)) +
    rect(40, 146, 100, 100, c.base, 8) +
    rect(78, 146, 24, 100, c.strong) +
    rect(240, 166, 80, 80, c.accent, 8) +
    rect(268, 166, 22, 80, c.strong) +
    path('M160 20h90v60l-24 26h-42l-24-26Z', c.strong) +
    path('M184 106h42l30 70H154Z', c.soft) +
    stroke('M70 306v60M330 306v60', c.strong, 20),

  magnifier: (c: Inks) =>
    stroke('M256 256l100 100', c.dark, 44) +
    circle(164, 164, 134, c.strong) +
    circle(164, 164, 104, c.white) +
    path('M60 164a104 104 0 0 0 208 0Z', c.light) +
    gear(164, 164, 46, 9, c.base) +
    circle(164, 164, 18, c.accent),

  target: (c: Inks) =>
    circle(190, 210, 160, c.base) +
    circle(190, 210, 120, c.soft) +
    circle(190, 210, 80, c.strong) +
    circle(190, 210, 38, c.soft) +
    circle(190, 210, 16, c.accent) +
    stroke('M190 210L330 70', c.dark, 14) +
    path('M318 82V30l52-20v40l40 0-20 50h-60Z', c.accent),

  crucible: (c: Inks) =>
    group(
      'rotate(-26 210 160)',
      path('M100 60h220l-24 180a30 30 0 0 1-30 26H154a30 30 0 0 1-30-26Z', c.strong),
      rect(86, 44, 248, 34, c.dark, 12),
    ) +
    path('M92 150c-20 20-24 60-22 130h50c0-50 6-80 20-100Z', c.accent) +
    path('M40 280h112v60H40Z', c.accent) +
    path('M20 270h26v66h100v-66h150v100H20Z', c.base) +
    rect(10, 360, 380, 20, c.dark, 8) +
    stroke('M300 80l70-40M320 130h70', c.mid, 16),

  furnace: (c: Inks) =>
    path('M60 366V150a140 120 0 0 1 280 0v216Z', c.base) +
    path('M120 366V220a80 76 0 0 1 160 0v146Z', c.dark) +
    path('M200 350c-70-30-50-80-10-130 0 30 20 40 30 14 40 50 50 90-20 116Z', c.accent) +
    path('M200 350c-30-16-22-46 0-64 22 20 30 48 0 64Z', c.white) +
    rect(40, 360, 320, 20, c.strong, 8) +
    times(3, (i) => stroke(`M${90 + i * 16} ${150 - i * 30}h40`, c.strong, 8)) +
    rect(250, 10, 44, 70, c.strong),

  ingots: (c: Inks) =>
    times(
      3,
      (i) =>
        path(`M${30 + i * 118} 360l22-90h70l22 90Z`, c.base) +
        path(`M${52 + i * 118} 270h70l6 24H${46 + i * 118}Z`, c.light),
    ) +
    times(
      2,
      (i) =>
        path(`M${89 + i * 118} 262l22-90h70l22 90Z`, c.strong) +
        path(`M${111 + i * 118} 172h70l6 24H${105 + i * 118}Z`, c.mid),
    ) +
    path('M148 164l22-90h70l22 90Z', c.accent) +
    path('M170 74h70l6 24h-82Z', c.white),

  printer3d: (c: Inks) =>
    path('M40 40h320v330H40ZM76 84v230h248V84Z', c.strong) +
    rect(76, 130, 248, 18, c.dark) +
    path('M168 110h64v70l-20 30h-24l-20-30Z', c.base) +
    path('M140 310l10-70h100l10 70Z', c.accent) +
    times(3, (i) => rect(146 - i * 2, 254 + i * 18, 108 + i * 4, 6, c.white)) +
    rect(60, 308, 280, 20, c.dark, 4) +
    circle(300, 352, 10, c.accent) +
    ring(64, 30, 26, c.mid, 12),

  injector: (c: Inks) =>
    rect(14, 290, 372, 76, c.strong, 10) +
    rect(120, 180, 170, 56, c.base, 8) +
    times(5, (i) => rect(140 + i * 28, 180, 12, 56, c.strong)) +
    path('M210 80h110l-30 80v24h-50v-24Z', c.accent) +
    path('M120 190l-30 12v14l30 12Z', c.dark) +
    rect(24, 130, 34, 160, c.dark, 4) +
    rect(60, 150, 28, 120, c.base, 4) +
    rect(286, 164, 90, 126, c.base, 10) +
    rect(306, 184, 50, 36, c.soft, 4) +
    times(3, (i) => circle(60 + i * 44, 328, 11, c.light)),

  mould: (c: Inks) =>
    group(
      'translate(-8 0) rotate(-6 120 200)',
      rect(36, 60, 130, 290, c.strong, 10),
      path('M166 120h-50c-30 40-30 110 0 160h50Z', c.soft),
      circle(60, 90, 11, c.dark),
      circle(60, 320, 11, c.dark),
    ) +
    group(
      'translate(8 0) rotate(6 280 200)',
      rect(234, 60, 130, 290, c.base, 10),
      path('M234 120h50c30 40 30 110 0 160h-50Z', c.soft),
      circle(340, 90, 11, c.dark),
      circle(340, 320, 11, c.dark),
    ) +
    path('M200 120c50 40 50 120 0 160-50-40-50-120 0-160Z', c.accent),

  recycle: (c: Inks) =>
    around(
      3,
      200,
      214,
      path('M136 70h100l56 96-52 30-40-70h-36Z', c.base),
      path('M316 150l6 96-86-48Z', c.strong),
    ) + circle(200, 214, 34, c.accent),

  pellets: (c: Inks) =>
    path('M60 90h280l-40 270H100Z', c.base) +
    path('M76 200h248l-24 160H100Z', c.strong) +
    times(3, (row) =>
      times(5, (i) =>
        circle(112 + i * 44 + (row % 2) * 16, 190 + row * 48, 22, (row * 2 + i) % 5 ? c.light : c.accent),
      ),
    ) +
    rect(40, 66, 320, 36, c.dark, 14),

  hydraulics: (c: Inks) =>
    stroke('M-20 120h160v150h120V90h160', c.base, 56) +
    rect(116, 166, 48, 30, c.dark, 4) +
    rect(236, 166, 48, 30, c.dark, 4) +
    rect(40, 84, 24, 72, c.strong, 4) +
    rect(340, 54, 24, 72, c.strong, 4) +
    stroke('M200 268v-76', c.dark, 14) +
    around(6, 200, 170, rect(192, 122, 16, 48, c.accent, 6)) +
    ring(200, 170, 44, c.accent, 14),

  goggles: (c: Inks) =>
    path('M20 130h360v60c-6 70-60 96-110 90-36-6-50-40-70-40s-34 34-70 40c-50 6-104-20-110-90Z', c.strong) +
    path('M54 160h118v30c-6 40-30 54-60 54s-54-16-58-54Z', c.soft) +
    path('M228 160h118v30c-4 38-28 54-58 54s-54-14-60-54Z', c.soft) +
    path('M54 160h60l-40 70c-12-8-20-22-20-40Z', c.white) +
    path('M228 160h60l-44 66c-10-8-16-20-16-36Z', c.white) +
    rect(0, 140, 30, 60, c.accent, 8) +
    rect(370, 140, 30, 60, c.accent, 8),
};
