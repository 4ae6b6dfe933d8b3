import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand as brandTable } from '#/backend/db/schema/school.ts';
import * as content from '#/backend/db/schema/content.ts';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import type { SocialNetwork } from '#/contract/content/footer.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const network = (id_rede_social: number, titulo: string, link: string) => ({
    id_rede_social,
    titulo,
    link,
    chave: titulo.split(' ')[1]!.toLowerCase(),
    arquivo: '/icone.svg',
    descricao_acessibilidade: titulo,
  });
  await db
    .insert(content.socialNetworks)
    .values([
      network(1, 'Instagram SESI', 'https://a.example/1'),
      network(2, 'Instagram SENAI', 'https://a.example/2'),
      network(3, 'Whatsapp SENAI', 'https://a.example/3'),
      network(4, 'Instagram SENAI', 'https://a.example/2'),
      network(5, 'Youtube SCTEC', 'https://a.example/5'),
      network(6, 'Youtube SENAI', 'javascript:alert(1)'),
    ]);
  await db.insert(brandTable).values({
    id: 1,
    versao: 1,
    dados: { nome: 'A', email: 'oi@a.example', telefone: '0800 123 4567', whatsapp: '5547999990000' },
    alterada_em: new Date(),
  });
  const certificate = (id_certificado: number, link: string | null) => ({
    id_certificado,
    titulo: 'Ebit',
    link,
    arquivo: '/e.svg',
    descricao_acessibilidade: 'Selo',
  });
  await db.insert(content.certificates).values([certificate(1, null), certificate(2, 'data:text/html,x')]);
  await db.insert(content.siteSettings).values([
    { chave: 'LAYOUT', valor: 'Padrão' },
    { chave: 'LINK_BLOG', valor: 'https://blog.example/' },
    { chave: 'LINK_FALE_CONOSCO', valor: 'javascript:alert(1)' },
    { chave: 'LINK_DE_NINGUEM', valor: 'https://x.example/' },
  ]);
  await db.insert(content.paymentMethods).values({ id_forma_pagamento: 1, titulo: 'Pix', arquivo: '/p.svg' });
  await db.insert(content.referenceItems).values([
    { lista: 'paises', codigo: 'BR', nome: 'Brasil', ordem: 1 },
    { lista: 'paises', codigo: 'AR', nome: 'Argentina', ordem: 2 },
    { lista: 'niveis-necessidade', codigo: 'leve', nome: 'Leve', ordem: 1, grupo: 'auditiva' },
    { lista: 'niveis-necessidade', codigo: 'cega', nome: 'Cegueira', ordem: 1, grupo: 'visual' },
  ]);
  await db.insert(content.testimonials).values([
    { id_depoimento: 1, nome: 'Ana', curso: 'Soldador', texto: 'Bom' },
    { id_depoimento: 2, id_produto: 1, nome: 'Beto', curso: 'Soldador', texto: 'Ótimo' },
  ]);
  await db.insert(content.blogPosts).values(
    (['senai', 'senai', 'sesi', 'senai', 'sesi'] as const).map((origem, index) => ({
      id_post: index + 1,
      origem,
      title: `Texto ${index + 1}`,
      link: index === 4 ? 'javascript:alert(1)' : `https://blog.example/${index + 1}`,
      imagem: '/t.webp',
      publicado_em: new Date(`2026-${index === 3 ? 12 : 10 + index - Math.max(0, index - 1)}-01`),
    })),
  );
  await db.insert(content.redirects).values([
    { caminho: '/antigo', destino: '/novo', status: 301 },
    { caminho: '/fora', destino: 'https://a.example/x', status: 302, externo: true },
    { caminho: '/acabou', destino: null, status: 410 },
    { caminho: '/roda', destino: '/roda', status: 301 },
  ]);
  const coupon = {
    tipo: 'PERCENTUAL' as const,
    percentual: 10,
    destaque: true,
    valido_ate: new Date('2026-12-01'),
  };
  await db.insert(coupons).values([
    {
      ...coupon,
      codigo: 'PASSADO',
      descricao: 'Já foi',
      valido_de: new Date('2026-01-01'),
      valido_ate: new Date('2026-02-01'),
    },
    {
      ...coupon,
      codigo: 'GASTO',
      descricao: 'Acabou',
      valido_de: new Date('2026-11-10'),
      usos_total: 1,
      usos: 1,
    },
    {
      ...coupon,
      codigo: 'DISCRETO',
      descricao: 'Sem faixa',
      valido_de: new Date('2026-11-11'),
      destaque: false,
    },
    {
      ...coupon,
      codigo: 'AGORA',
      id_modalidades: [3],
      descricao: '10% hoje',
      valido_de: new Date('2026-11-01'),
    },
  ]);
});

describe('footer', () => {
  it('groups social networks by brand, each link once', async () => {
    const { body } = await api.get<Record<string, SocialNetwork[]>>('/api/rede-social');
    expect(
      Object.fromEntries(
        Object.entries(body).map(([brand, list]) => [brand, list.map((one) => one.id_rede_social)]),
      ),
    ).toEqual({
      sesi: [1],
      senai: [2, 3],
      sctec: [5],
      estrategia: [],
    });
    expect(body.sesi?.[0]).toMatchObject({
      link: { arquivo: 'https://a.example/1' },
      anexo: { arquivo: '/icone.svg' },
    });
  });

  it('names the brands and leaves Whatsapp of SENAI out (SHELL-7)', async () => {
    const { body } = await api.get<Record<string, SocialNetwork[]>>('/api/redes-sociais');
    expect(Object.keys(body).toSorted()).toEqual(['ESTRATEGIA CATARINA', 'SCTEC', 'SENAI', 'SESI']);
    expect(body.SENAI?.map(({ titulo }) => titulo)).toEqual(['Instagram SENAI']);
  });

  it('lists networks, certificates, payment methods and contacts', async () => {
    expect((await api.get<unknown[]>('/api/lista-redes-sociais')).body).toHaveLength(5);
    const seal = {
      titulo: 'Ebit',
      link: { arquivo: null },
      anexo: { arquivo: '/e.svg', descricao_acessibilidade: 'Selo' },
    };
    expect((await api.get('/api/lista-certificados')).body).toEqual([
      { id_certificado: 1, ...seal },
      { id_certificado: 2, ...seal },
    ]);
    expect((await api.get('/api/lista-formas-pagamento')).body).toEqual([
      { id_forma_pagamento: 1, titulo: 'Pix', anexo: { arquivo: '/p.svg' } },
    ]);
    const contacts = (await api.get<{ chave: string }[]>('/api/lista-contatos')).body;
    expect(contacts.map(({ chave }) => chave)).toEqual([
      'CONTATO_SITE_TELEFONE',
      'CONTATO_SITE_EMAIL',
      'CONTATO_SITE_WHATSAPP',
    ]);
  });

  it.each([
    ['SCTEC', 'SCTEC'],
    ['estrategia catarina', 'Estratégia Catarina'],
    ['padrão', 'Padrão'],
    ['<script>', 'Padrão'],
  ])('knows the layout %s', async (value, layout) => {
    expect((await api.get(`/api/layout/${encodeURIComponent(value)}`)).body).toBe(layout);
  });

  it.each([
    ['SCTEC', 'SCTEC', 'Estratégia Catarina'],
    ['Layout de ontem', 'Padrão', 'Estratégia Catarina'],
  ])('shows the layout in use, %s, to a person who asks for no brand', async (inUse, usual, brand) => {
    const { db } = backend.current;
    const keep = (valor: string) =>
      db.update(content.siteSettings).set({ valor }).where(eq(content.siteSettings.chave, 'LAYOUT'));
    await keep(inUse);
    for (const value of ['Padrão', 'qualquer']) {
      expect((await api.get(`/api/layout/${encodeURIComponent(value)}`)).body).toBe(usual);
    }
    expect((await api.get('/api/layout/estrategia-catarina')).body).toBe(brand);
    await keep('Padrão');
  });
});

describe('GET /api/lista-links', () => {
  it('has the known links by key, and none that is no web address', async () => {
    expect(await api.get('/api/lista-links')).toMatchObject({
      status: 200,
      body: [{ chave: 'LINK_BLOG', valor: 'https://blog.example/' }],
    });
  });
});

describe('reference lists', () => {
  it('come in their order, levels by need (CATALOGUE-13)', async () => {
    expect((await api.get('/api/getCountries')).body).toEqual([
      { codigo: 'BR', nome: 'Brasil' },
      { codigo: 'AR', nome: 'Argentina' },
    ]);
    expect((await api.get('/api/getSpecialNeedsLevels?tipoDeficiencia=auditiva')).body).toEqual([
      { codigo: 'leve', nome: 'Leve' },
    ]);
    expect((await api.get('/api/getSpecialNeedsLevels?tipoDeficiencia=nada')).body).toEqual([]);
    expect((await api.get('/api/getStates')).body).toContainEqual({ codigo: 'SC', nome: 'Santa Catarina' });
    for (const path of ['purchase-stages', 'public-places', 'getCardsFlags', 'getSpecialNeeds']) {
      expect((await api.get(`/api/${path}`)).body).toEqual([]);
    }
  });

  it('has testimonials of the home page and of a course', async () => {
    const names = async (id: number) =>
      (await api.get<{ nome: string }[]>(`/api/depoimento/${id}`)).body.map(({ nome }) => nome);
    expect(await names(0)).toEqual(['Ana']);
    expect(await names(1)).toEqual(['Beto']);
    expect(await names(2)).toEqual([]);
  });

  it('has the posts of each blog that are out, newest first', async () => {
    const titles = async (path: string) =>
      (await api.get<{ title: string }[]>(path)).body.map(({ title }) => title);
    expect(await titles('/api/lista-posts')).toEqual(['Texto 2', 'Texto 1']);
    expect(await titles('/api/lista-posts-sesi-sc')).toEqual(['Texto 3']);
  });

  it('has the text of a post of its own blog once it is out, in parts', async () => {
    const { db } = backend.current;
    const post = {
      origem: 'senai' as const,
      title: 'Solda',
      link: '/blog/solda',
      imagem: '/t.webp',
      resumo: 'Do arco',
    };
    const texto = 'Começo.\n\n## O arco\n\nUm.\n\nDois.';
    const day = 86_400_000;
    const now = Date.now();
    await db.insert(content.blogPosts).values([
      { ...post, id_post: 91, slug: 'solda', texto, publicado_em: new Date(now - 40 * day) },
      { ...post, id_post: 92, slug: 'amanha', texto, publicado_em: new Date(now + 400 * day) },
    ]);
    expect(await api.get('/api/post/solda')).toMatchObject({
      status: 200,
      body: {
        title: 'Solda',
        resumo: 'Do arco',
        texto: [
          { tipo: 'paragrafo', partes: [{ texto: 'Começo.' }] },
          { tipo: 'titulo', nivel: 1, partes: [{ texto: 'O arco' }] },
          { tipo: 'paragrafo', partes: [{ texto: 'Um.' }] },
          { tipo: 'paragrafo', partes: [{ texto: 'Dois.' }] },
        ],
      },
    });
    for (const slug of ['amanha', 'nao-existe', '%00']) {
      expect((await api.get(`/api/post/${slug}`)).status, slug).toBeGreaterThanOrEqual(400);
    }
    await db.delete(content.blogPosts).where(eq(content.blogPosts.slug, 'solda'));
    await db.delete(content.blogPosts).where(eq(content.blogPosts.slug, 'amanha'));
  });

  it('shows the highlighted coupon that still works, and none after it', async () => {
    expect((await api.get('/api/promocao/vigente')).body).toEqual({
      codigo: 'AGORA',
      descricao: '10% hoje',
      modalidades: ['cursos-rapidos'],
      cursos: [],
    });
    const { db } = backend.current;
    await addCourse(db, { id_produto: 2, titulo: 'Ajustador' });
    await addCourse(db, { id_produto: 3, titulo: 'Escondido', publicado: false });
    await db
      .update(coupons)
      .set({ id_modalidades: [], id_produtos: [1, 2, 3] })
      .where(eq(coupons.codigo, 'AGORA'));
    expect((await api.get('/api/promocao/vigente')).body).toMatchObject({
      modalidades: [],
      cursos: [
        { id_produto: 2, titulo: 'Ajustador', slug: 'ajustador', modalidade: { slug: 'cursos-rapidos' } },
        { id_produto: 1, titulo: 'Soldador', slug: 'soldador', modalidade: { slug: 'cursos-rapidos' } },
      ],
    });
    const current = async () => (await api.get('/api/promocao/vigente')).body ?? null;
    const limit = (to: { id_modalidades: number[]; id_produtos: number[] }) =>
      db.update(coupons).set(to).where(eq(coupons.codigo, 'AGORA'));
    await limit({ id_modalidades: [], id_produtos: [3] });
    expect(await current()).toBeNull();
    await limit({ id_modalidades: [999], id_produtos: [] });
    expect(await current()).toBeNull();
    await limit({ id_modalidades: [], id_produtos: [] });
    expect(await current()).toMatchObject({ codigo: 'AGORA' });
    backend.current.moveBusinessClock(20 * 86_400_000);
    const later = await api.get('/api/promocao/vigente');
    expect(later.status).toBe(200);
    expect(later.body ?? null).toBeNull();
  });
});

describe('GET /api/redirecionamento', () => {
  const lookUp = (path: string) => api.get(`/api/redirecionamento?caminho=${encodeURIComponent(path)}`);

  it.each([
    ['/antigo', { destino: '/novo', status: 301, externo: false }],
    ['/antigo/', { destino: '/novo', status: 301, externo: false }],
    ['/antigo?utm=1', { destino: '/novo', status: 301, externo: false }],
    ['/fora', { destino: 'https://a.example/x', status: 302, externo: true }],
    ['/acabou', { destino: null, status: 410, externo: false }],
  ])('%s leads on', async (path, target) => {
    const { status, body } = await lookUp(path);
    expect(status).toBe(200);
    expect(body).toEqual(target);
  });

  it.each(['/', '/nada', '/roda', "/x' OR '1'='1"])('%s stays', async (path) => {
    expect(await lookUp(path)).toMatchObject({ status: 204, body: undefined });
  });

  it('refuses what is no path', async () => {
    expect((await lookUp('https://a.example')).status).toBe(422);
    expect((await lookUp(`/${'a'.repeat(2000)}`)).status).toBe(422);
  });
});

describe('contact', () => {
  const callMe = (body: object) =>
    api.post('/api/me-ligue', {
      nome: 'Ana Souza',
      cpf: '000.000.000-00',
      ddd: '47',
      tel: '991230000',
      email: 'nao-informado@example.com',
      ...body,
    });
  const stored = () => backend.current.db.select().from(content.callbackRequests);

  it('keeps a wish to be called, without the placeholders of the footer', async () => {
    const { status, body } = await callMe({});
    expect([status, body]).toEqual([200, { status: 'RECEBIDO' }]);
    expect(await stored()).toMatchObject([
      { nome: 'Ana Souza', ddd: '47', tel: '991230000', cpf: null, email: null },
    ]);
  });

  it.each([
    [{ ddd: '20' }, 'ddd', 'Informe um Telefone válido'],
    [{ tel: '000000000' }, 'ddd', 'Informe um Telefone válido'],
    [{ ddd: '4' }, 'ddd', 'Informe um Telefone válido'],
    [{ tel: '1234567' }, 'tel', 'Informe um Telefone válido'],
    [{ nome: 'A1 2' }, 'nome', 'Informe um Nome válido'],
    [{ nome: 'Al' }, 'nome', 'Informe um Nome válido'],
  ])('refuses %j by its field', async (change, field, message) => {
    const before = (await stored()).length;
    const { status, body } = await callMe(change);
    expect(status).toBe(422);
    expect(body.campos).toEqual({ [field]: [message] });
    expect(await stored()).toHaveLength(before);
  });

  it('keeps pages that were not found without their query, from where the connection says, and refuses long ones (CONTENT-5)', async () => {
    const line = { url: '/nada?token=segredo#x', tipo: '404', endereco_ip: null, dados: 'referência' };
    expect((await api.post('/api/requisicao', line)).body).toEqual({ ok: true });
    expect(await backend.current.db.select().from(content.requestLog)).toMatchObject([
      { url: '/nada', tipo: '404', dados: 'referência' },
    ]);
    const { db } = backend.current;
    await db.delete(content.requestLog);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await api.post('/api/requisicao', { ...line, endereco_ip: '198.51.100.1' }, { headers });
    const unknown = { 'x-forwarded-for': '' };
    await api.post('/api/requisicao', { ...line, endereco_ip: '198.51.100.1' }, { headers: unknown });
    const networks = (await db.select().from(content.requestLog)).map(({ endereco_ip }) => endereco_ip);
    expect(networks).toEqual(['203.0.113.0', null]);
    expect((await api.post('/api/requisicao', { ...line, dados: 'x'.repeat(4001) })).status).toBe(422);
    expect((await api.post('/api/requisicao', { ...line, url: 'x'.repeat(2001) })).status).toBe(422);
  });

  it('asks for timeout after 60 calls from one address within an hour', async () => {
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await callMe({})).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });
});
