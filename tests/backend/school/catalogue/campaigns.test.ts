import { beforeAll, expect, test } from 'vitest';
import type { DeskCampaign, ListedCampaign } from '#/contract/catalogue/campaign-desk.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';

let clock = new Date();
const backend = withBackend({ seed: true, clock: () => clock });
let admin: ApiClient;
let shopper: ApiClient;
let courses: number[];

/** Sessions don't last for days. */
async function goTo(instant: Date): Promise<void> {
  clock = instant;
  admin = await enterAs('ADMIN', () => backend.current.url);
}
beforeAll(async () => {
  await goTo(clock);
  shopper = new ApiClient(backend.current.url);
  const { body } = await shopper.get<{ itens: { id_produto: number }[] }>('/api/produto-busca');
  courses = body.itens.slice(0, 3).map(({ id_produto }) => id_produto);
});

const today = () => calendarDay(clock);
const campaign = (changes: object = {}) => ({
  titulo: 'Verão na oficina',
  descricao: 'Cursos de janeiro.',
  primeiro_dia: addDays(today(), 1),
  ultimo_dia: addDays(today(), 2),
  cursos: courses.slice(0, 2),
  ...changes,
});
const path = '/api/gestao/campanhas';
const create = (tag: string, changes?: object) =>
  admin.post<{ codigo: string }>(path, { tag, campanha: campaign(changes) });
const read = async (tag: string) => (await admin.get<DeskCampaign>(`${path}/${tag}`)).body;
const found = async (tag: string) => {
  const { body } = await shopper.get<{ itens: { id_produto: number }[] }>(
    `/api/produto-busca?tag_url=${tag}`,
  );
  return body.itens.map(({ id_produto }) => id_produto).toSorted((a, b) => a - b);
};
const isShown = async (tag: string) => (await shopper.get(`/api/pagina/${tag}`)).status === 200;

test('a campaign has its page from the first instant of its first day to the last of its last, with its courses', async () => {
  expect((await create('verao-na-oficina')).status).toBe(200);
  const [firstDay, lastDay] = [addDays(today(), 1), addDays(today(), 2)];
  expect(await read('verao-na-oficina')).toMatchObject({
    situacao: 'agendada',
    primeiro_dia: firstDay,
    ultimo_dia: lastDay,
  });
  const begin = startOfDay(firstDay).getTime();
  const end = startOfDay(addDays(lastDay, 1)).getTime();
  const shown: boolean[] = [];
  for (const instant of [begin - 1, begin, end - 1, end]) {
    await goTo(new Date(instant));
    shown.push(await isShown('verao-na-oficina'));
  }
  expect(shown).toEqual([false, true, true, false]);
  expect((await read('verao-na-oficina')).situacao).toBe('encerrada');
  expect(await found('verao-na-oficina')).toEqual(courses.slice(0, 2).toSorted((a, b) => a - b));
});

test('other courses take the place of those before; the second of two editors is told, and changes nothing', async () => {
  await create('semana-do-ferro', { primeiro_dia: today() });
  const save = (versao: number, changes: object) =>
    admin.put<{ codigo: string }>(`${path}/semana-do-ferro`, {
      versao,
      campanha: campaign({ primeiro_dia: today(), ...changes }),
    });
  expect((await save(1, { cursos: [courses[2]] })).status).toBe(200);
  expect((await save(1, { cursos: courses, titulo: 'De outro' })).body.codigo).toBe('CAMPANHA_ALTERADA');
  expect(await found('semana-do-ferro')).toEqual([courses[2]]);
  expect(await read('semana-do-ferro')).toMatchObject({ titulo: 'Verão na oficina', cursos: [courses[2]] });
  expect((await save(2, { cursos: [999_999_999] })).body.codigo).toBe('OPCAO_DESCONHECIDA');
  expect((await read('semana-do-ferro')).versao).toBe(2);

  const end = () => admin.post(`${path}/semana-do-ferro/fim`, {});
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  expect(await isShown('semana-do-ferro')).toBe(false);
  const { body } = await admin.get<{ itens: ListedCampaign[] }>(path);
  expect(body.itens.find(({ tag_url }) => tag_url === 'semana-do-ferro')?.situacao).toBe('encerrada');
});

test('no campaign takes the address of another page, nor of a redirect', async () => {
  await admin.post('/api/gestao/redirecionamentos', { linhas: '/promo-antiga;/busca' });
  for (const tag of ['cursos-tecnicos', 'joinville', 'semana-da-energia', 'promo-antiga'])
    expect((await create(tag)).body.codigo, tag).toBe('ENDERECO_REPETIDO');
  for (const tag of ['nova', 'Verão', ''])
    expect((await create(tag)).body.codigo, tag).toBe('DADOS_INVALIDOS');
  expect((await create('invertida', { ultimo_dia: today() })).body.codigo).toBe('DADOS_INVALIDOS');
});
