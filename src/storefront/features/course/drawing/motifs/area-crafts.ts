import type { Inks } from '../inks.ts';
import { around, circle, ellipse, group, path, rect, ring, stroke, times } from '../shapes.ts';

type Motif = (c: Inks) => string;

export const craftMotifs = {
  alimentos: (c) =>
    path('M30 250a140 108 0 0 1 280 0v18a34 34 0 0 1-34 34H64a34 34 0 0 1-34-34Z', c.base) +
    times(3, (i) => group(`rotate(24 ${108 + i * 62} 212)`, rect(98 + i * 62, 166, 20, 86, c.soft, 10))) +
    rect(14, 318, 312, 24, c.dark, 12) +
    stroke('M330 350C346 260 346 180 326 90', c.strong, 12) +
    times(4, (i) =>
      group(
        `translate(${[340, 340, 334, 322][i]} ${[250, 200, 150, 104][i]})`,
        group('rotate(38)', ellipse(0, -26, 14, 30, c.strong)),
        group('rotate(-38)', ellipse(0, -26, 14, 30, c.mid)),
      ),
    ) +
    ellipse(322, 62, 14, 32, c.mid),

  'madeira-e-mobiliario': (c) =>
    circle(290, 130, 96, c.mid) +
    ring(290, 130, 74, c.strong, 8) +
    ring(290, 130, 48, c.strong, 8) +
    circle(290, 130, 20, c.strong) +
    rect(66, 70, 34, 290, c.dark, 10) +
    rect(66, 70, 34, 150, c.base, 10) +
    rect(66, 206, 176, 36, c.base, 10) +
    rect(208, 236, 34, 124, c.dark, 10) +
    rect(84, 282, 140, 16, c.strong) +
    rect(100, 184, 132, 24, c.accent, 12) +
    rect(30, 356, 340, 14, c.strong, 7),

  ceramica: (c) =>
    rect(150, 40, 100, 26, c.strong, 13) +
    path(
      'M164 62h72c0 40 88 66 88 156 0 70-54 118-86 128h-76c-32-10-86-58-86-128 0-90 88-116 88-156Z',
      c.base,
    ) +
    path('M82 184h236c4 12 6 22 6 34s-2 26-5 38H81c-4-12-5-26-5-38s2-22 6-34Z', c.accent) +
    times(6, (i) => path(`M${84 + i * 40} 250l20 -56l20 56Z`, c.strong)) +
    rect(136, 340, 128, 24, c.dark, 12) +
    stroke('M124 140c-14 16-22 26-24 36', c.light, 12),

  'industria-criativa': (c) =>
    rect(50, 160, 300, 190, c.strong, 16) +
    path('M166 208v94l84-47Z', c.accent) +
    group(
      'rotate(-14 56 150)',
      rect(50, 92, 300, 54, c.dark, 10),
      times(5, (i) => path(`M${72 + i * 62} 92h34l-26 54h-34Z`, c.white)),
    ) +
    rect(50, 150, 300, 26, c.base) +
    circle(336, 44, 22, c.mid) +
    stroke('M84 322h232', c.base, 10),

  'tecnologia-da-informacao': (c) =>
    rect(62, 76, 276, 196, c.dark, 18) +
    rect(80, 94, 240, 160, c.soft, 6) +
    stroke('M152 136l-36 38 36 38M248 136l36 38-36 38', c.base, 16) +
    stroke('M216 124l-32 100', c.strong, 16) +
    path('M24 290h352l-20 40a16 16 0 0 1-14 8H58a16 16 0 0 1-14-8Z', c.base) +
    rect(156, 290, 88, 16, c.strong, 8) +
    circle(338, 64, 26, c.accent) +
    circle(338, 64, 10, c.dark),

  'textil-vestuario-e-moda': (c) =>
    rect(70, 60, 170, 34, c.dark, 14) +
    rect(70, 306, 170, 34, c.dark, 14) +
    rect(92, 94, 126, 212, c.base) +
    times(6, (i) => stroke(`M92 ${124 + i * 32}l126 -22`, c.light, 9)) +
    stroke('M218 280c60 10 60-70 100-80s40-60 16-90', c.mid, 8) +
    group('rotate(24 310 200)', rect(304, 50, 14, 300, c.strong, 7), rect(308, 66, 6, 40, c.soft, 3)) +
    circle(318, 330, 42, c.accent) +
    ring(318, 330, 30, c.strong, 5) +
    [0, 1, 2, 3].map((i) => circle(308 + (i % 2) * 20, 320 + Math.floor(i / 2) * 20, 5, c.strong)).join(''),

  'quimica-e-meio-ambiente': (c) =>
    path('M150 40h100v30h-14v90l96 164a30 30 0 0 1-26 44H94a30 30 0 0 1-26-44l96-164V70h-14Z', c.white) +
    path(
      'M122 232c40-24 62 22 100 6 26-10 40-10 58-2l52 88a30 30 0 0 1-26 44H94a30 30 0 0 1-26-44Z',
      c.base,
    ) +
    rect(140, 34, 120, 30, c.strong, 10) +
    circle(160, 300, 18, c.light) +
    circle(216, 330, 12, c.light) +
    circle(124, 336, 8, c.light) +
    path('M214 290c-10-60 24-100 96-104 10 68-26 110-96 104Z', c.strong) +
    stroke('M194 318c22-38 48-66 82-94', c.accent, 8),

  'design-e-comunicacao': (c) =>
    path(
      'M36 56h190a20 20 0 0 1 20 20v92a20 20 0 0 1-20 20H112l-46 44v-44H36a20 20 0 0 1-20-20V76a20 20 0 0 1 20-20Z',
      c.light,
    ) +
    stroke('M58 104h140M58 140h92', c.strong, 12) +
    stroke('M70 340C120 200 250 380 330 230', c.strong, 12) +
    stroke('M70 340L30 250', c.base, 5) +
    rect(54, 324, 32, 32, c.accent) +
    circle(30, 250, 12, c.base) +
    group(
      'rotate(38 300 190)',
      path('M300 260l-52-86 22-92h60l22 92Z', c.base),
      rect(262, 48, 76, 38, c.dark, 6),
      stroke('M300 256v-72', c.soft, 7),
      circle(300, 172, 15, c.soft),
    ),

  educacao: (c) =>
    path('M200 356C160 322 104 312 30 314V170c74-2 130 8 170 42Z', c.base) +
    path('M200 356c40-34 96-44 170-42V170c-74-2-130 8-170 42Z', c.strong) +
    stroke('M64 216c40 2 70 8 100 24M64 260c40 2 70 8 100 24', c.light, 9) +
    stroke('M336 216c-40 2-70 8-100 24M336 260c-40 2-70 8-100 24', c.light, 9) +
    path('M200 24l150 62-150 62L50 86Z', c.dark) +
    path('M126 118v40c40 26 108 26 148 0v-40l-74 30Z', c.mid) +
    stroke('M322 98v66', c.accent, 8) +
    circle(322, 172, 14, c.accent),

  geral: (c) =>
    rect(44, 44, 148, 148, c.base, 18) +
    circle(118, 118, 46, c.accent) +
    path('M208 192V62a18 18 0 0 1 18-18h12a118 118 0 0 1 118 118v12a18 18 0 0 1-18 18Z', c.strong) +
    path('M44 208h130a18 18 0 0 1 18 18v130H62a18 18 0 0 1-18-18Z', c.dark) +
    path('M70 330l48-84 48 84Z', c.mid) +
    rect(208, 208, 148, 148, c.light, 18) +
    around(8, 282, 282, rect(273, 222, 18, 34, c.strong, 4)) +
    circle(282, 282, 42, c.strong) +
    circle(282, 282, 18, c.light),
} satisfies Record<string, Motif>;
