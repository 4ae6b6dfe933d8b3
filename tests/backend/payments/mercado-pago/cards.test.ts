import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardTries, oddPaymentItems, paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { askAboutCards } from '#/backend/modules/payments/card/settle-card.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { TestBackend } from '../../../support/backend/backend.ts';
import { addOffer } from '../../../support/catalogue-data.ts';
import type { FakeMercadoPago } from '../../../support/payments/fake-mercado-pago.ts';
import type { FakeProxy } from '../../../support/payments/fake-proxy.ts';
import { bodyOf, Buyer, path } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';
import { cardOrigin, openMercadoPagoShop } from './mercado-pago-shop.ts';

const minute = 60_000;

const approved = { status: 'approved', status_detail: 'accredited' } as const;
const reviewed = { status: 'in_process', status_detail: 'pending_review_manual' } as const;
const challenged = { status: 'pending', status_detail: 'pending_challenge' } as const;
const noFunds = { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' } as const;

let psp: FakeMercadoPago;
let proxy: FakeProxy;
let backend: TestBackend;
let pages = '';
let payments: Awaited<ReturnType<typeof openMercadoPagoShop>>['payments'];
let stop: () => Promise<void>;
let ana: Buyer;
let nextOffer = 1;
const lines: string[] = [];

beforeAll(async () => {
  ({ psp, proxy, backend, pages, payments, stop } = await openMercadoPagoShop(['cartao'], (line) =>
    lines.push(line),
  ));
});

afterAll(() => stop());

beforeEach(async () => {
  ana = await Buyer.register(backend.url);
  psp.calls.length = 0;
  psp.searchLags = false;
  psp.refundsCome = 'approved';
});

async function waiting(): Promise<Purchase> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: 20, vagas_disponiveis: 20 };
  await addOffer(backend.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...vagas });
  return ana.accept(await ana.buy(id_oferta));
}

const pay = async (codigo: string, token: string, parcelas = 1) =>
  bodyOf(await ana.tryCard(codigo, token, parcelas));

async function referenceOf(codigo: string): Promise<string> {
  const rows = await backend.db
    .select()
    .from(cardTries)
    .where(eq(cardTries.codigo_compra, codigo))
    .orderBy(cardTries.tentativa);
  return rows.at(-1)!.txid;
}

const atPsp = async (codigo: string) => psp.paymentOf(await referenceOf(codigo));

async function decide(codigo: string, outcome: Parameters<FakeMercadoPago['decide']>[1]): Promise<number> {
  const reference = await referenceOf(codigo);
  psp.decide(reference, outcome);
  return psp.notify(proxy.url, psp.paymentOf(reference).id);
}

const refundsOf = (codigo: string) =>
  backend.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));

describe('a card at Mercado Pago (PROVIDER-6)', () => {
  it('is the only form that is offered (PROVIDER-1)', () => {
    expect(backend.services.forms).toEqual(['cartao']);
    expect(backend.cardOrigin).toBe(cardOrigin);
  });

  it('is charged by its token, with installments, and enrols (CARD-1)', async () => {
    const { codigo } = await waiting();
    const purchase = await pay(codigo, `${psp.type()}_25`, 3);
    expect(path(purchase)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
    expect(purchase.cartao).toMatchObject({ situacao: 'APROVADA', bandeira: 'mastercard', final: '6351' });
    expect(psp.orders.at(-1)).toMatchObject({
      transaction_amount: 1000,
      installments: 3,
      payment_method_id: 'master',
      issuer_id: '25',
      payer: {
        email: ana.student.email,
        identification: { type: 'CPF', number: ana.student.cpf.replace(/\D/g, '') },
      },
      external_reference: await referenceOf(codigo),
      statement_descriptor: 'VITRINE CURSOS',
    });
  });

  it.each([
    ['cc_rejected_insufficient_amount', 'SALDO_OU_LIMITE'],
    ['cc_rejected_bad_filled_date', 'CARTAO_VENCIDO'],
    ['cc_rejected_bad_filled_security_code', 'CODIGO_DE_SEGURANCA'],
    ['cc_rejected_bad_filled_card_number', 'DADOS_DO_CARTAO'],
    ['cc_rejected_bad_filled_other', 'DADOS_DO_CARTAO'],
    ['cc_rejected_high_risk', 'SUSPEITA_DE_FRAUDE'],
    ['cc_rejected_blacklist', 'SUSPEITA_DE_FRAUDE'],
    ['cc_rejected_card_disabled', 'BLOQUEADO_OU_PERDIDO'],
    ['cc_rejected_call_for_authorize', 'LIGUE_PARA_O_BANCO'],
    ['cc_rejected_3ds_challenge', 'DESAFIO_NAO_CONCLUIDO'],
    ['cc_rejected_max_attempts', 'OUTRO'],
    ['one_of_next_year', 'OUTRO'],
  ])('%s is told as %s, and the seat is kept (CARD-6)', async (status_detail, motivo) => {
    const { codigo, oferta } = await waiting();
    const purchase = await pay(codigo, psp.type({ status: 'rejected', status_detail }));
    expect(purchase).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      cartao: { situacao: 'RECUSADA', motivo },
    });
    expect(await freeSeats(backend.db, oferta.id_oferta)).toBe(19);
  });

  it('that is refused gives way to another, of which each is a try of its own', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(noFunds));
    expect(await pay(codigo, psp.type())).toMatchObject({
      estado: 'MATRICULADA',
      cartao: { tentativas: 2 },
    });
  });

  it('whose token was used, or is none, has to be typed again', async () => {
    const used = psp.type(noFunds);
    await pay((await waiting()).codigo, used);
    for (const token of [
      `${used}_1`,
      'f'.repeat(32),
      `${'e'.repeat(32)}_visa`,
      `${'e'.repeat(32)}_debvisa`,
    ]) {
      const { codigo } = await waiting();
      const { cartao } = await pay(codigo, token);
      expect([token, cartao]).toMatchObject([token, { situacao: 'RECUSADA', motivo: 'DADOS_DO_CARTAO' }]);
    }
  });

  it.each([
    [approved, 'MATRICULADA', 'APROVADA'],
    [noFunds, 'AGUARDANDO_PAGAMENTO', 'RECUSADA'],
  ])('under review waits, until %o', async (outcome, estado, situacao) => {
    const { codigo } = await waiting();
    expect(await pay(codigo, psp.type(reviewed))).toMatchObject({
      estado: 'EM_ANALISE',
      cartao: { situacao: 'EM_ANALISE' },
    });
    expect(await decide(codigo, outcome)).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({ estado, cartao: { situacao } });
  });

  it('under review is decided without any webhook, too (CARD-5)', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(reviewed));
    psp.decide(await referenceOf(codigo), approved);
    backend.moveBusinessClock(21_000);
    await askAboutCards(backend.db, payments());
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('under review is taken back, and what was approved meanwhile goes back', async () => {
    const first = await waiting();
    await pay(first.codigo, psp.type(reviewed));
    bodyOf(await ana.tryCancel(first.codigo));
    await cancelClosedCharges(backend.db, payments());
    expect(await atPsp(first.codigo)).toMatchObject({ status: 'cancelled' });
    const crossed = await waiting();
    await pay(crossed.codigo, psp.type(reviewed));
    psp.decide(await referenceOf(crossed.codigo), approved);
    bodyOf(await ana.tryCancel(crossed.codigo));
    await cancelClosedCharges(backend.db, payments());
    await applyWaitingPayments(backend.db, payments());
    await sendRefunds(backend.db, payments());
    expect(await atPsp(crossed.codigo)).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(crossed.codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
  });
});

describe('a challenge of the card’s bank', () => {
  it('is shown on the page of the cards, and its outcome comes by a webhook', async () => {
    const { codigo } = await waiting();
    const { cartao } = await pay(codigo, psp.type(challenged));
    const reference = await referenceOf(codigo);
    expect(cartao).toMatchObject({ situacao: 'DESAFIO', desafio: `${cardOrigin}/desafio/${reference}` });
    const shown = await fetch(`${pages}/desafio/${reference}`);
    const html = await shown.text();
    expect(html).toContain('action="https://acs.bank.example/challenge" target="banco"');
    expect(html).toContain('name="creq" value="eyJjcmVxIjoxfQ=="');
    expect(html).toContain(`data-volta="${proxy.url}/minhas-compras/${codigo}"`);
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'; frame-src https:");
    expect(await decide(codigo, approved)).toBe(200);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA' });
    expect(await (await fetch(`${pages}/desafio/${reference}`)).text()).toContain('não vale mais');
  });

  it('that isn’t answered in time is refused with its reason', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(challenged));
    await decide(codigo, { status: 'rejected', status_detail: 'cc_rejected_3ds_challenge' });
    expect((await ana.purchase(codigo)).cartao).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'DESAFIO_NAO_CONCLUIDO',
    });
  });

  it('leads nowhere but to the shop, and is no one’s who doesn’t know its address', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(challenged));
    (await atPsp(codigo)).metadata = { return_url: `${proxy.url}.elsewhere.example/` };
    const reference = await referenceOf(codigo);
    const html = await (await fetch(`${pages}/desafio/${reference}`)).text();
    expect(html).toContain(`data-volta="${proxy.url}/minhas-compras"`);
    psp.calls.length = 0;
    expect((await fetch(`${pages}/desafio/${'0'.repeat(32)}`)).status).toBe(404);
    expect(psp.calls).toEqual([]);
  });
});

describe('the page where cards are typed (CARD-2)', () => {
  it('lets in Mercado Pago’s script and fields, and only the shop frame it', async () => {
    const framed = await fetch(`${pages}/cartao`);
    const policy = framed.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://sdk.mercadopago.com");
    expect(policy).toContain('frame-src https://secure-fields.mercadopago.com;');
    expect(policy).toContain(`frame-ancestors ${proxy.url}`);
    const html = await framed.text();
    expect(html).toContain('<script src="https://sdk.mercadopago.com/js/v2" defer>');
    // The fields of number and code aren't this page's.
    expect(html.match(/<input [^>]*name="(\w+)"/g)).toHaveLength(2);
    const script = await (await fetch(`${pages}/cartao.js`)).text();
    expect(script).toContain('APP_USR-public-key-of-the-shop');
    expect(script).not.toContain(psp.accessToken);
  });

  it('says without script that there is no card without', async () => {
    const { codigo } = await waiting();
    const whole = await fetch(`${pages}/cartao/pagina?compra=${codigo}&parcelas=2`);
    expect([whole.status, await whole.text()]).toEqual([
      200,
      expect.stringContaining(`href="${proxy.url}/minhas-compras/${codigo}"`),
    ]);
    expect((await fetch(`${pages}/cartao/pagina?compra=elsewhere`)).status).toBe(404);
  });
});

describe('webhooks (PROVIDER-3)', () => {
  it('that come twice, at once and out of order count once', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(reviewed));
    const { id } = await atPsp(codigo);
    psp.decide(await referenceOf(codigo), approved);
    // One says created, one updated: what counts is what the payment is now.
    const statuses = await Promise.all([1, 2, 3].map(() => psp.notify(proxy.url, id)));
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(await psp.notify(proxy.url, id)).toBe(200);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    const events = await backend.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id_evento, String(id)));
    expect(events).toHaveLength(1);
  });

  it('that are forged, old, or of another payment are refused', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(reviewed));
    const { id } = await atPsp(codigo);
    psp.decide(await referenceOf(codigo), approved);
    const now = backend.now().getTime();
    expect(await psp.notify(proxy.url, id, { secret: 'a-guess-of-somebody' })).toBe(401);
    expect(await psp.notify(proxy.url, id, { at: now - 11 * minute })).toBe(401);
    expect(await psp.notify(proxy.url, id, { at: now + 11 * minute })).toBe(401);
    expect(await psp.notify(proxy.url, id, { resource: '99' })).toBe(401);
    expect((await ana.purchase(codigo)).estado).toBe('EM_ANALISE');
    expect(await psp.notify(proxy.url, id, { inSeconds: true })).toBe(200);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('of a payment that no one knows are kept, of anything else passed over', async () => {
    const odd = () => backend.db.select().from(oddPaymentItems);
    const before = (await odd()).length;
    expect(await psp.notify(proxy.url, 123456)).toBe(200);
    expect(await odd()).toHaveLength(before + 1);
    expect(await psp.notify(proxy.url, 'abc-1', { type: 'merchant_order' })).toBe(200);
    expect(await odd()).toHaveLength(before + 1);
  });

  it('that can’t be confirmed now are to come again', async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type(reviewed));
    const { id } = await atPsp(codigo);
    psp.decide(await referenceOf(codigo), approved);
    psp.failNext(/GET \/v1\/payments\/\d/, { kind: 'status', status: 500 });
    expect(await psp.notify(proxy.url, id)).toBe(503);
    expect(await psp.notify(proxy.url, id)).toBe(200);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });
});

describe('when Mercado Pago fails (PROVIDER-2)', () => {
  it.each([
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'hang' },
    { kind: 'reset' },
    { kind: 'garbage' },
    { kind: 'huge' },
    { kind: 'lose' },
  ] as const)('one card is charged once after $kind $status', async (fault) => {
    const { codigo } = await waiting();
    psp.failNext(/POST/, fault);
    if (fault.kind === 'lose' || fault.kind === 'reset') psp.failNext(/POST/, fault);
    const { cartao } = await pay(codigo, psp.type());
    if (cartao!.situacao !== 'APROVADA') {
      expect(cartao).toMatchObject({ situacao: 'ENVIADA', motivo: null });
      backend.moveBusinessClock(21_000);
      await askAboutCards(backend.db, payments());
    }
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    const reference = await referenceOf(codigo);
    expect([...psp.payments.values()].filter((made) => made.external_reference === reference)).toHaveLength(
      1,
    );
  });

  it('finds the charge whose answer got lost for longer than commands are remembered', async () => {
    const { codigo } = await waiting();
    psp.failNext(/POST/, { kind: 'garbage' });
    expect((await pay(codigo, psp.type())).cartao).toMatchObject({ situacao: 'ENVIADA' });
    psp.forgetKeys();
    backend.moveBusinessClock(21_000);
    await askAboutCards(backend.db, payments());
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('logs what failed, without whose it is (PROVIDER-7)', async () => {
    const { codigo } = await waiting();
    lines.length = 0;
    psp.failNext(/POST/, { kind: 'status', status: 500 });
    await pay(codigo, psp.type());
    const text = lines.join('\n');
    expect(text).toContain('call of a payment provider failed');
    expect(text).toContain('POST /v1/payments brought status 500');
    expect(text).not.toContain(ana.student.email);
    expect(text).not.toContain(psp.accessToken);
    backend.moveBusinessClock(21_000);
    await askAboutCards(backend.db, payments());
  });
});

describe('money that goes back (PROVIDER-2)', () => {
  const paid = async () => {
    const { codigo } = await waiting();
    await pay(codigo, psp.type());
    return codigo;
  };

  it('goes back to the card once, however often it is asked for', async () => {
    const codigo = await paid();
    psp.failNext(/refunds/, { kind: 'garbage' });
    lines.length = 0;
    bodyOf(await ana.tryWithdraw(codigo));
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    expect(lines.filter((line) => line.includes('"chamada":"refund"'))).toHaveLength(1);
    await sendRefunds(backend.db, payments());
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
    const { id } = await atPsp(codigo);
    expect(psp.refunds.filter((made) => made.payment_id === id)).toHaveLength(1);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });

  it('that is under way is asked for until it is back', async () => {
    const codigo = await paid();
    psp.refundsCome = 'in_process';
    bodyOf(await ana.tryWithdraw(codigo));
    await sendRefunds(backend.db, payments());
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    psp.refunds.at(-1)!.status = 'approved';
    await sendRefunds(backend.db, payments());
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
  });

  it('that Mercado Pago won’t give back is NAO_REALIZADO', async () => {
    const codigo = await paid();
    psp.refundsCome = 'rejected';
    bodyOf(await ana.tryWithdraw(codigo));
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'NAO_REALIZADO' }]);
  });

  it('that a person gave back by hand isn’t told as failed', async () => {
    const codigo = await paid();
    psp.giveBack(await referenceOf(codigo));
    const { estado, devolucoes } = bodyOf(await ana.tryWithdraw(codigo));
    expect([estado, devolucoes]).toMatchObject(['ESTORNADA', [{ status: 'DEVOLVIDO' }]]);
  });

  it('goes nowhere but to the card', async () => {
    const to = { tipo: 'pix', tipo_chave: 'cpf', chave: '52998224725', cpf: '52998224725' } as const;
    const order = { id: 'a'.repeat(32), endToEndId: '1', cents: 100, to };
    expect(await backend.services.card.refund(order)).toEqual({ status: 'NAO_REALIZADO' });
    expect(psp.calls).toEqual([]);
  });
});
