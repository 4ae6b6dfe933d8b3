import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontKey } from '#design-tokens';

const keepFeatures = ['kern', 'liga', 'tnum'];

const require = createRequire(import.meta.url);
const packages = { archivo: 'archivo', figtree: 'figtree', atkinson: 'atkinson-hyperlegible-next' } as const;

export function readFontRule(font: FontKey): { min: number; max: number; codes: number[] } {
  const css = readFileSync(new URL('../../src/storefront/styles/fonts.css', import.meta.url), 'utf8');
  const rule = new RegExp(
    String.raw`weight: (?<min>\d+) (?<max>\d+);[^}]*${font}-portuguese[^}]*unicode-range:\s+(?<ranges>[^;]+);`,
  );
  const { min, max, ranges = '' } = rule.exec(css)?.groups ?? {};
  const codes = Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = '', to = from]) => {
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  }).flat();
  return { min: Number(min), max: Number(max), codes };
}

/** The file that the shop's is made of: all letters of western Europe, all weights. */
export const wholeFont = (font: FontKey) =>
  require.resolve(`@fontsource-variable/${packages[font]}/files/${packages[font]}-latin-wght-normal.woff2`);

/** The shop's file, in Portuguese letters only. */
export const portugueseFont = (font: FontKey) =>
  new URL(`../../src/storefront/assets/fonts/${font}-portuguese.woff2`, import.meta.url);

export async function makePortugueseFont(font: FontKey): Promise<Uint8Array> {
  const { min, max, codes } = readFontRule(font);
  return subsetFont(readFileSync(wholeFont(font)), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures,
  });
}
