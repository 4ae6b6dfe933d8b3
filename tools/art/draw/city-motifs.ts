import type { Inks } from '../../../src/storefront/features/course/drawing/inks.ts';
import {
  around,
  circle,
  ellipse,
  path,
  rect,
  stroke,
  times,
} from '../../../src/storefront/features/course/drawing/shapes.ts';

/** Featured cities: a hue of their own and what people there would recognise, in a scene of 640 by 480. */
export const cityScenes: Record<string, { hue: number; draw: (c: Inks) => string }> = {
  blumenau: {
    hue: 30,
    draw: (c) =>
      path('M150 210L320 70l170 140Z', c.strong) +
      rect(176, 210, 288, 210, c.white) +
      stroke('M182 210v210M458 210v210M176 280h288M176 350h288M278 210v210M362 210v210', c.strong, 12) +
      stroke('M182 350l96-70M458 350l-96-70M182 280l96-70M458 280l-96-70', c.strong, 10) +
      rect(290, 362, 60, 58, c.base) +
      rect(298, 298, 44, 40, c.accent) +
      path('M300 130h40v50h-40Z', c.accent) +
      rect(0, 420, 640, 60, c.mid),
  },
  joinville: {
    hue: 150,
    draw: (c) =>
      rect(0, 400, 640, 80, c.mid) +
      path('M262 400l26-190h64l26 190Z', c.strong) +
      path('M276 210a44 44 0 0 1 88 0Z', c.dark) +
      around(4, 320, 204, path('M312 204V60h46v110l-38 34Z', c.white), stroke('M312 204V60', c.base, 8)) +
      circle(320, 204, 16, c.accent) +
      rect(302, 330, 36, 70, c.dark) +
      times(9, (i) => {
        const x = 40 + i * 70;
        return stroke(`M${x} 440v-38`, c.strong, 6) + circle(x, 392, 16, [c.accent, c.light][i % 2]!);
      }),
  },
  florianopolis: {
    hue: 225,
    draw: (c) =>
      circle(500, 110, 52, c.accent) +
      rect(0, 360, 640, 120, c.base) +
      rect(0, 300, 640, 16, c.dark) +
      stroke('M0 240C60 240 110 190 160 96C240 270 400 270 480 96C530 190 580 240 640 240', c.strong, 9) +
      times(11, (i) => {
        const x = 190 + i * 26;
        const y = 225 - ((x - 320) / 160) ** 2 * 128;
        return stroke(`M${x} ${Math.round(y)}V300`, c.strong, 4);
      }) +
      rect(150, 86, 20, 290, c.dark) +
      rect(470, 86, 20, 290, c.dark) +
      stroke('M150 130h20M150 180h20M470 130h20M470 180h20', c.mid, 6) +
      stroke(
        'M0 400c40 0 40 18 80 18s40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18',
        c.light,
        8,
      ) +
      stroke(
        'M40 440c40 0 40 18 80 18s40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18',
        c.mid,
        8,
      ),
  },
  'jaragua-do-sul': {
    hue: 130,
    draw: (c) =>
      circle(320, 150, 78, c.accent) +
      path('M-20 420L150 170l90 120L340 120l180 260 60-70 90 110Z', c.mid) +
      path('M-20 440L120 300l130 110 120-150 140 130 150-90v140Z', c.base) +
      path('M0 480V400c110-40 210-30 320 0s220 30 320-10v90Z', c.strong) +
      times(7, (i) => path(`M${50 + i * 92} 440l22 -64l22 64Z`, c.dark)),
  },
  itajai: {
    hue: 205,
    draw: (c) =>
      rect(0, 400, 640, 80, c.base) +
      path('M250 340h350l-40 76H286Z', c.dark) +
      times(3, (row) =>
        times(5, (i) =>
          rect(
            280 + i * 56,
            226 + row * 38,
            52,
            34,
            [c.accent, c.mid, c.strong, c.white, c.light][(i + row * 2) % 5]!,
            3,
          ),
        ),
      ) +
      stroke('M110 400V90M190 400V90M110 90h80M110 400l80-120M190 400l-80-120', c.strong, 14) +
      rect(60, 76, 420, 18, c.strong) +
      stroke('M150 76l0-46M150 30L80 80M150 30l280 48', c.strong, 7) +
      stroke('M392 94v96', c.dark, 5) +
      rect(360, 188, 64, 34, c.accent, 3) +
      stroke(
        'M0 432c40 0 40 18 80 18s40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18 40 18 80 18 40-18 80-18',
        c.light,
        8,
      ),
  },
  'sao-jose': {
    hue: 275,
    draw: (c) =>
      rect(0, 410, 640, 70, c.mid) +
      rect(230, 220, 180, 190, c.white) +
      path('M216 220L320 130l104 90Z', c.strong) +
      rect(150, 190, 84, 220, c.light) +
      rect(406, 190, 84, 220, c.light) +
      path('M142 190l50-90 50 90Z', c.strong) +
      path('M398 190l50-90 50 90Z', c.strong) +
      circle(320, 200, 20, c.accent) +
      path('M284 410v-80a36 36 0 0 1 72 0v80Z', c.base) +
      [178, 434].map((x) => path(`M${x} 300v-40a14 14 0 0 1 28 0v40Z`, c.base)).join('') +
      stroke('M320 130V90M304 104h32', c.dark, 8) +
      stroke('M192 100V74M182 84h20M448 100V74M438 84h20', c.dark, 6) +
      times(4, (i) => ellipse([60, 110, 540, 590][i]!, 390, 34, 44, c.base)),
  },
  chapeco: {
    hue: 100,
    draw: (c) =>
      circle(510, 110, 54, c.accent) +
      path('M0 340c160-60 320-40 640-10v150H0Z', c.light) +
      times(6, (i) => stroke(`M${-40 + i * 130} 480Q${120 + i * 60} 400 ${200 + i * 48} 336`, c.mid, 14)) +
      rect(196, 150, 22, 230, c.strong) +
      stroke(
        'M207 170c-40 0-80-12-112-50M207 170c40 0 80-12 112-50M207 216c-30 0-62-10-88-40M207 216c30 0 62-10 88-40',
        c.strong,
        10,
      ) +
      [
        [207, 120, 60, 24],
        [96, 112, 46, 22],
        [318, 112, 46, 22],
        [122, 172, 36, 18],
        [292, 172, 36, 18],
      ]
        .map(([x, y, rx, ry]) => ellipse(x!, y!, rx!, ry!, c.base))
        .join('') +
      rect(420, 300, 24, 90, c.dark) +
      stroke('M432 310c-26 0-46-10-62-32M432 310c26 0 46-10 62-32', c.dark, 7) +
      ellipse(432, 276, 36, 16, c.strong) +
      ellipse(370, 274, 26, 13, c.strong) +
      ellipse(494, 274, 26, 13, c.strong),
  },
  palhoca: {
    hue: 190,
    draw: (c) =>
      circle(140, 120, 60, c.accent) +
      path('M230 330L420 110l240 220Z', c.strong) +
      path('M330 330L480 190l180 140Z', c.base) +
      path('M0 330h640v150H0Z', c.mid) +
      path('M0 420c60-150 220-190 330-110-70-16-120 14-120 62 0 60 60 90 130 108H0Z', c.base) +
      path('M0 460c50-90 140-130 220-120-50 20-60 70-20 140H0Z', c.strong) +
      stroke('M330 310c-70-16-120 14-120 62', c.white, 12) +
      stroke(
        'M400 400c30 0 30 14 60 14s30-14 60-14 30 14 60 14 30-14 60-14M440 446c30 0 30 14 60 14s30-14 60-14 30 14 60 14',
        c.light,
        8,
      ),
  },
  criciuma: {
    hue: 60,
    draw: (c) =>
      rect(0, 390, 640, 90, c.strong) +
      path('M60 390L230 210l120 130 70-70 160 120Z', c.light) +
      stroke('M230 390L320 90l90 300M262 290h116M284 214h72', c.dark, 16) +
      circle(320, 96, 46, c.base) +
      circle(320, 96, 16, c.accent) +
      stroke('M360 80L560 380', c.dark, 6) +
      rect(470, 300, 120, 90, c.base, 4) +
      rect(500, 330, 26, 26, c.accent) +
      rect(542, 330, 26, 26, c.accent) +
      path('M90 350h150l-22 56H112Z', c.base) +
      [130, 200].map((x) => circle(x, 412, 18, c.dark) + circle(x, 412, 7, c.light)).join('') +
      times(4, (i) => circle(110 + i * 36, 344, 22, c.dark)) +
      rect(0, 430, 640, 10, c.dark),
  },
};
