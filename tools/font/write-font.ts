import { writeFileSync } from 'node:fs';
import { makePortugueseFont } from './portuguese-font.ts';

const file = new URL('../../src/storefront/assets/fonts/archivo-portuguese.woff2', import.meta.url);
writeFileSync(file, await makePortugueseFont());
