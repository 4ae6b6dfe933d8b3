import { expect, test } from 'vitest';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import type { Course, CourseSummary } from '#/contract/catalogue/course.ts';
import { parseDrawing } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { usualLook } from '#/domain/school/look.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(backend.current.url);
const read = async (id: number) => (await visitor().get<Course>(`/api/produto/detalhes/${id}`)).body;
const drawingOf = ({ imagem }: { imagem: string }) => parseDrawing(imagem.slice('/og/'.length));

test('every course of a list has a drawing of its own, the same as on its page', async () => {
  const { body } = await visitor().get<{ itens: CourseSummary[] }>('/api/produto-busca');
  const pictures = body.itens.map(({ imagem }) => imagem);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const { imagem, grupo_area } of body.itens)
    expect(drawingOf({ imagem })?.area).toBe(grupo_area.icone_slug);
  expect((await read(body.itens[0]!.id_produto)).imagem).toBe(pictures[0]);
});

test('another title is another drawing, and the desk shows the same one', async () => {
  const admin = await enterAs('ADMIN', () => backend.current.url);
  const { body } = await visitor().get<{ itens: CourseSummary[] }>('/api/produto-busca');
  const id = body.itens[1]!.id_produto;
  const desk = async () => (await admin.get<DeskCourse>(`/api/gestao/cursos/${id}`)).body;
  const { versao, ...before } = await desk();
  expect(before.imagem).toBe((await read(id)).imagem);
  const saved = await admin.put(`/api/gestao/cursos/${id}`, {
    versao,
    curso: { ...before, titulo: 'Motocicletas do Começo ao Fim' },
  });
  expect(saved.status).toBe(200);
  const after = await read(id);
  expect(after.imagem).not.toBe(before.imagem);
  expect((await desk()).imagem).toBe(after.imagem);
});

test("a school's colours draw its courses, at other addresses", async () => {
  const admin = await enterAs('ADMIN', () => backend.current.url);
  const { body } = await visitor().get<{ itens: CourseSummary[] }>('/api/produto-busca');
  const { id_produto: id, imagem } = body.itens[2]!;
  const look = { ...usualLook, cor_principal: '#5b2a86', cor_acao: '#2f9e44', versao: 0 };
  expect((await admin.request('PUT', '/api/marca/aparencia', { body: look })).status).toBe(200);
  const [before, after] = [drawingOf({ imagem }), drawingOf(await read(id))];
  expect(after).toEqual({ ...before, accent: '2f9e44', ink: after?.ink });
  expect(after?.ink).not.toBe(before?.ink);
});
