import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerTransactions } from '#/backend/db/schema/ledger.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { leaveToHand } from '#/backend/modules/refunds/refund-repository.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { givenBackAtBank, mattersOf, openFinanceDesk, tryCheck, tryReceipt } from './finance-desk.ts';

const database = withDatabase();
const backends: TestBackend[] = [];
let one: TestBackend;
let other: TestBackend;
let finance: Buyer;
let colleague: Buyer;
let ana: Buyer;

beforeAll(async () => {
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
  [one, other] = backends as [TestBackend, TestBackend];
  ({ finance, colleague } = await openFinanceDesk(one));
});
beforeEach(async () => {
  ana = await Buyer.register(one.url);
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

const ROUNDS = 6;
let nextOffer = 1;
const today = () => calendarDay(one.services.clock());
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const refundsOf = (codigo: string) =>
  database.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));

async function refused() {
  const id_oferta = nextOffer++;
  await addOffer(database.db, { id_produto: 1, id_oferta });
  const { txid, codigo_compra: codigo } = await ana.openPix(id_oferta);
  await act(one.url, txid, 'pagar');
  await act(one.url, txid, 'recusar-devolucao');
  bodyOf(await ana.tryWithdraw(codigo));
  const [matter] = await mattersOf(codigo, finance);
  return { codigo, txid, matter: matter! };
}

async function expectOneEnd(codigo: string): Promise<void> {
  const made = (await refundsOf(codigo)).filter(({ status }) => status === 'DEVOLVIDO');
  expect(made).toHaveLength(1);
  const isDone = and(
    eq(ledgerTransactions.tipo, 'DEVOLUCAO_FEITA'),
    eq(ledgerTransactions.referencia, made[0]!.id),
  );
  expect(await database.db.$count(ledgerTransactions, isDone)).toBe(1);
  expect(await mattersOf(codigo, finance)).toEqual([]);
  expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
}

it('a debt that two people and the buyer end at once at two instances ends one way (LEDGER-11)', async () => {
  const key = { tipo: 'pix', tipo_chave: 'email', chave: 'ana@exemplo.com.br' };
  for (let round = 1; round <= ROUNDS; round++) {
    const { codigo, txid, matter } = await refused();
    const [byHand, byOther, byKey] = await Promise.all([
      tryReceipt(finance, matter, today()),
      tryReceipt(colleague.at(other.url), matter, today()),
      ana.at(other.url).tryRedirect(codigo, key),
    ]);
    expect([byHand, byOther, byKey].filter(({ status }) => status === 200)).toHaveLength(1);
    if (byKey.status === 200) {
      await sendRefunds(database.db, paymentsOf(one.services), codigo);
      expect(await givenBackAtBank(database.db, txid)).toBe(100_000);
    } else {
      const [taken] = await mattersOf(codigo, finance);
      const checker = byHand.status === 200 ? colleague : finance;
      const checks = [checker, checker.at(other.url), checker, checker.at(other.url)];
      const answers = await Promise.all(checks.map((by) => tryCheck(by, taken!)));
      expect(statuses(answers)).toEqual([200, 404, 404, 404]);
      expect(await givenBackAtBank(database.db, txid)).toBe(0);
    }
    await expectOneEnd(codigo);
  }
});

it('a receipt that comes in the instant its bank is connected again doesn’t send the money twice (REFUND-13)', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const id_oferta = nextOffer++;
    await addOffer(database.db, { id_produto: 1, id_oferta });
    const { txid, codigo_compra: codigo } = await ana.openPix(id_oferta);
    await act(one.url, txid, 'pagar');
    const { pix } = one.services;
    const { refund } = pix;
    pix.refund = () => Promise.reject(new Error('no answer'));
    bodyOf(await ana.tryWithdraw(codigo));
    pix.refund = refund;
    const [open] = await refundsOf(codigo);
    await leaveToHand(database.db, open!.id, 'SEM_PROVEDOR', one.services.clock());
    const [matter] = await mattersOf(codigo, finance);
    const [receipt] = await Promise.all([
      tryReceipt(finance, matter!, today()),
      sendRefunds(database.db, paymentsOf(other.services), codigo),
    ]);
    expect(await givenBackAtBank(database.db, txid)).toBe(receipt.status === 200 ? 0 : 100_000);
    if (receipt.status === 200) bodyOf(await tryCheck(colleague, matter!));
    await sendRefunds(database.db, paymentsOf(other.services), codigo);
    await expectOneEnd(codigo);
  }
});
