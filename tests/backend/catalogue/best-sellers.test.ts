import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon, seed: true });
const api = new ApiClient(() => backend.current.url);

const DAY_MS = 24 * 60 * 60 * 1000;

const bestSellers = async () => {
  const { body } = await api.get<SearchResult>('/api/produto-busca?ordem=mais-vendidos&quantidade=3');
  return body.itens.map(({ id_produto }) => id_produto);
};

const rewriteSales = (course: number, daysAgo: number) =>
  backend.current.db.execute(sql`
    UPDATE purchases SET pago_em = ${new Date(noon().getTime() - daysAgo * DAY_MS).toISOString()}::timestamptz
    WHERE pago_em IS NOT NULL AND id_oferta IN (SELECT id_oferta FROM offers WHERE id_produto = ${course})`);

it('are the courses with most paid purchases of the last 90 days (CATALOGUE-11)', async () => {
  const [first, second] = await bestSellers();
  await rewriteSales(first!, 89);
  expect(await bestSellers()).toMatchObject([first, second, expect.any(Number)]);
  await rewriteSales(first!, 92);
  expect((await bestSellers())[0]).toBe(second);
  await rewriteSales(first!, 1);
  expect((await bestSellers())[0]).toBe(first);
});
