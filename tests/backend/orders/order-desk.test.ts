import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DeskOrder, FoundOrder } from '#/contract/purchasing/order-desk.ts';
import type { ShownAct } from '#/contract/school/audit.ts';
import { formatTypeableLine } from '#/domain/sale/boleto.ts';
import { MOST_BY_NAME } from '#/domain/sale/order/order-search.ts';
import type { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { enterAs } from '../account/role-clients.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { findPaidOffer } from '../checkout/find-paid-offer.ts';

const backend = withBackend({ seed: true });
const path = '/api/gestao/pedidos';
const desk = () => enterAs('FINANCEIRO', () => backend.current.url);

interface Page {
  itens: FoundOrder[];
  totalItens: number;
}

async function find(client: ApiClient, busca: string): Promise<string[]> {
  const { status, body } = await client.get<Page>(`${path}?busca=${encodeURIComponent(busca)}`);
  expect(status, busca).toBe(200);
  return body.itens.map(({ codigo }) => codigo);
}

test('an order is found by what a person can tell of it, and by nothing else', async () => {
  const client = await desk();
  const offer = await findPaidOffer(backend.current.url);
  const buyer = await Buyer.register(backend.current.url, { nome: 'Joaquim Conceição d’Ávila' });
  const { txid, codigo_compra: codigo } = await buyer.openPix(offer);
  await act(backend.current.url, txid, 'pagar');
  const student = await Buyer.register(backend.current.url, { nome: 'Zuleica Übermann Prates' });
  const billed = await Buyer.register(backend.current.url, { nome: 'Tarcila Peçanha' });
  const given = await billed.buy(offer, { aluno: student.student });
  await billed.accept(given);
  await billed.tryPay(given.codigo, 'boleto');
  const [boleto] = (await billed.boletos(given.codigo)).boletos;

  const { cobrancas } = (await client.get<DeskOrder>(`${path}/${codigo}`)).body;
  const known = [codigo, codigo.toLowerCase(), txid, cobrancas[0]!.id_pagamento!];
  const { cpf, email } = buyer.student;
  for (const text of [
    ...known,
    cpf,
    cpf.replaceAll(/\D/g, ''),
    email.toUpperCase(),
    'conceicao JOAQUIM',
    'Conceição',
  ])
    expect(await find(client, text), text).toEqual([codigo]);
  for (const text of [
    'ubermann',
    'pecanha',
    student.student.cpf,
    billed.student.email,
    boleto!.linha_digitavel!,
    formatTypeableLine(boleto!.linha_digitavel!),
    boleto!.nosso_numero!,
  ])
    expect(await find(client, text), text).toEqual([given.codigo]);
  for (const text of ['Joaquim Prates', '%', '___', 'li', '529.982.247-26', 'ninguem@exemplo.com.br', 'X9'])
    expect(await find(client, text), text).toEqual([]);

  const { body: all } = await client.get<Page>(path);
  expect(all.totalItens).toBeGreaterThan(1);
  expect(all.itens.slice(0, 2)).toMatchObject([
    { codigo: given.codigo, comprador: 'Tarcila Peçanha', aluno: { nome: 'Zuleica Übermann Prates' } },
    { codigo, estado: 'MATRICULADA' },
  ]);
});

test('an order says what happened, hides what no one needs, and each look at it is written down', async () => {
  const client = await desk();
  const offer = await findPaidOffer(backend.current.url);
  const buyer = await Buyer.register(backend.current.url);
  const { txid, codigo_compra: codigo } = await buyer.openPix(offer, { cupom: 'COMECE10' });
  await act(backend.current.url, txid, 'pagar');
  expect((await buyer.tryWithdraw(codigo)).status).toBe(200);

  const { body: order } = await client.get<DeskOrder>(`${path}/${codigo}`);
  const { total, desconto } = await buyer.purchase(codigo);
  expect(order).toMatchObject({
    estado: 'ESTORNADA',
    cupom: 'COMECE10',
    total,
    desconto,
    comprador: { nome: buyer.student.nome, email: buyer.student.email },
    cobrancas: [{ txid, forma: 'pix', status: 'CONCLUIDA', valor: total }],
    pagamentos: [{ forma: 'pix', valor: total, resultado: 'EM_DIA' }],
    devolucoes: [{ valor: total }],
    vendedor: null,
  });
  const mails = order.emails.map(({ nome }) => nome);
  expect(mails).toContain('Pix para pagar');
  expect(mails).toContain('Desistência registrada');
  const text = JSON.stringify(order);
  expect(text).not.toContain(buyer.student.cpf);
  expect(text).not.toContain(buyer.student.nascimento);

  const admin = await enterAs('ADMIN', () => backend.current.url);
  const log = await admin.get<{ itens: ShownAct[] }>(`/api/gestao/registro?objeto=compra%20${codigo}`);
  expect(log.body.itens).toMatchObject([
    { acao: 'VIU_COMPRA', objeto: `compra ${codigo}`, quem: { email: 'financeiro@vitrine.dev' } },
  ]);
  expect((await client.get(`${path}/01ARZ3NDEKTSV4RRFFQ69G5FAV`)).status).toBe(404);
});

test('of a name that very many orders have the latest are shown, and it is said that there are more', async () => {
  const client = await desk();
  const { db } = backend.current;
  const buyer = await Buyer.register(backend.current.url, { nome: 'Eufrásia Sobrenome' });
  const { codigo } = await buyer.buy(await findPaidOffer(backend.current.url));
  bodyOf(await buyer.client.post(`/api/compra/${codigo}/cancelar`, {}));
  const copy = (from: number, until: number) =>
    db.execute(sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, jsonb_build_object(
        'codigo', lpad(n::text, 26, '0'), 'criado_em', p.criado_em - n * interval '1 minute',
        'chave_idempotencia', gen_random_uuid()))).*
      FROM purchases p, generate_series(${from}::int, ${until}::int) n WHERE p.codigo = ${codigo}`);
  const read = async (query: string) =>
    (await client.get<Page & { limitado?: boolean }>(`${path}?busca=${query}`)).body;
  await copy(1, MOST_BY_NAME - 1);
  const all = await read('sobrenome');
  expect([all.totalItens, all.limitado]).toEqual([MOST_BY_NAME, undefined]);
  await copy(MOST_BY_NAME, MOST_BY_NAME + 4);
  const capped = await read('sobrenome%20eufrasia');
  expect([capped.totalItens, capped.limitado]).toEqual([MOST_BY_NAME, true]);
  expect(capped.itens.slice(0, 2).map((order) => order.codigo)).toEqual([codigo, '1'.padStart(26, '0')]);
  const last = await read(`sobrenome&pagina=${MOST_BY_NAME / 10}`);
  expect(last.itens.at(-1)?.codigo).toBe(String(MOST_BY_NAME - 1).padStart(26, '0'));
});
