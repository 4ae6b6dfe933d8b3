import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';
import { reviews } from '#/backend/db/schema/community.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { listEndpoints } from '../account/endpoint-access.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { nameOfCall, specifiedCalls, type SpecifiedCall } from '../../support/backend/specified-calls.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(() => backend.current.url);

let student: ApiClient;
const known = { course: 0, offer: 0, reviewed: 0, review: 0 };
beforeAll(async () => {
  const { db } = backend.current;
  const [offer] = await db
    .select({ offer: offers.id_oferta, course: offers.id_produto })
    .from(offers)
    .innerJoin(courses, eq(courses.id_produto, offers.id_produto))
    .where(
      and(eq(courses.publicado, true), eq(offers.situacao, 'em-aberto'), eq(offers.formato, 'presencial')),
    )
    .limit(1);
  const [review] = await db
    .select({ review: reviews.id_opiniao, reviewed: reviews.id_produto })
    .from(reviews)
    .where(and(eq(reviews.situacao, 'PUBLICADA'), isNotNull(reviews.id_produto)))
    .limit(1);
  Object.assign(known, offer, review);
  student = visitor();
  const { email, senha } = seededLogins.find(({ tipoLogin }) => tipoLogin === 'ALUNO')!;
  await student.post('/api/login', { identificador: email, senha });
});

interface Expected {
  url?: () => string;
  body?: object;
  answers: unknown;
}

const aList = expect.arrayContaining([expect.any(Object)]);
const codes = expect.arrayContaining([{ codigo: expect.any(String), nome: expect.any(String) }]);
const courseOf = (id_modalidade: number) =>
  expect.arrayContaining([expect.objectContaining({ id_modalidade, titulo: expect.any(String) })]);
const network = { id_rede_social: expect.any(Number), link: { arquivo: expect.any(String) } };

const expected: Record<string, Expected> = {
  'GET /api/produto/detalhes/{id}': {
    url: () => `/api/produto/detalhes/${known.course}`,
    answers: {
      id_produto: expect.any(Number),
      titulo: expect.any(String),
      id_modalidade: expect.any(Number),
      id_grupo_area_atuacao: expect.any(Number),
      gratuito: expect.any(Boolean),
      preco_original: expect.any(Number),
      reviews: { total: expect.any(Number) },
      perguntas: expect.any(Array),
      oferta: expect.any(Object),
    },
  },
  'GET /api/produto/detalhes/{id}/oferta/{offerId}': {
    url: () => `/api/produto/detalhes/${known.course}/oferta/${known.offer}`,
    answers: { produto: { ofertas: aList }, oferta_atual: { id_oferta: expect.any(Number) } },
  },
  'GET /api/produto-busca': {
    url: () => '/api/produto-busca?titulo=soldador&status=em-aberto&tipo_oferta=PAGO&ordem=a-z&pagina=1',
    answers: {
      itens: aList,
      totalItens: expect.any(Number),
      page: 1,
      max: expect.any(Number),
      min: expect.any(Number),
    },
  },
  'GET /api/produto-busca-filtros': {
    url: () => '/api/produto-busca-filtros?titulo=soldador',
    answers: { modalidade: aList, area: aList, cidade: aList, tipo_curso: aList, preco: aList },
  },
  'GET /api/produto-sugestao': {
    url: () => '/api/produto-sugestao?titulo_prefixo=tec&quantidade=4',
    answers: [{}, {}, {}, {}],
  },
  'GET /api/produto-inscricao-mais-informacoes/{a}/{b}': {
    url: () => `/api/produto-inscricao-mais-informacoes/${known.course}/${known.offer}`,
    answers: { documentos: expect.any(Array), local: { cidade: expect.any(String) } },
  },
  'GET /api/produto/{id}/opinioes/': {
    url: () => `/api/produto/${known.reviewed}/opinioes/?filtro=uteis`,
    answers: expect.arrayContaining([
      expect.objectContaining({ id_opiniao: expect.any(Number), votos: expect.any(Number) }),
    ]),
  },
  'POST /api/produto/{id}/opiniao/{reviewId}/voto': {
    url: () => `/api/produto/${known.reviewed}/opiniao/${known.review}/voto`,
    answers: aList,
  },
  'GET /api/produto-oferta/{id}': {
    url: () => `/api/produto-oferta/${known.course}`,
    answers: aList,
  },
  'GET /api/produto-favorito/{id}': {
    url: () => `/api/produto-favorito/${known.course}`,
    answers: { favorito: expect.any(Boolean) },
  },
  'GET /api/produtos-area-atuacao': { answers: aList },
  'GET /api/produto-modalidade/graduacao': { answers: courseOf(8) },
  'GET /api/produto-modalidade/cursos-tecnicos': { answers: courseOf(6) },
  'GET /api/produto-modalidade/cursos-rapidos': { answers: courseOf(3) },
  'GET /api/modalidades': {
    answers: expect.arrayContaining([
      expect.objectContaining({ id_modalidade: 6, nome: 'Curso Técnico', ativo: true }),
    ]),
  },
  'GET /api/modalidade/{id}': { url: () => '/api/modalidade/6', answers: { id_modalidade: 6 } },
  'GET /api/grupo-area-atuacao': {
    answers: expect.arrayContaining([expect.objectContaining({ icone_slug: 'alimentos' })]),
  },
  'GET /api/grupo-area-atuacao-por-modalidade/{id}': {
    url: () => '/api/grupo-area-atuacao-por-modalidade/6',
    answers: aList,
  },
  'GET /api/grupo-area-atuacao-com-cursos-por-modalidade/{id}': {
    url: () => '/api/grupo-area-atuacao-com-cursos-por-modalidade/6',
    answers: expect.arrayContaining([expect.objectContaining({ cursos: courseOf(6) })]),
  },
  'GET /api/area-atuacao/{id}': { url: () => '/api/area-atuacao/1', answers: { id_area_atuacao: 1 } },
  'GET /api/getModalityServices': {
    answers: expect.arrayContaining([expect.objectContaining({ total: expect.any(Number) })]),
  },
  'GET /api/cidade': { url: () => '/api/cidade?nome=jaragua', answers: [{ nome: 'Jaraguá do Sul' }] },
  'GET /api/cidade/uf': { url: () => '/api/cidade/uf?uf=SC', answers: aList },
  'GET /api/cidades-com-produto': {
    url: () => '/api/cidades-com-produto?nome=blumenau',
    answers: [{ nome: 'Blumenau' }],
  },
  'GET /api/estado': { answers: expect.arrayContaining([{ uf: 'SC', nome: 'Santa Catarina' }]) },
  'GET /api/tipo-curso': { answers: aList },
  'GET /api/depoimento/{id}': { url: () => '/api/depoimento/0', answers: aList },
  'GET /api/purchase-stages': { answers: codes },
  'GET /api/public-places': { answers: codes },
  'GET /api/getStates': { answers: expect.arrayContaining([{ codigo: 'SC', nome: 'Santa Catarina' }]) },
  'GET /api/getCardsFlags': { answers: codes },
  'GET /api/getSpecialNeeds': {
    answers: expect.arrayContaining([
      { codigo: 'deficiencia-visual', nome: expect.any(String), niveis: codes },
    ]),
  },
  'GET /api/getSpecialNeedsLevels': {
    url: () => '/api/getSpecialNeedsLevels?tipoDeficiencia=deficiencia-visual',
    answers: codes,
  },
  'GET /api/getCountries': { answers: expect.arrayContaining([{ codigo: 'BR', nome: 'Brasil' }]) },
  'GET /api/lista-posts': {
    answers: expect.arrayContaining([
      { title: expect.any(String), link: expect.any(String), imagem: expect.any(String) },
    ]),
  },
  'GET /api/lista-posts-sesi-sc': { answers: aList },
  'GET /api/promocao/vigente': {
    answers: { descricao: expect.any(String), codigo: expect.any(String) },
  },
  'POST /api/me-ligue': {
    body: {
      nome: 'Ana Souza',
      cpf: '000.000.000-00',
      ddd: '47',
      tel: '991230000',
      email: 'nao-informado@example.com',
    },
    answers: { status: expect.any(String) },
  },
  'POST /api/requisicao': {
    body: { url: '/nada', tipo: 'PAGINA_NAO_ENCONTRADA', endereco_ip: '203.0.113.7', dados: 'origem: /' },
    answers: { ok: true },
  },
  'GET /api/rede-social': {
    answers: { sesi: aList, senai: aList, sctec: aList, estrategia: aList },
  },
  'GET /api/redes-sociais': {
    answers: { SCTEC: aList, 'ESTRATEGIA CATARINA': aList, SESI: aList, SENAI: aList },
  },
  'GET /api/layout/{value}': { url: () => '/api/layout/padrao', answers: 'Padrão' },
  'GET /api/lista-certificados': {
    answers: expect.arrayContaining([expect.objectContaining({ titulo: 'Site Blindado' })]),
  },
  'GET /api/lista-formas-pagamento': {
    answers: expect.arrayContaining([expect.objectContaining({ titulo: 'Pix' })]),
  },
  'GET /api/lista-redes-sociais': {
    answers: expect.arrayContaining([expect.objectContaining(network)]),
  },
};

describe('every call of docs/served-calls.md', () => {
  const inContract = new Set(listEndpoints().map(({ method, path }) => `${method} ${path}`));
  let described: Record<string, Record<string, unknown>>;
  beforeAll(async () => {
    const document = await visitor().get<{ paths: typeof described }>('/api/openapi.json');
    described = document.body.paths;
  });

  it.each(specifiedCalls.map((call) => [nameOfCall(call), call] as const))(
    '%s',
    async (name: string, { method, path }: SpecifiedCall) => {
      expect(inContract).toContain(name);
      expect(described[path]).toHaveProperty(method.toLowerCase());
      const { url = () => path, body, answers } = expected[name]!;
      const client = name.endsWith('/voto') ? student : visitor();
      const answer = await client.request(method, url(), body ? { body } : {});
      expect(answer.status).toBe(200);
      if (typeof answers === 'string') expect(answer.body).toBe(answers);
      else if ('asymmetricMatch' in (answers as object)) expect(answer.body).toEqual(answers);
      else expect(answer.body).toMatchObject(answers as object);
    },
  );

  it('takes each filter of the search by its name', async () => {
    const { body: course } = await visitor().get<{
      titulo: string;
      id_modalidade: number;
      modalidade: { slug: string };
      area: { id_area_atuacao: number };
      tipo_curso: { id_tipo_curso: number };
    }>(`/api/produto/detalhes/${known.course}`);
    const filters: Record<string, string | number> = {
      titulo: course.titulo,
      id_produto: known.course,
      id_modalidade: course.id_modalidade,
      id_area_atuacao: course.area.id_area_atuacao,
      status: 'em-aberto',
      id_tipo_curso: course.tipo_curso.id_tipo_curso,
      modalidade: course.modalidade.slug,
    };
    for (const [name, value] of Object.entries(filters)) {
      const query = new URLSearchParams({ [name]: String(value), quantidade: '5000' });
      const { status, body } = await visitor().get<{ itens: { id_produto: number }[]; totalItens: number }>(
        `/api/produto-busca?${query.toString()}`,
      );
      expect([name, status]).toEqual([name, 200]);
      // Strangers get a hundred at most.
      expect(body.itens).toHaveLength(Math.min(body.totalItens, 100));
      query.set('id_produto', String(known.course));
      const one = await visitor().get<{ itens: { id_produto: number }[] }>(
        `/api/produto-busca?${query.toString()}`,
      );
      expect(one.body.itens.map(({ id_produto }) => id_produto)).toEqual([known.course]);
    }
    const some = ['tag_url=semana-da-energia', 'mais_vendido_destaque=true', 'tipo_oferta=PAGO'];
    for (const query of some) {
      const { body } = await visitor().get<{ totalItens: number }>(`/api/produto-busca?${query}`);
      expect([query, body.totalItens > 0]).toEqual([query, true]);
    }
    const page = await visitor().get<{ page: number }>('/api/produto-busca?pagina=2&ordem=a-z&quantidade=7');
    expect(page.body).toMatchObject({ page: 2, itens: { length: 7 } });
  });
});
