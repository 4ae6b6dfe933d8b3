import { expect, test } from 'vitest';
import type { ShownAct } from '#/contract/school/audit.ts';
import { countPages, PAGE_SIZE } from '#/domain/site/pagination.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { deskCourse } from './endpoint-access.ts';
import { enterAs } from './role-clients.ts';

const backend = withBackend({ seed: true });

test('the log tells an administrator who did what and when, found by what, about what and day', async () => {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const { body: made } = await client.post<{ id_produto: number }>('/api/gestao/cursos', {
    ...deskCourse,
    titulo: 'Curso do Registro',
  });
  const id = made.id_produto;
  const change = { versao: 1, curso: { ...deskCourse, titulo: 'Curso do Registro Novo' } };
  expect((await client.put(`/api/gestao/cursos/${id}`, change)).status).toBe(200);
  const list = async (query: string) =>
    (await client.get<{ itens: ShownAct[]; totalItens: number }>(`/api/gestao/registro?${query}`)).body;

  const about = await list(`objeto=CURSO%20${id}`);
  expect(about.itens.map(({ acao }) => acao)).toEqual(['ALTEROU_CURSO', 'CRIOU_CURSO']);
  expect(about.itens[0]).toMatchObject({
    objeto: `curso ${id}`,
    quem: { email: 'admin@vitrine.dev', nome: expect.any(String) },
    dados: {
      antes: { titulo: 'Curso do Registro' },
      depois: { titulo: 'Curso do Registro Novo' },
    },
  });
  expect((await list(`objeto=curso%20${id}&acao=CRIOU_CURSO`)).totalItens).toBe(1);
  const first = await list(`objeto=curso%20${id}&por_pagina=1`);
  expect(first).toMatchObject({ totalItens: 2, itens: [{ acao: 'ALTEROU_CURSO' }] });
  expect((await list(`objeto=curso%20${id}&por_pagina=1&pagina=2`)).itens).toMatchObject([
    { acao: 'CRIOU_CURSO' },
  ]);
  for (let count = 0; count < PAGE_SIZE; count += 1)
    await client.post('/api/gestao/cursos', { ...deskCourse, titulo: `Curso da Página ${count}` });
  const page = await list('');
  expect(page.itens).toHaveLength(PAGE_SIZE);
  expect((await list(`pagina=${countPages(page.totalItens)}`)).itens).not.toEqual([]);
  const today = calendarDay(backend.current.now());
  const within = (from: string, to: string) => list(`objeto=curso%20${id}&de=${from}&ate=${to}`);
  expect((await within(today, today)).totalItens).toBe(2);
  expect((await within(addDays(today, 1), addDays(today, 2))).totalItens).toBe(0);
  expect((await within(addDays(today, -2), addDays(today, -1))).totalItens).toBe(0);
  expect((await client.get('/api/gestao/registro?acao=NADA')).status).toBe(422);
});
