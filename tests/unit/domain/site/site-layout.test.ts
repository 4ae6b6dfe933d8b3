import { expect, it } from 'vitest';
import { parseSiteLayout } from '#/domain/site/site-layout.ts';

it.each([
  ['Padrão', 'Padrão'],
  ['padrao', 'Padrão'],
  [' sctec ', 'SCTEC'],
  ['ESTRATEGIA CATARINA', 'Estratégia Catarina'],
  ['estrategia-catarina', 'Estratégia Catarina'],
])('%j names a layout', (text, layout) => {
  expect(parseSiteLayout(text)).toBe(layout);
});

it.each(['', 'SENAI', 'toString', '<script>', 'a'.repeat(5000), null, undefined, 7, ['SCTEC']])(
  '%j names none',
  (text) => {
    expect(parseSiteLayout(text)).toBeUndefined();
  },
);
