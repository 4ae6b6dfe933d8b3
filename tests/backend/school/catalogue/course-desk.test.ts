import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courses } from '#/backend/db/schema/catalogue.ts';
import type { CourseOptions, DeskCourse, DeskCourseItem } from '#/contract/catalogue/course-desk.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import type { SecondFactor } from '#/contract/identity/second-factor.ts';
import { usualLook } from '#/domain/school/look.ts';
import { weekdays } from '#/domain/catalogue/offer-values.ts';
import { addDays, calendarDay, weekday } from '#/domain/time/dates.ts';
import { CONFIRMATION_MINUTES } from '#/domain/staff/staff-session.ts';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { slugify } from '#/domain/text/slug.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { Buyer } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const admin = () => enterAs('ADMIN', () => backend.current.url);
const visitor = () => new ApiClient(backend.current.url);
const day = (offset: number) => addDays(calendarDay(backend.current.now()), offset);
const weekdayOf = (some: string) => weekdays[(weekday(some) + 6) % 7]!;

const entry = {
  titulo: 'Soldador de Tubulações',
  id_modalidade: 3,
  id_area_atuacao: 1,
  id_tipo_curso: 2,
  descricao: 'Solda de tubos com eletrodo revestido e TIG.',
  publico_alvo: 'Quem quer trabalhar em caldeirarias.',
  objetivos: ['Soldar em todas as posições'],
  conteudo: [{ titulo: 'Fundamentos', carga_horaria: 40, topicos: ['Segurança'] }],
  carga_horaria: 120,
  duracao_meses: 3,
  certificacao: 'Certificado de qualificação.',
  requisitos: '',
  video_url: null,
  termos_busca: 'solda tig',
  preco_original: 1200,
  preco_promocional: 990.5,
  periodo_preco: 'curso',
};
const offer = (unit: number) => ({
  formato: 'presencial',
  id_unidade: unit,
  turno: 'noturno',
  dias_semana: weekdays,
  hora_inicio: '19:00',
  hora_fim: '22:00',
  data_inicio: day(30),
  data_fim: day(120),
  inscricoes_ate: day(25),
  carga_horaria: 120,
  vagas_total: 20,
  vagas_minimas: 8,
  tipo_oferta: 'PAGO',
  preco_original: 1200,
  preco_promocional: 990.5,
  parcelas_max: 6,
  idade_minima: 18,
  escolaridade: null,
  documentos: ['RG'],
  confere_documentos: false,
});
const unitIn = (cidade: string, uf: string) => ({
  nome: 'Unidade Centro',
  endereco: 'Rua das Flores, 10',
  cidade,
  uf,
  cep: '69005-010',
});

async function created(client: ApiClient, changes: object = {}): Promise<number> {
  const { status, body } = await client.post<{ id_produto: number }>('/api/gestao/cursos', {
    ...entry,
    ...changes,
  });
  expect(status).toBe(200);
  return body.id_produto;
}
async function offered(client: ApiClient, courseId: number, changes: object = {}): Promise<number> {
  const options = await client.get<CourseOptions>('/api/gestao/opcoes');
  const { status, body } = await client.post<{ id_oferta: number }>(`/api/gestao/cursos/${courseId}/turmas`, {
    turma: { ...offer(options.body.unidades[0]!.id_unidade), ...changes },
  });
  expect(status).toBe(200);
  return body.id_oferta;
}
const readCourse = async (client: ApiClient, id: number) =>
  (await client.get<DeskCourse>(`/api/gestao/cursos/${id}`)).body;
const offerOf = ({ turmas }: DeskCourse, id: number) => turmas.find(({ id_oferta }) => id_oferta === id)!;

test('a course with an offer in a new city is seen by its editor alone, until it is put on sale', async () => {
  const titulo = `Soldador de Tubulações ${String(Math.random()).slice(2, 6)}`;
  const client = await admin();
  const id = await created(client, { titulo });
  const unit = await client.post<{ id_unidade: number }>('/api/gestao/unidades', unitIn('manaus', 'AM'));
  const offerId = await offered(client, id, { id_unidade: unit.body.id_unidade });

  expect((await visitor().get(`/api/produto/detalhes/${id}`)).status).toBe(404);
  const preview = await client.get<Course>(`/api/gestao/cursos/${id}/previa`);
  expect(preview.body).toMatchObject({
    titulo,
    slug: slugify(titulo),
    preco_promocional: 990.5,
    ofertas: [{ id_oferta: offerId, aberta: true, cidade: { id_cidade: 1302603, slug: 'manaus', uf: 'AM' } }],
  });

  expect((await client.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: true })).status).toBe(200);
  expect((await visitor().get<Course>(`/api/produto/detalhes/${id}`)).body.titulo).toBe(titulo);
  const found = await visitor().get<{ itens: { id_produto: number }[] }>(
    '/api/produto-busca?titulo=tubulacoes',
  );
  expect(found.body.itens.map(({ id_produto }) => id_produto)).toContain(id);
  expect((await visitor().get('/api/pagina/manaus')).status).toBe(200);

  await client.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: false });
  expect((await visitor().get(`/api/produto/detalhes/${id}`)).status).toBe(404);
});

test('the list finds courses by the words of their title, whatever accents and order', async () => {
  const client = await admin();
  await created(client, { titulo: 'Panificação Artesanal à Noite' });
  const list = (busca: string, pagina = 1) =>
    client.get<{ itens: DeskCourseItem[]; totalItens: number }>(
      `/api/gestao/cursos?${new URLSearchParams({ busca, pagina: String(pagina) })}`,
    );
  const { body } = await list('artesanal panificacao');
  expect(body.itens.map(({ titulo }) => titulo)).toEqual(['Panificação Artesanal à Noite']);
  expect(body).toMatchObject({
    totalItens: 1,
    itens: [{ publicado: false, turmas: 0, turmas_abertas: 0, mudado_por: expect.any(String) }],
  });
  expect((await list('100%_')).body.itens).toEqual([]);
  const all = (await list('')).body;
  expect(all.itens).toHaveLength(10);
  expect((await list('', 2)).body.itens[0]!.id_produto).not.toBe(all.itens[0]!.id_produto);
});

test('several courses enter the shop or leave it together, or none of them', async () => {
  const client = await admin();
  const ids = [await created(client, { titulo: 'Lote Um' }), await created(client, { titulo: 'Lote Dois' })];
  const publish = (cursos: number[], publicado: boolean) =>
    client.post<{ mudados: number }>('/api/gestao/cursos/publicacao', { cursos, publicado });
  const listed = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ busca: 'lote', ...more });
    const { body } = await client.get<{ itens: DeskCourseItem[] }>(`/api/gestao/cursos?${query}`);
    return body.itens.map(({ titulo }) => titulo).toSorted();
  };
  expect((await publish([...ids, 999_999_999], true)).status).toBe(404);
  expect(await listed({ situacao: 'na-loja' })).toEqual([]);
  expect((await publish([ids[0]!, ids[0]!], true)).body).toEqual({ mudados: 1 });
  expect((await publish(ids, true)).body).toEqual({ mudados: 1 });
  expect(await listed({ situacao: 'na-loja', modalidade: 'cursos-rapidos' })).toEqual([
    'Lote Dois',
    'Lote Um',
  ]);
  expect(await listed({ situacao: 'sem-turma-aberta' })).toEqual(['Lote Dois', 'Lote Um']);
  expect(await listed({ modalidade: 'cursos-tecnicos' })).toEqual([]);
  await publish([ids[1]!], false);
  expect(await listed({ situacao: 'fora-da-loja' })).toEqual(['Lote Dois']);
  expect((await publish([], true)).status).toBe(422);
});

test('of two who save one course the second is told, and nothing is overwritten', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Curso de Dois Editores' });
  const save = (titulo: string) =>
    client.put(`/api/gestao/cursos/${id}`, { versao: 1, curso: { ...entry, titulo } });
  const answers = await Promise.all([save('Curso do Primeiro'), save('Curso do Segundo')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ codigo: 'CURSO_ALTERADO' });
  const winner = answers[0].status === 200 ? 'Curso do Primeiro' : 'Curso do Segundo';
  expect(await readCourse(client, id)).toMatchObject({ titulo: winner, versao: 2 });
});

test('the picture goes with the area, unless it is one of the course', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Curso Ilustrado' });
  const picture = async () => {
    const { body } = await client.get<Course>(`/api/gestao/cursos/${id}/previa`);
    return body.imagem;
  };
  const save = async (versao: number, id_area_atuacao: number) => {
    const curso = { ...entry, titulo: 'Curso Ilustrado', id_area_atuacao };
    expect((await client.put(`/api/gestao/cursos/${id}`, { versao, curso })).status).toBe(200);
  };
  const ofFirst = await picture();
  await save(1, 10);
  expect(await picture()).not.toBe(ofFirst);
  await backend.current.db
    .update(courses)
    .set({ imagem: '/images/own.webp' })
    .where(eq(courses.id_produto, id));
  await save(2, 1);
  expect(await picture()).toBe('/images/own.webp');
});

test('a name that a course of the modality has is refused at its field', async () => {
  const client = await admin();
  await created(client, { titulo: 'Curso Único' });
  const again = await client.post('/api/gestao/cursos', { ...entry, titulo: 'Curso unico' });
  expect(again).toMatchObject({
    status: 409,
    body: { codigo: 'CURSO_REPETIDO', campos: { titulo: [expect.any(String)] } },
  });
  await created(client, { titulo: 'Curso Único', id_modalidade: 6 });
});

const fieldsOf = (body: unknown) => Object.keys((body as { campos: object }).campos).toSorted();

test('each bad field is named', async () => {
  const client = await admin();
  const send = async (changes: object) => {
    const { status, body } = await client.post('/api/gestao/cursos', { ...entry, ...changes });
    expect(status).toBe(422);
    return fieldsOf(body);
  };
  const wrong = { titulo: ' ', video_url: 'javascript:alert(1)', carga_horaria: 0, id_modalidade: 999 };
  expect(await send(wrong)).toEqual(['carga_horaria', 'titulo', 'video_url']);
  const long = [{ titulo: 'Longo', carga_horaria: 121, topicos: [] }];
  expect(await send({ conteudo: long, preco_promocional: 1200 })).toEqual(['conteudo', 'preco_promocional']);
  expect(await send({ id_modalidade: 999 })).toEqual(['id_modalidade']);
  expect(await send({ id_area_atuacao: 999 })).toEqual(['id_area_atuacao']);
  expect(await send({ id_tipo_curso: 999 })).toEqual(['id_tipo_curso']);

  const nowhere = await client.post('/api/gestao/unidades', unitIn('Manaus', 'SC'));
  expect(nowhere).toMatchObject({
    status: 422,
    body: { campos: { cidade: [expect.stringContaining('SC')] } },
  });
});

test('an offer that contradicts itself is refused at the fields that a person would change', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Curso de Turmas Erradas' });
  const send = async (changes: object) => {
    const turma = { ...offer(1), ...changes };
    const { status, body } = await client.post(`/api/gestao/cursos/${id}/turmas`, { turma });
    return status === 422 ? fieldsOf(body).map((field) => field.replace('turma.', '')) : status;
  };
  const wrong = { data_fim: day(10), dias_semana: [], hora_fim: '19:00', vagas_minimas: 21 };
  expect(await send(wrong)).toEqual([
    'data_fim',
    'dias_semana',
    'hora_fim',
    'inscricoes_ate',
    'vagas_minimas',
  ]);
  expect(await send({ preco_original: 0, preco_promocional: null })).toEqual(['preco_original']);
  expect(await send({ preco_promocional: 1200 })).toEqual(['preco_promocional']);
  expect(await send({ hora_fim: null })).toEqual(['hora_fim']);
  expect(await send({ id_unidade: 999_999 })).toEqual(['id_unidade']);
  expect(await send({ data_fim: day(30), inscricoes_ate: day(30), vagas_minimas: 20 })).toBe(200);
  expect(await send({ formato: 'ead', dias_semana: [], hora_inicio: null, hora_fim: null })).toBe(200);
});

test('an offer with an order keeps its days and its place; seats and later prices may change', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Curso com Comprador' });
  const offerId = await offered(client, id, { vagas_total: 3, vagas_minimas: 0 });
  await client.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: true });
  const read = async () => offerOf(await readCourse(client, id), offerId);
  const save = async (changes: object) => {
    const { versao, id_unidade } = await read();
    const turma = { ...offer(id_unidade), vagas_total: 3, vagas_minimas: 0, ...changes };
    return client.put(`/api/gestao/turmas/${offerId}`, { versao, turma });
  };
  expect(await read()).toMatchObject({ tem_pessoas: false, vagas_ocupadas: 0 });
  expect((await save({ vagas_total: 2, data_inicio: day(31) })).status).toBe(200);

  const buyer = await Buyer.register(backend.current.url);
  const purchase = await buyer.buy(offerId);
  const stored = { data_inicio: day(31), vagas_total: 2 };
  expect(await read()).toMatchObject({ tem_pessoas: true, vagas_ocupadas: 1 });
  const moved = await save({ ...stored, data_inicio: day(32), dias_semana: [weekdayOf(day(32))] });
  expect(moved).toMatchObject({ status: 409, body: { codigo: 'TURMA_COM_PESSOAS' } });
  expect(fieldsOf(moved.body)).toEqual(['data_inicio', 'dias_semana']);
  expect((await save({ ...stored, vagas_total: 1, preco_promocional: 800 })).status).toBe(200);
  await Buyer.register(backend.current.url).then(async (late) => {
    expect(await late.tryBuy(offerId)).toMatchObject({ status: 409, body: { codigo: 'VAGAS_ESGOTADAS' } });
  });
  expect(await save({ ...stored, vagas_total: 0 })).toMatchObject({ status: 422 });
  expect((await save({ ...stored, vagas_total: 5 })).status).toBe(200);
  const known = await buyer.client.get<{ total: number }>(`/api/compra/${purchase.codigo}`);
  expect(known.body.total).toBe(990.5);
});

test('who saves an offer that was saved meanwhile is told, and nothing is overwritten', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Curso de Duas Abas' });
  const offerId = await offered(client, id);
  const { id_unidade } = offerOf(await readCourse(client, id), offerId);
  const save = (vagas_total: number) =>
    client.put(`/api/gestao/turmas/${offerId}`, { versao: 1, turma: { ...offer(id_unidade), vagas_total } });
  expect((await save(21)).status).toBe(200);
  expect(await save(22)).toMatchObject({ status: 409, body: { codigo: 'TURMA_ALTERADA' } });
  expect(offerOf(await readCourse(client, id), offerId)).toMatchObject({ vagas_total: 21, versao: 2 });
});

test('prices, publishing and the brand ask for a password or code of the last minutes (SESSION-19)', async () => {
  const client = await admin();
  const id = await created(client, { titulo: 'Soldador que espera a senha' });
  const offerId = await offered(client, id);
  const { codigo_turma: _, ...turma } = offerOf(await readCourse(client, id), offerId) as Record<
    string,
    unknown
  >;
  backend.current.moveClock(CONFIRMATION_MINUTES * 60_000);
  await client.put('/api/refreshTokenUser');
  const acts = [
    () => client.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: true }),
    () => client.post(`/api/gestao/cursos/${id}/turmas`, { turma }),
    () => client.put(`/api/gestao/turmas/${offerId}`, { versao: 1, turma }),
    () => client.put('/api/marca', { ...demoBrand, versao: 1 }),
    () => client.put('/api/marca/aparencia', { ...usualLook, versao: 0 }),
    () => client.post('/api/marca/imagem', { uso: 'icone', conteudo: 'bmFkYQ==' }),
    () => client.request('DELETE', '/api/marca/imagens/icone', {}),
  ];
  const isConfirmed = async () => (await client.get<SecondFactor>('/api/segundo-fator')).body.confirmado;
  expect(await isConfirmed()).toBe(false);
  for (const act of acts) expect((await act()).body).toMatchObject({ codigo: 'CONFIRMACAO_NECESSARIA' });
  expect((await client.post('/api/sessao/confirmar', { senha: 'Vitrine2026' })).status).toBe(200);
  expect(await isConfirmed()).toBe(true);
  for (const act of acts) expect((await act()).body?.codigo).not.toBe('CONFIRMACAO_NECESSARIA');
});

test('only an administrator sees or changes any of it', async () => {
  for (const role of ['ALUNO', 'CONTACT_CENTER', 'SUPERVISOR', 'FINANCEIRO'] as const) {
    const client = await enterAs(role, () => backend.current.url);
    expect((await client.get('/api/gestao/cursos')).status, role).toBe(403);
    expect((await client.post('/api/gestao/cursos', entry)).status, role).toBe(403);
  }
  expect((await visitor().get('/api/gestao/cursos')).status).toBe(401);
});
