import { expect, it } from 'vitest';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import { facets, type FacetName } from '#/domain/catalogue/facets.ts';
import {
  countFilters,
  listOrders,
  shownFacets,
  toCourseFilters,
  toggleValue,
} from '#/storefront/features/search/list-filters.ts';

const facet = (name: FacetName) => facets.find((one) => one.name === name)!;

it('puts a value in, takes it out and starts at the first page', () => {
  const chosen = toggleValue({ turno: ['noturno'], pagina: 3 }, facet('turno'), 'matutino');
  expect(chosen).toEqual({ turno: ['matutino', 'noturno'] });
  expect(toggleValue({ turno: ['noturno'] }, facet('turno'), 'noturno')).toEqual({ turno: undefined });
});

// SEARCH-14
it('asks for no course in particular only without a text', () => {
  const ask = (titulo?: string) => toCourseFilters({ titulo }, {}).titulo;
  expect([ask(), ask('torno-cnc'), ask('---'), ask('!!!')]).toEqual([undefined, 'torno cnc', '---', '!!!']);
});

it('has one price at a time, free or paid', () => {
  expect(toggleValue({ preco: 'gratuito' }, facet('preco'), 'pago')).toEqual({ preco: 'pago' });
  expect(toggleValue({ preco: 'pago' }, facet('preco'), 'pago')).toEqual({ preco: undefined });
});

it('counts a price range as one filter', () => {
  expect(countFilters({ preco_min: 100, preco_max: 900, cidade: ['blumenau', 'joinville'] })).toBe(3);
});

it('lets what the address fixes win over the search', () => {
  const filters = toCourseFilters(
    { cidade: ['joinville'], titulo: 'auxiliar-de-cozinha' },
    { cidade: ['blumenau'] },
  );
  expect(filters).toMatchObject({ cidade: ['blumenau'], titulo: 'auxiliar de cozinha' });
});

it('keeps the order of a page out of the filters', () => {
  expect(toCourseFilters({}, { status: 'em-aberto', discountsFirst: true })).not.toHaveProperty(
    'discountsFirst',
  );
});

it('names modalities as people see them', () => {
  const none = Object.fromEntries(facets.map(({ name }) => [name, []])) as unknown as SearchFacets;
  const { modalidade } = shownFacets(
    { ...none, modalidade: [{ valor: 'cursos-de-nr', nome: 'Cursos em SSI', total: 3 }] },
    {},
  );
  expect(modalidade).toEqual([{ valor: 'cursos-de-nr', nome: 'Cursos de NR', total: 3 }]);
});

it('names the order of a list by what it does', () => {
  const first = (...list: Parameters<typeof listOrders>) => listOrders(...list)[0]!.label;
  expect(first({}, { discountsFirst: true })).toBe('Descontos primeiro');
  expect(first({ titulo: 'solda' }, { discountsFirst: true })).toBe('Mais relevantes');
  expect(first({}, {})).toBe('Mais relevantes');
});
