import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oddPaymentItems, paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { requestRefund } from '#/backend/modules/refunds/request-refund.ts';
import type { ApiPixSettings } from '#/backend/payment-settings.ts';
import { createApiPix } from '#/backend/payments/api-pix/api-pix-provider.ts';
import { ProviderError } from '#/backend/payments/provider-error.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAuthority, type Identity } from '../../support/payments/certificates.ts';
import { startFakeApiPix, type FakeApiPix } from '../../support/payments/fake-api-pix.ts';
import { postOver, startFakeProxy, type FakeProxy } from '../../support/payments/fake-proxy.ts';
import { Buyer, bodyOf } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const bankAuthority = makeAuthority('Autoridade do banco');
const clientAuthority = makeAuthority('Autoridade dos clientes');
const stranger = makeAuthority('Outra autoridade');
const webhookSecret = 'w'.repeat(40);
const minute = 60_000;
const timeLimitMs = 3000;

let bank: FakeApiPix;
let proxy: FakeProxy;
let backend: TestBackend;
let settings: ApiPixSettings;
let ana: Buyer;
let nextOffer = 1;
const lines: string[] = [];

beforeAll(async () => {
  bank = await startFakeApiPix({
    bank: bankAuthority,
    clients: clientAuthority,
    clock: () => backend?.services.clock() ?? noon(),
  });
  proxy = await startFakeProxy(bankAuthority.issue('localhost'), bankAuthority.certificate);
  const own = clientAuthority.issue('vitrine');
  settings = {
    url: `${bank.url}/api/v2`,
    tokenUrl: `${bank.url}/oauth/token`,
    clientId: bank.clientId,
    clientSecret: bank.clientSecret,
    key: 'financeiro@escola.example',
    certificate: own.certificate,
    certificateKey: own.key,
    authority: bankAuthority.certificate,
    webhookSecret,
    hasVerifyingProxy: true,
  };
  backend = await startTestBackend({
    clock: noon,
    publicUrl: proxy.url,
    apiPix: settings,
    providerMs: timeLimitMs,
    log: (line) => lines.push(line),
  });
  proxy.target = backend.url;
  await addTaxonomy(backend.db);
  await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
});

afterAll(async () => {
  await backend.stop();
  await proxy.stop();
  await bank.stop();
});

beforeEach(async () => {
  ana = await Buyer.register(backend.url);
  bank.calls.length = 0;
});

async function offerWith(seats = 20): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.db, { id_produto: 1, id_oferta, vagas_total: seats, vagas_disponiveis: seats });
  return id_oferta;
}

const openPix = async () => ana.openPix(await offerWith());

const accepted = async () => ana.accept(await ana.buy(await offerWith()));

const estado = async (codigo: string) => (await ana.purchase(codigo)).estado;

interface Sender {
  secret?: string;
  as?: Identity | null;
}

function webhook(pix: unknown[], { secret = webhookSecret, as = bankIdentity() }: Sender = {}) {
  return postOver(`${proxy.url}/api/webhook/${secret}/pix`, {
    body: JSON.stringify({ pix }),
    authority: bankAuthority.certificate,
    ...(as && { identity: as }),
  });
}

const bankIdentity = () => bankAuthority.issue('webhook.bank.example');

const refundsOf = (codigo: string) =>
  backend.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));

describe('a bank with API Pix', () => {
  it('is told at the start where its webhooks go, once (PROVIDER-4)', async () => {
    const url = `${proxy.url}/api/webhook/${webhookSecret}`;
    await eventually(() => expect(bank.webhooks.get(settings.key)).toBe(url));
    bank.calls.length = 0;
    await backend.services.registerWebhook();
    expect(bank.calls.filter((call) => call.startsWith('PUT /api/v2/webhook'))).toEqual([]);
    bank.webhooks.set(settings.key, 'https://elsewhere.example');
    await backend.services.registerWebhook();
    expect(bank.webhooks.get(settings.key)).toBe(url);
  });

  it('is the only form that is offered (PROVIDER-1)', () => {
    expect(backend.services.forms).toEqual(['pix']);
    expect(backend.services.simulatedBank).toBeNull();
  });

  it('charges, notifies, and enrols the buyer (PROVIDER-3)', async () => {
    const charge = await openPix();
    const made = bank.charges.get(charge.txid)!;
    expect(made).toMatchObject({
      valor: { original: '1000.00' },
      chave: settings.key,
      calendario: { expiracao: 1800 },
      solicitacaoPagador: `Compra ${charge.codigo_compra}`,
    });
    expect(charge.brcode).toBe(made.pixCopiaECola);
    const id = bank.pay(charge.txid);
    expect(await bank.notify([id])).toBe(200);
    expect(await estado(charge.codigo_compra)).toBe('MATRICULADA');
  });

  it('gives each resource a token of its own, and keeps it until shortly before its end', async () => {
    bank.forgetTokens();
    await openPix();
    bank.calls.length = 0;
    await openPix();
    expect(bank.calls.filter((call) => call.includes('token'))).toEqual([]);
    backend.moveClock(3571_000);
    ana = await Buyer.register(backend.url);
    await openPix();
    expect(bank.calls.filter((call) => call.includes('token'))).toHaveLength(1);
    expect(new Set(bank.scopes)).toEqual(
      new Set(['cob.write cob.read', 'pix.write pix.read', 'webhook.write webhook.read']),
    );
  });

  it('is asked for one token by many calls at once, and for another when it refuses one', async () => {
    const purchases = [await accepted(), await accepted(), await accepted()];
    bank.forgetTokens();
    bank.calls.length = 0;
    for (const { codigo } of purchases) bodyOf(await ana.tryPay(codigo));
    expect(bank.calls.filter((call) => call.includes('token'))).toHaveLength(1);
    bank.forgetTokens();
    bank.calls.length = 0;
    const pix = createApiPix(settings, { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url });
    await Promise.all([1, 2, 3, 4].map((n) => pix.findPayment!(`E${String(n).repeat(31)}`)));
    expect(bank.calls.filter((call) => call.includes('token'))).toHaveLength(1);
  });

  it('gives up a second refusal of a token', async () => {
    const { codigo } = await accepted();
    bank.failNext(/PUT .*cob/, { kind: 'status', status: 401 });
    bank.failNext(/PUT .*cob/, { kind: 'status', status: 401 });
    const response = await ana.tryPay(codigo);
    expect([response.status, response.body]).toMatchObject([503, { codigo: 'PIX_INDISPONIVEL' }]);
    expect(bank.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('shows its own certificate: one of another authority is not talked to', async () => {
    const pix = createApiPix(
      { ...settings, authority: stranger.certificate },
      { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url },
    );
    await expect(pix.findPayment!('E'.repeat(32))).rejects.toBeInstanceOf(ProviderError);
    expect(bank.calls).toEqual([]);
  });

  it('wants the certificate of the shop', async () => {
    const other = stranger.issue('vitrine');
    const pix = createApiPix(
      { ...settings, certificate: other.certificate, certificateKey: other.key },
      { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url },
    );
    await expect(pix.findPayment!('E'.repeat(32))).rejects.toBeInstanceOf(ProviderError);
    expect(bank.calls).toEqual([]);
  });
});

describe('when the bank fails (PROVIDER-2)', () => {
  it.each([
    { fault: { kind: 'status', status: 429 }, tries: 1 },
    { fault: { kind: 'status', status: 500 }, tries: 1 },
    { fault: { kind: 'hang' }, tries: 1 },
    { fault: { kind: 'garbage' }, tries: 1 },
    { fault: { kind: 'huge' }, tries: 1 },
    { fault: { kind: 'lose' }, tries: 2 },
  ] as const)(
    'keeps the seat and makes one charge after $fault.kind $fault.status',
    async ({ fault, tries }) => {
      const purchase = await accepted();
      for (let time = 0; time < tries; time++) bank.failNext(/PUT .*cob/, fault);
      const response = await ana.tryPay(purchase.codigo);
      if (response.status !== 200) {
        expect([response.status, response.body]).toMatchObject([503, { codigo: 'PIX_INDISPONIVEL' }]);
      }
      const charge = await ana.pix(purchase.codigo);
      expect(charge.brcode).toBe(bank.charges.get(charge.txid)!.pixCopiaECola);
      expect(await estado(purchase.codigo)).toBe('AGUARDANDO_PAGAMENTO');
      expect(await freeSeats(backend.db, purchase.oferta.id_oferta)).toBe(19);
    },
  );

  it('takes no charge of another amount for its own', async () => {
    const pix = createApiPix(settings, { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url });
    const order = {
      txid: 'a'.repeat(32),
      cents: 100,
      description: 'Compra',
      createdAt: backend.now(),
      expiresAt: new Date(backend.now().getTime() + minute),
    };
    await pix.createCharge(order);
    await expect(pix.createCharge({ ...order, cents: 200 })).rejects.toMatchObject({ isRetryable: false });
  });

  it('says of every failure whether it may pass', async () => {
    const pix = createApiPix(settings, { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url });
    const find = () => pix.findPayment!('E'.repeat(32)).catch((error: unknown) => error);
    for (const [status, isRetryable] of [
      [429, true],
      [500, true],
      [503, true],
      [400, false],
      [403, false],
    ] as const) {
      bank.failNext(/GET .*pix/, { kind: 'status', status });
      expect(await find()).toMatchObject({ isRetryable, status });
    }
    expect(await find()).toBeUndefined();
  });

  it('writes no secret to the log', () => {
    const all = lines.join('\n');
    for (const secret of [bank.clientSecret, webhookSecret, 'token-1', 'PRIVATE KEY', 'Bearer']) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('a webhook', () => {
  it('is refused with a wrong secret, without certificate, and with a foreign one', async () => {
    const charge = await openPix();
    const item = bank.payments.get(bank.pay(charge.txid));
    expect(await webhook([item], { secret: 'x'.repeat(40) })).toBe(401);
    expect(await webhook([item], { as: null })).toBe(401);
    expect(await webhook([item], { as: stranger.issue('webhook.bank.example') })).toBe(401);
    expect(await estado(charge.codigo_compra)).toBe('AGUARDANDO_PAGAMENTO');
    expect(await webhook([item])).toBe(200);
    expect(await estado(charge.codigo_compra)).toBe('MATRICULADA');
  });

  it('counts for nothing when the bank knows no such payment (PROVIDER-3)', async () => {
    const charge = await openPix();
    const endToEndId = `E${'9'.repeat(31)}`;
    const horario = backend.now().toISOString();
    expect(await webhook([{ endToEndId, txid: charge.txid, valor: '1000.00', horario }])).toBe(200);
    expect(await estado(charge.codigo_compra)).toBe('AGUARDANDO_PAGAMENTO');
    const odd = await backend.db
      .select()
      .from(oddPaymentItems)
      .where(eq(oddPaymentItems.motivo, 'NAO_CONFIRMADO'));
    expect(odd).toHaveLength(1);
  });

  it('counts as the bank has it, whatever it says of amount and charge', async () => {
    const [one, other] = [await openPix(), await openPix()];
    const id = bank.pay(one.txid);
    const horario = backend.now().toISOString();
    expect(await webhook([{ endToEndId: id, txid: other.txid, valor: '1.00', horario }])).toBe(200);
    expect(await estado(one.codigo_compra)).toBe('MATRICULADA');
    expect(await estado(other.codigo_compra)).toBe('AGUARDANDO_PAGAMENTO');
  });

  it('is to be repeated when the bank can’t confirm it, and applies the others', async () => {
    const [one, other] = [await openPix(), await openPix()];
    const ids = [bank.pay(one.txid), bank.pay(other.txid)];
    bank.failNext(new RegExp(`GET .*${ids[0]}`), { kind: 'status', status: 500 });
    expect(await bank.notify(ids)).toBe(503);
    expect(await estado(one.codigo_compra)).toBe('AGUARDANDO_PAGAMENTO');
    expect(await estado(other.codigo_compra)).toBe('MATRICULADA');
    expect(await bank.notify(ids)).toBe(200);
    expect(await estado(one.codigo_compra)).toBe('MATRICULADA');
  });

  it('may come twice, at once, and in any order', async () => {
    const charges: PixCharge[] = [await openPix(), await openPix(), await openPix()];
    const ids = charges.map(({ txid }) => bank.pay(txid));
    const rounds = [ids, ids.toReversed(), [ids[1]!], [ids[2]!, ids[0]!, ids[0]!]];
    const deliver = (round: string[]) => eventually(async () => expect(await bank.notify(round)).toBe(200));
    await Promise.all(rounds.map(deliver));
    for (const { codigo_compra } of charges) {
      expect(await estado(codigo_compra)).toBe('MATRICULADA');
      expect(await refundsOf(codigo_compra)).toEqual([]);
    }
    const events = await backend.db.select().from(paymentEvents);
    expect(events.filter(({ id_evento }) => ids.includes(id_evento))).toHaveLength(3);
  });
});

describe('money that goes back', () => {
  const payments = () => ({ ...backend.services, now: backend.now() });

  async function askBack(): Promise<{ codigo: string; endToEndId: string }> {
    const charge = await openPix();
    const endToEndId = bank.pay(charge.txid);
    await bank.notify([endToEndId]);
    const payment = { endToEndId, cents: 100_000, forma: 'pix' as const };
    await requestRefund(backend.db, charge.codigo_compra, payment, 'Teste', backend.now());
    return { codigo: charge.codigo_compra, endToEndId };
  }
  const devolucoes = (endToEndId: string) => bank.payments.get(endToEndId)!.devolucoes;

  it('is under way, then given back, and asked for once', async () => {
    const { codigo, endToEndId } = await askBack();
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    await sendRefunds(backend.db, payments(), codigo);
    expect(devolucoes(endToEndId)).toMatchObject([{ valor: '1000.00', status: 'EM_PROCESSAMENTO' }]);
    bank.settleRefunds('DEVOLVIDO');
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
    expect(devolucoes(endToEndId)).toHaveLength(1);
  });

  it('may not be possible', async () => {
    const { codigo } = await askBack();
    await sendRefunds(backend.db, payments(), codigo);
    bank.settleRefunds('NAO_REALIZADO');
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'NAO_REALIZADO' }]);
  });

  it('is not possible when the bank refuses to', async () => {
    const { codigo, endToEndId } = await askBack();
    bank.failNext(/PUT .*devolucao/, { kind: 'status', status: 422 });
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'NAO_REALIZADO' }]);
    expect(devolucoes(endToEndId)).toEqual([]);
  });

  it.each([
    { kind: 'lose' },
    { kind: 'garbage' },
    { kind: 'hang' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
  ] as const)('is given back once after $kind $status', async (fault) => {
    const { codigo, endToEndId } = await askBack();
    bank.failNext(/PUT .*devolucao/, fault);
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    await sendRefunds(backend.db, payments(), codigo);
    bank.settleRefunds('DEVOLVIDO');
    await sendRefunds(backend.db, payments(), codigo);
    expect(await refundsOf(codigo)).toMatchObject([{ status: 'DEVOLVIDO' }]);
    expect(devolucoes(endToEndId)).toHaveLength(1);
  });
});

describe('what the bank knows', () => {
  const pix = () =>
    createApiPix(settings, { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url });

  it('of a charge: its payments, and whether it can still be paid, which ATIVA doesn’t say', async () => {
    const { txid } = await openPix();
    expect(await pix().findCharge(txid)).toEqual({ isOpen: true, payments: [] });
    const id = bank.pay(txid);
    const paid = { endToEndId: id, cents: 100_000, paidAt: new Date(bank.payments.get(id)!.horario) };
    expect(await pix().findCharge(txid)).toEqual({ isOpen: false, payments: [paid] });
    const unpaid = await openPix();
    backend.moveClock(31 * minute);
    expect(bank.charges.get(unpaid.txid)!.status).toBe('ATIVA');
    expect(await pix().findCharge(unpaid.txid)).toEqual({ isOpen: false, payments: [] });
    expect(await pix().findCharge('c'.repeat(32))).toBeUndefined();
  });

  it('of a refund, which goes nowhere but back', async () => {
    const { txid } = await openPix();
    const order = { id: 'd'.repeat(32), endToEndId: bank.pay(txid), cents: 100_000, providerId: null };
    expect(await pix().findRefund(order)).toBeUndefined();
    const to = { tipo: 'pix' as const, chave: 'ana@example.com', cpf: ana.student.cpf };
    expect(await pix().refund({ ...order, to } as never)).toEqual({ status: 'NAO_REALIZADO' });
    expect(await pix().findRefund(order)).toBeUndefined();
    const made = { status: 'EM_PROCESSAMENTO', providerId: order.id };
    expect(await pix().refund(order)).toEqual(made);
    expect(await pix().findRefund(order)).toBe('EM_PROCESSAMENTO');
  });
});

describe('a charge that no one should pay any more', () => {
  it('is removed at the bank; a paid, removed or unknown one needs nothing', async () => {
    const pix = createApiPix(settings, { clock: backend.now, timeoutMs: timeLimitMs, publicUrl: proxy.url });
    const { txid } = await openPix();
    await pix.cancelCharge(txid);
    expect(bank.charges.get(txid)!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    await pix.cancelCharge(txid);
    await pix.cancelCharge('b'.repeat(32));
    const paid = await openPix();
    bank.pay(paid.txid);
    await pix.cancelCharge(paid.txid);
    expect(bank.charges.get(paid.txid)!.status).toBe('CONCLUIDA');
    const open = await openPix();
    bank.failNext(/PATCH/, { kind: 'status', status: 400 });
    await expect(pix.cancelCharge(open.txid)).rejects.toMatchObject({ status: 400 });
  });
});
