import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { searchCourses } from '#/backend/modules/catalogue/search/search-service.ts';
import { searchInputSchema, type SearchResult } from '#/contract/catalogue/search.ts';
import { storefrontSecretHeader } from '#/contract/storefront-secret.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const secret = 'a secret of two machines';
const backend = withBackend({ clock: noon, storefrontSecret: secret });
const api = new ApiClient(() => backend.current.url);
const forVisitor = (address?: string) => ({
  headers: { [storefrontSecretHeader]: secret, ...(address && { 'x-forwarded-for': address }) },
});

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  for (let id = 1; id <= 120; id++) {
    await addCourse(db, { id_produto: id, titulo: `Soldador ${id}`, mais_vendido_destaque: true });
  }
});

it('a stranger gets 100 courses at most, a storefront all it asks for (TEXT-12)', async () => {
  const path = '/api/produto-busca?quantidade=5000';
  const stranger = await api.get<SearchResult>(path);
  expect([stranger.status, stranger.body.itens.length, stranger.body.totalItens]).toEqual([200, 100, 120]);
  const unbidden = '/api/produto-busca?mais_vendido_destaque=true';
  expect((await api.get<SearchResult>(unbidden)).body.itens).toHaveLength(100);
  expect((await api.get<SearchResult>(unbidden, forVisitor())).body.itens).toHaveLength(120);
  const next = await api.get<SearchResult>(`${path}&pagina=2`);
  expect(next.body.itens).toHaveLength(20);
  const storefront = await api.get<SearchResult>(path, forVisitor());
  expect(storefront.body.itens).toHaveLength(120);
  const shelf = await api.get<unknown[]>('/api/produto-modalidade/cursos-tecnicos');
  expect(shelf.body.length).toBeLessThanOrEqual(100);
});

it('searches that have to be widened are limited for each visitor, other searches are not', async () => {
  const widened = (address?: string) => api.get('/api/produto-busca?titulo=soldadro', forVisitor(address));
  let last = await widened('203.0.113.7');
  for (let times = 1; times < 130 && last.status === 200; times++) last = await widened('203.0.113.7');
  expect([last.status, last.body.codigo]).toEqual([429, 'MUITAS_BUSCAS']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const path of [
    '/api/produto-busca-filtros?titulo=soldadro',
    '/api/produto-sugestao?titulo_prefixo=soldadro',
  ]) {
    expect([path, (await api.get(path, forVisitor('203.0.113.7'))).status]).toEqual([path, 429]);
  }
  expect((await api.get('/api/produto-busca?titulo=soldador', forVisitor('203.0.113.7'))).status).toBe(200);
  expect((await widened('203.0.113.8')).status).toBe(200);
  expect((await widened()).status).toBe(200);
});

it('a search is widened no further once its time is up', async () => {
  const { db } = backend.current;
  const input = v.parse(searchInputSchema, { titulo: 'soldadro', area: 'energia' });
  const widened = await searchCourses(db, noon(), input);
  expect([widened.aproximado, widened.totalItens]).toEqual([true, 120]);
  const stopped = await searchCourses(db, noon(), input, { wideningMs: 0 });
  expect([stopped.aproximado, stopped.totalItens]).toEqual([false, 0]);
});

it('four searches, facets and suggestions run at a time; a caller who waits longer than two seconds is asked to come back', async () => {
  const { searchLimits } = backend.current.services;
  const paths = [
    '/api/produto-busca?titulo=soldador',
    '/api/produto-busca-filtros?titulo=soldador',
    '/api/produto-sugestao?titulo_prefixo=soldador',
  ];
  const askAll = async () =>
    Promise.all(paths.map(async (path) => (await api.get(path, forVisitor('203.0.113.9'))).status));
  const ends: (() => void)[] = [];
  const occupy = () => searchLimits.run(null, () => new Promise<void>((end) => ends.push(end)));
  const running = [occupy(), occupy(), occupy()];
  expect(await askAll()).toEqual([200, 200, 200]);
  running.push(occupy());
  expect(await askAll()).toEqual([503, 503, 503]);
  const { status, headers } = await api.get('/api/produto/detalhes/1');
  expect([status, headers.get('retry-after')]).toEqual([200, null]);
  const waiting = api.get(paths[0]!, forVisitor('203.0.113.9'));
  ends[0]!();
  expect((await waiting).status).toBe(200);
  for (const end of ends) end();
  await Promise.all(running);
});

it('a network that asks for much waits for itself: another one gets the next place', async () => {
  const { searchLimits } = backend.current.services;
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string) =>
    searchLimits.run(address, () => {
      order.push(address);
      return new Promise<void>((end) => ends.push(end));
    });
  const greedy = Array.from({ length: 20 }, () => ask('198.51.100.1'));
  const other = ask('203.0.113.9');
  await expect.poll(() => ends).toHaveLength(4);
  ends[0]!();
  await greedy[0];
  await expect.poll(() => order).toHaveLength(5);
  expect(order.at(-1)).toBe('203.0.113.9');
  for (let ended = 1; ended < 21; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]!();
  }
  await Promise.all([...greedy, other]);
});
