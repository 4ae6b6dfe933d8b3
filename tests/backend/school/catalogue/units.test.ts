import { expect, test } from 'vitest';
import type { CourseOptions, DeskUnit } from '#/contract/catalogue/course-desk.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { deskCourse, deskOffer } from '../../account/endpoint-access.ts';
import { enterAs } from '../../account/role-clients.ts';
import { Buyer } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(backend.current.url);
const day = (offset: number) => addDays(calendarDay(backend.current.now()), offset);

const entry = {
  nome: 'Unidade Ponta Negra',
  endereco: 'Avenida do Turismo, 900',
  cidade: 'Manaus',
  uf: 'AM',
  cep: '69037-005',
};

/** A unit with a course on sale, whose only offer lies there. */
async function openUnit(titulo: string, changes: object = {}) {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const added = await client.post<{ id_unidade: number }>('/api/gestao/unidades', { ...entry, ...changes });
  const unit = added.body.id_unidade;
  const course = await client.post<{ id_produto: number }>('/api/gestao/cursos', { ...deskCourse, titulo });
  const id = course.body.id_produto;
  const turma = {
    ...deskOffer,
    formato: 'ead',
    dias_semana: [],
    hora_inicio: null,
    hora_fim: null,
    id_unidade: unit,
    data_inicio: day(30),
    data_fim: day(60),
    inscricoes_ate: day(20),
  };
  const made = await client.post<{ id_oferta: number }>(`/api/gestao/cursos/${id}/turmas`, { turma });
  expect(made.status).toBe(200);
  await client.post(`/api/gestao/cursos/${id}/publicacao`, { publicado: true });
  const units = async () => (await client.get<DeskUnit[]>('/api/gestao/unidades')).body;
  return {
    client,
    unit,
    offer: made.body.id_oferta,
    courseId: id,
    turma,
    units,
    read: async () => (await units()).find(({ id_unidade }) => id_unidade === unit)!,
    shown: async () =>
      (await visitor().get<Offer[]>(`/api/produto-oferta/${id}`)).body.find(
        ({ id_oferta }) => id_oferta === made.body.id_oferta,
      )!,
    save: (fields: object, versao = 1) =>
      client.put(`/api/gestao/unidades/${unit}`, { versao, unidade: { ...entry, ...fields } }),
    close: (fechada: boolean) => client.post(`/api/gestao/unidades/${unit}/situacao`, { fechada }),
  };
}

test('what a school saves of a unit is what its offers and the list of units show', async () => {
  const { save, shown, read } = await openUnit('Curso da Unidade Editada');
  const saved = await save({ nome: 'Unidade Centro', endereco: 'Rua Dez, 10', telefone: '92 3232 1010' });
  expect(saved).toMatchObject({ status: 200, body: { versao: 2 } });
  expect(await read()).toMatchObject({ nome: 'Unidade Centro', telefone: '(92) 3232-1010', turmas: 1 });
  expect((await shown()).unidade).toMatchObject({
    nome: 'Unidade Centro',
    endereco: 'Rua Dez, 10',
    telefone: '(92) 3232-1010',
  });
  const listed = (await visitor().get<{ nome: string }[]>('/api/unidade')).body;
  expect(listed.map(({ nome }) => nome)).toContain('Unidade Centro');

  expect(await save({ nome: 'Outra' })).toMatchObject({ status: 409, body: { codigo: 'UNIDADE_ALTERADA' } });
  expect(await save({ telefone: '123', cidade: '' }, 2)).toMatchObject({
    status: 422,
    body: { campos: { 'unidade.telefone': [expect.stringContaining('DDD')] } },
  });
});

test('its offers go with a unit to another city, with a page there, and stay once people chose it', async () => {
  const { save, shown, offer } = await openUnit('Curso da Unidade que Muda', { cidade: 'Parintins' });
  expect(await save({ cidade: 'Nenhures' })).toMatchObject({
    status: 422,
    body: { campos: { cidade: [expect.stringContaining('AM')] } },
  });
  expect((await save({ cidade: 'rio branco', uf: 'AC' })).status).toBe(200);
  expect((await shown()).cidade).toMatchObject({ nome: 'Rio Branco', uf: 'AC', slug: 'rio-branco' });
  expect((await visitor().get('/api/pagina/rio-branco')).status).toBe(200);

  const buyer = await Buyer.register(backend.current.url);
  await buyer.buy(offer);
  expect(await save({ cidade: 'Manaus' }, 2)).toMatchObject({
    status: 409,
    body: { codigo: 'UNIDADE_COM_PESSOAS', campos: { cidade: [expect.any(String)] } },
  });
  expect((await shown()).cidade.nome).toBe('Rio Branco');
  expect((await save({ cidade: 'Rio Branco', uf: 'AC', nome: 'Unidade Acre' }, 2)).status).toBe(200);
});

test('a unit closes once its offers are over or cancelled, and then takes no new ones', async () => {
  const { client, close, read, units, unit, offer, courseId, turma } = await openUnit('Curso que Acaba');
  expect(await close(true)).toMatchObject({
    status: 409,
    body: { codigo: 'UNIDADE_COM_TURMAS', mensagem: expect.stringContaining('ainda não terminou') },
  });
  const other = (await client.get<CourseOptions>('/api/gestao/opcoes')).body.unidades.find(
    ({ id_unidade }) => id_unidade !== unit,
  )!;
  const moved = { versao: 1, turma: { ...turma, id_unidade: other.id_unidade } };
  expect((await client.put(`/api/gestao/turmas/${offer}`, moved)).status).toBe(200);
  expect((await close(true)).status).toBe(200);
  expect((await close(true)).status).toBe(200);
  expect(await read()).toMatchObject({ fechada: true, turmas: 0 });
  expect((await units()).at(-1)).toMatchObject({ fechada: true });
  const listed = (await visitor().get<{ id_unidade: number }[]>('/api/unidade')).body;
  expect(listed.map(({ id_unidade }) => id_unidade)).not.toContain(unit);

  const again = () => client.post(`/api/gestao/cursos/${courseId}/turmas`, { turma });
  expect(await again()).toMatchObject({ status: 422, body: { codigo: 'UNIDADE_NAO_ENCONTRADA' } });
  expect((await client.put(`/api/gestao/turmas/${offer}`, { versao: 2, turma })).status).toBe(422);
  expect((await close(false)).status).toBe(200);
  expect((await again()).status).toBe(200);
});
