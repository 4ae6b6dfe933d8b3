import { beforeAll, expect, test } from 'vitest';
import type { DeskSchoolPage, SchoolPage } from '#/contract/words/school-page.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { enterAs } from '../account/role-clients.ts';

const backend = withBackend({ seed: true });
let admin: ApiClient;
let shopper: ApiClient;
beforeAll(async () => {
  admin = await enterAs('ADMIN', () => backend.current.url);
  shopper = new ApiClient(backend.current.url);
});

const page = (changes: object = {}) => ({
  titulo: 'Nossa oficina',
  slug: '',
  resumo: 'Onde se aprende',
  texto: '## Bancadas\n\nVinte, com **morsa**.',
  ordem: 20,
  publicada: false,
  ...changes,
});
const create = async (changes?: object) =>
  (await admin.post<{ id_pagina: number }>('/api/gestao/paginas', page(changes))).body.id_pagina;
const save = (id: number, versao: number, changes: object) =>
  admin.put<{ versao: number; codigo: string }>(`/api/gestao/paginas/${id}`, {
    versao,
    pagina: page(changes),
  });
const shown = async () =>
  (await shopper.get<{ slug: string }[]>('/api/paginas')).body.map(({ slug }) => slug);
const inSitemap = async () =>
  (await shopper.get<{ paginas: string[] }>('/api/mapa-do-site/listas')).body.paginas;

test('a page is the team’s until it is shown, then has its place among the others', async () => {
  const id = await create();
  expect(await shown()).toEqual(['quem-somos']);
  expect((await shopper.get('/api/paginas/nossa-oficina')).status).toBe(404);
  expect((await save(id, 1, { publicada: true, ordem: 5 })).body.versao).toBe(2);
  expect(await shown()).toEqual(['nossa-oficina', 'quem-somos']);
  expect(await inSitemap()).toEqual(['nossa-oficina', 'quem-somos']);
  const { body } = await shopper.get<SchoolPage>('/api/paginas/nossa-oficina');
  expect(body).toMatchObject({ titulo: 'Nossa oficina', texto: [{ tipo: 'titulo' }, { tipo: 'paragrafo' }] });
  expect((await save(id, 1, { titulo: 'De outro' })).body.codigo).toBe('PAGINA_ALTERADA');
  await save(id, 2, { publicada: false });
  expect(await shown()).toEqual(['quem-somos']);
  expect((await shopper.get('/api/paginas/nossa-oficina')).status).toBe(404);
});

test('an address that was public leads to the new one, one that never was is free', async () => {
  const redirectOf = async (path: string) => {
    const address = `/api/redirecionamento?caminho=${encodeURIComponent(path)}`;
    const { status, body } = await shopper.get<{ destino: string }>(address);
    return status === 200 ? body.destino : null;
  };
  const id = await create({ titulo: 'Bolsas' });
  await save(id, 1, { titulo: 'Bolsas', slug: 'bolsas-de-estudo' });
  expect(await redirectOf('/sobre/bolsas')).toBeNull();
  await save(id, 2, { titulo: 'Bolsas', slug: 'bolsas-de-estudo', publicada: true });
  await save(id, 3, { titulo: 'Bolsas', slug: 'ajuda-de-custo', publicada: true });
  expect(await redirectOf('/sobre/bolsas-de-estudo')).toBe('/sobre/ajuda-de-custo');
  expect((await save(id, 4, { slug: 'quem-somos' })).body.codigo).toBe('ENDERECO_REPETIDO');
  expect(
    (await admin.post<{ codigo: string }>('/api/gestao/paginas', page({ slug: 'bolsas-de-estudo' }))).body
      .codigo,
  ).toBe('ENDERECO_REPETIDO');
  expect((await admin.get<DeskSchoolPage>(`/api/gestao/paginas/${id}`)).body.slug).toBe('ajuda-de-custo');
});

test.each(['<script>alert(1)</script>', '[clique](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
  'refuses %s',
  async (texto) => {
    const { body } = await admin.post<{ codigo: string }>('/api/gestao/paginas', page({ texto }));
    expect(body.codigo).toBe('TEXTO_RECUSADO');
  },
);

test('there are twelve at most, also when two people add the last one at once', async () => {
  const { body: pages } = await admin.get<DeskSchoolPage[]>('/api/gestao/paginas');
  for (let count = pages.length; count < 11; count++) await create({ titulo: `Página ${count}` });
  const both = await Promise.all(
    ['Uma', 'Outra'].map((titulo) => admin.post('/api/gestao/paginas', page({ titulo }))),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { body } = await admin.get<DeskSchoolPage[]>('/api/gestao/paginas');
  expect(body).toHaveLength(12);
  const last = body.at(-1)!;
  const erase = () => admin.post(`/api/gestao/paginas/${last.id_pagina}/apagar`, { versao: last.versao });
  expect([(await erase()).status, (await erase()).status]).toEqual([200, 200]);
  expect(await create({ titulo: 'Enfim' })).toBeGreaterThan(last.id_pagina);
});
