import { describe, expect, it } from 'vitest';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import { facets } from '#/domain/catalogue/facets.ts';
import { keepPlaces } from '#/storefront/features/search/stable-facets.ts';

/** 'itajai 3' for each value of the cities. */
function withCities(...cities: string[]): SearchFacets {
  const none = Object.fromEntries(facets.map(({ name }) => [name, []])) as unknown as SearchFacets;
  const cidade = cities.map((city) => {
    const [valor = '', total] = city.split(' ');
    return { valor, nome: valor, total: Number(total) };
  });
  return { ...none, cidade };
}

const citiesOf = ({ cidade }: SearchFacets) => cidade.map(({ valor, total }) => `${valor} ${total}`);

describe('a filter that a choice empties (SEARCH-13)', () => {
  const opened = withCities('blumenau 8', 'itajai 3', 'joinville 5', 'palhoca 1');

  it('keeps its place, with nothing to find', () => {
    const shown = keepPlaces(opened, withCities('blumenau 2', 'joinville 5'));
    expect(citiesOf(shown)).toEqual(['blumenau 2', 'itajai 0', 'joinville 5', 'palhoca 0']);
  });

  it('keeps its place when it is the first, and when all are', () => {
    expect(citiesOf(keepPlaces(opened, withCities('palhoca 1')))).toEqual([
      'blumenau 0',
      'itajai 0',
      'joinville 0',
      'palhoca 1',
    ]);
    expect(citiesOf(keepPlaces(opened, withCities()))).toHaveLength(4);
  });

  it('is counted again once it finds something, and what is new comes where it belongs', () => {
    const narrowed = keepPlaces(withCities('itajai 3', 'palhoca 1'), withCities('palhoca 1'));
    expect(citiesOf(keepPlaces(narrowed, opened))).toEqual(citiesOf(opened));
    const other = keepPlaces(narrowed, withCities('blumenau 8', 'joinville 5', 'palhoca 1'));
    expect(citiesOf(other)).toEqual(['blumenau 8', 'joinville 5', 'itajai 0', 'palhoca 1']);
  });
});
