import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import type { SearchResult, Suggestion } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { typedQueries, typedWithCity } from './typed-queries.ts';

const backend = withBackend({ clock: noon, seed: true });
const api = new ApiClient(() => backend.current.url);

const search = async (titulo: string) =>
  (await api.get<SearchResult>(`/api/produto-busca?${new URLSearchParams({ titulo })}`)).body;
const firstTitles = async (typed: string) =>
  (await search(typed)).itens.slice(0, 3).map(({ titulo }) => titulo);

it('has more than sixty queries, each once', () => {
  const typed = [...typedQueries, ...typedWithCity].map(([query]) => query);
  expect(typed.length).toBeGreaterThan(60);
  expect(new Set(typed).size).toBe(typed.length);
});

describe('what people type finds the course they mean among the first three (SEARCH-3)', () => {
  it.each(typedQueries)('%s → %s', async (typed, title) => {
    expect(await firstTitles(typed)).toContain(title);
  });
});

describe('a course and a city', () => {
  beforeAll(async () => {
    const { db } = backend.current;
    for (const [index, [, title, city]] of typedWithCity.entries()) {
      const [place] = await selectRows<{ id_produto: number; id_cidade: number; id_unidade: number }>(
        db,
        sql`SELECT id_produto, id_cidade, (SELECT min(id_unidade) FROM units) AS id_unidade
          FROM courses, cities WHERE titulo = ${title} AND cities.slug = ${city}`,
      );
      await addOffer(db, { id_oferta: 900_001 + index, ...place! });
    }
  });

  it.each(typedWithCity)('%s → %s in %s', async (typed, title, city) => {
    const { itens } = await search(typed);
    const found = itens.slice(0, 3).find(({ titulo }) => titulo === title);
    expect(found?.oferta?.cidade.slug, itens.map(({ titulo }) => titulo).join(', ')).toBe(city);
  });
});

describe('suggestions while typing agree with the search', () => {
  it.each(typedQueries.filter(([typed]) => typed.length >= 3))('%s → %s', async (typed, title) => {
    const query = new URLSearchParams({ titulo_prefixo: typed, quantidade: '4' });
    const { body } = await api.get<Suggestion[]>(`/api/produto-sugestao?${query}`);
    expect(body.length).toBeLessThanOrEqual(4);
    expect(body.map(({ titulo }) => titulo)).toContain(title);
  });
});
