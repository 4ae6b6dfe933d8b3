import type { Inks } from '../inks.ts';
import {
  around,
  circle,
  cube,
  gear,
  group,
  hexagon,
  path,
  polygonPath,
  rect,
  ring,
  stroke,
  times,
} from '../shapes.ts';

type Motif = (c: Inks) => string;

export const industryMotifs = {
  metalmecanica: (c) =>
    gear(150, 225, 96, 12, c.base) +
    circle(150, 225, 58, c.soft) +
    circle(150, 225, 30, c.strong) +
    gear(282, 122, 58, 9, c.strong) +
    circle(282, 122, 26, c.accent) +
    rect(236, 236, 22, 130, c.dark, 4) +
    rect(236, 236, 120, 26, c.dark, 4) +
    rect(236, 340, 88, 26, c.dark, 4) +
    rect(300, 300, 24, 66, c.dark, 4) +
    times(5, (i) => rect(270 + i * 17, 262, 4, i % 2 ? 10 : 16, c.dark)),

  'automacao-e-eletroeletronica': (c) =>
    rect(70, 330, 150, 34, c.dark, 8) +
    rect(104, 286, 82, 50, c.strong, 10) +
    group('rotate(-24 145 280)', rect(120, 136, 50, 160, c.base, 25)) +
    group('rotate(62 92 150)', rect(70, 0, 44, 168, c.mid, 22)) +
    circle(145, 280, 36, c.strong) +
    circle(145, 280, 15, c.accent) +
    circle(90, 152, 32, c.strong) +
    circle(90, 152, 13, c.accent) +
    circle(236, 76, 26, c.strong) +
    stroke('M236 76v46M236 122h-28v34M236 122h28v34', c.dark, 16) +
    rect(208, 176, 56, 56, c.accent, 6) +
    rect(190, 232, 180, 22, c.strong, 4) +
    times(4, (i) => circle(214 + i * 44, 268, 14, c.dark)),

  'eletronica-e-automacao': (c) =>
    times(4, (i) => {
      const at = 130 + i * 47;
      return (
        stroke(`M${at} 50V110M${at} 290V350`, c.strong, 12) +
        stroke(`M50 ${at}H110M290 ${at}H350`, c.strong, 12)
      );
    }) +
    [130, 271].map((at) => circle(at, 46, 14, c.accent) + circle(at, 354, 14, c.accent)).join('') +
    [177, 224].map((at) => circle(46, at, 14, c.accent) + circle(354, at, 14, c.accent)).join('') +
    rect(96, 96, 208, 208, c.base, 20) +
    rect(132, 132, 136, 136, c.dark, 12) +
    stroke('M156 224h28v-40h32v56h28', c.accent, 10) +
    circle(118, 118, 8, c.soft),

  automotiva: (c) =>
    path(
      'M28 262c0-38 20-58 62-64l44-8c32-46 62-68 118-68 52 0 78 26 92 68 28 6 40 26 40 56v34H28Z',
      c.base,
    ) +
    path('M160 192c22-30 44-44 82-44v44Z', c.soft) +
    path('M258 148c30 2 46 16 56 44h-56Z', c.soft) +
    rect(28, 262, 356, 22, c.strong, 11) +
    circle(112, 284, 50, c.dark) +
    circle(112, 284, 26, c.light) +
    circle(304, 284, 50, c.dark) +
    circle(304, 284, 26, c.light) +
    around(5, 112, 284, rect(109, 262, 6, 22, c.dark)) +
    around(5, 304, 284, rect(301, 262, 6, 22, c.dark)) +
    circle(52, 228, 14, c.accent) +
    stroke('M30 96h96M10 132h72M60 60h52', c.mid, 10),

  manufatura: (c) =>
    rect(276, 60, 44, 160, c.strong, 6) +
    circle(298, 36, 20, c.light) +
    circle(334, 22, 14, c.light) +
    path('M50 300V170l76 52v-52l76 52v-52l76 52V200h72v100Z', c.base) +
    times(4, (i) => rect(78 + i * 66, 244, 38, 32, i === 2 ? c.accent : c.soft, 4)) +
    rect(24, 300, 352, 26, c.dark, 13) +
    times(7, (i) => circle(52 + i * 50, 344, 15, c.strong)) +
    rect(90, 266, 0, 0, c.dark),

  'manutencao-e-operacao': (c) =>
    hexagon(262, 264, 104, c.light) +
    circle(262, 264, 52, c.soft) +
    ring(262, 264, 52, c.base, 14) +
    group(
      'rotate(-45 180 200)',
      rect(156, 130, 48, 240, c.strong, 24),
      circle(180, 96, 74, c.strong),
      path('M152 -10h56v96l-28 22-28-22Z', c.line),
      circle(180, 338, 12, c.accent),
    ),

  'construcao-civil': (c) =>
    rect(228, 60, 22, 300, c.strong) +
    times(7, (i) => stroke(`M230 ${92 + i * 40}l18 -28`, c.soft, 4)) +
    rect(60, 76, 320, 20, c.strong) +
    path('M239 24l120 56H119Z', 'none') +
    stroke('M239 30L90 78M239 30l128 48', c.strong, 6) +
    rect(332, 96, 44, 34, c.dark, 4) +
    rect(232, 30, 14, 50, c.strong) +
    stroke('M104 96v60', c.dark, 6) +
    rect(64, 156, 80, 30, c.accent, 4) +
    times(4, (row) =>
      times(3, (i) =>
        rect(
          36 + i * 62 + (row % 2 ? 0 : -20),
          214 + row * 37,
          56,
          31,
          [c.base, c.mid, c.base, c.mid][(row + i) % 4]!,
          4,
        ),
      ),
    ) +
    rect(10, 362, 380, 14, c.dark, 7),

  energia: (c) =>
    circle(200, 200, 128, c.accent) +
    around(12, 200, 200, rect(192, 26, 16, 34, c.base, 8)) +
    path('M226 66L108 226h74l-18 110 126-164h-78Z', c.strong) +
    path('M226 66L164 200h-36Z', c.base),

  'sistemas-de-energia': (c) =>
    circle(300, 104, 54, c.accent) +
    around(8, 300, 104, rect(295, 22, 10, 18, c.accent, 5)) +
    path('M64 196h230l52 130H12Z', c.strong) +
    times(4, (i) => stroke(`M${64 + (i + 0) * 76.6} 196L${12 + i * 111.3} 326`, c.light, 6)) +
    stroke('M46 240h266M29 283h300', c.light, 6) +
    rect(160, 326, 32, 40, c.dark) +
    rect(110, 358, 132, 16, c.dark, 8) +
    stroke('M120 196V72', c.dark, 8) +
    around(3, 120, 72, path('M120 72c-14-18-14-44 0-64 10 20 12 46 0 64Z', c.base)) +
    circle(120, 72, 10, c.dark),

  'refrigeracao-e-climatizacao': (c) =>
    rect(50, 56, 300, 100, c.base, 18) +
    rect(74, 116, 252, 16, c.dark, 8) +
    circle(318, 86, 9, c.accent) +
    rect(74, 80, 96, 10, c.light, 5) +
    stroke('M110 178c-22 26 22 44 0 72M290 178c-22 26 22 44 0 72', c.mid, 12) +
    around(6, 200, 272, rect(192, 180, 16, 92, c.strong, 8), stroke('M178 206l22 22 22-22', c.strong, 12)) +
    circle(200, 272, 16, c.accent),

  'nautico-e-naval': (c) =>
    rect(196, 54, 14, 110, c.dark) +
    path('M222 62v96h92Z', c.accent) +
    path('M186 84v74h-74Z', c.light) +
    rect(132, 158, 150, 56, c.mid, 6) +
    times(3, (i) => circle(164 + i * 42, 186, 12, c.soft)) +
    path('M44 214h316l-46 96H98Z', c.strong) +
    rect(44, 214, 316, 22, c.base) +
    stroke(
      'M10 318c32 0 32 24 63 24s32-24 63-24 32 24 64 24 32-24 63-24 32 24 64 24 32-24 63-24',
      c.base,
      16,
    ) +
    stroke('M40 362c30 0 30 18 53 18s32-18 63-18 32 18 64 18 32-18 63-18 32 18 54 18', c.light, 12),

  'mineracao-e-extracao': (c) =>
    path('M20 340L150 120l70 92 42-56 118 184Z', c.base) +
    path('M150 120l70 92-34 40-36-30-34 26-22-34Z', c.light) +
    path('M262 156l52 82-30-12-22 20-26-34Z', c.light) +
    rect(10, 336, 380, 20, c.dark, 10) +
    path('M168 336a46 46 0 0 1 92 0Z', c.dark) +
    path('M286 40h68l30 36-64 76-64-76Z', c.accent) +
    path('M286 40l34 112-64-76Z', c.white) +
    path('M256 76h128l-64 76Z', c.mid),

  materiais: (c) =>
    [c.dark, c.strong, c.base, c.mid]
      .map((fill, i) => path(`M200 ${180 + (3 - i) * 54}l160 -80v26l-160 80l-160 -80v-26Z`, fill))
      .join('') +
    path('M200 180l160-80-160-80L40 100Z', c.light) +
    path('M200 140l80-40-80-40-80 40Z', c.accent) +
    circle(200, 100, 14, c.strong),

  'gestao-logistica-e-seguranca-do-trabalho': (c) =>
    cube(140, 250, 100, c.light, c.base, c.strong) +
    cube(262, 270, 84, c.mid, c.base, c.strong) +
    cube(140, 148, 0, c.light, c.base, c.strong) +
    path('M140 250l-30 -17v34l14 2 16 14Z', c.accent) +
    path('M110 130a90 84 0 0 1 180 0v14H110Z', c.accent) +
    rect(186, 38, 28, 90, c.white, 10) +
    rect(88, 138, 224, 24, c.dark, 12) +
    path('M252 320l22-12v24l-22 12Z', c.soft),

  'celulose-e-papel': (c) =>
    group('rotate(-8 150 240)', rect(60, 120, 190, 240, c.light, 10)) +
    path('M112 110h128l62 62v178a12 12 0 0 1-12 12H112a12 12 0 0 1-12-12V122a12 12 0 0 1 12-12Z', c.white) +
    path('M240 110l62 62h-50a12 12 0 0 1-12-12Z', c.mid) +
    stroke('M136 216h130M136 254h130M136 292h84', c.light, 12) +
    path('M244 226c-6-72 44-120 132-120 4 82-44 128-132 120Z', c.base) +
    stroke('M208 268c32-44 74-82 128-122', c.strong, 9) +
    path('M190 96c4-44-26-72-84-74-2 52 28 80 84 74Z', c.base) +
    stroke('M190 96l-52-46', c.strong, 8),

  plastico: (c) =>
    times(3, (i) => hexagon([76, 76, 330][i]!, [120, 226, 92][i]!, 56, [c.light, c.mid, c.light][i]!)) +
    times(3, (i) => path(polygonPath([76, 76, 330][i]!, [120, 226, 92][i]!, 30, 6), c.soft)) +
    rect(174, 30, 72, 36, c.dark, 8) +
    rect(186, 62, 48, 30, c.light) +
    path(
      'M186 90h48c0 34 44 46 44 92v164a26 26 0 0 1-26 26h-84a26 26 0 0 1-26-26V182c0-46 44-58 44-92Z',
      c.base,
    ) +
    rect(142, 206, 136, 84, c.accent) +
    stroke('M172 320h76M172 344h50', c.light, 8) +
    stroke('M176 248h68', c.strong, 14) +
    circle(330, 300, 24, c.strong) +
    circle(370, 250, 14, c.mid) +
    circle(350, 352, 12, c.accent),
} satisfies Record<string, Motif>;
