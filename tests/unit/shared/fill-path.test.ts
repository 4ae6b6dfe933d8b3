import { expect, test } from 'vitest';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';

test('parameters take the place of their names', () => {
  expect(fillPath('/$vitrine', { vitrine: 'joinville' })).toBe('/joinville');
  expect(
    fillPath('/$modality/$nomeCurso/$idCurso', {
      modality: 'cursos-de-nr',
      nomeCurso: 'nr-10',
      idCurso: 1058,
    }),
  ).toBe('/cursos-de-nr/nr-10/1058');
});

test('a value can not break out of its segment', () => {
  expect(fillPath('/$vitrine', { vitrine: 'a/b?c' })).toBe('/a%2Fb%3Fc');
});
