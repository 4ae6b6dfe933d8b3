import { beforeAll, describe, expect, it } from 'vitest';
import { campaigns } from '#/backend/db/schema/content.ts';
import { modalities, pageSlugs } from '#/backend/db/schema/catalogue.ts';
import type { CourseSummary } from '#/contract/catalogue/course.ts';
import type { PageTarget } from '#/contract/catalogue/taxonomy.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);
type Named = { nome: string; total?: number; slug: string };
const names = async (path: string) => (await api.get<Named[]>(path)).body.map(({ nome }) => nome);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await db.insert(pageSlugs).values([
    { slug: 'pos-em-casa', tipo: 'modalidade' },
    { slug: 'parada', tipo: 'modalidade' },
    { slug: 'cursos-rapidos-em-modelo', tipo: 'campanha' },
    { slug: 'semana-do-soldador', tipo: 'campanha' },
    { slug: 'natal', tipo: 'campanha' },
  ]);
  await db.insert(modalities).values([
    { id_modalidade: 9, nome: 'Pós em casa', slug: 'pos-em-casa' },
    { id_modalidade: 10, nome: 'Parada', slug: 'parada', ativo: false },
  ]);
  const running = {
    titulo: 'Campanha',
    descricao: 'Texto',
    inicio: new Date('2026-11-01'),
    fim: new Date('2026-12-01'),
  };
  await db.insert(campaigns).values([
    { ...running, tag_url: 'cursos-rapidos-em-modelo' },
    { ...running, tag_url: 'semana-do-soldador' },
    { ...running, tag_url: 'natal', inicio: new Date('2026-12-01'), fim: new Date('2026-12-26') },
  ]);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Técnico em Soldagem', id_modalidade: 6 });
  await addCourse(db, {
    id_produto: 3,
    titulo: 'Técnico em Energia',
    id_modalidade: 6,
    id_grupo_area_atuacao: 2,
    id_area_atuacao: 2,
  });
  await addCourse(db, { id_produto: 4, titulo: 'Rascunho', id_modalidade: 6, publicado: false });
  await addOffer(db, { id_oferta: 1, id_produto: 1 });
  await addOffer(db, { id_oferta: 2, id_produto: 2 });
  await addOffer(db, { id_oferta: 3, id_produto: 2 });
  await addOffer(db, { id_oferta: 4, id_produto: 3, id_cidade: 3, situacao: 'encerrada' });
});

describe('lists', () => {
  it('has active modalities by upper-cased name', async () => {
    expect(await names('/api/modalidades')).toEqual([
      'Cursos Profissionais',
      'Cursos Técnicos',
      'Graduação',
      'Pós em casa',
    ]);
  });

  it('counts published courses by modality and by area', async () => {
    const services = (await api.get<Named[]>('/api/getModalityServices')).body;
    expect(services.map(({ slug, total }) => [slug, total])).toEqual([
      ['cursos-rapidos', 1],
      ['cursos-tecnicos', 2],
      ['graduacao', 0],
      ['pos-em-casa', 0],
    ]);
    const areas = (await api.get<Named[]>('/api/produtos-area-atuacao')).body;
    expect(areas.map(({ nome, total }) => [nome, total])).toEqual([
      ['Energia', 1],
      ['Metalmecânica', 2],
    ]);
  });

  it('has areas of all, of a modality, and with its courses', async () => {
    expect(await names('/api/grupo-area-atuacao')).toEqual(['Energia', 'Metalmecânica']);
    expect(await names('/api/grupo-area-atuacao-por-modalidade/3')).toEqual(['Metalmecânica']);
    const { body } = await api.get<{ nome: string; cursos: CourseSummary[] }[]>(
      '/api/grupo-area-atuacao-com-cursos-por-modalidade/6',
    );
    expect(body.map(({ nome, cursos }) => [nome, cursos.map(({ titulo }) => titulo)])).toEqual([
      ['Energia', ['Técnico em Energia']],
      ['Metalmecânica', ['Técnico em Soldagem']],
    ]);
  });

  it('has shelves by modality', async () => {
    const ids = async (path: string) =>
      (await api.get<CourseSummary[]>(path)).body.map(({ id_produto }) => id_produto);
    expect(await ids('/api/produto-modalidade/cursos-tecnicos')).toEqual([3, 2]);
    expect(await ids('/api/produto-modalidade/cursos-tecnicos?quantidade=1')).toEqual([3]);
    expect(await ids('/api/produto-modalidade/cursos-rapidos')).toEqual([1]);
    expect(await ids('/api/produto-modalidade/graduacao')).toEqual([]);
  });

  it('has cities by name, part of a name and state', async () => {
    expect(await names('/api/cidade')).toEqual(['Blumenau', 'Joinville', 'Modelo', 'São José']);
    expect(await names('/api/cidade?nome=SAO%20J')).toEqual(['São José']);
    expect(await names('/api/cidade?nome=%25')).toEqual([]);
    expect(await names('/api/cidade/uf?uf=sc')).toHaveLength(4);
    expect(await names('/api/cidade/uf?uf=AC')).toEqual([]);
    expect((await api.get('/api/cidade/uf?uf=XYZ')).status).toBe(422);
  });

  it('has cities with open offers and in how many courses', async () => {
    const { body } = await api.get<Named[]>('/api/cidades-com-produto');
    expect(body.map(({ nome, total }) => [nome, total])).toEqual([['Joinville', 2]]);
    expect(await names('/api/cidades-com-produto?nome=blu')).toEqual([]);
  });

  it('has states, course types, one modality and one area', async () => {
    expect(await names('/api/estado')).toEqual(['Acre', 'Santa Catarina']);
    expect(await names('/api/tipo-curso')).toEqual(['Qualificação', 'Técnico']);
    expect((await api.get<Named>('/api/modalidade/6')).body.slug).toBe('cursos-tecnicos');
    expect((await api.get('/api/modalidade/10')).status).toBe(404);
    expect((await api.get<{ grupo: Named }>('/api/area-atuacao/2')).body.grupo.nome).toBe('Energia');
    expect((await api.get('/api/area-atuacao/99')).status).toBe(404);
  });
});

describe('GET /api/pagina/{segmento} (PAGE-1)', () => {
  const resolve = (segment: string) => api.get<PageTarget>(`/api/pagina/${encodeURIComponent(segment)}`);

  it.each([
    ['cursos-tecnicos', { tipo: 'modalidade', modalidade: { id_modalidade: 6 } }],
    ['metalmecanica', { tipo: 'area', area: { id_grupo_area_atuacao: 1 } }],
    ['sao-jose', { tipo: 'cidade', cidade: { nome: 'São José' } }],
    [
      'cursos-tecnicos-em-sao-jose',
      { tipo: 'modalidade-cidade', modalidade: { id_modalidade: 6 }, cidade: { id_cidade: 3 } },
    ],
    ['pos-em-casa', { tipo: 'modalidade', modalidade: { id_modalidade: 9 } }],
    [
      'pos-em-casa-em-joinville',
      { tipo: 'modalidade-cidade', modalidade: { id_modalidade: 9 }, cidade: { id_cidade: 1 } },
    ],
    ['cursos-rapidos-em-modelo', { tipo: 'modalidade-cidade', modalidade: { id_modalidade: 3 } }],
    ['semana-do-soldador', { tipo: 'campanha', campanha: { tag_url: 'semana-do-soldador' } }],
  ])('%s', async (segment, expected) => {
    const { status, body } = await resolve(segment);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  it.each([
    'nada',
    'parada',
    'parada-em-joinville',
    'cursos-tecnicos-em-nada',
    '-em-joinville',
    'natal',
    'Cursos-Tecnicos',
    "x' OR '1'='1",
    '-em-'.repeat(35),
  ])('%s names nothing', async (segment) => {
    const { status, body } = await resolve(segment);
    expect(status).toBe(404);
    expect(body).toMatchObject({ codigo: 'PAGINA_NAO_ENCONTRADA' });
  });
});
