/** Writes the outlines of the letters that pictures of courses are lettered with; run by `npm run art`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Font {
  unitsPerEm: number;
  characterSet: number[];
  glyphForCodePoint(code: number): { advanceWidth: number; path: { toSVG(): string } };
}

const require = createRequire(import.meta.url);
const { openSync } = require('fontkit') as { openSync(path: string): Font };
const font = openSync(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));

const outlines = Object.fromEntries(
  font.characterSet.map((code) => {
    const { advanceWidth, path } = font.glyphForCodePoint(code);
    return [String.fromCodePoint(code), [Math.round(advanceWidth), path.toSVG()]];
  }),
);
writeFileSync(
  new URL('../../src/storefront/features/course/picture/letters.json', import.meta.url),
  `${JSON.stringify({ unitsPerEm: font.unitsPerEm, outlines })}\n`,
);
