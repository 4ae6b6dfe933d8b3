import type { Inks } from '../inks.ts';
import { around, circle, ellipse, gear, group, path, rect, ring, stroke, times } from '../shapes.ts';

export const office = {
  clipboard: (c: Inks) =>
    rect(70, 50, 260, 320, c.strong, 20) +
    rect(94, 84, 212, 262, c.white, 6) +
    rect(140, 30, 120, 62, c.dark, 14) +
    times(
      3,
      (i) =>
        stroke(`M118 ${152 + i * 66}l16 18 26-34`, i === 2 ? c.accent : c.base, 13) +
        stroke(`M190 ${152 + i * 66}h90`, c.light, 14),
    ),

  chart: (c: Inks) =>
    rect(30, 40, 340, 300, c.white, 14) +
    rect(30, 40, 340, 40, c.strong, 14) +
    times(4, (i) => rect(66 + i * 72, 270 - i * 44, 48, 46 + i * 44, i === 3 ? c.accent : c.base, 4)) +
    stroke('M70 220l74-50 70 10 90-70', c.dark, 10) +
    rect(50, 316, 300, 10, c.light) +
    path('M170 340h60l12 36h-84Z', c.dark),

  extinguisher: (c: Inks) =>
    rect(130, 120, 130, 256, c.accent, 34) +
    rect(170, 70, 50, 60, c.dark, 6) +
    path('M150 40h120l30 34H150Z', c.dark) +
    stroke('M170 90C90 80 80 150 84 250', c.strong, 18) +
    path('M66 240h36l14 70H54Z', c.dark) +
    rect(130, 190, 130, 90, c.white) +
    stroke('M156 220h78M156 248h50', c.base, 12),

  firstAid: (c: Inks) =>
    stroke('M140 120V80h120v40', c.dark, 22) +
    rect(30, 116, 340, 250, c.base, 30) +
    rect(30, 116, 60, 250, c.strong, 30) +
    rect(310, 116, 60, 250, c.strong, 30) +
    circle(200, 240, 82, c.white) +
    path('M178 184h44v34h34v44h-34v34h-44v-34h-34v-44h34Z', c.accent),

  coins: (c: Inks) =>
    times(3, (k) =>
      times(
        3 + k,
        (i) =>
          ellipse(92 + k * 108, 346 - i * 36, 52, 24, c.strong) +
          ellipse(92 + k * 108, 336 - i * 36, 52, 24, i === 2 + k ? c.accent : c.base),
      ),
    ) +
    stroke('M30 150L160 90l70 20L370 20', c.dark, 12) +
    path('M340 10h44v44Z', c.dark),

  calculator: (c: Inks) =>
    rect(80, 30, 240, 340, c.strong, 24) +
    rect(104, 56, 192, 76, c.soft, 8) +
    stroke('M250 76v34M270 76v34', c.dark, 8) +
    times(4, (row) =>
      times(3, (i) =>
        rect(
          104 + i * 68,
          152 + row * 52,
          56,
          40,
          row === 3 && i === 2 ? c.accent : i === 2 ? c.mid : c.light,
          8,
        ),
      ),
    ),

  briefcase: (c: Inks) =>
    stroke('M140 110V70h120v40', c.dark, 22) +
    rect(30, 106, 340, 250, c.base, 24) +
    path('M30 130a24 24 0 0 1 24-24h292a24 24 0 0 1 24 24v80c-110 50-230 50-340 0Z', c.strong) +
    rect(172, 206, 56, 56, c.accent, 10),

  craneHook: (c: Inks) =>
    rect(0, 20, 400, 46, c.strong, 4) +
    times(8, (i) => path(`M${i * 56 - 20} 20h26l-20 46h-26Z`, c.accent)) +
    rect(150, 60, 100, 46, c.dark, 8) +
    stroke('M180 106v70M220 106v70', c.strong, 8) +
    rect(150, 170, 100, 60, c.base, 14) +
    circle(200, 200, 16, c.dark) +
    stroke('M200 230v46c0 20 44 20 44 58a46 46 0 0 1-92 0', c.dark, 24),

  container: (c: Inks) =>
    rect(20, 210, 250, 130, c.base, 6) +
    times(7, (i) => rect(38 + i * 32, 226, 12, 98, c.strong)) +
    rect(150, 70, 230, 130, c.accent, 6) +
    times(6, (i) => rect(170 + i * 34, 86, 12, 98, c.strong)) +
    rect(280, 210, 100, 130, c.mid, 6) +
    rect(296, 226, 12, 98, c.strong) +
    rect(350, 226, 12, 98, c.strong) +
    rect(0, 344, 400, 24, c.dark, 8),

  calendar: (c: Inks) =>
    rect(50, 70, 300, 290, c.white, 20) +
    path('M70 70h260a20 20 0 0 1 20 20v60H50V90a20 20 0 0 1 20-20Z', c.strong) +
    rect(110, 40, 26, 66, c.dark, 10) +
    rect(264, 40, 26, 66, c.dark, 10) +
    times(3, (row) =>
      times(4, (i) =>
        rect(
          78 + i * 64,
          174 + row * 58,
          46,
          42,
          row === 1 && i === 2 ? c.accent : (row + i) % 3 ? c.light : c.base,
          8,
        ),
      ),
    ),

  people: (c: Inks) =>
    circle(110, 130, 54, c.mid) +
    path('M20 350c0-90 30-150 90-150s90 60 90 150Z', c.mid) +
    circle(290, 130, 54, c.strong) +
    path('M200 350c0-90 30-150 90-150s90 60 90 150Z', c.strong) +
    circle(200, 170, 62, c.base) +
    path('M90 376c0-96 40-146 110-146s110 50 110 146Z', c.base) +
    path('M184 236h32l-6 70-10 14-10-14Z', c.accent),

  speech: (c: Inks) =>
    path(
      'M40 50h220a30 30 0 0 1 30 30v100a30 30 0 0 1-30 30H140l-60 60v-60H40a30 30 0 0 1-30-30V80a30 30 0 0 1 30-30Z',
      c.base,
    ) +
    stroke('M60 104h160M60 150h100', c.soft, 16) +
    path(
      'M190 190h160a30 30 0 0 1 30 30v86a30 30 0 0 1-30 30h-10v50l-60-50h-90a30 30 0 0 1-30-30v-86a30 30 0 0 1 30-30Z',
      c.strong,
    ) +
    times(3, (i) => circle(214 + i * 56, 264, 15, i === 1 ? c.accent : c.soft)),

  contract: (c: Inks) =>
    rect(50, 30, 250, 340, c.white, 14) +
    path('M64 30h222a14 14 0 0 1 14 14v40H50V44a14 14 0 0 1 14-14Z', c.strong) +
    times(4, (i) => stroke(`M84 ${130 + i * 42}h${i === 3 ? 90 : 180}`, c.light, 14)) +
    stroke('M84 330c20-40 30 20 50-6s30 10 50-6', c.base, 9) +
    circle(310, 130, 50, c.base) +
    path('M284 168l-10 70 36-20 36 20-10-70Z', c.base) +
    circle(310, 130, 24, c.accent) +
    group('rotate(40 300 290)', rect(284, 210, 32, 120, c.dark, 8), path('M284 330h32l-16 40Z', c.mid)),

  shield: (c: Inks) =>
    path('M200 24l150 50v110c0 100-70 160-150 192-80-32-150-92-150-192V74Z', c.strong) +
    path('M200 64l112 38v84c0 76-52 120-112 146Z', c.base) +
    path('M200 64L88 102v84c0 76 52 120 112 146Z', c.mid) +
    stroke('M140 200l46 48 84-96', c.accent, 28),

  warningSign: (c: Inks) =>
    path(
      'M200 40c14 0 24 6 32 20l140 250c16 30 0 56-32 56H60c-32 0-48-26-32-56L168 60c8-14 18-20 32-20Z',
      c.dark,
    ) +
    path('M200 84l132 240H68Z', c.accent) +
    rect(184, 150, 32, 96, c.dark, 16) +
    circle(200, 284, 20, c.dark),

  earMuffs: (c: Inks) =>
    stroke('M80 240c0-230 240-230 240 0', c.dark, 30) +
    stroke('M100 200c14-150 186-150 200 0', c.mid, 10) +
    rect(40, 190, 90, 150, c.base, 40) +
    rect(270, 190, 90, 150, c.base, 40) +
    rect(110, 204, 40, 122, c.strong, 20) +
    rect(250, 204, 40, 122, c.strong, 20) +
    circle(80, 264, 17, c.accent) +
    circle(320, 264, 17, c.accent),

  manhole: (c: Inks) =>
    path('M0 230h400v150H0Z', c.base) +
    ellipse(200, 250, 140, 50, c.dark) +
    stroke('M200 70v200', c.accent, 10) +
    stroke('M200 20L90 250M200 20l110 230', c.strong, 16) +
    circle(200, 34, 26, c.dark) +
    circle(200, 200, 30, c.light) +
    path('M160 262c0-40 80-40 80 0Z', c.light) +
    ring(200, 34, 12, c.accent, 6),

  deskChair: (c: Inks) =>
    path('M120 30h150a24 24 0 0 1 24 26l-16 120H112L96 56a24 24 0 0 1 24-26Z', c.base) +
    rect(96, 196, 208, 48, c.strong, 22) +
    rect(186, 240, 28, 76, c.dark) +
    stroke('M200 316L90 356M200 316l110 40M200 316v50', c.dark, 18) +
    circle(86, 368, 17, c.accent) +
    circle(314, 368, 17, c.accent) +
    circle(200, 374, 17, c.accent) +
    stroke('M70 130v90h40M330 130v90h-40', c.mid, 16),

  gantry: (c: Inks) =>
    rect(0, 40, 400, 44, c.strong) +
    rect(150, 80, 100, 40, c.dark, 8) +
    stroke('M200 120v90', c.dark, 8) +
    stroke('M200 206L130 250M200 206l70 44', c.dark, 8) +
    rect(110, 250, 180, 96, c.base, 8) +
    times(3, (i) => rect(130 + i * 52, 266, 30, 64, c.mid, 4)) +
    rect(20, 84, 34, 290, c.base) +
    rect(346, 84, 34, 290, c.base) +
    circle(200, 98, 9, c.accent),

  idCard: (c: Inks) =>
    path('M170 0h60l10 90h-80Z', c.accent) +
    rect(60, 90, 280, 250, c.white, 22) +
    path('M82 90h236a22 22 0 0 1 22 22v32H60v-32a22 22 0 0 1 22-22Z', c.strong) +
    rect(170, 106, 60, 16, c.soft, 8) +
    circle(136, 212, 34, c.base) +
    path('M80 306c0-70 112-70 112 0Z', c.base) +
    stroke('M220 200h90M220 240h90M220 280h50', c.light, 15),

  cart: (c: Inks) =>
    stroke('M20 70h50l50 210h200', c.dark, 18) +
    path('M90 120h280l-36 130H120Z', c.base) +
    times(4, (i) => rect(138 + i * 52, 136, 12, 98, c.strong, 6)) +
    rect(170, 40, 90, 80, c.accent, 8) +
    rect(204, 40, 20, 80, c.strong) +
    circle(150, 334, 32, c.dark) +
    circle(290, 334, 32, c.dark) +
    circle(150, 334, 11, c.light) +
    circle(290, 334, 11, c.light),

  shelves: (c: Inks) =>
    stroke('M30 20v360M370 20v360', c.dark, 18) +
    times(3, (i) => rect(24, 120 + i * 116, 352, 18, c.strong, 4)) +
    rect(60, 50, 80, 70, c.base, 6) +
    rect(160, 30, 60, 90, c.mid, 6) +
    rect(240, 60, 100, 60, c.light, 6) +
    rect(60, 166, 120, 70, c.light, 6) +
    rect(210, 156, 90, 80, c.accent, 6) +
    rect(70, 276, 70, 76, c.mid, 6) +
    rect(160, 286, 150, 66, c.base, 6),

  world: (c: Inks) =>
    circle(200, 190, 150, c.base) +
    path(
      'M90 110c40-50 100-60 110-30s-50 40-40 70 60 20 60 60-40 60-60 40-30-60-70-70-20-40 0-70ZM260 80c30 10 60 40 74 80-20 30-60 20-74-10s-20-50 0-70ZM240 260c20-20 50-14 70 0-10 20-40 46-64 54-14-14-20-40-6-54Z',
      c.light,
    ) +
    stroke('M30 330c80 70 280 70 350-60', c.accent, 16) +
    path('M350 240l52 4-24 50Z', c.accent) +
    ring(200, 190, 150, c.strong, 10),

  gears: (c: Inks) =>
    gear(150, 232, 104, 12, c.base) +
    circle(150, 232, 60, c.soft) +
    circle(150, 232, 28, c.dark) +
    gear(292, 112, 66, 9, c.strong) +
    circle(292, 112, 30, c.accent),

  sun: (c: Inks) => circle(200, 200, 96, c.accent) + around(12, 200, 200, rect(189, 20, 22, 60, c.base, 11)),
};
