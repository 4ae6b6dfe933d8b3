import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const packages = createRequire(import.meta.url);

const weights = { regular: '400', bold: '700' } as const;
export type FontName = keyof typeof weights;
export const fontNames = Object.keys(weights) as FontName[];

const opened = new Map<FontName, Font>();

/** A weight of the shop's font (DOCUMENT-2), parsed once. */
export function documentFont(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    const file = `@fontsource/archivo/files/archivo-latin-${weights[name]}-normal.woff`;
    font = create(unpackWoff(readFileSync(packages.resolve(file)))) as Font;
    opened.set(name, font);
  }
  return font;
}
