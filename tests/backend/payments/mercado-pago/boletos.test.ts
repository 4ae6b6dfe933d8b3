import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { persons } from '#/backend/db/schema/identity.ts';
import { oddPaymentItems, refunds } from '#/backend/db/schema/purchasing.ts';
import { letBoletosFallDue } from '#/backend/modules/payments/boleto/remind-of-boletos.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { compareWithProviders } from '#/backend/modules/payments/reconcile/compare-with-providers.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { Installment } from '#/contract/purchasing/price.ts';
import { makePerson } from '../../../support/person.ts';
import { addOffer } from '../../../support/catalogue-data.ts';
import { barcodeOfTypeableLine } from '../../../support/payments/boleto-reader.ts';
import { bodyOf, Buyer, path } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';
import { openMercadoPagoShop } from './mercado-pago-shop.ts';

const day = 86_400_000;
const address = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '1000',
  complemento: 'sala 2',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const approved = { status: 'approved', status_detail: 'accredited' } as const;

let shop: Awaited<ReturnType<typeof openMercadoPagoShop>>;
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  shop = await openMercadoPagoShop(['boleto']);
});
afterAll(() => shop.stop());

beforeEach(async () => {
  ana = await Buyer.register(shop.backend.url);
  await live(ana);
  Object.assign(shop.psp, { digits: 'both', searchLags: false });
});

async function live(who: Buyer): Promise<void> {
  bodyOf(await who.client.put('/api/minha-conta', { endereco: address }));
}

async function halve(who: Buyer): Promise<void> {
  await shop.backend.db
    .update(persons)
    .set({
      ficha: sql`${persons.ficha} || ${JSON.stringify({ endereco: { ...address, numero: '' } })}::jsonb`,
    })
    .where(eq(persons.cpf, who.student.cpf.replace(/\D/g, '')));
}

async function offer(): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(shop.backend.db, {
    id_produto: 1,
    id_oferta,
    parcelas_max: 12,
    vagas_total: 20,
    vagas_disponiveis: 20,
    inscricoes_ate: '2045-01-10',
    data_inicio: '2045-02-01',
    data_fim: '2045-12-01',
  });
  return id_oferta;
}

const slip = async (): Promise<BoletoCharge> => ana.openBoleto(await offer());
const referenceOf = ({ boletos: [boleto] }: BoletoCharge) => boleto!.referencia;

async function pay(charge: BoletoCharge): Promise<number> {
  shop.psp.decide(referenceOf(charge), approved);
  return shop.psp.notify(shop.proxy.url, shop.psp.paymentOf(referenceOf(charge)).id);
}

describe('a boleto at Mercado Pago (PROVIDER-8)', () => {
  it('is what the shop offers, in one part, and asks for the address (PROVIDER-1, BOLETO-15)', async () => {
    const plans = await ana.client.get<Installment[]>(`/api/parcelamento?id_oferta=${await offer()}`);
    expect(bodyOf(plans)).toMatchObject([{ forma: 'boleto', parcelas: 1, exige_endereco: true }]);
    const { codigo } = await ana.accept(await ana.buy(await offer()));
    expect(await ana.tryPay(codigo, 'boleto', 2)).toMatchObject({
      status: 422,
      body: { codigo: 'PARCELAMENTO_INDISPONIVEL' },
    });
  });

  it('names its payer with the whole address, and is paid by the digits that come back (BOLETO-9)', async () => {
    const charge = await slip();
    const [boleto] = charge.boletos;
    const [first, ...rest] = ana.student.nome.split(' ');
    expect(shop.psp.orders.at(-1)).toMatchObject({
      transaction_amount: 1000,
      payment_method_id: 'bolbradesco',
      date_of_expiration: `${boleto!.vencimento}T23:59:59.000-03:00`,
      external_reference: boleto!.referencia,
      payer: {
        email: ana.student.email,
        first_name: first,
        last_name: rest.join(' '),
        identification: { type: 'CPF', number: ana.student.cpf.replace(/\D/g, '') },
        address: {
          zip_code: '89010000',
          street_name: 'Rua Quinze de Novembro',
          street_number: '1000',
          neighborhood: 'Centro',
          city: 'Blumenau',
          federal_unit: 'SC',
        },
      },
    });
    const { id, barcode, transaction_details } = shop.psp.paymentOf(boleto!.referencia);
    expect(barcode).toBeUndefined();
    expect(boleto).toMatchObject({
      nosso_numero: String(id).slice(-10),
      linha_digitavel: transaction_details!['digitable_line'],
      documento_url: transaction_details!['external_resource_url'],
    });
    expect(barcodeOfTypeableLine(boleto!.linha_digitavel!)).toBe(boleto!.codigo_barras);
    const file = await ana.client.get(`/api/compra/${charge.codigo_compra}/documentos/boleto`);
    expect(file.status).toBe(200);
  });

  it.each(['line', 'barcode'] as const)('is read from its %s where that is all there is', async (digits) => {
    shop.psp.digits = digits;
    expect((await slip()).boletos[0]).toMatchObject({ status: 'REGISTRADO' });
  });

  it.each(['wrong', 'contradicting'] as const)('whose digits are %s is shown to no one', async (digits) => {
    shop.psp.digits = digits;
    const { codigo } = await ana.accept(await ana.buy(await offer()));
    const refused = await ana.tryPay(codigo, 'boleto');
    expect([refused.status, refused.body]).toMatchObject([503, { codigo: 'BOLETO_INDISPONIVEL' }]);
    bodyOf(await ana.tryCancel(codigo));
  });

  it('shows the bank’s own sheet to its payer alone (BOLETO-13)', async () => {
    const { boletos: made } = await slip();
    const { v } = made[0]!;
    const stranger = await Buyer.register(shop.backend.url);
    const seen = await stranger.client.get<BoletoCharge>(`/api/boleto/impressao?v=${encodeURIComponent(v)}`);
    expect(bodyOf(seen).boletos[0]).toMatchObject({
      documento_url: null,
      codigo_barras: made[0]!.codigo_barras,
    });
  });

  it('that is paid enrols, told once or ten times (PROVIDER-3)', async () => {
    const charge = await slip();
    expect(await pay(charge)).toBe(200);
    const paid = await ana.purchase(charge.codigo_compra);
    expect(path(paid)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
    const { id } = shop.psp.paymentOf(referenceOf(charge));
    const again = await Promise.all(Array.from({ length: 10 }, () => shop.psp.notify(shop.proxy.url, id)));
    expect(new Set(again)).toEqual(new Set([200]));
    expect(await ana.purchase(charge.codigo_compra)).toEqual(paid);
  });

  it('that was paid without a word is found by the reconciler (LEDGER-8)', async () => {
    const charge = await slip();
    shop.psp.decide(referenceOf(charge), approved);
    shop.backend.moveBusinessClock(61_000);
    await reconcilePayments(shop.backend.db, shop.payments(), shop.backend.services.log);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('isn’t known by a forged webhook, and one of no one’s charge is kept', async () => {
    const charge = await slip();
    shop.psp.decide(referenceOf(charge), approved);
    const payment = shop.psp.paymentOf(referenceOf(charge));
    expect(await shop.psp.notify(shop.proxy.url, payment.id, { secret: 'a-guess' })).toBe(401);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
    const odd = () => shop.backend.db.select().from(oddPaymentItems);
    const before = (await odd()).length;
    payment.external_reference = 'f'.repeat(32);
    expect(await shop.psp.notify(shop.proxy.url, payment.id)).toBe(200);
    expect(await odd()).toHaveLength(before + 1);
  });
});

describe('who pays it (BOLETO-15)', () => {
  it.each([
    ['no address', () => Promise.resolve()],
    ['half of one', halve],
  ])('with %s is asked for it, and keeps the seat', async (_what, prepare) => {
    const who = await Buyer.register(shop.backend.url);
    await prepare(who);
    const { codigo } = await who.accept(await who.buy(await offer()));
    const refused = await who.tryPay(codigo, 'boleto');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { codigo: 'ENDERECO_AUSENTE', campos: { cep: [expect.stringContaining('endereço')] } },
    ]);
    expect((await who.purchase(codigo)).forma).toBeNull();
    await live(who);
    expect((await who.tryPay(codigo, 'boleto')).status).toBe(200);
  });

  it('buys for another person, and is its payer: no one knows the other’s address', async () => {
    const { nome, cpf, telefone, email } = makePerson();
    const bought = await ana.buy(await offer(), { aluno: { nome, cpf, telefone, email } });
    const { codigo } = await ana.accept(bought);
    bodyOf(await ana.tryPay(codigo, 'boleto'));
    expect((await ana.boletos(codigo)).pagador).toMatchObject({
      nome: ana.student.nome,
      cpf: ana.student.cpf,
      endereco: expect.stringContaining('Blumenau'),
    });
    expect(shop.psp.orders.at(-1)).toMatchObject({
      payer: { identification: { number: ana.student.cpf.replace(/\D/g, '') } },
    });
  });
});

describe('a boleto no one pays any more', () => {
  it('is cancelled at Mercado Pago when the purchase is', async () => {
    const charge = await slip();
    bodyOf(await ana.tryCancel(charge.codigo_compra));
    await cancelClosedCharges(shop.backend.db, shop.payments());
    expect(shop.psp.paymentOf(referenceOf(charge)).status).toBe('cancelled');
  });

  it('expires there, is overdue here, and is renewed as another', async () => {
    const charge = await slip();
    // Three business days from any day of the week.
    const due = Date.parse(`${charge.boletos[0]!.vencimento}T15:00:00Z`);
    shop.backend.moveBusinessClock(due + day - shop.backend.now().getTime());
    shop.psp.decide(referenceOf(charge), { status: 'cancelled', status_detail: 'expired' });
    await letBoletosFallDue(shop.backend.db, shop.backend.now());
    const [overdue] = (await ana.boletos(charge.codigo_compra)).boletos;
    expect(overdue!.status).toBe('VENCIDO');
    const renewed = bodyOf(await ana.client.post<BoletoCharge>('/api/boleto/renovar', { v: overdue!.v }));
    expect(renewed.boletos[0]).toMatchObject({ status: 'REGISTRADO', multa: 20 });
    expect(await pay(renewed)).toBe(200);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('gives the seat back three business days later, unless it was paid after all (PIX-11)', async () => {
    const [lost, paid] = [await slip(), await slip()];
    shop.psp.decide(referenceOf(paid), approved);
    shop.backend.moveBusinessClock(12 * day);
    await expireDueHolds(shop.backend.db, shop.payments());
    await reconcilePayments(shop.backend.db, shop.payments(), shop.backend.services.log);
    expect((await ana.purchase(lost.codigo_compra)).estado).toBe('EXPIRADA');
    expect((await ana.purchase(paid.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('that Mercado Pago refuses leaves the seat for another form, and no mail of it (BOLETO-15)', async () => {
    const id_oferta = await offer();
    const { codigo } = await ana.accept(await ana.buy(id_oferta));
    shop.psp.failNext(/POST \/v1\/payments$/, { kind: 'status', status: 400 });
    const refused = await ana.tryPay(codigo, 'boleto');
    expect([refused.status, refused.body]).toMatchObject([422, { codigo: 'BOLETO_RECUSADO' }]);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'AGUARDANDO_PAGAMENTO', forma: null });
    expect(await freeSeats(shop.backend.db, id_oferta)).toBe(19);
    expect((await ana.tryPay(codigo, 'boleto')).status).toBe(200);
  });
});

describe('when Mercado Pago fails (PROVIDER-2)', () => {
  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'hang' },
    { kind: 'garbage' },
    { kind: 'lose' },
  ] as const)('one boleto is registered after $kind $status', async (fault) => {
    const { codigo } = await ana.accept(await ana.buy(await offer()));
    shop.psp.failNext(/POST \/v1\/payments$/, fault);
    if (fault.kind === 'lose') shop.psp.failNext(/POST \/v1\/payments$/, fault);
    expect([200, 503]).toContain((await ana.tryPay(codigo, 'boleto')).status);
    shop.psp.forgetKeys();
    const charge = await ana.boletos(codigo);
    expect(charge.boletos).toMatchObject([{ status: 'REGISTRADO' }]);
    const made = [...shop.psp.payments.values()].filter(
      ({ external_reference }) => external_reference === referenceOf(charge),
    );
    expect(made).toHaveLength(1);
  });

  it('gives money back once, to the way it came', async () => {
    const charge = await slip();
    await pay(charge);
    shop.psp.failNext(/refunds/, { kind: 'lose' });
    bodyOf(await ana.tryWithdraw(charge.codigo_compra));
    const rows = () =>
      shop.backend.db.select().from(refunds).where(eq(refunds.codigo_compra, charge.codigo_compra));
    expect(await rows()).toMatchObject([{ forma: 'boleto', status: 'DEVOLVIDO', valor_centavos: 100_000 }]);
    expect(shop.psp.refunds.filter(({ amount }) => amount === 1000)).toHaveLength(1);
    const providers = { ...shop.payments(), forms: shop.backend.services.forms };
    expect(await compareWithProviders(shop.backend.db, providers)).not.toContainEqual(
      expect.objectContaining({ problema: 'DEVOLUCAO' }),
    );
  });
});
