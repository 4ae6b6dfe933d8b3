import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { financeMatters, providerMoves } from '#/backend/db/schema/ledger.ts';
import { paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { cancelClosedCharges, withdrawBills } from '#/backend/modules/charges/close-charges.ts';
import { requestStaffRefund } from '#/backend/modules/finance/refund-desk/ask-for-refund.ts';
import { registerReceipt } from '#/backend/modules/finance/refund-by-hand.ts';
import { checkMoney } from '#/backend/modules/refunds/check-money.ts';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { newestOfParts } from '#/backend/modules/refunds/refund-repository.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { accountBalances, mailKindsOf } from '../../../support/backend/money-of.ts';
import { addOffer } from '../../../support/catalogue-data.ts';
import { loginIdOf } from '../../assisted/desk.ts';
import { bodyOf, Buyer } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';
import { openProviderShop, type ProviderShop } from './provider-shop.ts';

const minute = 60_000;
const day = 1440 * minute;
let shop: ProviderShop;
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  shop = await openProviderShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  ana = await Buyer.register(shop.backend.url);
});

async function paid() {
  const id_oferta = nextOffer++;
  await addOffer(shop.db, { id_produto: 1, id_oferta, vagas_total: 20, vagas_disponiveis: 20 });
  const { txid, codigo_compra: codigo } = await ana.openPix(id_oferta);
  const id = shop.bank.pay(txid);
  expect(await shop.bank.notify([id])).toBe(200);
  return { codigo, id_oferta, id };
}

const check = () => checkMoney(shop.db, shop.payments());
const matters = (codigo: string) =>
  shop.db.select().from(financeMatters).where(eq(financeMatters.codigo_compra, codigo));
const moves = (codigo: string) =>
  shop.db.select().from(providerMoves).where(eq(providerMoves.codigo_compra, codigo));
const refundsOf = (codigo: string) =>
  shop.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo)).orderBy(refunds.criada_em);
const differences = async () => [
  ...(await findLedgerErrors(shop.db)),
  ...(await compareWithProviders(shop.db, shop.backend.services)),
];

describe('a Pix that MED takes back (LEDGER-13, LEDGER-12)', () => {
  it('is held while the bank decides, and ends the enrolment once it is gone', async () => {
    const { codigo, id_oferta, id } = await paid();
    shop.bank.takeBack(id, '1000.00', 'MED_FRAUDE', 'EM_PROCESSAMENTO');
    expect(await shop.bank.notify([id])).toBe(200);
    expect(await shop.bank.notify([id])).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'MATRICULADA',
      contestacao: { valor: 1000 },
    });
    expect(await accountBalances(shop.db, codigo)).toEqual({ CONTESTADO: 100_000, RECEITA: -100_000 });
    expect(await matters(codigo)).toMatchObject([{ tipo: 'CONTESTACAO', encerrada_em: null }]);
    expect(await differences()).toEqual([]);
    shop.bank.settleRefunds('DEVOLVIDO');
    expect(await shop.bank.notify([id, id])).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA', contestacao: null });
    expect(await freeSeats(shop.db, id_oferta)).toBe(20);
    expect(await moves(codigo)).toMatchObject([{ tipo: 'MED', status: 'FEITO', centavos: 100_000 }]);
    expect(await matters(codigo)).toMatchObject([{ tipo: 'CONTESTACAO', encerrada_em: null }]);
    const kinds = await mailKindsOf(shop.db, codigo);
    expect(kinds.filter((kind) => /contestado|pelo-banco/.test(kind))).toEqual([
      'pagamento-contestado',
      'matricula-encerrada-pelo-banco',
    ]);
    expect(await differences()).toEqual([]);
  });

  it('keeps the seat when the bank refuses, as for a part', async () => {
    const { codigo, id } = await paid();
    shop.bank.takeBack(id, '300.00', 'MED_OPERACIONAL', 'EM_PROCESSAMENTO');
    shop.backend.moveBusinessClock(10 * minute);
    await check();
    shop.bank.settleRefunds('NAO_REALIZADO');
    shop.backend.moveBusinessClock(day);
    await check();
    expect(await moves(codigo)).toMatchObject([{ status: 'DESFEITO' }]);
    expect(await matters(codigo)).toMatchObject([{ desfecho: 'GANHA' }]);
    shop.bank.takeBack(id, '300.00', 'MED_OPERACIONAL');
    shop.backend.moveBusinessClock(day);
    await check();
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    expect(await accountBalances(shop.db, codigo)).toEqual({ CLIENTES: 30_000, RECEITA: -100_000 });
    expect((await matters(codigo)).filter(({ encerrada_em }) => encerrada_em === null)).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });
});

it('what the school keeps and what is on its way back is no matter once the bank refuses (LEDGER-12)', async () => {
  const { codigo, id } = await paid();
  const act = { loginId: await loginIdOf(shop.db, ana), requestId: 'r' };
  const giveBack = (cents: number) =>
    requestStaffRefund(shop.db, shop.payments(), act, {
      codigo,
      key: randomUUID(),
      limitCents: 100_000,
      cents,
      ends: true,
      seats: [],
      reason: 'Mudança de cidade.',
    });
  await giveBack(90_000);
  shop.bank.settleRefunds('DEVOLVIDO');
  await sendRefunds(shop.db, shop.payments(), codigo);
  expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA', retido: 100 });
  await giveBack(5000);
  shop.bank.takeBack(id, '50.00', 'MED_FRAUDE', 'EM_PROCESSAMENTO');
  shop.backend.moveBusinessClock(day);
  await check();
  expect(await matters(codigo)).toMatchObject([{ encerrada_em: null, centavos: 5000 }]);
  shop.bank.settleRefunds('NAO_REALIZADO');
  shop.backend.moveBusinessClock(day);
  await check();
  expect(await matters(codigo)).toMatchObject([{ desfecho: 'GANHA' }]);
});

describe('a refund by API Pix (PROVIDER-9)', () => {
  it('of what is left, when the bank’s panel gave back a part', async () => {
    const { codigo, id } = await paid();
    shop.bank.takeBack(id, '10.00');
    bodyOf(await ana.tryWithdraw(codigo));
    shop.bank.settleRefunds('DEVOLVIDO');
    await sendRefunds(shop.db, shop.payments());
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
    expect(shop.bank.left(id)).toBe(0);
    expect((await refundsOf(codigo)).map(({ status, valor_centavos }) => [status, valor_centavos])).toEqual(
      expect.arrayContaining([
        ['NAO_REALIZADO', 100_000],
        ['DEVOLVIDO', 99_000],
      ]),
    );
    expect(await accountBalances(shop.db, codigo)).toEqual({});
    expect(await differences()).toEqual([]);
  });

  it('isn’t taken for one of the panel with the same amount', async () => {
    const { codigo, id } = await paid();
    shop.bank.failNext(/devolucao/, { kind: 'status', status: 500 });
    bodyOf(await ana.tryWithdraw(codigo));
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    shop.bank.takeBack(id, '1000.00');
    await sendRefunds(shop.db, shop.payments());
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'NAO_REALIZADO', quitacao: 'PROVEDOR' }]);
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'ESTORNADA',
      devolucoes: [{ status: 'DEVOLVIDO' }],
    });
    expect(await moves(codigo)).toMatchObject([{ tipo: 'DEVOLUCAO', status: 'FEITO' }]);
    expect(await differences()).toEqual([]);
  });

  it('that the bank refused is owed no more once its panel made it', async () => {
    const { codigo, id } = await paid();
    bodyOf(await ana.tryWithdraw(codigo));
    shop.bank.settleRefunds('NAO_REALIZADO');
    await sendRefunds(shop.db, shop.payments());
    expect((await ana.purchase(codigo)).devolucoes).toMatchObject([{ status: 'NAO_REALIZADO' }]);
    shop.bank.takeBack(id, '1000.00');
    shop.backend.moveBusinessClock(day);
    await check();
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'ESTORNADA',
      devolucoes: [{ status: 'DEVOLVIDO' }],
    });
    const key = { tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf } as const;
    expect((await ana.tryRedirect(codigo, key)).status).toBe(409);
    expect(await accountBalances(shop.db, codigo)).toEqual({});
    expect(await differences()).toEqual([]);
  });

  it('that the bank refused isn’t made by hand while MED may still take the money (LEDGER-11)', async () => {
    const loginId = await loginIdOf(shop.db, ana);
    const { codigo, id } = await paid();
    const { id: other } = await paid();
    bodyOf(await ana.tryWithdraw(codigo));
    shop.bank.settleRefunds('NAO_REALIZADO');
    await sendRefunds(shop.db, shop.payments());
    shop.bank.takeBack(id, '400.00', 'MED_FRAUDE', 'EM_PROCESSAMENTO');
    shop.bank.takeBack(other, '400.00', 'MED_FRAUDE');
    shop.backend.moveBusinessClock(day);
    await check();
    const [owed] = newestOfParts(await refundsOf(codigo));
    const register = () => {
      const now = shop.backend.services.clock();
      const typed = {
        id: owed!.id,
        comprovante: 'E0041',
        pago_em: calendarDay(now),
        nota: 'Pago pela escola.',
      };
      return registerReceipt(shop.db, { loginId, requestId: 'r', now }, typed);
    };
    await expect(register()).rejects.toMatchObject({ status: 409, codigo: 'PAGAMENTO_CONTESTADO' });
    shop.bank.settleRefunds('NAO_REALIZADO');
    shop.bank.takeBack(other, '300.00', 'MED_FRAUDE', 'EM_PROCESSAMENTO');
    shop.backend.moveBusinessClock(day);
    await check();
    await register();
    shop.bank.settleRefunds('NAO_REALIZADO');
  });

  it.each([
    ['made in part in the panel is owed by the rest', 'DEVOLUCAO', '600.00', 40_000],
    ['is owed by the rest once MED took a part back', 'MED', '600.00', 40_000],
    ['is owed no more once MED took all back', 'MED', '1000.00', 0],
  ] as const)('that the bank refused and %s', async (_what, tipo, amount, rest) => {
    const { codigo, id } = await paid();
    bodyOf(await ana.tryWithdraw(codigo));
    shop.bank.settleRefunds('NAO_REALIZADO');
    await sendRefunds(shop.db, shop.payments());
    shop.bank.takeBack(id, amount, tipo === 'MED' ? 'MED_FRAUDE' : undefined);
    shop.backend.moveBusinessClock(day);
    await check();
    await sendRefunds(shop.db, shop.payments());
    shop.bank.settleRefunds('DEVOLVIDO');
    await sendRefunds(shop.db, shop.payments());
    const given = (await refundsOf(codigo)).filter(({ status }) => status === 'DEVOLVIDO');
    expect(given.reduce((sum, { valor_centavos: cents }) => sum + cents, 0)).toBe(rest);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
    expect(shop.bank.left(id)).toBe(0);
    const key = { tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf } as const;
    expect((await ana.tryRedirect(codigo, key)).status).toBe(409);
    expect(await accountBalances(shop.db, codigo)).toEqual({});
    expect(await differences()).toEqual([]);
  });
});

describe('a charge of a bank that charges no more (REFUND-13)', () => {
  const changed = () => {
    const { pix, ...more } = shop.payments();
    const asked: string[] = [];
    const refuse = (reference: string) => {
      asked.push(reference);
      return Promise.resolve(undefined);
    };
    const other = {
      ...pix,
      name: 'banco-novo',
      findCharge: refuse,
      cancelCharge: refuse as () => Promise<void>,
    };
    return { payments: { ...more, pix: other, former: [pix] }, asked };
  };
  async function charged() {
    const id_oferta = nextOffer++;
    await addOffer(shop.db, { id_produto: 1, id_oferta });
    return ana.openPix(id_oferta);
  }

  it('is asked for there whether it was paid', async () => {
    const { txid, codigo_compra: codigo } = await charged();
    const id = shop.bank.pay(txid);
    shop.backend.moveBusinessClock(2 * minute);
    const { payments, asked } = changed();
    await reconcilePayments(shop.db, payments, shop.backend.services.log);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    expect(await shop.db.select().from(paymentEvents).where(eq(paymentEvents.txid, txid))).toMatchObject([
      { provedor: 'api-pix', id_evento: id },
    ]);
    const ours = { ...payments, forms: ['pix' as const] };
    expect(await compareWithProviders(shop.db, ours)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is cancelled there, and waits where that bank isn’t connected any more', async () => {
    const { txid, codigo_compra: codigo } = await charged();
    const { payments, asked } = changed();
    await shop.db.transaction((tx) => withdrawBills(tx, codigo));
    await cancelClosedCharges(shop.db, { ...payments, former: [] }, codigo);
    expect(shop.bank.charges.get(txid)).toMatchObject({ status: 'ATIVA' });
    await cancelClosedCharges(shop.db, payments, codigo);
    expect(shop.bank.charges.get(txid)).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect(asked).toEqual([]);
  });
});
