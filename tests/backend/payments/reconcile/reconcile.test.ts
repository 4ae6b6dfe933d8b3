import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boletos, paymentCharges, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankCharges } from '#/backend/db/schema/simulated-bank.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { askAboutCards } from '#/backend/modules/payments/card/settle-card.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import type { BoletoProvider, CardProvider, PixProvider } from '#/backend/payments/payment-provider.ts';
import { withBackend } from '../../../support/backend/backend.ts';
import { paymentsAt } from '../../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { typeCard } from '../type-card.ts';
import { act, bodyOf, Buyer } from '../../checkout/buyer.ts';

const lines: string[] = [];
const backend = withBackend({ clock: noon, log: (line) => lines.push(line) });
const minute = 60_000;
let ana: Buyer;
let honest: { pix: PixProvider; boleto: BoletoProvider; card: CardProvider };
let nextOffer = 1;

beforeAll(async () => {
  const { db, services } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  honest = { pix: { ...services.pix }, boleto: { ...services.boleto }, card: { ...services.card } };
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});
afterEach(() => {
  Object.assign(backend.current.services.pix, honest.pix);
  Object.assign(backend.current.services.boleto, honest.boleto);
  Object.assign(backend.current.services.card, honest.card);
});

async function newOffer(): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: 5, vagas_disponiveis: 5 };
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...vagas, ...days });
  return id_oferta;
}

const now = () => backend.current.services.clock();
function reconcile(minutes = 1) {
  const { db, services, moveBusinessClock } = backend.current;
  moveBusinessClock(minutes * minute);
  return reconcilePayments(db, paymentsAt(now(), services), services.log);
}
const payUnheard = (reference: string) =>
  payCharge(backend.current.db, reference, now(), { times: 1, force: false });

describe('the reconciler (LEDGER-8)', () => {
  it('finds a payment whose webhook never came, and says how many without a name', async () => {
    const { txid, codigo_compra } = await ana.openPix(await newOffer());
    await payUnheard(txid);
    lines.length = 0;
    expect(await reconcile()).toMatchObject({ pagamentos: 1 });
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
    const seen = lines.filter((line) => line.includes('reconciled'));
    expect(seen).toHaveLength(1);
    expect(JSON.parse(seen[0]!)).toMatchObject({ pagamentos: 1, registradas: 0, canceladas: 0 });
    expect(seen[0]).not.toContain(codigo_compra);
    expect(await reconcile()).toMatchObject({ pagamentos: 0 });
  });

  it('finds a boleto that was paid, also one of a carnê', async () => {
    const { codigo_compra, boletos: slips } = await ana.openBoleto(await newOffer(), 2);
    await payUnheard(slips[1]!.referencia);
    expect(await reconcile()).toMatchObject({ pagamentos: 1 });
    expect((await ana.purchase(codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('finds what was paid of a charge that the bank registered and the shop never heard so', async () => {
    const { db, services } = backend.current;
    const { pix, boleto } = honest;
    const dieAfter = async (registered: Promise<unknown>) => {
      await registered;
      throw new Error('died');
    };
    services.pix.createCharge = (order) => dieAfter(pix.createCharge(order));
    services.boleto.createCharge = (order) => dieAfter(boleto.createCharge(order));
    for (const forma of ['pix', 'boleto']) {
      const { codigo } = await ana.accept(await ana.buy(await newOffer()));
      expect((await ana.tryPay(codigo, forma)).status).toBe(503);
      const [charge] = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
      const [slip] = await db.select().from(boletos).where(eq(boletos.codigo_compra, codigo));
      await payUnheard(slip?.id ?? charge!.txid);
      bodyOf(await ana.tryCancel(codigo));
      expect(await reconcile()).toMatchObject({ pagamentos: 1 });
      expect(await ana.purchase(codigo)).toMatchObject({ devolucoes: [{ valor: 1000 }] });
    }
  });

  it('registers what the bank never heard of', async () => {
    const { db, services } = backend.current;
    services.pix.createCharge = () => Promise.reject(new Error('timed out'));
    services.boleto.createCharge = () => Promise.reject(new Error('timed out'));
    const codes: string[] = [];
    for (const forma of ['pix', 'boleto']) {
      const { codigo } = await ana.accept(await ana.buy(await newOffer()));
      expect((await ana.tryPay(codigo, forma)).status).toBe(503);
      codes.push(codigo);
    }
    Object.assign(services.pix, honest.pix);
    Object.assign(services.boleto, honest.boleto);
    expect(await reconcile()).toMatchObject({ registradas: 2 });
    const [charge] = await db
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.codigo_compra, codes[0]!));
    const [slip] = await db.select().from(boletos).where(eq(boletos.codigo_compra, codes[1]!));
    expect([charge!.brcode, slip!.codigo_barras]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('closes at the bank what is closed here', async () => {
    const { db, services } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await newOffer());
    services.pix.cancelCharge = () => Promise.reject(new Error('down'));
    await ana.tryCancel(codigo_compra);
    Object.assign(services.pix, honest.pix);
    expect(await reconcile()).toMatchObject({ canceladas: 1 });
    const [known] = await db.select().from(simulatedBankCharges).where(eq(simulatedBankCharges.txid, txid));
    expect(known!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
  });

  it('asks after twice as long each time, and of a charge that no one pays no more after two months', async () => {
    const { services } = backend.current;
    const { txid } = await ana.openPix(await newOffer());
    let asked = 0;
    services.pix.findCharge = async (reference) => {
      if (reference === txid) asked++;
      return honest.pix.findCharge(reference);
    };
    const counts: number[] = [];
    for (const minutes of [0.5, 0.5, 0.5, 0.5, 2, 4, 8, 1]) {
      await reconcile(minutes);
      counts.push(asked);
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 4, 5, 5]);
    await reconcile(70 * 24 * 60);
    expect(asked).toBe(5);
  });

  it('goes on with the others when some cannot be asked about', async () => {
    const { services } = backend.current;
    const bad = await ana.openPix(await newOffer());
    const good = await ana.openPix(await newOffer());
    services.pix.findCharge = (reference) =>
      reference === bad.txid ? Promise.reject(new Error('odd')) : honest.pix.findCharge(reference);
    await payUnheard(good.txid);
    await expect(reconcile()).rejects.toThrow('could not be reconciled');
    expect((await ana.purchase(good.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('settles a refund that was given while no one heard the response, without asking for it again', async () => {
    const { db, services, url } = backend.current;
    const { txid, codigo_compra } = await ana.openPix(await newOffer());
    let times = 0;
    services.pix.refund = async (order) => {
      times++;
      await honest.pix.refund(order);
      throw new Error('timed out');
    };
    await act(url, txid, 'pagar-duas-vezes');
    await sendRefunds(db, paymentsAt(now(), services));
    const [refund] = await db.select().from(refunds).where(eq(refunds.codigo_compra, codigo_compra));
    expect([refund!.status, times]).toEqual(['DEVOLVIDO', 1]);
  });

  const approved = '4111111111111111';
  async function tryCard(numero: string): Promise<string> {
    const { codigo } = await ana.accept(await ana.buy(await newOffer()));
    const { token } = await typeCard(backend.current.cardOrigin, numero);
    bodyOf(await ana.tryCard(codigo, token));
    return codigo;
  }
  const refundsOf = (codigo: string) =>
    backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));

  it('leaves an undecided card to the job of cards, which sends it again where it never arrived', async () => {
    const { db, services } = backend.current;
    services.card.createCharge = () => Promise.reject(new Error('died'));
    const codigo = await tryCard(approved);
    Object.assign(services.card, honest.card);
    await reconcile();
    expect((await ana.purchase(codigo)).estado).toBe('AGUARDANDO_PAGAMENTO');
    const { publicUrl } = services.settings;
    await askAboutCards(db, { ...paymentsAt(now(), services), publicUrl });
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('finds the late money of a card that was approved after it was taken back', async () => {
    const { db, services } = backend.current;
    const codigo = await tryCard('4000000000009235');
    bodyOf(await ana.tryCancel(codigo));
    await cancelClosedCharges(db, paymentsAt(now(), services));
    const [charge] = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
    await payCharge(db, charge!.txid, now(), { times: 1, force: true });
    expect(await reconcile()).toMatchObject({ pagamentos: 1 });
    expect((await ana.purchase(codigo)).historico.map(({ estado }) => estado)).toContain('PAGAMENTO_TARDIO');
    expect(await reconcile()).toMatchObject({ pagamentos: 0 });
  });

  it('lets a refused card count that its bank approved all the same', async () => {
    const { db } = backend.current;
    const codigo = await tryCard('4000000000009995');
    const [charge] = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
    await payCharge(db, charge!.txid, now(), { times: 1, force: true });
    expect(await reconcile()).toMatchObject({ pagamentos: 1 });
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'MATRICULADA',
      cartao: { situacao: 'APROVADA' },
    });
  });

  it('settles the refund of a card whose answer got lost, without asking for it again', async () => {
    const { db, services, url } = backend.current;
    const codigo = await tryCard(approved);
    let times = 0;
    services.card.refund = async (order) => {
      times++;
      await honest.card.refund(order);
      throw new Error('timed out');
    };
    const [charge] = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
    await act(url, charge!.txid, 'devolver');
    await sendRefunds(db, paymentsAt(now(), services));
    expect([await refundsOf(codigo), times]).toMatchObject([[{ forma: 'cartao', status: 'DEVOLVIDO' }], 1]);
  });
});
