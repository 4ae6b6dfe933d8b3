import { expect, test } from 'vitest';
import type { PinnedCourses } from '#/contract/catalogue/pinned-courses.ts';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { bodyOf } from '../../checkout/buyer.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/mais-vendidos';

test('courses that the school chose come before the best sellers where they are asked for, and only there', async () => {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const visitor = new ApiClient(backend.current.url);
  const search = async (query: string, count = 6) =>
    bodyOf(
      await visitor.get<SearchResult>(
        `/api/produto-busca?ordem=mais-vendidos&status=em-aberto&quantidade=${count}${query}`,
      ),
    );
  const idsOf = ({ itens }: SearchResult) => itens.map(({ id_produto }) => id_produto);
  const all = await search('', 100);
  const bySales = idsOf(all).slice(0, 6);
  const [one, other] = idsOf(all).slice(-2) as [number, number];
  const save = (versao: number, cursos: number[]) =>
    client.put<{ versao: number; codigo: string }>(path, { versao, cursos });

  expect(bodyOf(await client.get<PinnedCourses>(path))).toEqual({ versao: 1, cursos: [] });
  expect(bodyOf(await save(1, [other, bySales[3]!, one]))).toEqual({ versao: 2 });
  expect((await save(1, [one])).body.codigo).toBe('DESTAQUES_ALTERADOS');
  expect((await save(2, [one, one])).status).toBe(422);
  expect((await save(2, [999_999_999])).body.codigo).toBe('OPCAO_DESCONHECIDA');

  const pinned = await search('&destaques_primeiro=true');
  expect(idsOf(pinned)).toEqual([other, bySales[3], one, ...bySales.slice(0, 3)]);
  expect(pinned.destaques).toEqual([other, bySales[3], one]);
  const plain = await search('');
  expect(idsOf(plain)).toEqual(bySales);
  expect(plain).not.toHaveProperty('destaques');

  bodyOf(await client.post(`/api/gestao/cursos/${other}/publicacao`, { publicado: false }));
  const without = await search('&destaques_primeiro=true');
  expect([without.destaques, idsOf(without)[0]]).toEqual([[bySales[3], one], bySales[3]]);
});
