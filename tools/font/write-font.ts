import { writeFileSync } from 'node:fs';
import { type FontKey, fontNames } from '#design-tokens';
import { makePortugueseFont, portugueseFont } from './portuguese-font.ts';

for (const font of Object.keys(fontNames) as FontKey[]) {
  writeFileSync(portugueseFont(font), await makePortugueseFont(font));
}
