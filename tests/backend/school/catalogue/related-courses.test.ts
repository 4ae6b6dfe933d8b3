import { expect, test } from 'vitest';
import type { DeskCourse, NamedCourse } from '#/contract/catalogue/course-desk.ts';
import type { RecordedChange } from '#/contract/catalogue/course-history.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { bodyOf } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const id = 1001;
const path = `/api/gestao/cursos/${id}`;

async function desk() {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const visitor = new ApiClient(backend.current.url);
  const read = async () => bodyOf(await client.get<DeskCourse>(path));
  return {
    client,
    read,
    save: async (relacionados: number[], versao?: number) => {
      const curso = { ...(await read()), relacionados };
      return client.put<{ versao: number; codigo: string; campos: object }>(path, {
        versao: versao ?? curso.versao,
        curso,
      });
    },
    shown: async () => bodyOf(await visitor.get<Course>(`/api/produto/detalhes/${id}`)).relacionados,
  };
}

test('courses chosen for the page of a course are shown in their order while they are on sale', async () => {
  const { client, save, shown, read } = await desk();
  expect(await shown()).toBeUndefined();
  const { versao } = await read();
  bodyOf(await save([1004, 1002, 1003]));
  expect(await shown()).toEqual([1004, 1002, 1003]);
  expect((await save([1005], versao)).body.codigo).toBe('CURSO_ALTERADO');
  for (const publicado of [false, true]) {
    bodyOf(await client.post('/api/gestao/cursos/1002/publicacao', { publicado }));
    expect(await shown()).toEqual(publicado ? [1004, 1002, 1003] : [1004, 1003]);
  }

  const history = bodyOf(await client.get<{ itens: RecordedChange[] }>(`${path}/historico`));
  const change = history.itens.find(({ acao }) => acao === 'ALTEROU_CURSO')!;
  expect(change).toMatchObject({
    desfazivel: true,
    dados: { antes: { relacionados: [] }, depois: { relacionados: [1004, 1002, 1003] } },
  });
  bodyOf(await client.post(`${path}/historico/desfazer`, { mudanca: change.id }));
  expect(await shown()).toBeUndefined();
});

test('no more are chosen than the page shows, none twice, none that is unknown, and not the course itself', async () => {
  const { client, save, read } = await desk();
  for (const relacionados of [[1002, 1003, 1004, 1005, 1006], [1002, 1002], [999_999_999], [id]]) {
    const { status, body } = await save(relacionados);
    expect([status, Object.keys(body.campos)], String(relacionados)).toEqual([
      422,
      [expect.stringMatching(/(?:^|\.)relacionados$/)],
    ]);
  }
  bodyOf(await save([1002]));
  const { relacionados: _, ...curso } = await read();
  bodyOf(await client.put(path, { versao: curso.versao, curso }));
  expect((await read()).relacionados).toEqual([1002]);
});

test('courses to choose from are found by words of their names in any case and accent, or named by their ids', async () => {
  const { client } = await desk();
  const name = async (query: string) =>
    bodyOf(await client.get<NamedCourse[]>(`/api/gestao/nomes-de-cursos?${query}`));
  const [course] = await name('cursos=1003');
  const words = course!.titulo.toUpperCase().split(' ').toReversed().join(' ');
  expect(await name(`busca=${encodeURIComponent(words)}`)).toContainEqual(course);
  expect(
    (await name('cursos=1003&cursos=1001&cursos=999999999')).map(({ id_produto }) => id_produto),
  ).toEqual([1003, 1001]);
  const typed = encodeURIComponent('tecnico em mecatronica');
  expect((await name(`busca=${typed}`))[0]!.titulo).toBe('Técnico em Mecatrônica');
  expect(await name('busca=')).toHaveLength(8);
  expect(await name('busca=1003')).toContainEqual(course);
});
