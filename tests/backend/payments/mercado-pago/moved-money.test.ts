import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { financeMatters, providerMoves } from '#/backend/db/schema/ledger.ts';
import { cardTries, paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { checkMoney } from '#/backend/modules/refunds/check-money.ts';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { accountBalances, mailKindsOf } from '../../../support/backend/money-of.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { addOffer } from '../../../support/catalogue-data.ts';
import { bodyOf, Buyer, path } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';
import { openMercadoPagoShop } from './mercado-pago-shop.ts';

const minute = 60_000;
const day = 1440 * minute;

let shop: Awaited<ReturnType<typeof openMercadoPagoShop>>;
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  shop = await openMercadoPagoShop(['cartao']);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  ana = await Buyer.register(shop.backend.url);
  shop.psp.refundsCome = 'approved';
});

/** A purchase of R$ 1.000 that a card paid, and by which reference Mercado Pago knows it. */
async function paid() {
  const { db } = shop.backend;
  const id_oferta = nextOffer++;
  await addOffer(db, { id_produto: 1, id_oferta, vagas_total: 20, vagas_disponiveis: 20 });
  const { codigo } = await ana.accept(await ana.buy(id_oferta));
  bodyOf(await ana.tryCard(codigo, shop.psp.type()));
  const [card] = await db.select().from(cardTries).where(eq(cardTries.codigo_compra, codigo));
  const reference = card!.txid;
  return { codigo, id_oferta, reference, id: shop.psp.paymentOf(reference).id };
}

const check = () => checkMoney(shop.backend.db, shop.payments());
const matters = (codigo: string) =>
  shop.backend.db.select().from(financeMatters).where(eq(financeMatters.codigo_compra, codigo));
const moves = (codigo: string) =>
  shop.backend.db.select().from(providerMoves).where(eq(providerMoves.codigo_compra, codigo));
const refundsOf = (codigo: string) =>
  shop.backend.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo)).orderBy(refunds.criada_em);
const cents = (reference: string) => Math.round(shop.psp.left(reference) * 100);

async function differences() {
  const { db, services } = shop.backend;
  return [...(await findLedgerErrors(db)), ...(await compareWithProviders(db, services))];
}

describe('a refund that the shop asks for (PROVIDER-9)', () => {
  it('is made though a part of the payment went back in the panel before', async () => {
    const { codigo, reference, id } = await paid();
    shop.psp.giveBack(reference, 10);
    const purchase = bodyOf(await ana.tryWithdraw(codigo));
    expect(purchase.estado).toBe('ESTORNADA');
    expect(cents(reference)).toBe(0);
    const made = shop.psp.refunds.filter((refund) => refund.payment_id === id);
    expect(made.map(({ amount }) => amount)).toEqual([10, 990]);
    expect(await moves(codigo)).toMatchObject([{ tipo: 'DEVOLUCAO', status: 'FEITO', centavos: 1000 }]);
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({});
    expect(await mailKindsOf(shop.backend.db, codigo)).not.toContain('devolucao-nao-realizada');
    expect(await differences()).toEqual([]);
  });

  it('isn’t made a second time where the panel gave back all of it', async () => {
    const { codigo, reference, id } = await paid();
    shop.psp.giveBack(reference);
    const purchase = bodyOf(await ana.tryWithdraw(codigo));
    expect(purchase).toMatchObject({ estado: 'ESTORNADA', devolucoes: [{ status: 'DEVOLVIDO' }] });
    expect(shop.psp.refunds.filter((refund) => refund.payment_id === id)).toHaveLength(1);
    expect(
      (await ana.tryRedirect(codigo, { tipo: 'pix', tipo_chave: 'cpf', chave: ana.student.cpf })).status,
    ).toBe(409);
    expect(await differences()).toEqual([]);
  });

  it('is told from one of the panel by its key while Mercado Pago knows that', async () => {
    const { codigo, reference, id } = await paid();
    shop.psp.failNext(/refunds/, { kind: 'garbage' });
    bodyOf(await ana.tryWithdraw(codigo));
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO', id_provedor: null }]);
    shop.backend.moveBusinessClock(minute);
    await sendRefunds(shop.backend.db, shop.payments());
    const own = shop.psp.refunds.find((refund) => refund.payment_id === id);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO', id_provedor: String(own!.id) }]);
    expect([cents(reference), await moves(codigo)]).toEqual([0, []]);
    expect(await differences()).toEqual([]);
  });

  it('isn’t asked for twice once Mercado Pago has forgotten its key', async () => {
    const { codigo, id } = await paid();
    shop.psp.failNext(/refunds/, { kind: 'garbage' });
    bodyOf(await ana.tryWithdraw(codigo));
    shop.psp.forgetKeys();
    shop.backend.moveBusinessClock(day);
    await sendRefunds(shop.backend.db, shop.payments());
    expect(shop.psp.refunds.filter((refund) => refund.payment_id === id)).toHaveLength(1);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
    expect(await differences()).toEqual([]);
  });

  it('waits while the payment is disputed, and goes out only once that is won', async () => {
    const { codigo, reference, id } = await paid();
    shop.psp.dispute(reference, 'in_mediation');
    const held = bodyOf(await ana.tryWithdraw(codigo));
    expect(held).toMatchObject({ estado: 'ARREPENDIDA', devolucoes: [{ status: 'EM_PROCESSAMENTO' }] });
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({
      CONTESTADO: 100_000,
      A_DEVOLVER: -100_000,
    });
    shop.psp.dispute(reference, 'won');
    await sendRefunds(shop.backend.db, shop.payments());
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA' });
    expect(shop.psp.refunds.filter((refund) => refund.payment_id === id)).toHaveLength(1);
    expect(await matters(codigo)).toMatchObject([{ tipo: 'CONTESTACAO', desfecho: 'GANHA' }]);
    expect(await differences()).toEqual([]);
  });

  it('isn’t made besides a lost dispute, which gave the money back already', async () => {
    const { codigo, reference, id } = await paid();
    shop.psp.dispute(reference, 'charged_back');
    bodyOf(await ana.tryWithdraw(codigo));
    shop.psp.dispute(reference, 'settled');
    await sendRefunds(shop.backend.db, shop.payments());
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'ESTORNADA',
      devolucoes: [{ status: 'DEVOLVIDO' }],
    });
    expect(shop.psp.refunds.filter((refund) => refund.payment_id === id)).toHaveLength(0);
    expect(await matters(codigo)).toMatchObject([{ tipo: 'CONTESTACAO', desfecho: 'PERDIDA' }]);
    expect(await differences()).toEqual([]);
  });
});

describe('money that moves at Mercado Pago without the shop (LEDGER-13, LEDGER-12)', () => {
  it('keeps the seat while it is disputed, and has a matter with a deadline', async () => {
    const { codigo, id_oferta, reference, id } = await paid();
    const chargeback = shop.psp.openChargeback(reference);
    expect(await shop.psp.notify(shop.proxy.url, chargeback, { type: 'chargebacks' })).toBe(200);
    expect(await shop.psp.notify(shop.proxy.url, id)).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA' });
    expect(await freeSeats(shop.backend.db, id_oferta)).toBe(19);
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({
      CONTESTADO: 100_000,
      RECEITA: -100_000,
    });
    const [matter, ...more] = await matters(codigo);
    expect(more).toEqual([]);
    expect(matter).toMatchObject({ tipo: 'CONTESTACAO', centavos: 100_000, encerrada_em: null });
    expect(Date.parse(matter!.prazo)).toBeGreaterThan(shop.backend.now().getTime());
    expect(
      (await mailKindsOf(shop.backend.db, codigo)).filter((kind) => kind === 'pagamento-contestado'),
    ).toHaveLength(1);
    expect(await differences()).toEqual([]);

    shop.psp.dispute(reference, 'won');
    expect(await shop.psp.notify(shop.proxy.url, id)).toBe(200);
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({ RECEITA: -100_000 });
    expect(await matters(codigo)).toMatchObject([{ desfecho: 'GANHA' }]);
    expect(await differences()).toEqual([]);
  });

  it('frees the seat once a dispute is lost, whichever webhook comes first or twice', async () => {
    const { codigo, id_oferta, reference, id } = await paid();
    const chargeback = shop.psp.openChargeback(reference);
    shop.psp.dispute(reference, 'settled');
    const webhooks = [
      () => shop.psp.notify(shop.proxy.url, id),
      () => shop.psp.notify(shop.proxy.url, chargeback, { type: 'topic_chargebacks_wh' }),
    ];
    for (const notify of [...webhooks, ...webhooks.toReversed()]) expect(await notify()).toBe(200);
    const purchase = await ana.purchase(codigo);
    expect(path(purchase)).toEqual([
      'AGUARDANDO_ACEITE',
      'AGUARDANDO_PAGAMENTO',
      'PAGA',
      'MATRICULADA',
      'ESTORNADA',
    ]);
    expect(await freeSeats(shop.backend.db, id_oferta)).toBe(20);
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({});
    expect(await matters(codigo)).toMatchObject([{ tipo: 'CONTESTACAO', encerrada_em: null }]);
    const kinds = (await mailKindsOf(shop.backend.db, codigo)).filter(
      (kind) => kind === 'matricula-encerrada-pelo-banco',
    );
    expect(kinds).toHaveLength(1);
    expect(await differences()).toEqual([]);
    shop.psp.dispute(reference, 'reimbursed');
    expect(await webhooks[0]!()).toBe(200);
    expect(await matters(codigo)).toMatchObject([
      { encerrada_em: null, detalhe: expect.stringContaining('desfeita') },
    ]);
    expect(await differences()).toEqual([]);
  });

  it('is found within a day without any webhook, asked about daily and not oftener', async () => {
    const { codigo, reference } = await paid();
    shop.psp.takeFee(reference, 49.9);
    shop.backend.moveBusinessClock(10 * minute);
    await check();
    expect(await moves(codigo)).toMatchObject([{ tipo: 'TARIFA', centavos: 4990 }]);
    shop.psp.giveBack(reference, 250);
    shop.backend.moveBusinessClock(day - 1);
    await check();
    expect(await moves(codigo)).toHaveLength(1);
    expect((await differences()).length).toBeGreaterThan(0);
    shop.backend.moveBusinessClock(1);
    await check();
    // A part went back: the seat stays, and the finance team says what was agreed.
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA' });
    expect(await accountBalances(shop.backend.db, codigo)).toEqual({ CLIENTES: 25_000, RECEITA: -100_000 });
    expect(await matters(codigo)).toMatchObject([
      { tipo: 'DEVOLUCAO_NO_PROVEDOR', centavos: 25_000, encerrada_em: null },
    ]);
    expect(await differences()).toEqual([]);
    // The rest goes back as well: the enrolment has ended.
    shop.psp.giveBack(reference);
    shop.backend.moveBusinessClock(day);
    await check();
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA' });
    expect(await differences()).toEqual([]);
  });

  it('that was read before something newer changes nothing', async () => {
    const { codigo, reference } = await paid();
    const { db } = shop.backend;
    const { card } = shop.backend.services;
    const findMoney = card.findMoney.bind(card);
    const old = { ...shop.payments() };
    shop.psp.dispute(reference, 'charged_back');
    const before = await findMoney(String(shop.psp.paymentOf(reference).id));
    shop.psp.dispute(reference, 'settled');
    shop.backend.moveBusinessClock(day);
    await check();
    await checkMoney(db, {
      ...old,
      now: new Date(old.now.getTime() + 11 * minute),
      card: { ...card, findMoney: () => Promise.resolve(before) },
    });
    expect(await moves(codigo)).toMatchObject([{ status: 'FEITO' }]);
  });

  it('of a payment without a webhook is followed as well', async () => {
    const { db } = shop.backend;
    const id_oferta = nextOffer++;
    await addOffer(db, { id_produto: 1, id_oferta, vagas_total: 20, vagas_disponiveis: 20 });
    const { codigo } = await ana.accept(await ana.buy(id_oferta));
    bodyOf(
      await ana.tryCard(
        codigo,
        shop.psp.type({ status: 'in_process', status_detail: 'pending_review_manual' }),
      ),
    );
    const [card] = await db.select().from(cardTries).where(eq(cardTries.codigo_compra, codigo));
    shop.psp.decide(card!.txid, { status: 'approved', status_detail: 'accredited' });
    shop.psp.giveBack(card!.txid);
    expect(await shop.psp.notify(shop.proxy.url, shop.psp.paymentOf(card!.txid).id)).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'ESTORNADA' });
    expect(await freeSeats(db, id_oferta)).toBe(20);
    const seen = await db.select().from(paymentEvents).where(eq(paymentEvents.txid, card!.txid));
    expect(seen).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });
});
