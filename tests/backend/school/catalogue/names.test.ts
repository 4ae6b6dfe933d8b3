import { afterEach, expect, test } from 'vitest';
import type { CatalogueNames, CourseOptions } from '#/contract/catalogue/course-desk.ts';
import type { CourseSummary, Offer } from '#/contract/catalogue/course.ts';
import type { SearchFacets, SearchResult } from '#/contract/catalogue/search.ts';
import type { AreaGroup, Modality } from '#/contract/catalogue/taxonomy.ts';
import type { Brand } from '#/contract/school/brand.ts';
import type { NameList } from '#/domain/school/name-lists.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(backend.current.url);
const read = async <Body>(path: string) => (await visitor().get<Body>(path)).body;
const admin = () => enterAs('ADMIN', () => backend.current.url);

async function readNames() {
  const client = await admin();
  const { body } = await client.get<CatalogueNames>('/api/gestao/nomes');
  const namesOf = (lista: NameList) => body.listas.find((one) => one.lista === lista)!.nomes;
  return { versao: body.versao, namesOf };
}

/** Saves names by what they are now; those of a shift by its code. */
async function rename(lista: NameList, changes: Record<string, string>, version?: number) {
  const { versao, namesOf } = await readNames();
  const nomes = Object.entries(changes).map(([before, nome]) => ({
    chave: namesOf(lista).find((name) => [name.nome, name.chave].includes(before))!.chave,
    nome,
  }));
  return (await admin()).put(`/api/gestao/nomes/${lista}`, { versao: version ?? versao, nomes });
}

let before: Awaited<ReturnType<typeof readNames>> | undefined;
afterEach(async () => {
  for (const lista of ['categorias', 'areas', 'tipos', 'turnos'] as const) {
    const { versao } = await readNames();
    const nomes = before?.namesOf(lista).map(({ chave, nome, descricao }) => ({
      chave,
      nome,
      ...(descricao !== null && { descricao }),
    }));
    if (nomes) await (await admin()).put(`/api/gestao/nomes/${lista}`, { versao, nomes });
  }
});

test('what a school calls its categories, areas and types is what the shop calls them', async () => {
  before = await readNames();
  const firstCourse = async () =>
    (await read<SearchResult>('/api/produto-busca?quantidade=1&pagina=1')).itens[0]!;
  const { modalidade, grupo_area, id_produto } = await firstCourse();
  const category = before
    .namesOf('categorias')
    .find(({ chave }) => chave === String(modalidade.id_modalidade))!;
  const area = before.namesOf('areas').find(({ nome }) => nome === grupo_area.nome)!;
  const kind = before.namesOf('tipos')[0]!;
  for (const [lista, from, to] of [
    ['categorias', category.nome, 'Formação de Ofício'],
    ['areas', area.nome, 'Oficinas & Máquinas'],
    ['tipos', kind.nome, 'Ofício'],
  ] as const)
    expect(await rename(lista, { [from]: to })).toMatchObject({ status: 200 });

  const course = (await read<{ itens: CourseSummary[] }>(`/api/produto-busca?id_produto[]=${id_produto}`))
    .itens[0]!;
  expect(course.modalidade).toMatchObject({ nome: 'Formação de Ofício', slug: modalidade.slug });
  expect(course.grupo_area).toMatchObject({ nome: 'Oficinas & Máquinas', icone_slug: grupo_area.icone_slug });
  const names = (await read<Modality[]>('/api/modalidades')).map(({ nome }) => nome);
  expect(names).toContain('Formação de Ofício');
  const facets = await read<SearchFacets>('/api/produto-busca-filtros');
  expect(facets.tipo_curso.map(({ nome }) => nome)).toContain('Ofício');
});

test('the description of an area or a category is the school’s own, and may be empty', async () => {
  before = await readNames();
  const { chave, nome, descricao } = before.namesOf('areas')[0]!;
  const client = await admin();
  const save = async (lista: NameList, entry: object) =>
    client.put(`/api/gestao/nomes/${lista}`, { versao: (await readNames()).versao, nomes: [entry] });
  const shown = async () =>
    (await read<AreaGroup[]>('/api/grupo-area-atuacao')).find(
      ({ id_grupo_area_atuacao }) => String(id_grupo_area_atuacao) === chave,
    )!;
  expect(descricao).toBeTruthy();
  expect((await save('areas', { chave, nome, descricao: 'Do torno ao robô.' })).status).toBe(200);
  expect(await shown()).toMatchObject({ nome, descricao: 'Do torno ao robô.' });
  // Left out it stays.
  expect((await save('areas', { chave, nome: 'Oficinas' })).status).toBe(200);
  expect(await shown()).toMatchObject({ nome: 'Oficinas', descricao: 'Do torno ao robô.' });
  expect((await save('areas', { chave, nome, descricao: '' })).status).toBe(200);
  expect(await shown()).toMatchObject({ descricao: '' });
  expect((await save('areas', { chave, nome, descricao: 'a'.repeat(301) })).status).toBe(422);
  const technical = before.namesOf('categorias').find((name) => name.nome === 'Cursos Técnicos')!;
  expect((await save('categorias', { ...technical, descricao: 'Um ofício em dois anos.' })).status).toBe(200);
  const stored = (await read<Modality[]>('/api/modalidades')).find(({ slug }) => slug === 'cursos-tecnicos');
  // CATALOGUE-3: the stored name stays until the school changes it.
  expect(stored).toMatchObject({ nome: 'Curso Técnico', descricao: 'Um ofício em dois anos.' });
});

test('a shift goes by the name of the school in offers, cards, filters and forms', async () => {
  before = await readNames();
  const ofNight = async () =>
    (await read<SearchResult>('/api/produto-busca?turno=noturno&quantidade=1&pagina=1')).itens[0]!;
  const card = await ofNight();
  expect(card.oferta).not.toHaveProperty('nome_turno');
  expect((await rename('turnos', { noturno: 'Depois do trabalho' })).status).toBe(200);
  expect((await ofNight()).oferta).toMatchObject({ turno: 'noturno', nome_turno: 'Depois do trabalho' });
  const offers = await read<Offer[]>(`/api/produto-oferta/${card.id_produto}`);
  for (const { turno, nome_turno } of offers)
    expect(nome_turno).toBe(turno === 'noturno' ? 'Depois do trabalho' : undefined);
  const { turno } = await read<SearchFacets>('/api/produto-busca-filtros');
  expect(turno.find(({ valor }) => valor === 'noturno')).toMatchObject({ nome: 'Depois do trabalho' });
  expect(turno.find(({ valor }) => valor === 'matutino')).toMatchObject({ nome: 'Manhã' });
  const { lido } = await read<SearchResult>('/api/produto-busca?titulo=soldador%20noturno');
  expect(lido).toEqual([{ faceta: 'turno', valor: 'noturno', nome: 'Depois do trabalho' }]);
  const options = (await (await admin()).get<CourseOptions>('/api/gestao/opcoes')).body;
  expect(options.turnos).toContainEqual({ turno: 'noturno', nome: 'Depois do trabalho' });

  expect((await rename('turnos', { noturno: 'Noite' })).status).toBe(200);
  expect((await ofNight()).oferta).not.toHaveProperty('nome_turno');
});

test('two change their names with each other; no other has a name already taken, whatever its case and accents', async () => {
  before = await readNames();
  const [first, second, third] = before.namesOf('areas').map(({ nome }) => nome);
  expect((await rename('areas', { [first!]: second!, [second!]: first! })).status).toBe(200);
  const now = (await readNames()).namesOf('areas');
  for (const [name, of] of [
    [second, first],
    [first, second],
  ]) {
    const { chave } = before.namesOf('areas').find(({ nome }) => nome === of)!;
    expect(now.find((one) => one.chave === chave)).toMatchObject({ nome: name });
  }
  const refused = await rename('areas', { [third!]: first!.toUpperCase() });
  expect(refused).toMatchObject({ status: 422, body: { codigo: 'NOME_RECUSADO' } });
  expect(Object.values(refused.body.campos!)).toEqual(
    Array.from({ length: 2 }, () => ['Outro item da lista já tem este nome.']),
  );
  for (const name of ['Cursos gratuitos', 'Ensino Medio SENAI', 'Educação Continuada'])
    expect((await rename('categorias', { 'Cursos Técnicos': name })).status, name).toBe(422);
  // The stored name of another way to say it.
  expect((await rename('categorias', { Graduação: 'Curso Técnico' })).status).toBe(422);
});

test('of two editors the second is told, and only a change of names counts', async () => {
  before = await readNames();
  const { versao } = before;
  const versions = async () => (await read<Brand>('/api/marca')).nomes;
  expect(await versions()).toBe(versao);
  expect(await rename('tipos', {})).toMatchObject({ status: 200, body: { versao } });
  const [kind] = before.namesOf('tipos');
  expect(await rename('tipos', { [kind!.nome]: 'Ofício' })).toMatchObject({ body: { versao: versao + 1 } });
  expect(await versions()).toBe(versao + 1);
  // Of another list, too: one version counts them all.
  expect(await rename('turnos', { noturno: 'À noite' }, versao)).toMatchObject({
    status: 409,
    body: { codigo: 'NOMES_ALTERADOS' },
  });
  const unknown = { versao: versao + 1, nomes: [{ chave: '99999', nome: 'Nada' }] };
  expect(await (await admin()).put('/api/gestao/nomes/tipos', unknown)).toMatchObject({
    status: 422,
    body: { codigo: 'OPCAO_DESCONHECIDA', campos: { nome_99999: [expect.any(String)] } },
  });
});
