import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import type { PostText } from '#/contract/blog/blog.ts';
import type { DeskFaqItem, FaqSection } from '#/contract/words/faq.ts';
import type { DeskPost } from '#/contract/words/post-desk.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { enterAs } from '../account/role-clients.ts';

let backend: TestBackend;
let admin: ApiClient;
let shopper: ApiClient;
let clock = new Date();
beforeAll(async () => {
  backend = await startTestBackend({ seed: true, clock: () => clock });
  admin = await enterAs('ADMIN', () => backend.url);
  shopper = new ApiClient(backend.url);
});
afterAll(() => backend.stop());

/** Sessions don't last for days. */
async function goTo(instant: Date): Promise<void> {
  clock = instant;
  admin = await enterAs('ADMIN', () => backend.url);
}

const today = () => calendarDay(clock);
const post = (changes: object = {}) => ({
  titulo: 'Solda é profissão',
  slug: '',
  resumo: 'O que faz quem solda',
  texto: '## O arco\n\nUm **bom** dia.',
  data: today(),
  ...changes,
});
const readPost = (slug: string) => shopper.get<PostText>(`/api/post/${slug}`);
const redirectOf = async (path: string) => {
  const { status, body } = await shopper.get<{ destino: string }>(
    `/api/redirecionamento?caminho=${encodeURIComponent(path)}`,
  );
  return status === 200 ? body.destino : null;
};
const actsOn = async (objeto: string) => {
  const { body } = await admin.get<{ itens: { acao: string; objeto: string; dados: object }[] }>(
    '/api/gestao/registro?pagina=1',
  );
  return body.itens.filter((act) => act.objeto === objeto);
};

const hostile = [
  '<script>alert(1)</script>',
  '[clique](javascript:alert(1))',
  '![x](https://a.example/x.png)',
  '<img src=x onerror=alert(1)>',
];

test('the page shows what is published, in the order of the school, and never HTML', async () => {
  const before = (await shopper.get<FaqSection[]>('/api/perguntas-frequentes')).body;
  expect(before.map(({ secao }) => secao)).toEqual(['Matrícula', 'Pagamento', 'Depois da compra']);
  const path = '/api/gestao/perguntas-frequentes';
  const entry = { secao: 'Cantina', pergunta: 'Tem almoço?', ordem: 1, publicada: true };
  for (const resposta of hostile) {
    expect(await admin.post(path, { ...entry, resposta }), resposta).toMatchObject({
      status: 422,
      body: { codigo: 'TEXTO_RECUSADO', campos: { resposta: [expect.any(String)] } },
    });
  }
  const harmless = '=SOMA(A1) e \u202Etxt.exe\n\n[Cardápio](/cantina)';
  const made = await admin.post<{ id_item: number }>(path, { ...entry, resposta: harmless });
  const id = made.body.id_item;
  const [first] = (await shopper.get<FaqSection[]>('/api/perguntas-frequentes')).body;
  expect(first).toEqual({
    secao: 'Cantina',
    perguntas: [
      {
        id_item: id,
        pergunta: 'Tem almoço?',
        resposta: [
          { tipo: 'paragrafo', partes: [{ texto: '=SOMA(A1) e txt.exe' }] },
          { tipo: 'paragrafo', partes: [{ texto: 'Cardápio', link: '/cantina' }] },
        ],
      },
    ],
  });

  const save = (versao: number, changes: object) =>
    admin.put(`${path}/${id}`, { versao, pergunta_frequente: { ...entry, resposta: 'Tem.', ...changes } });
  expect(await save(1, { publicada: false })).toMatchObject({ status: 200, body: { versao: 2 } });
  expect((await shopper.get<FaqSection[]>('/api/perguntas-frequentes')).body).toEqual(before);
  expect(await save(1, { resposta: 'Outra.' })).toMatchObject({
    status: 409,
    body: { codigo: 'PERGUNTA_ALTERADA' },
  });
  expect(await admin.post(`${path}/${id}/apagar`, { versao: 1 })).toMatchObject({ status: 409 });
  expect((await admin.get<DeskFaqItem>(`${path}/${id}`)).body).toMatchObject({ resposta: 'Tem.' });
  expect(await admin.post(`${path}/${id}/apagar`, { versao: 2 })).toMatchObject({ status: 200 });
  expect(await admin.get(`${path}/${id}`)).toMatchObject({ status: 404 });
  const acts = await actsOn(`pergunta frequente ${id}`);
  expect(acts.map(({ acao }) => acao)).toEqual([
    'APAGOU_PERGUNTA_FREQUENTE',
    'ALTEROU_PERGUNTA_FREQUENTE',
    'CRIOU_PERGUNTA_FREQUENTE',
  ]);
});

test('testimonials stand in their order, hidden ones nowhere, those of courses out of reach', async () => {
  const path = '/api/gestao/depoimentos';
  const entry = { nome: 'Zoé', curso: 'Solda', texto: '<b>Gostei</b>', ordem: 1, publicado: true };
  const { body } = await admin.post<{ id_depoimento: number }>(path, entry);
  const id = body.id_depoimento;
  const shown = async () => (await shopper.get<{ nome: string; texto: string }[]>('/api/depoimento/0')).body;
  expect((await shown())[0]).toMatchObject({ nome: 'Zoé', texto: '<b>Gostei</b>' });
  const save = (versao: number, changes: object) =>
    admin.put(`${path}/${id}`, { versao, depoimento: { ...entry, ...changes } });
  expect(await save(1, { publicado: false })).toMatchObject({ status: 200 });
  expect((await shown()).map(({ nome }) => nome)).not.toContain('Zoé');
  expect(await save(1, { nome: 'Ana' })).toMatchObject({
    status: 409,
    body: { codigo: 'DEPOIMENTO_ALTERADO' },
  });
  const [ofCourse] = await selectRows<{ id: number }>(
    backend.db,
    sql`SELECT id_depoimento AS id FROM testimonials WHERE id_produto IS NOT NULL LIMIT 1`,
  );
  expect(await admin.get(`${path}/${ofCourse!.id}`)).toMatchObject({ status: 404 });
  expect(await admin.post(`${path}/${id}/apagar`, { versao: 2 })).toMatchObject({ status: 200 });
});

test('a text is a draft until it is published, comes out on its day, and can be taken down', async () => {
  const now = clock;
  const data = addDays(today(), 2);
  const { body } = await admin.post<{ id_post: number }>('/api/gestao/blog', post({ data }));
  const path = `/api/gestao/blog/${body.id_post}`;
  const slug = 'solda-e-profissao';
  const publish = (publicado: boolean) => admin.post(`${path}/publicacao`, { publicado });
  const state = async () => (await admin.get<DeskPost>(path)).body.situacao;
  await goTo(startOfDay(data));
  expect([await state(), (await readPost(slug)).status]).toEqual(['rascunho', 404]);
  expect(await publish(true)).toMatchObject({ status: 200 });
  await goTo(new Date(startOfDay(data).getTime() - 1));
  expect([await state(), (await readPost(slug)).status]).toEqual(['agendado', 404]);
  await goTo(startOfDay(data));
  expect([await state(), (await readPost(slug)).status]).toEqual(['publicado', 200]);
  const { previa } = (await admin.get<DeskPost>(path)).body;
  expect((await readPost(slug)).body).toEqual(previa);
  const lists = async () => JSON.stringify((await shopper.get('/api/lista-posts')).body);
  expect(await lists()).toContain(`/blog/${slug}`);
  expect(await publish(false)).toMatchObject({ status: 200 });
  expect(await lists()).not.toContain(`/blog/${slug}`);
  expect((await readPost(slug)).status).toBe(404);
  expect(await publish(false)).toMatchObject({ status: 200 });
  const acts = await actsOn(`texto do blog ${body.id_post}`);
  expect(acts.map(({ acao }) => acao)).toEqual([
    'TIROU_TEXTO_DO_BLOG_DO_AR',
    'PUBLICOU_TEXTO_DO_BLOG',
    'CRIOU_TEXTO_DO_BLOG',
  ]);
  await goTo(now);
});

test('the addresses that a text had lead to the one it has, in one step, and can be taken back', async () => {
  const { body } = await admin.post<{ id_post: number }>('/api/gestao/blog', post({ slug: 'um' }));
  const path = `/api/gestao/blog/${body.id_post}`;
  let versao = 1;
  const move = (slug: string) => admin.put(path, { versao: versao++, post: post({ slug }) });
  await move('dois');
  expect(await redirectOf('/blog/um')).toBeNull();
  await admin.post(`${path}/publicacao`, { publicado: true });
  await move('tres');
  await move('quatro');
  expect([await redirectOf('/blog/dois'), await redirectOf('/blog/tres')]).toEqual([
    '/blog/quatro',
    '/blog/quatro',
  ]);
  for (const slug of ['tres', 'quatro']) {
    expect(await admin.post('/api/gestao/blog', post({ slug })), slug).toMatchObject({
      status: 409,
      body: { codigo: 'ENDERECO_REPETIDO', campos: { slug: [expect.any(String)] } },
    });
  }
  expect(await move('dois')).toMatchObject({ status: 200 });
  expect([await redirectOf('/blog/dois'), await redirectOf('/blog/quatro')]).toEqual([null, '/blog/dois']);
  expect((await readPost('dois')).status).toBe(200);
  expect(await admin.put(path, { versao: 2, post: post({ slug: 'cinco' }) })).toMatchObject({
    status: 409,
    body: { codigo: 'TEXTO_ALTERADO' },
  });
  expect((await readPost('dois')).status).toBe(200);
});

test('a cover is encoded as pictures of courses are, and its form knows of other editors', async () => {
  const { body } = await admin.post<{ id_post: number }>('/api/gestao/blog', post({ slug: 'capa' }));
  const path = `/api/gestao/blog/${body.id_post}`;
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d01010' } })
    .jpeg()
    .toBuffer();
  const send = (versao: number, content: Buffer) =>
    admin.post(`${path}/capa`, { versao, conteudo: content.toString('base64') });
  expect(await send(1, Buffer.from('<script>'))).toMatchObject({
    status: 422,
    body: { codigo: 'IMAGEM_RECUSADA' },
  });
  expect(await send(1, photo)).toMatchObject({ status: 200, body: { versao: 2 } });
  expect(await send(1, photo)).toMatchObject({ status: 409 });
  const { imagem } = (await admin.get<DeskPost>(path)).body.previa;
  expect(imagem).toMatch(/^\/fotos\/[0-9a-f]{32}-960\.webp$/);
  const file = imagem.replace('/fotos/', '/api/produto/imagem/');
  expect(await shopper.get(file)).toMatchObject({ status: 200 });
});
