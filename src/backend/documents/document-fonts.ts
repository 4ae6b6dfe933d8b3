import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const packages = createRequire(import.meta.url);

const weights = { regular: '400', bold: '700' } as const;
export type FontName = keyof typeof weights;
export const fontNames = Object.keys(weights) as FontName[];

const opened = new Map<FontName, Font>();

/**
 * The shop's font in a weight, from a file of the package it comes in (DOCUMENT-2). Opened once: to read its
 * tables anew for every document would take longer than to draw one.
 */
export function documentFont(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    const file = `@fontsource/archivo/files/archivo-latin-${weights[name]}-normal.woff`;
    font = create(unpackWoff(readFileSync(packages.resolve(file)))) as Font;
    opened.set(name, font);
  }
  return font;
}
