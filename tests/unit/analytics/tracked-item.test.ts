import { expect, it } from 'vitest';
import { toTrackedSale } from '#/storefront/shared/tracking/tracked-item.ts';

it('tells of a course under the category that people see', () => {
  const sale = toTrackedSale(
    { id_produto: 7, titulo: 'Técnico em Mecatrônica', modalidade: { nome: 'Curso Técnico' } },
    { preco_original: 900, preco_promocional: null },
  );
  expect(sale.items[0]!.item_category).toBe('Cursos Técnicos');
});
