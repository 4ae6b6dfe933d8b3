import { readFileSync } from 'node:fs';
import { create, openSync, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { schoolFonts } from '#/domain/school/colours/school-fonts.ts';
import {
  makePortugueseFont,
  portugueseFont,
  readFontRule,
  wholeFont,
} from '../../../tools/font/portuguese-font.ts';

describe.each(schoolFonts)('%s', (font) => {
  const file = portugueseFont(font);
  const { min, max, codes } = readFontRule(font);

  test('the file is what `npm run font` makes', async () => {
    expect(Buffer.from(await makePortugueseFont(font)).equals(readFileSync(file))).toBe(true);
  });

  test('the font has what its rule says, and all that Portuguese is written with', () => {
    const { characterSet } = openSync(file.pathname) as Font;
    // The last is where a table of characters ends.
    expect(characterSet.filter((code) => code < 0xff_ff).toSorted((a, b) => a - b)).toEqual(codes);
    const written = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúüªº°§–—‘’“”… R$ 1.234,56 × 12 − 5 %';
    const missing = Array.from(written).filter((sign) => !codes.includes(sign.codePointAt(0)!));
    expect(missing).toEqual([]);
  });

  test.each([min, 600, 700, max])('words are as wide in weight %d as in the whole font', async (wght) => {
    const words = 'Técnico em Ação: VOLTAGEM, Avaliação & Tração, 10 x R$ 1.234,56';
    const measure = async (path: string | URL) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
      const inWeight = await subsetFont(readFileSync(path), words, options);
      return (create(Buffer.from(inWeight)) as Font).layout(words).advanceWidth;
    };
    const ratio = (await measure(file)) / (await measure(wholeFont(font)));
    expect(Math.abs(ratio - 1)).toBeLessThan(font === 'figtree' ? 0.001 : 0.0005);
  });
});
