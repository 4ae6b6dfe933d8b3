import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type SearchFacets,
  type SearchResult,
  searchResultSchema,
  type Suggestion,
} from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const backend = withBackend({ clock: noon });
const api = new ApiClient(() => backend.current.url);

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, {
    id_produto: 1,
    titulo: 'Soldador MIG/MAG',
    termos_busca: 'solda metal',
    preco_promocional_centavos: 45_090,
  });
  await addCourse(db, {
    id_produto: 2,
    titulo: 'Técnico em Automação Industrial',
    id_modalidade: 6,
    id_tipo_curso: 2,
    id_grupo_area_atuacao: 2,
    id_area_atuacao: 2,
    preco_original_centavos: 500_000,
    tags: ['volta-as-aulas'],
  });
  await addCourse(db, {
    id_produto: 3,
    titulo: 'NR-10 Segurança em Eletricidade',
    id_grupo_area_atuacao: 2,
    id_area_atuacao: 2,
    preco_original_centavos: 20_000,
    mais_vendido_destaque: true,
  });
  await addCourse(db, {
    id_produto: 4,
    titulo: 'Desenho Industrial',
    descricao: 'Inclui noções de soldador e de modelo em escala.',
    preco_original_centavos: 0,
  });
  await addCourse(db, {
    id_produto: 5,
    titulo: 'Engenharia Elétrica',
    id_modalidade: 8,
    preco_original_centavos: 0,
  });
  await addCourse(db, { id_produto: 6, titulo: 'Soldador Secreto', publicado: false });
  await addCourse(db, { id_produto: 7, titulo: 'Costura de Modelo', preco_original_centavos: 30_000 });
  await addOffer(db, { id_oferta: 11, id_produto: 1, id_cidade: 1 });
  await addOffer(db, {
    id_oferta: 12,
    id_produto: 1,
    id_cidade: 2,
    turno: 'matutino',
    data_inicio: '2026-11-25',
  });
  await addOffer(db, { id_oferta: 13, id_produto: 2, id_cidade: 1, turno: 'matutino', formato: 'hibrido' });
  await addOffer(db, {
    id_oferta: 14,
    id_produto: 3,
    id_cidade: 3,
    situacao: 'confirmada',
    vagas_total: null,
    vagas_disponiveis: null,
  });
  await addOffer(db, { id_oferta: 15, id_produto: 4, id_cidade: 1, tipo_oferta: 'GRATUITO' });
  await addOffer(db, { id_oferta: 16, id_produto: 7, id_cidade: 1, inscricoes_ate: '2026-11-19' });
  await addOffer(db, { id_oferta: 17, id_produto: 7, id_cidade: 1, vagas_disponiveis: 0 });
  await addOffer(db, { id_oferta: 18, id_produto: 7, id_cidade: 1, situacao: 'encerrada' });
});

async function search(query: Record<string, string>): Promise<SearchResult> {
  const { status, body } = await api.get<SearchResult>(`/api/produto-busca?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return v.parse(searchResultSchema, body);
}
const ids = async (query: Record<string, string>) =>
  (await search(query)).itens.map((item) => item.id_produto);
const sortedIds = async (query: Record<string, string>) => (await ids(query)).toSorted((a, b) => a - b);

describe('words', () => {
  it.each([
    ['SOLDADOR', [1, 4]],
    ['soldadores', [1, 4]],
    ['soldad', [1, 4]],
    ['automacao', [2]],
    ['automacoes', [2]],
    ['Automações', [2]],
    ['industrial automacao', [2]],
    ['tecnico-em-automacao-industrial', [2]],
    ['nr10', [3]],
    ['nr-10', [3]],
    ['NR 10', [3]],
    ['eletrico', [3, 5]],
    ['solda', [1, 4]],
  ])('%s finds %j, the title before the text', async (titulo, expected) => {
    const { itens, aproximado, totalItens } = await search({ titulo });
    expect(itens.map((item) => item.id_produto)).toEqual(expected);
    expect(totalItens).toBe(expected.length);
    expect(aproximado).toBe(false);
  });

  it.each([
    ['soldadr', 1],
    ['sodlador', 1],
    ['automasao', 2],
    ['eletricidde', 3],
  ])('forgives the typo of %s and says the result is near', async (titulo, expected) => {
    const { itens, aproximado, relaxado } = await search({ titulo });
    expect(itens[0]?.id_produto).toBe(expected);
    expect(aproximado).toBe(true);
    expect(relaxado).toEqual(['grafia']);
  });

  // SEARCH-14
  it.each(['!!!', '---', '🔧', '\u200b?', 'курс'])(
    'finds nothing by %j, with filters as well',
    async (titulo) => {
      const filters: Record<string, string>[] = [{ titulo }, { titulo, modalidade: 'cursos-rapidos' }];
      for (const asked of filters) {
        const { itens, totalItens, aproximado } = await search(asked);
        expect([itens, totalItens, aproximado]).toEqual([[], 0, false]);
      }
    },
  );

  it('tells the words it searched for instead of mistyped ones', async () => {
    expect((await search({ titulo: 'sodlador mig' })).corrigido).toBe('soldador mig');
    expect((await search({ titulo: 'soldador' })).corrigido).toBeNull();
  });

  it('offers courses with some of the words when none has them all', async () => {
    const { itens, relaxado, corrigido } = await search({ titulo: 'soldador subaquático' });
    expect(itens[0]?.id_produto).toBe(1);
    expect(relaxado).toEqual(['palavras']);
    expect(corrigido).toBeNull();
  });

  it('finds the words of the trade that a title lacks', async () => {
    expect(await ids({ titulo: 'norma regulamentadora 10' })).toEqual([3]);
    expect(await ids({ titulo: 'corte e costura' })).toEqual([7]);
  });

  it('takes words that say nothing for no text at all', async () => {
    expect(await sortedIds({ titulo: 'cursos de' })).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('answers an empty list for words no one knows', async () => {
    expect(await search({ titulo: 'xyzzyqwerty' })).toMatchObject({
      itens: [],
      totalItens: 0,
      aproximado: false,
      min: 0,
      max: 0,
    });
  });

  it.each([
    "'; DROP TABLE courses; --",
    "' OR 1=1 --",
    '& | ! : * ( ) <-> \\',
    "soldador' & !x:*",
    '%%%___',
    '"solda',
    '🔥🔥🔥',
    'ªº ßœ ﬁ',
    'a'.repeat(120),
    'w '.repeat(59),
  ])('takes %j as words, nothing else', async (titulo) => {
    const { status } = await api.get(`/api/produto-busca?${new URLSearchParams({ titulo })}`);
    expect(status).toBe(200);
    const suggested = await api.get(
      `/api/produto-sugestao?${new URLSearchParams({ titulo_prefixo: titulo })}`,
    );
    expect(suggested.status).toBe(200);
    expect(await ids({ id_produto: '1' })).toEqual([1]);
  });

  it('refuses a text of more than 120 characters by its field', async () => {
    const { status, body } = await api.get(`/api/produto-busca?titulo=${'a'.repeat(121)}`);
    expect(status).toBe(422);
    expect(Object.keys(body.campos ?? {})).toEqual(['titulo']);
  });
});

describe('a city among the words (SEARCH-10)', () => {
  it('narrows to the city and shows its offer', async () => {
    const { itens, aproximado } = await search({ titulo: 'soldador blumenau' });
    expect(itens.map((item) => [item.id_produto, item.oferta?.cidade.slug])).toEqual([[1, 'blumenau']]);
    expect(aproximado).toBe(false);
    expect(await ids({ titulo: 'são josé' })).toEqual([3]);
  });

  it('goes elsewhere, and says so, when the city has none', async () => {
    const { itens, relaxado } = await search({ titulo: 'nr-10 blumenau' });
    expect(itens.map((item) => item.id_produto)).toEqual([3]);
    expect(relaxado).toEqual(['cidade']);
  });

  it('may be mistyped, or followed by its state', async () => {
    expect(await search({ titulo: 'soldador blumenal' })).toMatchObject({
      itens: [{ id_produto: 1 }],
      relaxado: ['grafia'],
      corrigido: 'soldador em Blumenau',
    });
    expect(await ids({ titulo: 'soldador em Blumenau/SC' })).toEqual([1]);
  });

  it('may stand alone', async () => {
    expect(await sortedIds({ titulo: 'cursos em joinville' })).toEqual([1, 2, 4]);
  });

  it('stays a word when titles have it', async () => {
    expect((await search({ titulo: 'costura modelo' })).itens.map((item) => item.id_produto)).toEqual([7]);
  });

  it('gives way to a chosen city', async () => {
    expect(await ids({ titulo: 'soldador blumenau', cidade: 'joinville' })).toEqual([1, 4]);
  });
});

describe('a shift, a format or a price among the words', () => {
  it.each([
    ['soldador de manhã', [1], { faceta: 'turno', valor: 'matutino', nome: 'Manhã' }],
    ['soldador grátis', [4], { faceta: 'preco', valor: 'gratuito', nome: 'Gratuito' }],
    ['automação semipresencial', [2], { faceta: 'formato', valor: 'hibrido', nome: 'Híbrido' }],
    ['soldador blumenau', [1], { faceta: 'cidade', valor: 'blumenau', nome: 'Blumenau' }],
  ])('%s narrows to it and says so', async (titulo, expected, read) => {
    const { itens, lido, relaxado } = await search({ titulo });
    expect(itens.map((item) => item.id_produto)).toEqual(expected);
    expect(lido).toEqual([read]);
    expect(relaxado).toEqual([]);
  });
});

describe('filters', () => {
  it('finds nothing unpublished', async () => {
    expect(await sortedIds({})).toEqual([1, 2, 3, 4, 5, 7]);
    expect((await search({ id_produto: '6' })).totalItens).toBe(0);
  });

  it('takes 0 and preco=gratuito for the free courses but for graduation (CATALOGUE-12)', async () => {
    expect(await ids({ id_modalidade: '0' })).toEqual([4]);
    expect(await ids({ preco: 'gratuito' })).toEqual([4]);
    expect(await sortedIds({ preco: 'pago' })).toEqual([1, 2, 3, 7]);
  });

  it('counts an offer as open by status, deadline and seats', async () => {
    expect(await sortedIds({ status: 'em-aberto' })).toEqual([1, 2, 3, 4]);
    expect(await sortedIds({ tipo_oferta: 'PAGO' })).toEqual([1, 2, 3]);
  });

  it('wants one offer that has city, shift and format together', async () => {
    expect(await sortedIds({ cidade: 'joinville', turno: 'matutino' })).toEqual([2]);
    expect(await sortedIds({ cidade: 'blumenau', turno: 'matutino' })).toEqual([1]);
    expect(await sortedIds({ formato: 'hibrido' })).toEqual([2]);
  });

  it('takes several values of one filter as any of them', async () => {
    const { body } = await api.get<SearchResult>('/api/produto-busca?cidade[]=blumenau&cidade[]=sao-jose');
    expect(new Set(body.itens.map((item) => item.id_produto))).toEqual(new Set([1, 3]));
  });

  it('filters by price of today and tells the range without it', async () => {
    expect(await search({ preco_min: '200', preco_max: '460', titulo: '' })).toMatchObject({
      totalItens: 3,
      min: 0,
      max: 5000,
    });
    expect(await sortedIds({ preco_max: '999999999', preco_min: '451' })).toEqual([2]);
  });

  it('knows tags, promotions, highlights, areas and types', async () => {
    expect(await ids({ tag_url: 'volta-as-aulas' })).toEqual([2]);
    expect(await ids({ promocao: 'true' })).toEqual([1]);
    expect(await ids({ mais_vendido_destaque: 'true' })).toEqual([3]);
    expect(await ids({ id_area_atuacao: '2', modalidade: 'cursos-tecnicos' })).toEqual([2]);
    expect(await ids({ area: 'energia', id_tipo_curso: '2' })).toEqual([2]);
  });

  it('shows the nearest when a combination has none (SEARCH-7)', async () => {
    const { itens, relaxado } = await search({ modalidade: 'cursos-tecnicos', cidade: 'blumenau' });
    expect(itens.map((item) => item.id_produto)).toEqual([2]);
    expect(relaxado).toEqual(['cidade']);
  });

  it('gives up as little as it can, and everything chosen before it shows nothing', async () => {
    const dear = { titulo: 'nr-10', cidade: 'sao-jose', preco_min: '900' };
    expect(await search(dear)).toMatchObject({ itens: [{ id_produto: 3 }], relaxado: ['faixa_preco'] });
    const far = { ...dear, cidade: 'joinville' };
    expect(await search(far)).toMatchObject({
      itens: [{ id_produto: 3 }],
      relaxado: ['faixa_preco', 'cidade'],
    });
    expect(await search({ ...far, modalidade: 'graduacao', turno: 'matutino' })).toMatchObject({
      itens: [{ id_produto: 3 }],
      relaxado: ['faixa_preco', 'turno', 'cidade', 'modalidade'],
    });
  });

  it('refuses values that are none of the list, and SQL in slugs', async () => {
    expect((await api.get('/api/produto-busca?turno=madrugada')).status).toBe(422);
    expect((await api.get("/api/produto-busca?cidade=x'%20OR%201=1")).status).toBe(422);
  });
});

describe('orders and pages', () => {
  it('sorts by price and by title as Portuguese does (SEARCH-6, TEXT-15)', async () => {
    expect(await ids({ ordem: 'menor-preco', preco: 'pago' })).toEqual([3, 7, 1, 2]);
    expect(await ids({ ordem: 'maior-preco', preco: 'pago' })).toEqual([2, 1, 7, 3]);
    expect(await ids({ ordem: 'a-z' })).toEqual([7, 4, 5, 3, 1, 2]);
  });

  it('puts discounts first where that is asked for, and only by relevance', async () => {
    expect((await ids({ descontos_primeiro: 'true' }))[0]).toBe(1);
    expect((await ids({ descontos_primeiro: 'true', ordem: 'a-z' }))[0]).toBe(7);
  });

  it('cuts pages and keeps the total, also beyond the last', async () => {
    expect(await search({ ordem: 'a-z', quantidade: '2', pagina: '2' })).toMatchObject({
      page: 2,
      totalItens: 6,
      itens: [{ id_produto: 5 }, { id_produto: 3 }],
    });
    expect(await search({ quantidade: '2', pagina: '99' })).toMatchObject({
      totalItens: 6,
      itens: [],
      aproximado: false,
    });
    expect((await api.get('/api/produto-busca?quantidade=5001')).status).toBe(422);
  });

  it('writes prices in reais', async () => {
    const [item] = (await search({ id_produto: '1' })).itens;
    expect(item).toMatchObject({ preco_original: 1000, preco_promocional: 450.9, oferta: { id_oferta: 12 } });
  });
});

describe('facets', () => {
  const facets = async (query: Record<string, string>) => {
    const { status, body } = await api.get<SearchFacets>(
      `/api/produto-busca-filtros?${new URLSearchParams(query)}`,
    );
    expect(status).toBe(200);
    return body;
  };
  const counts = (values: SearchFacets['cidade']) =>
    Object.fromEntries(values.map(({ valor, total }) => [valor, total]));

  it('counts each value', async () => {
    const all = await facets({});
    expect(counts(all.modalidade)).toEqual({ 'cursos-rapidos': 4, 'cursos-tecnicos': 1, graduacao: 1 });
    expect(counts(all.cidade)).toEqual({ joinville: 3, blumenau: 1, 'sao-jose': 1 });
    expect(counts(all.preco)).toEqual({ gratuito: 1, pago: 4 });
    expect(all.turno.map(({ nome }) => nome)).toEqual(['Manhã', 'Noite']);
  });

  it('keeps counts true while others are chosen: a facet minds all filters but its own', async () => {
    const chosen = { modalidade: 'cursos-rapidos', cidade: 'joinville' };
    const found = await facets(chosen);
    for (const { valor, total } of found.cidade) {
      expect((await search({ ...chosen, cidade: valor })).totalItens, valor).toBe(total);
    }
    for (const { valor, total } of found.modalidade) {
      expect((await search({ ...chosen, modalidade: valor })).totalItens, valor).toBe(total);
    }
    expect(counts(found.modalidade)).toEqual({ 'cursos-rapidos': 2, 'cursos-tecnicos': 1 });
    expect(counts(found.turno)).toEqual({ noturno: 2 });
  });

  it('keeps a chosen value that shows nothing, by its name', async () => {
    const { cidade, turno } = await facets({ titulo: 'nr-10', cidade: 'blumenau', turno: 'integral' });
    expect(cidade).toContainEqual({ valor: 'blumenau', nome: 'Blumenau', total: 0 });
    expect(turno).toEqual([{ valor: 'integral', nome: 'Integral', total: 0 }]);
  });

  it('describes the nearest courses of a mistyped text', async () => {
    expect(counts((await facets({ titulo: 'automasao' })).cidade)).toEqual({ joinville: 1 });
  });
});

describe('suggestions', () => {
  const suggest = async (titulo_prefixo: string, quantidade?: string) => {
    const query = new URLSearchParams({ titulo_prefixo, ...(quantidade ? { quantidade } : {}) });
    return (await api.get<Suggestion[]>(`/api/produto-sugestao?${query}`)).body.map(
      ({ id_produto }) => id_produto,
    );
  };

  it('come from 3 characters on (SEARCH-2)', async () => {
    expect(await suggest('so')).toEqual([]);
    expect(await suggest(' s ')).toEqual([]);
    expect(await suggest('sol')).toEqual([1]);
  });

  it('put titles that begin so before titles with the word, and forgive a typo', async () => {
    expect(await suggest('TÉCNICO EM AUT')).toEqual([2]);
    expect(await suggest('industrial')).toEqual([4, 2]);
    expect(await suggest('soldadr')).toEqual([1]);
  });

  it('are 4 unless asked for another number', async () => {
    expect(await suggest('industrial', '1')).toEqual([4]);
    expect((await api.get('/api/produto-sugestao?titulo_prefixo=sol&quantidade=21')).status).toBe(422);
  });
});
