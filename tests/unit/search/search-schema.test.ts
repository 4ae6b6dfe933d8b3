import * as v from 'valibot';
import { expect, it } from 'vitest';
import { searchPageSchema } from '#/storefront/features/search/search.schema.ts';
import { parseSearchParams } from '#/domain/site/search-params.ts';

const read = (search: string) => v.parse(searchPageSchema, parseSearchParams(search));

it('reads facets that repeat their key, in a fixed order (SEARCH-5)', () => {
  expect(read('?turno=noturno&turno=matutino&cidade=joinville')).toMatchObject({
    turno: ['matutino', 'noturno'],
    cidade: ['joinville'],
  });
});

it.each([
  ['?turno=madrugada&turno=noturno', { turno: ['noturno'] }],
  ['?turno=madrugada', {}],
  ['?pagina=abc&preco=caro&ordem=aleatoria', {}],
  ['?pagina=1', {}],
  ['?pagina=-3&preco_min=9e9', {}],
  ['?cidade=Blumenau%27--', {}],
  ['?desconhecido=1', {}],
  ['?tipo=2&tipo=x', { tipo: [2] }],
  ['?preco_min=R%24%201.500,00&preco_max=', { preco_min: 1500 }],
])('drops what it does not know in %s', (search, expected) => {
  expect(JSON.parse(JSON.stringify(read(search)))).toEqual(expected);
});

it('keeps a term made of digits', () => {
  expect(read('?titulo=10')).toMatchObject({ titulo: '10' });
});
