import { eq, like } from 'drizzle-orm';
import { parsePix } from 'pix-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import {
  coupons,
  paymentEvents,
  paymentCharges,
  purchases,
  refunds,
} from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { parseBrCode } from '../../support/payments/br-code-reader.ts';
import { act, bodyOf, Buyer, path, tryAct } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const backend = withBackend({ clock: noon });
const minute = 60_000;
let ana: Buyer;
let secret = '';
let honestBank: PixProvider;
let nextOffer = 1;
let nextPayment = 1;

const fifteen = {
  descricao: 'Quinze por cento',
  tipo: 'PERCENTUAL' as const,
  percentual: 15,
  valido_de: new Date('2026-01-01T00:00:00Z'),
  valido_ate: new Date('2027-01-01T00:00:00Z'),
};

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await db.insert(coupons).values({ ...fifteen, codigo: 'QUINZE' });
  const [state] = await db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
  honestBank = { ...backend.current.services.pix };
});

// One person buys only so often.
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});
afterEach(() => Object.assign(backend.current.services.pix, honestBank));

async function offerWith(seats = 20): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...vagas });
  return id_oferta;
}

const nextEndToEndId = () => `E99999008202611201500${String(nextPayment++).padStart(11, '0')}`;

interface Webhook {
  txid: string;
  endToEndId?: string;
  valor?: string;
  horario?: string;
}

function notify(
  { txid, endToEndId = nextEndToEndId(), valor = '1000.00', horario }: Webhook,
  token = secret,
) {
  const pix = [{ endToEndId, txid, valor, horario: horario ?? clock().toISOString() }];
  return new ApiClient(backend.current.url).post(
    '/api/webhook/pix',
    { pix },
    {
      headers: { 'x-webhook-token': token },
    },
  );
}

const clock = () => backend.current.services.clock();
const mensagem = (answer: { body: unknown }) => (answer.body as ErrorBody).mensagem;
const listRefunds = (codigo: string) =>
  backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
const findEvent = async (id: string) => {
  const rows = await backend.current.db.select().from(paymentEvents).where(eq(paymentEvents.id_evento, id));
  return rows[0];
};

describe('GET /api/pix/{codigoCompra}', () => {
  it('shows a code that an independent reader understands, for 30 minutes (PIX-2, PIX-4)', async () => {
    const charge = await ana.openPix(await offerWith());
    expect(charge).toMatchObject({ status: 'ATIVA', estado_compra: 'AGUARDANDO_PAGAMENTO', valor: 1000 });
    expect(Date.parse(charge.expira_em) - Date.parse(charge.agora_servidor)).toBe(30 * minute);
    expect(parsePix(charge.brcode)).toMatchObject({
      type: 'DYNAMIC',
      merchantName: 'localhost',
      merchantCity: 'Brasil',
      url: expect.stringContaining(charge.txid),
    });
    expect(parseBrCode(charge.brcode)).toMatchObject({ kind: 'dynamic', cents: 100_000 });
    const shown = await ana.purchase(charge.codigo_compra);
    expect(shown).toMatchObject({ forma: 'pix', reserva_expira_em: charge.expira_em });
  });

  it('answers 404 to others, and before there is a charge', async () => {
    const { codigo } = await ana.buy(await offerWith());
    const missing = await ana.client.get(`/api/pix/${codigo}`);
    expect([missing.status, missing.body.codigo]).toEqual([404, 'PIX_NAO_ENCONTRADO']);
    const bia = await Buyer.register(backend.current.url);
    const foreign = await bia.client.get(`/api/pix/${codigo}`);
    expect([foreign.status, foreign.body.codigo]).toEqual([404, 'COMPRA_NAO_ENCONTRADA']);
  });

  it('asks the bank for no code of a charge that is over', async () => {
    const { db, services } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(backend.current.url, txid, 'pagar');
    await db.update(paymentCharges).set({ brcode: null }).where(eq(paymentCharges.txid, txid));
    const createCharge = services.pix.createCharge;
    services.pix.createCharge = () => Promise.reject(new Error('asked'));
    const shown = await ana.pix(codigo_compra);
    services.pix.createCharge = createCharge;
    expect(shown).toMatchObject({ status: 'CONCLUIDA', brcode: '' });
  });

  it('expires by the clock, before any job', async () => {
    const charge = await ana.openPix(await offerWith());
    backend.current.moveBusinessClock(30 * minute - 1);
    expect((await ana.pix(charge.codigo_compra)).status).toBe('ATIVA');
    backend.current.moveBusinessClock(1);
    expect(await ana.pix(charge.codigo_compra)).toMatchObject({
      status: 'EXPIRADA',
      estado_compra: 'EXPIRADA',
    });
  });
});

describe('a bank that does not answer', () => {
  const never = () => new Promise<never>(() => {});

  it('is waited for so long only', async () => {
    const { db } = backend.current;
    const impatient = await startTestBackend({ database: { db }, clock: noon, providerMs: 20 });
    const { simulatedBank } = impatient.services;
    Object.assign(simulatedBank!.pix, { createCharge: never, cancelCharge: never, refund: never });
    const buyer = await Buyer.register(impatient.url);
    const { codigo } = await buyer.accept(await buyer.buy(await offerWith()));
    const failed = await buyer.tryPay(codigo);
    expect([failed.status, mensagem(failed)]).toEqual([503, expect.stringMatching(/^O banco não respondeu/)]);
    expect((await buyer.tryCancel(codigo)).status).toBe(200);
    await impatient.stop();
  });

  it('keeps seat and charge; asking again registers the same charge', async () => {
    const { services } = backend.current;
    const createCharge = services.pix.createCharge;
    const { codigo } = await ana.accept(await ana.buy(await offerWith()));
    services.pix.createCharge = () => Promise.reject(new Error('no answer'));
    const failed = await ana.tryPay(codigo);
    services.pix.createCharge = createCharge;
    expect(failed.status).toBe(503);
    expect(mensagem(failed)).toMatch(/^O banco não respondeu/);
    const charges = () =>
      backend.current.db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
    const [pending] = await charges();
    bodyOf(await ana.tryPay(codigo));
    expect(await ana.pix(codigo)).toMatchObject({ txid: pending!.txid, status: 'ATIVA' });
    expect(await charges()).toHaveLength(1);
  });

  it('may send the payment before the answer of the charge', async () => {
    const { services } = backend.current;
    const createCharge = services.pix.createCharge;
    const { codigo } = await ana.accept(await ana.buy(await offerWith()));
    services.pix.createCharge = async (order) => {
      const answer = await createCharge(order);
      expect((await notify({ txid: order.txid })).status).toBe(200);
      return answer;
    };
    bodyOf(await ana.tryPay(codigo));
    services.pix.createCharge = createCharge;
    expect(await ana.pix(codigo)).toMatchObject({ status: 'CONCLUIDA', estado_compra: 'MATRICULADA' });
  });
});

describe('POST /api/webhook/pix', () => {
  it('enrols at once and tells by e-mail', async () => {
    const offer = await offerWith();
    const { txid, codigo_compra } = await ana.openPix(offer);
    expect((await notify({ txid })).status).toBe(200);
    const purchase = await ana.purchase(codigo_compra);
    expect(path(purchase)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
    expect(purchase.pago_em).toBe(clock().toISOString());
    expect(await freeSeats(backend.current.db, offer)).toBe(19);
    const messages = await backend.current.db.select().from(outbox);
    const tipos = messages
      .filter(({ dados }) => dados['codigo_compra'] === codigo_compra)
      .map(({ tipo }) => tipo);
    expect(tipos).toEqual(['cobranca-criada', 'pagamento-recebido', 'matricula-confirmada']);
  });

  it.each(['', 'wrong', 'x'.repeat(43)])('refuses a call with the token "%s"', async (token) => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    const answer = await notify({ txid }, token);
    expect(answer.status).toBe(401);
    expect((await ana.purchase(codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
  });

  it('counts a webhook that comes 50 times at once a single time (PIX-8)', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    const endToEndId = nextEndToEndId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify({ txid, endToEndId })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(path(await ana.purchase(codigo_compra)).slice(-2)).toEqual(['PAGA', 'MATRICULADA']);
    expect(await listRefunds(codigo_compra)).toHaveLength(0);
  });

  it('gives a second payment of the charge back', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await act(backend.current.url, txid, 'pagar-duas-vezes');
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
    expect(await listRefunds(codigo_compra)).toMatchObject([
      { status: 'DEVOLVIDO', valor_centavos: 100_000 },
    ]);
    const { body } = await ana.client.get<{ cobranca: { pagamentos: { devolvido: number }[] } }>(
      `/api/banco-simulado/cobrancas/${txid}`,
    );
    expect(body.cobranca.pagamentos.map(({ devolvido }) => devolvido).toSorted((a, b) => a - b)).toEqual([
      0, 1000,
    ]);
  });

  it('flags another amount, which pays nothing and goes back', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    const endToEndId = nextEndToEndId();
    await notify({ txid, endToEndId, valor: '999.99' });
    expect((await ana.purchase(codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
    expect(await findEvent(endToEndId)).toMatchObject({
      resultado: 'VALOR_DIVERGENTE',
      valor_centavos: 99_999,
    });
    // The simulated bank knows nothing of a payment that was made up here, so it can't give it back.
    expect(await listRefunds(codigo_compra)).toMatchObject([
      { end_to_end_id: endToEndId, valor_centavos: 99_999, motivo: 'Pagamento de outro valor' },
    ]);
    await notify({ txid });
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('keeps a payment of an unknown charge until the charge appears', async () => {
    const charge = await ana.openPix(await offerWith());
    const { db } = backend.current;
    const [row] = await db.select().from(paymentCharges).where(eq(paymentCharges.txid, charge.txid));
    await db.delete(paymentCharges).where(eq(paymentCharges.txid, charge.txid));
    const endToEndId = nextEndToEndId();
    expect((await notify({ txid: charge.txid, endToEndId })).status).toBe(200);
    expect(await findEvent(endToEndId)).toMatchObject({ aplicado_em: null });
    await db.insert(paymentCharges).values(row!);
    await notify({ txid: charge.txid, endToEndId });
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('accepts what was paid in time although the webhook comes late, while the seat is held', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    const horario = clock().toISOString();
    backend.current.moveBusinessClock(31 * minute);
    await notify({ txid, horario });
    const purchase = await ana.purchase(codigo_compra);
    expect(path(purchase)).not.toContain('PAGAMENTO_TARDIO');
    expect(purchase).toMatchObject({ estado: 'MATRICULADA', pago_em: horario });
  });
});

describe('a late payment (PURCHASE-4)', () => {
  it('gets a seat that is free', async () => {
    const offer = await offerWith(1);
    const { txid, codigo_compra } = await ana.openPix(offer);
    await act(backend.current.url, txid, 'pagar-atrasado');
    const purchase = await ana.purchase(codigo_compra);
    expect(path(purchase).slice(2)).toEqual(['EXPIRADA', 'PAGAMENTO_TARDIO', 'PAGA', 'MATRICULADA']);
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    expect((await ana.pix(codigo_compra)).status).toBe('CONCLUIDA');
  });

  it('waits for the buyer’s choice when the seat is gone, and can go back', async () => {
    const { url, db } = backend.current;
    const offer = await offerWith(1);
    const { txid, codigo_compra } = await ana.openPix(offer);
    await act(url, txid, 'expirar');
    const bia = await Buyer.register(url);
    await bia.openPix(offer);
    await act(url, txid, 'pagar-atrasado');
    expect((await ana.purchase(codigo_compra)).estado).toBe('PAGAMENTO_TARDIO');
    await act(url, txid, 'devolver');
    expect((await ana.purchase(codigo_compra)).estado).toBe('ESTORNADA');
    expect(await listRefunds(codigo_compra)).toMatchObject([{ status: 'DEVOLVIDO' }]);
    expect(await freeSeats(db, offer)).toBe(0);
    expect((await tryAct(url, txid, 'devolver')).status).toBe(409);
  });

  it('gets the seat of another hold that ran out, although no job came by', async () => {
    const offer = await offerWith(1);
    const { txid, codigo_compra } = await ana.openPix(offer, { cupom: 'QUINZE' });
    await act(backend.current.url, txid, 'expirar');
    const bia = await Buyer.register(backend.current.url);
    const hold = await bia.openPix(offer);
    backend.current.moveBusinessClock(30 * minute);
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
    expect((await bia.purchase(hold.codigo_compra)).estado).toBe('EXPIRADA');
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    const [coupon] = await backend.current.db.select().from(coupons).where(eq(coupons.codigo, 'QUINZE'));
    expect(coupon!.usos).toBe(1);
  });

  it('waits for the buyer’s choice when its coupon was used meanwhile, by the person or by others', async () => {
    const { url, db } = backend.current;
    const reuse = async (
      usos_total: number | null,
      next: (buyer: Buyer, cupom: string) => Promise<Buyer>,
    ) => {
      const codigo = `UNICO${usos_total ?? 0}`;
      await db.insert(coupons).values({ ...fifteen, codigo, usos_total });
      const buyer = await Buyer.register(url);
      const { txid, codigo_compra } = await buyer.openPix(await offerWith(), { cupom: codigo });
      await act(url, txid, 'expirar');
      const other = await next(buyer, codigo);
      const paid = await other.openPix(await offerWith(), { cupom: codigo });
      await act(url, paid.txid, 'pagar');
      await act(url, txid, 'pagar-atrasado');
      expect((await buyer.purchase(codigo_compra)).estado).toBe('PAGAMENTO_TARDIO');
      const [coupon] = await db.select().from(coupons).where(eq(coupons.codigo, codigo));
      expect(coupon!.usos).toBe(1);
      await act(url, txid, 'devolver');
      expect((await buyer.purchase(codigo_compra)).estado).toBe('ESTORNADA');
    };
    await reuse(null, (buyer) => Promise.resolve(buyer));
    await reuse(1, () => Buyer.register(url));
  });

  it('of a person who erased the account goes back at once, and no one is written to', async () => {
    const { url, db } = backend.current;
    const buyer = await Buyer.register(url);
    const offer = await offerWith(1);
    const { txid, codigo_compra } = await buyer.openPix(offer);
    backend.current.moveBusinessClock(31 * minute);
    const erased = await buyer.client.request('DELETE', '/api/minha-conta', {
      body: { senha: buyer.password },
    });
    expect(erased.status).toBe(200);
    const { body } = await new ApiClient(url).get<{ cobranca: { status: string } }>(
      `/api/banco-simulado/cobrancas/${txid}`,
    );
    expect(body.cobranca.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    expect((await tryAct(url, txid, 'pagar')).status).toBe(409);
    // Paid all the same: the bank had not heard of it.
    await notify({ txid });
    const [purchase] = await db.select().from(purchases).where(eq(purchases.codigo, codigo_compra));
    expect(purchase!.estado).toBe('PAGAMENTO_TARDIO');
    expect(await listRefunds(codigo_compra)).toMatchObject([{ motivo: 'Conta excluída' }]);
    expect(await freeSeats(db, offer)).toBe(1);
    expect(await db.$count(outbox, eq(outbox.destinatario, ''))).toBe(0);
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain(codigo_compra);
  });

  it('of a cancelled purchase goes back', async () => {
    const offer = await offerWith();
    const { txid, codigo_compra } = await ana.openPix(offer);
    bodyOf(await ana.tryCancel(codigo_compra));
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect((await ana.purchase(codigo_compra)).estado).toBe('ESTORNADA');
    expect(await freeSeats(backend.current.db, offer)).toBe(20);
  });

  it('goes back when the person has bought the offer again', async () => {
    const offer = await offerWith();
    const first = await ana.openPix(offer);
    await act(backend.current.url, first.txid, 'expirar');
    const second = await ana.openPix(offer);
    await act(backend.current.url, first.txid, 'pagar-atrasado');
    expect((await ana.purchase(first.codigo_compra)).estado).toBe('ESTORNADA');
    expect((await ana.purchase(second.codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
  });
});

describe('POST /api/pix/{codigoCompra}/regerar', () => {
  const refused = 'Não é permitido gerar um novo pix para esta cobrança.';

  it('makes a new charge for an expired purchase and replaces the old one', async () => {
    const offer = await offerWith(1);
    const old = await ana.openPix(offer);
    backend.current.moveBusinessClock(30 * minute);
    const charge = bodyOf(await ana.tryRegenerate(old.codigo_compra));
    expect(charge).toMatchObject({ status: 'ATIVA', estado_compra: 'AGUARDANDO_PAGAMENTO' });
    expect(charge.txid).not.toBe(old.txid);
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    const [row] = await backend.current.db
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.txid, old.txid));
    expect(row!.status).toBe('SUBSTITUIDA');
  });

  it('lets a payment of the replaced charge count, and closes the new one', async () => {
    const old = await ana.openPix(await offerWith());
    backend.current.moveBusinessClock(30 * minute);
    const fresh = bodyOf(await ana.tryRegenerate(old.codigo_compra));
    await act(backend.current.url, old.txid, 'pagar-duas-vezes');
    expect((await ana.purchase(old.codigo_compra)).estado).toBe('MATRICULADA');
    const paidAgain = await tryAct(backend.current.url, fresh.txid, 'pagar');
    expect(paidAgain.status).toBe(409);
    expect(await ana.pix(old.codigo_compra)).toMatchObject({ txid: old.txid, status: 'CONCLUIDA' });
    expect(await listRefunds(old.codigo_compra)).toHaveLength(1);
  });

  it('refuses while the charge is open, when paid, when cancelled, and when the seat is gone', async () => {
    const { url } = backend.current;
    const seat = await offerWith(1);
    const open = await ana.openPix(seat);
    const answers = [await ana.tryRegenerate(open.codigo_compra)];
    await act(url, open.txid, 'expirar');
    const bia = await Buyer.register(url);
    const sold = await bia.openPix(seat);
    answers.push(await ana.tryRegenerate(open.codigo_compra));
    await act(url, sold.txid, 'pagar');
    answers.push(await bia.tryRegenerate(sold.codigo_compra));
    const cancelled = await ana.openPix(await offerWith());
    await ana.tryCancel(cancelled.codigo_compra);
    answers.push(await ana.tryRegenerate(cancelled.codigo_compra));
    expect(answers.map((answer) => [answer.status, mensagem(answer)])).toEqual(
      answers.map(() => [409, refused]),
    );
  });

  it('refuses when the person used the coupon elsewhere meanwhile', async () => {
    const { url, db } = backend.current;
    await db.insert(coupons).values({ ...fifteen, codigo: 'UMAVEZ' });
    const buyer = await Buyer.register(url);
    const first = await buyer.openPix(await offerWith(), { cupom: 'UMAVEZ' });
    await act(url, first.txid, 'expirar');
    const second = await buyer.openPix(await offerWith(), { cupom: 'UMAVEZ' });
    const answer = await buyer.tryRegenerate(first.codigo_compra);
    expect([answer.status, mensagem(answer)]).toEqual([409, refused]);
    await act(url, second.txid, 'expirar');
    expect((await buyer.tryRegenerate(first.codigo_compra)).status).toBe(200);
    const [coupon] = await db.select().from(coupons).where(eq(coupons.codigo, 'UMAVEZ'));
    expect(coupon!.usos).toBe(1);
  });

  it('does it 5 times a day, and again the next day (PIX-3)', async () => {
    const { codigo_compra } = await ana.openPix(await offerWith());
    const expireAndRegenerate = async () => {
      backend.current.moveBusinessClock(30 * minute);
      return ana.tryRegenerate(codigo_compra);
    };
    // From the first minutes of a day of Sao Paulo, so that all six fall into it.
    const midnight = new Date(clock());
    midnight.setUTCHours(27, 5, 0, 0);
    backend.current.moveBusinessClock(midnight.getTime() - clock().getTime());
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await expireAndRegenerate()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
    backend.current.moveBusinessClock(24 * 60 * minute);
    expect((await ana.tryRegenerate(codigo_compra)).status).toBe(200);
  });
});

describe('the expiry job', () => {
  it('gives each seat back once, however often it runs', async () => {
    const { db } = backend.current;
    const offer = await offerWith(2);
    const { codigo_compra } = await ana.openPix(offer);
    backend.current.moveBusinessClock(30 * minute);
    await Promise.all(
      Array.from({ length: 10 }, () => expireDueHolds(db, paymentsAt(clock(), backend.current.services))),
    );
    expect(await freeSeats(db, offer)).toBe(2);
    expect(path(await ana.purchase(codigo_compra)).filter((state) => state === 'EXPIRADA')).toHaveLength(1);
  });
});

describe('a charge that another took the place of', () => {
  it('is cancelled at its bank once', async () => {
    const { db, services, url } = backend.current;
    const asked: string[] = [];
    services.pix.cancelCharge = async (txid) => {
      asked.push(txid);
      await honestBank.cancelCharge(txid);
    };
    const old = await ana.openPix(await offerWith());
    backend.current.moveBusinessClock(30 * minute);
    const fresh = bodyOf(await ana.tryRegenerate(old.codigo_compra));
    await act(url, old.txid, 'pagar-atrasado');
    await cancelClosedCharges(db, paymentsAt(clock(), services));
    expect(asked.filter((txid) => txid === fresh.txid)).toEqual([fresh.txid]);
  });

  it.each(['pix', 'boleto'] as const)(
    'is cancelled later where its bank did not answer (%s)',
    async (forma) => {
      const { db, services, url } = backend.current;
      const bank = services[forma];
      const { cancelCharge } = bank;
      const replace = async (buyer: Buyer) => {
        const { codigo_compra: codigo, txid } = await buyer.openPix(await offerWith());
        if (forma === 'boleto') bodyOf(await buyer.tryPay(codigo, 'boleto'));
        const id = forma === 'pix' ? txid : (await buyer.boletos(codigo)).boletos[0]!.referencia;
        bodyOf(await buyer.tryPay(codigo, forma === 'pix' ? 'boleto' : 'pix'));
        return { codigo, id };
      };
      bank.cancelCharge = () => Promise.reject(new Error('no answer'));
      const own = await replace(ana);
      const other = await replace(await Buyer.register(url));
      bank.cancelCharge = cancelCharge;
      await cancelClosedCharges(db, paymentsAt(clock(), services), own.codigo);
      await cancelClosedCharges(db, paymentsAt(clock(), services));
      for (const { id } of [own, other]) expect((await tryAct(url, id, 'pagar')).status).toBe(409);
    },
  );
});

describe('a refund the bank does not take', () => {
  it('stays under way and is asked again', async () => {
    const { services, url, db } = backend.current;
    const refund = services.pix.refund;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    services.pix.refund = () => Promise.reject(new Error('no answer'));
    await act(url, txid, 'pagar-duas-vezes');
    services.pix.refund = refund;
    expect(await listRefunds(codigo_compra)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
    await sendRefunds(db, {
      now: clock(),
      pix: services.pix,
      boleto: backend.current.services.boleto,
      card: services.card,
    });
    await sendRefunds(db, {
      now: clock(),
      pix: services.pix,
      boleto: backend.current.services.boleto,
      card: services.card,
    });
    expect(await listRefunds(codigo_compra)).toMatchObject([{ status: 'DEVOLVIDO' }]);
  });

  it('waits behind the others, however many the bank does not take', async () => {
    const { services, url, db } = backend.current;
    const refund = services.pix.refund;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    services.pix.refund = () => Promise.reject(new Error('no answer'));
    await act(url, txid, 'pagar-duas-vezes');
    const [wanted] = await listRefunds(codigo_compra);
    await db.update(refunds).set({ tentada_em: null }).where(eq(refunds.id, wanted!.id));
    const stuck = Array.from({ length: 150 }, (_, index) => ({
      ...wanted!,
      id: `stuck${index}`,
      end_to_end_id: `stuck${index}`,
      criada_em: new Date(0),
    }));
    await db.insert(refunds).values(stuck);
    services.pix.refund = (order) =>
      order.id === wanted!.id ? refund(order) : Promise.reject(new Error('no answer'));
    for (let run = 0; run < 2; run++)
      await sendRefunds(db, {
        now: clock(),
        pix: services.pix,
        boleto: backend.current.services.boleto,
        card: services.card,
      });
    services.pix.refund = refund;
    const after = await listRefunds(codigo_compra);
    await db.delete(refunds).where(like(refunds.id, 'stuck%'));
    expect(after.find(({ id }) => id === wanted!.id)).toMatchObject({ status: 'DEVOLVIDO' });
  });

  it('is told with the amount that went back', async () => {
    const { url, db } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    await notify({ txid, valor: '1.23' });
    expect(await listRefunds(codigo_compra)).toMatchObject([{ status: 'NAO_REALIZADO' }]);
    await act(url, txid, 'pagar-duas-vezes');
    const seen = await db.select().from(outbox).where(eq(outbox.tipo, 'devolucao-concluida'));
    expect(seen.filter(({ dados }) => dados['codigo_compra'] === codigo_compra)).toMatchObject([
      { dados: { devolvido_centavos: 100_000 } },
    ]);
  });
});

describe('an amount no one can pay', () => {
  it('of zero changes nothing, and does not hold up the webhooks beside it', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    expect((await notify({ txid, valor: '0.00' })).status).toBe(200);
    expect((await ana.pix(codigo_compra)).status).toBe('ATIVA');
    expect(await listRefunds(codigo_compra)).toEqual([]);
  });

  it('beyond what cents are counted in pays nothing', async () => {
    const { txid, codigo_compra } = await ana.openPix(await offerWith());
    expect((await notify({ txid, valor: '9999999999.99' })).status).toBe(200);
    expect((await ana.purchase(codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
  });
});
