import { beforeAll, describe, expect, it } from 'vitest';
import { campaigns } from '#/backend/db/schema/content.ts';
import { pageSlugs } from '#/backend/db/schema/catalogue.ts';
import { teachers } from '#/backend/db/schema/teaching.ts';
import type { SitemapCourse, SitemapLists, SitemapOffer } from '#/contract/sitemap/sitemap.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await db.insert(pageSlugs).values([
    { slug: 'agora', tipo: 'campanha' },
    { slug: 'passada', tipo: 'campanha' },
  ]);
  const campaign = { titulo: 'Campanha', descricao: 'Texto', inicio: new Date('2026-11-01') };
  await db.insert(campaigns).values([
    { ...campaign, tag_url: 'agora', fim: new Date('2026-12-01') },
    { ...campaign, tag_url: 'passada', fim: new Date('2026-11-10') },
  ]);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador', atualizado_em: new Date('2026-10-05T12:30:00Z') });
  await addCourse(db, { id_produto: 10_000, titulo: 'Torneiro' });
  await addCourse(db, { id_produto: 10_001, titulo: 'Técnico em Soldagem', id_modalidade: 6 });
  await addCourse(db, { id_produto: 35_000, titulo: 'Fresador' });
  await addCourse(db, { id_produto: 25_000, titulo: 'Rascunho', publicado: false });
  await db.insert(teachers).values(
    ['ana', 'bia', 'carla', 'davi'].map((slug) => ({
      slug,
      nome: slug,
      mostrado: slug !== 'bia',
      atualizado_em: noon(),
    })),
  );
  await addOffer(db, { id_oferta: 1, id_produto: 1, id_cidade: 2, professores: ['ana', 'bia'] });
  await addOffer(db, { id_oferta: 2, id_produto: 1, situacao: 'encerrada', professores: ['carla'] });
  await addOffer(db, { id_oferta: 3, id_produto: 1, id_cidade: 3, inscricoes_ate: '2026-11-19' });
  await addOffer(db, { id_oferta: 4, id_produto: 1, id_cidade: 3, vagas_disponiveis: 0 });
  await addOffer(db, { id_oferta: 5, id_produto: 25_000, id_cidade: 4, professores: ['davi'] });
  await addOffer(db, { id_oferta: 20_000, id_produto: 10_001 });
});

describe('GET /api/mapa-do-site', () => {
  it('names only the parts that hold something', async () => {
    expect((await api.get('/api/mapa-do-site')).body).toEqual({ cursos: [1, 2, 4], turmas: [1, 2] });
  });
});

describe('GET /api/mapa-do-site/cursos/{parte}', () => {
  const idsOf = async (part: number) =>
    (await api.get<SitemapCourse[]>(`/api/mapa-do-site/cursos/${part}`)).body.map(
      ({ id_produto }) => id_produto,
    );

  it('has the published courses of the part, with what their address is made of', async () => {
    const { body } = await api.get<SitemapCourse[]>('/api/mapa-do-site/cursos/1');
    expect(body[0]).toEqual({
      id_produto: 1,
      slug: 'soldador',
      modalidade: 'cursos-rapidos',
      atualizado_em: '2026-10-05T12:30:00Z',
    });
    expect(body.map(({ id_produto }) => id_produto)).toEqual([1, 10_000]);
  });

  it('puts every published course in exactly one part (PAGE-10)', async () => {
    expect(await Promise.all([1, 2, 3, 4, 5].map(idsOf))).toEqual([[1, 10_000], [10_001], [], [35_000], []]);
  });

  it('answers the last part there can be, and refuses what is none', async () => {
    expect(await idsOf(214_749)).toEqual([]);
    expect((await api.get('/api/mapa-do-site/cursos/0')).status).toBe(422);
    expect((await api.get('/api/mapa-do-site/cursos/214750')).status).toBe(422);
  });
});

describe('GET /api/mapa-do-site/turmas/{parte}', () => {
  it('leaves out closed, expired and sold out offers, and those of drafts (COURSE-3)', async () => {
    const { body } = await api.get<SitemapOffer[]>('/api/mapa-do-site/turmas/1');
    expect(body).toEqual([
      {
        id_oferta: 1,
        id_produto: 1,
        slug: 'soldador',
        modalidade: 'cursos-rapidos',
        cidade: 'blumenau',
        atualizado_em: '2026-10-05T12:30:00Z',
      },
    ]);
  });
});

describe('GET /api/mapa-do-site/listas', () => {
  it('names the lists with something on them and the campaigns now on', async () => {
    expect((await api.get<SitemapLists>('/api/mapa-do-site/listas')).body).toEqual({
      modalidades: ['cursos-rapidos', 'cursos-tecnicos'],
      areas: ['metalmecanica'],
      cidades: ['blumenau', 'joinville'],
      modalidades_em_cidades: [
        { modalidade: 'cursos-rapidos', cidade: 'blumenau' },
        { modalidade: 'cursos-tecnicos', cidade: 'joinville' },
      ],
      campanhas: ['agora'],
      // Not one that is hidden, whose offers are over, or whose course is no longer on sale.
      professores: ['ana'],
      programas: [],
      textos: [],
      paginas: [],
    });
  });
});
