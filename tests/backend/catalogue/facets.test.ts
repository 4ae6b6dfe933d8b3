import { describe, expect, it } from 'vitest';
import { facets } from '#/domain/catalogue/facets.ts';
import type { SearchFacets, SearchResult } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon, seed: true });
const api = new ApiClient(() => backend.current.url);

type Query = Record<string, string>;

const keys = Object.fromEntries(facets.map(({ name, wireKey }) => [name, wireKey]));

/** Values of a facet that are checked: long facets would take a search for each. */
const MAX_VALUES = 6;

const countCourses = async (query: Query) => {
  const all = new URLSearchParams({ ...query, quantidade: '1' });
  const { body } = await api.get<SearchResult>(`/api/produto-busca?${all}`);
  return body.aproximado ? 0 : body.totalItens;
};

describe('a count is what choosing the value shows, with everything else chosen', () => {
  it.each<Query>([
    {},
    { modalidade: 'cursos-rapidos', cidade: 'joinville' },
    { cidade: 'blumenau', turno: 'noturno', formato: 'presencial' },
    { preco: 'pago', preco_max: '1500', turno: 'matutino' },
    { preco_min: '300', area: 'energia', status: 'em-aberto' },
    { titulo: 'eletricista', turno: 'noturno' },
    { promocao: 'true', formato: 'hibrido' },
    { tag_url: 'volta-as-aulas', cidade: 'florianopolis' },
  ])('%j', async (chosen) => {
    const { body } = await api.get<SearchFacets>(`/api/produto-busca-filtros?${new URLSearchParams(chosen)}`);
    for (const [facet, key] of Object.entries(keys)) {
      const values = body[facet as keyof SearchFacets].slice(0, MAX_VALUES);
      const shown: Record<string, number> = {};
      for (const { valor } of values) shown[valor] = await countCourses({ ...chosen, [key]: valor });
      expect(shown, facet).toEqual(Object.fromEntries(values.map(({ valor, total }) => [valor, total])));
    }
  });
});
