import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { file } from './responses.ts';

const packages = createRequire(import.meta.url);

export const pageFontPath = '/archivo.woff2';

let content: Uint8Array<ArrayBuffer> | undefined;

/** The one font file of the shop, read once; it never changes under its name. */
export function pageFont(): Response {
  content ??= new Uint8Array(
    readFileSync(packages.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')),
  );
  return file(content, 'font/woff2', 'public, max-age=86400');
}
