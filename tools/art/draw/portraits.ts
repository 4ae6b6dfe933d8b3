import type { Inks } from '../../../src/storefront/features/course/drawing/inks.ts';
import { circle, group, path, rect } from '../../../src/storefront/features/course/drawing/shapes.ts';
import { patternedGround } from './scene.ts';

const skin = { man: '#b9794f', woman: '#e0a67e' };
const hair = { man: '#2b1c16', woman: '#5a3020' };

/** A geometric portrait of a student at work, 960 by 720. */
export function portrait(who: 'man' | 'woman', c: Inks): string {
  const face = skin[who];
  const dark = hair[who];
  return (
    patternedGround(960, 720, 120, c, who) +
    circle(480, 400, 310, c.light) +
    (who === 'woman'
      ? path('M330 330a150 150 0 0 1 300 0v190a40 40 0 0 1-40 40H370a40 40 0 0 1-40-40Z', dark)
      : '') +
    path('M200 720c0-150 110-210 280-210s280 60 280 210Z', c.base) +
    path('M400 516h160l-80 110Z', c.white) +
    rect(430, 450, 100, 90, face, 44) +
    path('M430 492a60 60 0 0 0 100 0v30a50 50 0 0 1-100 0Z', 'rgb(0 0 0 / 0.14)') +
    path('M372 316h216v70a108 118 0 0 1-216 0Z', face) +
    circle(368, 378, 26, face) +
    circle(592, 378, 26, face) +
    (who === 'man'
      ? path('M372 380v10a108 118 0 0 0 216 0v-10c-10 60-50 64-108 64s-98-4-108-64Z', dark)
      : path('M372 300h216v34c-70 10-110-8-130-34-20 30-50 46-86 46Z', dark)) +
    circle(438, 376, 10, '#1c120d') +
    circle(522, 376, 10, '#1c120d') +
    path(who === 'man' ? 'M446 436h68a34 24 0 0 1-68 0Z' : 'M446 428h68a34 28 0 0 1-68 0Z', '#ffffff') +
    path('M354 316a126 132 0 0 1 252 0Z', c.accent) +
    rect(458, 172, 44, 120, c.white, 18) +
    rect(326, 304, 308, 30, c.strong, 15) +
    path('M300 560l70-34 20 194h-70ZM660 560l-70-34-20 194h70Z', c.accent) +
    group('translate(0 0)', rect(386, 640, 188, 26, c.accent))
  );
}
