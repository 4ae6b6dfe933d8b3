import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const rule = /weight: (?<min>\d+) (?<max>\d+);[^}]*archivo-portuguese[^}]*unicode-range:\s+(?<ranges>[^;]+);/;

const keepFeatures = ['kern', 'liga', 'tnum'];

export function readFontRule(): { min: number; max: number; codes: number[] } {
  const css = readFileSync(new URL('../../src/storefront/styles/fonts.css', import.meta.url), 'utf8');
  const { min, max, ranges = '' } = rule.exec(css)?.groups ?? {};
  const codes = Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = '', to = from]) => {
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  }).flat();
  return { min: Number(min), max: Number(max), codes };
}

/** The file of Archivo that the shop's is made of: all letters of western Europe, all weights. */
export const wholeFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);

export async function makePortugueseFont(): Promise<Uint8Array> {
  const { min, max, codes } = readFontRule();
  return subsetFont(readFileSync(wholeFont), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures,
  });
}
