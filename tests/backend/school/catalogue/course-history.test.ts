import { expect, test } from 'vitest';
import type { RecordedChange } from '#/contract/catalogue/course-history.ts';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { bodyOf } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const id = 1001;
const path = `/api/gestao/cursos/${id}`;

async function desk() {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const read = async () => bodyOf(await client.get<DeskCourse>(path));
  return {
    client,
    read,
    save: async (changes: object) => {
      const course = await read();
      const curso = { ...course, ...changes };
      return bodyOf(await client.put<{ versao: number }>(path, { versao: course.versao, curso }));
    },
    history: async (query = '') =>
      bodyOf(await client.get<{ itens: RecordedChange[]; totalItens: number }>(`${path}/historico${query}`)),
    undo: (mudanca: number) => client.post<{ versao: number }>(`${path}/historico/desfazer`, { mudanca }),
  };
}

test('a change of texts is undone once, by the same save, and leaves what else was changed', async () => {
  const { read, save, history, undo } = await desk();
  const before = await read();
  await save({
    descricao: 'Aprenda a instalar quadros elétricos.',
    carga_horaria: before.carga_horaria + 10,
  });
  const [change] = (await history()).itens;
  expect(change).toMatchObject({
    acao: 'ALTEROU_CURSO',
    objeto: `curso ${id}`,
    desfazivel: true,
    dados: { antes: { descricao: before.descricao }, depois: { carga_horaria: before.carga_horaria + 10 } },
  });
  const { versao } = await read();
  expect(bodyOf(await undo(change!.id))).toEqual({ versao: versao + 1 });
  expect(await read()).toMatchObject({
    descricao: before.descricao,
    carga_horaria: before.carga_horaria + 10,
  });
  const { itens } = await history();
  expect(itens.slice(0, 2).map(({ acao, desfazivel }) => [acao, desfazivel])).toEqual([
    ['ALTEROU_CURSO', true],
    ['ALTEROU_CURSO', false],
  ]);
  expect(await undo(change!.id)).toMatchObject({ status: 409, body: { codigo: 'TEXTO_MUDOU_DEPOIS' } });
});

test('a text that was changed again, a price and another course’s change are not undone', async () => {
  const { save, history, undo, read } = await desk();
  await save({ publico_alvo: 'Quem quer trabalhar com energia.' });
  const [older] = (await history()).itens;
  await save({ publico_alvo: 'Quem trabalha com energia.' });
  expect(await undo(older!.id)).toMatchObject({ status: 409 });
  await save({ preco_original: (await read()).preco_original + 100 });
  const [price] = (await history()).itens;
  expect(price).toMatchObject({ desfazivel: false });
  expect(await undo(price!.id)).toMatchObject({ status: 409 });
  expect(await undo(999_999)).toMatchObject({ status: 404, body: { codigo: 'MUDANCA_NAO_ENCONTRADA' } });
});

test('an offer has a history of its own, which that of its course holds, too', async () => {
  const { client, read, history } = await desk();
  const { turmas } = await read();
  const { id_oferta } = turmas[0]!;
  bodyOf(await client.post(`/api/gestao/turmas/${id_oferta}/inscricoes`, { abertas: false }));
  const own = await history(`?turma=${id_oferta}`);
  expect(own.itens.map(({ acao, objeto }) => [acao, objeto])).toEqual([
    ['ALTEROU_TURMA', `turma ${id_oferta}`],
  ]);
  expect((await history()).itens[0]).toEqual(own.itens[0]);
  expect((await client.get(`${path}/historico?turma=1`)).status).toBe(404);
});
