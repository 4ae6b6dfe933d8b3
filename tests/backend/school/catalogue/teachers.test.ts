import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import type { DeskTeacher } from '#/contract/catalogue/teacher-desk.ts';
import type { Teacher, TeacherItem } from '#/contract/catalogue/teachers.ts';
import type { SitemapLists } from '#/contract/sitemap/sitemap.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { largePhoto } from '../../../support/documents/large-photo.ts';
import { enterAs } from '../../account/role-clients.ts';

let clock = new Date();
const backend = withBackend({ seed: true, clock: () => clock });
const path = '/api/gestao/professores';
const visitor = () => new ApiClient(backend.current.url);
const entry = { nome: 'Ana Souza', biografia: 'Ensina *solda*.', links: [], mostrado: true };

async function desk() {
  const client = await enterAs('ADMIN', () => backend.current.url);
  return {
    client,
    create: (slug: string, changes: object = {}) =>
      client.post(path, { slug, professor: { ...entry, ...changes } }),
    save: (slug: string, versao: number, changes: object = {}) =>
      client.put(`${path}/${slug}`, { versao, professor: { ...entry, ...changes } }),
    read: async (slug: string) => (await client.get<DeskTeacher>(`${path}/${slug}`)).body,
    /** Sends the form of an offer, with these teachers. */
    assign: async (courseId: number, offerId: number, professores: string[]) => {
      const { turmas } = (await client.get<DeskCourse>(`/api/gestao/cursos/${courseId}`)).body;
      const { versao, ...turma } = turmas.find(({ id_oferta }) => id_oferta === offerId)!;
      return client.put(`/api/gestao/turmas/${offerId}`, {
        versao,
        turma: { ...writable(turma), professores },
      });
    },
  };
}

const writable = ({ codigo_turma: _, situacao: __, ...turma }: Omit<DeskOffer, 'versao'>) => turma;

/** Two courses with an open offer each. */
async function findOffers() {
  const { body } = await visitor().get<SearchResult>(
    '/api/produto-busca?status=em-aberto&preco=pago&quantidade=20&pagina=1',
  );
  const [a, b] = body.itens.filter(({ oferta }) => oferta);
  return [a, b].map((item) => ({ course: item!.id_produto, offer: item!.oferta!.id_oferta })) as [
    { course: number; offer: number },
    { course: number; offer: number },
  ];
}
const pageOf = (slug: string) => visitor().get<Teacher>(`/api/professores/${slug}`);
const offersOf = async (slug: string) => (await pageOf(slug)).body.turmas.map(({ id_oferta }) => id_oferta);
const namedIn = async ({ course, offer }: { course: number; offer: number }) => {
  const { body } = await visitor().get<Course>(`/api/produto/detalhes/${course}`);
  return body.ofertas.find(({ id_oferta }) => id_oferta === offer)!.professores;
};
const inSitemap = async (slug: string) =>
  (await visitor().get<SitemapLists>('/api/mapa-do-site/listas')).body.professores.includes(slug);

test('who teaches is named by the offer, and shows what is open, until it is hidden or over', async () => {
  const { create, save, assign, client } = await desk();
  const [first, second] = await findOffers();
  expect((await create('ana-souza')).status).toBe(200);
  expect((await create('bia-lima', { nome: 'Bia Lima' })).status).toBe(200);
  expect(await inSitemap('ana-souza')).toBe(false);
  expect((await assign(first.course, first.offer, ['bia-lima', 'ana-souza'])).status).toBe(200);
  expect((await assign(second.course, second.offer, ['bia-lima'])).status).toBe(200);

  expect(await namedIn(first)).toEqual([
    { slug: 'bia-lima', nome: 'Bia Lima' },
    { slug: 'ana-souza', nome: 'Ana Souza' },
  ]);
  expect((await pageOf('ana-souza')).body).toMatchObject({
    biografia: [{ tipo: 'paragrafo', partes: [{ texto: 'Ensina ' }, { texto: 'solda', enfase: true }, {}] }],
    turmas: [{ id_oferta: first.offer, produto: { id_produto: first.course } }],
  });
  expect(new Set(await offersOf('bia-lima'))).toEqual(new Set([first.offer, second.offer]));
  expect(await inSitemap('ana-souza')).toBe(true);

  expect((await save('bia-lima', 1, { mostrado: false })).status).toBe(200);
  expect((await pageOf('bia-lima')).status).toBe(404);
  expect(await inSitemap('bia-lima')).toBe(false);
  expect(await namedIn(second)).toBeUndefined();
  expect((await visitor().get<TeacherItem[]>('/api/professores')).body).toContainEqual(
    expect.objectContaining({ slug: 'ana-souza', turmas_abertas: 1 }),
  );
  expect(JSON.stringify((await visitor().get('/api/professores')).body)).not.toContain('bia-lima');

  // Off sale, then over: neither is open any more.
  await client.post(`/api/gestao/cursos/${first.course}/publicacao`, { publicado: false });
  expect(await offersOf('ana-souza')).toEqual([]);
  expect(await inSitemap('ana-souza')).toBe(false);
  await client.post(`/api/gestao/cursos/${first.course}/publicacao`, { publicado: true });
  const { inscricoes_ate } = (
    await visitor().get<Course>(`/api/produto/detalhes/${first.course}`)
  ).body.ofertas.find(({ id_oferta }) => id_oferta === first.offer)!;
  const now = clock;
  const end = startOfDay(addDays(inscricoes_ate, 1));
  clock = new Date(end.getTime() - 1);
  expect(await offersOf('ana-souza')).toEqual([first.offer]);
  clock = end;
  expect(await offersOf('ana-souza')).toEqual([]);
  clock = now;
});

test('two editors, a taken address, markup and a stranger on an offer are told of, and nothing is lost', async () => {
  const { create, save, read, assign, client } = await desk();
  await create('carla-dias');
  const taken = await create('carla-dias', { nome: 'Outra Carla' });
  expect(taken).toMatchObject({ status: 409, body: { codigo: 'PROFESSOR_REPETIDO' } });
  expect((await save('carla-dias', 1, { nome: 'Carla Dias' })).body).toEqual({ versao: 2 });
  expect(await save('carla-dias', 1, { nome: 'Carla D.' })).toMatchObject({
    status: 409,
    body: { codigo: 'PROFESSOR_ALTERADO' },
  });
  for (const biografia of ['<script>1</script>', '![foto](https://a.b/c.png)', '[eu](javascript:alert(1))'])
    expect(await save('carla-dias', 2, { biografia })).toMatchObject({
      status: 422,
      body: { codigo: 'TEXTO_RECUSADO' },
    });
  expect((await save('carla-dias', 2, { links: ['javascript:alert(1)'] })).status).toBe(422);
  expect(await read('carla-dias')).toMatchObject({
    nome: 'Carla Dias',
    versao: 2,
    biografia: entry.biografia,
  });
  const [, { course, offer }] = await findOffers();
  expect(await assign(course, offer, ['carla-dias', 'ninguem'])).toMatchObject({
    status: 422,
    body: { codigo: 'OPCAO_DESCONHECIDA' },
  });

  const { body } = await client.get<{ itens: { acao: string; objeto: string; dados: object }[] }>(
    '/api/gestao/registro',
  );
  expect(body.itens).toContainEqual(
    expect.objectContaining({
      acao: 'ALTEROU_PROFESSOR',
      objeto: 'professor carla-dias',
    }),
  );
});

test('a photo is cut to a square, once per teacher, and goes with its text', async () => {
  const { create, read, client } = await desk();
  for (const slug of ['davi-reis', 'eva-reis']) await create(slug);
  const content = await largePhoto();
  const send = (slug: string, versao_imagem: number, bytes?: Buffer) =>
    client.post(`${path}/${slug}/imagem`, {
      versao_imagem,
      texto: 'Retrato na oficina',
      ...(bytes && { conteudo: bytes.toString('base64') }),
    });
  expect(await send('davi-reis', 1)).toMatchObject({ status: 422 });
  for (const slug of ['davi-reis', 'eva-reis'])
    expect((await send(slug, 1, content)).body).toEqual({ versao_imagem: 2 });
  expect(await send('davi-reis', 1, content)).toMatchObject({ body: { codigo: 'IMAGEM_ALTERADA' } });
  const small = await sharp({ create: { width: 639, height: 900, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await send('davi-reis', 2, small)).toMatchObject({
    status: 422,
    body: { campos: { arquivo: [expect.stringContaining('640 × 640')] } },
  });

  const { imagem } = (await pageOf('davi-reis')).body;
  const hash = /\/fotos\/([0-9a-f]{32})-/.exec(imagem!)![1]!;
  const download = (name: string) => visitor().get<Uint8Array>(`/api/produto/imagem/${hash}-${name}`);
  const file = await download('640.webp');
  expect(await sharp(file.body).metadata()).toMatchObject({ width: 640, height: 640, format: 'webp' });

  const removed = await client.delete(`${path}/davi-reis/imagem`, { body: { versao_imagem: 2 } });
  expect(removed.status).toBe(200);
  expect(await read('davi-reis')).toMatchObject({ imagem: null, imagem_alt: '' });
  expect((await read('eva-reis')).imagem).not.toBe(null);
});

test('sheets bring teachers, name those of an offer by their addresses, and give the same bytes back', async () => {
  const { client, create, save } = await desk();
  await create('fabio-nunes');
  const download = async (formato: string) => {
    const { body } = await client.get<{ conteudo: string }>(`/api/gestao/catalogo/${formato}`);
    return Buffer.from(body.conteudo, 'base64').toString();
  };
  const check = async (turmas: object[], professores?: object[]) => {
    const conteudo = Buffer.from(JSON.stringify({ turmas, professores })).toString('base64');
    const arquivos = [{ nome: 'catalogo.json', conteudo }];
    return (
      await client.post<CatalogueImport>('/api/gestao/importacoes', { arquivos, retirar_ausentes: false })
    ).body;
  };
  const before = JSON.parse(await download('json')) as { turmas: Record<string, unknown>[] };
  const [row] = before.turmas as [Record<string, unknown>];
  const { professores: _, ...withoutColumn } = row;
  const tableOf = ({ tabelas }: CatalogueImport['relatorio'], name: string) =>
    tabelas.find(({ tabela }) => tabela === name);
  const offersIn = ({ relatorio }: CatalogueImport) => tableOf(relatorio, 'turmas');
  expect(offersIn(await check([withoutColumn]))).toMatchObject({ iguais: 1 });
  expect((await check([{ ...row, professores: 'fabio-nunes, ninguem' }])).relatorio.recusas).toMatchObject([
    {
      coluna: 'professores',
      motivo: 'Não há professor com o endereço ninguem, nem na planilha de professores.',
    },
  ]);
  const run = (id: number) => client.post(`/api/gestao/importacoes/${id}/execucao`);
  const sheet = [
    {
      slug: 'Fabio-Nunes',
      biografia: 'Vem da **forja**.',
      links: ['https://a.example/1', 'https://b.example/2'],
    },
    { nome: 'Gil Torres' },
  ];
  const { id, relatorio } = await check([{ ...row, professores: 'Fabio-Nunes; gil-torres' }], sheet);
  expect(relatorio).toMatchObject({
    recusas: [],
    mudancas: [
      {
        tabela: 'professores',
        nome: 'Ana Souza',
        campos: [
          { coluna: 'biografia', antes: 'Ensina *solda*.', depois: 'Vem da **forja**.' },
          { coluna: 'links', antes: '', depois: 'https://a.example/1\nhttps://b.example/2' },
        ],
      },
      { tabela: 'turmas', campos: [{ coluna: 'professores' }] },
    ],
  });
  expect(tableOf(relatorio, 'professores')).toMatchObject({ novos: 1, alterados: 1 });
  // Saved at the desk since: nothing is overwritten.
  expect((await save('fabio-nunes', 1, { biografia: 'Do balcão.' })).status).toBe(200);
  expect((await run(id)).body).toMatchObject({ codigo: 'CATALOGO_ALTERADO' });
  const second = await check([{ ...row, professores: 'Fabio-Nunes; gil-torres' }], sheet);
  expect((await run(second.id)).status).toBe(200);
  expect((await client.get<DeskTeacher>(`${path}/fabio-nunes`)).body).toMatchObject({
    biografia: 'Vem da **forja**.',
    links: ['https://a.example/1', 'https://b.example/2'],
    mostrado: true,
    versao: 3,
  });
  expect((await client.get<DeskTeacher>(`${path}/gil-torres`)).body).toMatchObject({ mostrado: false });
  const { body: acts } = await client.get<{ itens: object[] }>('/api/gestao/registro');
  expect(acts.itens).toContainEqual(
    expect.objectContaining({
      acao: 'ALTEROU_PROFESSOR',
      objeto: 'professor fabio-nunes',
      dados: expect.objectContaining({ depois: expect.objectContaining({ biografia: 'Vem da **forja**.' }) }),
    }),
  );
  const same = await check([], sheet);
  expect(tableOf(same.relatorio, 'professores')).toMatchObject({ novos: 0, alterados: 0, iguais: 2 });
  const after = await download('json');
  expect((JSON.parse(after) as typeof before).turmas[0]).toEqual({
    ...row,
    professores: ['fabio-nunes', 'gil-torres'],
  });
  const csv = await download('turmas');
  expect(csv).toContain('fabio-nunes, gil-torres');
  const again = await check((JSON.parse(after) as typeof before).turmas.slice(0, 1));
  expect(offersIn(again)).toMatchObject({ iguais: 1, alterados: 0 });
  expect(await download('turmas')).toBe(csv);
});
