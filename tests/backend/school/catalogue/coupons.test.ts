import { expect, test } from 'vitest';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { act, Buyer } from '../../checkout/buyer.ts';

let clock = new Date();
const backend = withBackend({ seed: true, clock: () => clock });
const today = () => calendarDay(backend.current.now());

const entry = () => ({
  descricao: 'Volta às aulas: 10% de desconto',
  tipo: 'PERCENTUAL',
  percentual: 10,
  valor: null,
  valido_de: today(),
  valido_ate: addDays(today(), 7),
  minimo: 0,
  usos_por_pessoa: 1,
  usos_total: null,
  modalidades: [],
  cursos: [],
  destaque: false,
});

async function desk() {
  const client = await enterAs('ADMIN', () => backend.current.url);
  const path = '/api/gestao/cupons';
  return {
    list: async () => (await client.get<{ itens: DeskCoupon[] }>(path)).body.itens,
    read: async (codigo: string) => (await client.get<DeskCoupon>(`${path}/${codigo}`)).body,
    create: (codigo: string, changes: object = {}) =>
      client.post(path, { codigo, cupom: { ...entry(), ...changes } }),
    save: (codigo: string, versao: number, changes: object = {}) =>
      client.put(`${path}/${codigo}`, { versao, cupom: { ...entry(), ...changes } }),
    end: (codigo: string) => client.post(`${path}/${codigo}/fim`),
  };
}

/** An offer that is paid for, with seats for every buyer here. */
async function findOffer(): Promise<number> {
  const { body } = await new ApiClient(backend.current.url).get<SearchResult>(
    '/api/produto-busca?preco=pago&status=em-aberto&quantidade=20&pagina=1',
  );
  return body.itens.find(({ oferta }) => (oferta?.vagas_disponiveis ?? 0) > 5)!.oferta!.id_oferta;
}

const quote = (codigo: string, offer: number) =>
  new ApiClient(backend.current.url).get(`/api/cupom/${codigo}?id_oferta=${offer}`);

test('a coupon counts from its first instant to its last, and says on which day it ended', async () => {
  const { create } = await desk();
  const offer = await findOffer();
  const first = addDays(today(), 2);
  expect(await create('volta10', { valido_de: first, valido_ate: addDays(first, 1) })).toMatchObject({
    status: 200,
  });
  const at = async (instant: Date) => {
    clock = instant;
    const { status, body } = await quote('VOLTA10', offer);
    return status === 200 ? 'counts' : (body as { mensagem: string }).mensagem;
  };
  const [start, end] = [startOfDay(first), startOfDay(addDays(first, 2))];
  const now = clock;
  expect(await at(new Date(start.getTime() - 1))).toMatch(/^Este cupom vale a partir de /);
  expect(await at(start)).toBe('counts');
  expect(await at(new Date(end.getTime() - 1))).toBe('counts');
  expect(await at(end)).toBe(`Este cupom venceu em ${formatDay(addDays(first, 1))}.`);
  clock = now;
});

test('what it brought is counted from sales that stand, and a purchase keeps its price', async () => {
  const { create, read, save, list } = await desk();
  const offer = await findOffer();
  await create('CONTA10');
  const buyer = await Buyer.register(backend.current.url);
  const { txid, codigo_compra } = await buyer.openPix(offer, { cupom: 'CONTA10' });
  expect(await read('CONTA10')).toMatchObject({ usos: 1, vendas: { total: 0, pago: 0, descontos: 0 } });
  expect((await save('CONTA10', 1, { percentual: 50 })).body).toEqual({ versao: 2 });
  await act(backend.current.url, txid, 'pagar');
  const { total, desconto } = await buyer.purchase(codigo_compra);
  expect(await read('CONTA10')).toMatchObject({ vendas: { total: 1, pago: total, descontos: desconto } });
  expect((await list()).find(({ codigo }) => codigo === 'CONTA10')).toMatchObject({ situacao: 'valendo' });
  expect((await buyer.tryWithdraw(codigo_compra)).status).toBe(200);
  expect(await read('CONTA10')).toMatchObject({ vendas: { total: 0, pago: 0, descontos: 0 } });
});

test('ended by hand it counts no more; one that hasn’t begun never does', async () => {
  const { create, read, end } = await desk();
  const offer = await findOffer();
  await create('FIM10');
  await create('NUNCA10', { valido_de: addDays(today(), 3) });
  for (const code of ['FIM10', 'NUNCA10']) {
    expect((await end(code)).status).toBe(200);
    expect((await end(code)).status).toBe(200);
    expect(await read(code)).toMatchObject({ situacao: 'encerrado' });
    expect((await quote(code, offer)).status).toBe(404);
  }
  expect((await end('OUTRO10')).status).toBe(404);
});

test('codes, limits and courses that can’t be are refused, and of two editors the second is told', async () => {
  const { create, save } = await desk();
  expect((await create('DOIS10')).status).toBe(200);
  expect(await create('dois10')).toMatchObject({
    status: 409,
    body: { codigo: 'CUPOM_REPETIDO', campos: { codigo: [expect.any(String)] } },
  });
  for (const code of ['AB', 'COM ESPAÇO', 'PROMOÇÃO', 'A-B-C', 'X'.repeat(21)])
    expect((await create(code)).status, code).toBe(422);
  for (const [field, changes] of [
    ['percentual', { percentual: null }],
    ['percentual', { percentual: 101 }],
    ['valor', { tipo: 'VALOR', valor: 0 }],
    ['valido_ate', { valido_ate: addDays(today(), -1) }],
    ['cursos', { cursos: [999_999_999] }],
    ['modalidades', { modalidades: [999] }],
  ] as const) {
    const refused = await create('RUIM10', changes);
    expect(refused.status, field).toBe(422);
    expect(JSON.stringify(refused.body), field).toContain(field);
  }
  expect((await save('DOIS10', 1, { usos_total: 5 })).body).toEqual({ versao: 2 });
  expect(await save('DOIS10', 1)).toMatchObject({ status: 409, body: { codigo: 'CUPOM_ALTERADO' } });
  const offer = await findOffer();
  for (let count = 0; count < 2; count += 1)
    await (await Buyer.register(backend.current.url)).buy(offer, { cupom: 'DOIS10' });
  expect(await save('DOIS10', 2, { usos_total: 1 })).toMatchObject({
    status: 422,
    body: { campos: { usos_total: [expect.stringContaining('2 vezes')] } },
  });
});
