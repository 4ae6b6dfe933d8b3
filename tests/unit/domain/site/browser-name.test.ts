import { expect, test } from 'vitest';
import { nameBrowser } from '#/domain/site/browser-name.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36',
    'Chrome no Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari no iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/146.0 Safari/537.36 Edg/146.0', 'Edge no Windows'],
  ['curl/8.0', 'Navegador'],
  [null, 'Navegador desconhecido'],
])('%s is shown as %s', (agent, name) => {
  expect(nameBrowser(agent)).toBe(name);
});
