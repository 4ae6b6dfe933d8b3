import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { boletos, paymentCharges, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankCharges, simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { letBoletosFallDue, remindOfBoletos } from '#/backend/modules/payments/boleto/remind-of-boletos.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import type { BoletoCharge, BoletoRenewal } from '#/contract/purchasing/boleto.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { Installment } from '#/contract/purchasing/price.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy } from '../../support/catalogue-data.ts';
import { barcodeOfTypeableLine, parseBoletoBarcode } from '../../support/payments/boleto-reader.ts';
import { act, bodyOf, Buyer, path, tryAct } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

// A Monday; the next holiday is Christmas.
const monday = () => new Date('2026-11-23T12:00:00Z');
const day = 86_400_000;
const backend = withBackend({ clock: monday });
let ana: Buyer;
let secret = '';
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const [state] = await db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offerWith(seats = 20, data_inicio = '2045-02-01', id_produto = 1): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  // The clock goes far in these tests.
  const days = { inscricoes_ate: '2045-01-10', data_inicio, data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto, id_oferta, parcelas_max: 24, ...vagas, ...days });
  return id_oferta;
}

const now = () => backend.current.services.clock();
const visitor = () => new ApiClient(backend.current.url);
const pay = (referencia: string) => act(backend.current.url, referencia, 'pagar');
const forget = (text: string) => text.slice(0, 10);

async function nightly(): Promise<void> {
  const { db, services } = backend.current;
  const { pix, boleto, card, keys } = services;
  await letBoletosFallDue(db, now());
  await expireDueHolds(db, paymentsAt(now(), services));
  await cancelClosedCharges(db, { now: now(), pix, boleto, card });
  await remindOfBoletos(db, now(), keys);
}

const mailsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dados }) => dados['codigo_compra'] === codigo).map(({ tipo }) => tipo);
};
const bankCharge = async (txid: string) => {
  const { db } = backend.current;
  const [row] = await db.select().from(simulatedBankCharges).where(eq(simulatedBankCharges.txid, txid));
  return row;
};

describe('a boleto', () => {
  it('is registered with what the bank reads, and holds the seat 3 business days longer (BOLETO-2, BOLETO-3)', async () => {
    const before = now();
    const charge = await ana.openBoleto(await offerWith());
    const [boleto] = charge.boletos;
    expect(charge).toMatchObject({ estado_compra: 'AGUARDANDO_PAGAMENTO', parcelas: 1, total: 1000 });
    expect(boleto).toMatchObject({ status: 'REGISTRADO', valor: 1000, multa: 0, juros: 0 });
    const barcode = barcodeOfTypeableLine(boleto!.linha_digitavel!);
    expect(barcode).toBe(boleto!.codigo_barras);
    const content = parseBoletoBarcode(barcode!, forget(before.toISOString()));
    expect(content).toMatchObject({ due: boleto!.vencimento, cents: 100_000 });
    expect(boleto!.vencimento).toBe('2026-11-26');
    // Thursday, then Friday, Monday, Tuesday: until that day is over.
    expect(charge.reserva_expira_em).toBe('2026-12-02T03:00:00.000Z');
  });

  it('isn’t to be had for an offer that begins before it is settled, with whatever comes (BOLETO-10)', async () => {
    const id_oferta = await offerWith(5, '2026-12-01');
    const plans = await visitor().get<Installment[]>(`/api/parcelamento?id_oferta=${id_oferta}`);
    expect(new Set(bodyOf(plans).map(({ forma }) => forma))).toEqual(new Set(['pix', 'cartao']));
    const { codigo } = await ana.accept(await ana.buy(id_oferta));
    const refused = await ana.tryPay(codigo, 'boleto');
    expect([refused.status, refused.body]).toMatchObject([422, { codigo: 'FORMA_INDISPONIVEL' }]);
    expect((await ana.tryPay(codigo)).status).toBe(200);
  });

  it('that is paid enrols, however often the bank says so (BOLETO-8)', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const { referencia } = charge.boletos[0]!;
    await pay(referencia);
    const paid = await ana.purchase(charge.codigo_compra);
    expect(path(paid)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
    expect((await ana.boletos(charge.codigo_compra)).boletos[0]).toMatchObject({ status: 'PAGO' });
    const payment = (await bankPayments(referencia))[0]!;
    const webhook = {
      id_evento: payment.endToEndId,
      referencia,
      valor: '1000.00',
      pago_em: payment.horario,
    };
    const again = await Promise.all(
      Array.from({ length: 20 }, () => notify([webhook, webhook, { referencia: 7 }])),
    );
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ana.purchase(charge.codigo_compra)).toEqual(paid);
    expect(await refundsOf(charge.codigo_compra)).toEqual([]);
  });

  it('refuses a webhook without the secret', async () => {
    const { status, body } = await notify([], 'wrong');
    expect([status, body]).toMatchObject([401, { codigo: 'AVISO_NAO_RECONHECIDO' }]);
  });

  it('that is paid twice, or with another amount, gives the money back', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const { referencia } = charge.boletos[0]!;
    await notify([{ id_evento: 'pouco1', referencia, valor: '1.00', pago_em: now().toISOString() }]);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
    await act(backend.current.url, referencia, 'pagar-duas-vezes');
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
    expect(await refundsOf(charge.codigo_compra)).toEqual([
      ['Pagamento de outro valor', 'NAO_REALIZADO'],
      ['Pagamento em dobro', 'DEVOLVIDO'],
    ]);
  });

  it('keeps the seat until the grace is over, then frees it and is withdrawn at the bank (BOLETO-3)', async () => {
    const id_oferta = await offerWith(1);
    const charge = await ana.openBoleto(id_oferta);
    const left = Date.parse(charge.reserva_expira_em) - now().getTime();
    backend.current.moveBusinessClock(left - 1);
    await nightly();
    expect((await ana.boletos(charge.codigo_compra)).boletos[0]!.status).toBe('VENCIDO');
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(0);
    backend.current.moveBusinessClock(1);
    await nightly();
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('EXPIRADA');
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(1);
    const { referencia } = charge.boletos[0]!;
    expect((await bankCharge(referencia))!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    expect((await ana.boletos(charge.codigo_compra)).boletos[0]!.status).toBe('BAIXADO');
    // Money that crossed it gets the seat that is free.
    await act(backend.current.url, referencia, 'pagar-atrasado');
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('is reminded of two days before, on the day and the day after, once each (BOLETO-5)', async () => {
    const { codigo_compra } = await ana.openBoleto(await offerWith());
    const seen: string[][] = [];
    const [boleto] = (await ana.boletos(codigo_compra)).boletos;
    const untilDue = Date.parse(`${boleto!.vencimento}T15:00:00Z`) - now().getTime();
    for (const wait of [untilDue - 3 * day, day, day, day, day, day]) {
      if (wait > 0) backend.current.moveBusinessClock(wait);
      await nightly();
      await nightly();
      seen.push((await mailsOf(codigo_compra)).filter((tipo) => tipo.startsWith('boleto-')));
    }
    const all = ['boleto-criado', 'boleto-a-vencer', 'boleto-vence-hoje', 'boleto-vencido'];
    expect(seen.map(({ length }) => length)).toEqual([1, 2, 2, 3, 4, 4]);
    expect(seen.at(-1)).toEqual(all);
  });
});

describe('a carnê (BOLETO-4)', () => {
  it('has a boleto a month, of which the first enrols and the others pay on', async () => {
    const charge = await ana.openBoleto(await offerWith(), 3);
    expect(charge.boletos.map(({ valor }) => valor)).toEqual([333.33, 333.33, 333.34]);
    const [first, second, third] = charge.boletos;
    expect(new Set(charge.boletos.map(({ nosso_numero }) => nosso_numero)).size).toBe(3);
    await pay(first!.referencia);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
    await pay(second!.referencia);
    await act(backend.current.url, second!.referencia, 'pagar-duas-vezes');
    const after = await ana.boletos(charge.codigo_compra);
    expect(after.boletos.map(({ status }) => status)).toEqual(['PAGO', 'PAGO', 'REGISTRADO']);
    expect(await refundsOf(charge.codigo_compra)).toEqual([['Pagamento em dobro', 'DEVOLVIDO']]);
    // All of it goes back together, and what is open is withdrawn.
    await act(backend.current.url, first!.referencia, 'devolver');
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('ESTORNADA');
    expect((await refundsOf(charge.codigo_compra)).map(([, status]) => status)).toEqual([
      'DEVOLVIDO',
      'DEVOLVIDO',
      'DEVOLVIDO',
    ]);
    expect((await bankCharge(third!.referencia))!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
  });

  it('that was given up takes no installment: it would pay for a part', async () => {
    const charge = await ana.openBoleto(await offerWith(), 4);
    bodyOf(await ana.tryPay(charge.codigo_compra));
    await act(backend.current.url, charge.boletos[0]!.referencia, 'pagar-atrasado');
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('AGUARDANDO_PAGAMENTO');
    expect(await refundsOf(charge.codigo_compra)).toEqual([
      ['Parcela de um carnê que não vale mais', 'DEVOLVIDO'],
    ]);
  });

  it('goes above 13 installments, as the offer says; Pix and card don’t (PURCHASE-10)', async () => {
    const charge = await ana.openBoleto(await offerWith(), 24);
    expect(charge.boletos).toHaveLength(24);
    const refused = await ana.tryPay(charge.codigo_compra, 'cartao', 14);
    expect(refused.body).toMatchObject({
      campos: { parcelas: ['O parcelamento acima de 13x só estará disponível para a opção boleto.'] },
    });
    expect((await ana.tryPay(charge.codigo_compra, 'boleto', 25)).status).toBe(422);
  });
});

describe('a change of method (PURCHASE-20)', () => {
  it('keeps the seat, closes the charge before at its bank, and lets what is paid now count', async () => {
    const id_oferta = await offerWith(1);
    const pix = await ana.openPix(id_oferta);
    const { codigo_compra: codigo } = pix;
    expect(bodyOf(await ana.tryPay(codigo, 'boleto', 2))).toMatchObject({ forma: 'boleto', parcelas: 2 });
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(0);
    expect((await tryAct(backend.current.url, pix.txid, 'pagar')).status).toBe(409);
    const first = await ana.boletos(codigo);
    expect(bodyOf(await ana.tryPay(codigo, 'boleto', 1))).toMatchObject({ parcelas: 1 });
    expect((await tryAct(backend.current.url, first.boletos[0]!.referencia, 'pagar')).status).toBe(409);
    await pay((await ana.boletos(codigo)).boletos[0]!.referencia);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('lets money count that still comes for the charge before, and closes the new one', async () => {
    const { codigo_compra: codigo, txid } = await ana.openPix(await offerWith());
    bodyOf(await ana.tryPay(codigo, 'boleto'));
    const { referencia } = (await ana.boletos(codigo)).boletos[0]!;
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
    expect((await bankCharge(referencia))!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    await act(backend.current.url, referencia, 'pagar-atrasado');
    expect(await refundsOf(codigo)).toEqual([['Pagamento em dobro', 'DEVOLVIDO']]);
  });

  it('and a payment of the charge before, at once, end in one of two ways and nothing between', async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await Buyer.register(backend.current.url);
      const { codigo_compra: codigo, txid } = await buyer.openPix(await offerWith());
      const [paid] = await Promise.all([
        tryAct(backend.current.url, txid, 'pagar'),
        buyer.tryPay(codigo, 'boleto'),
      ]);
      const { db } = backend.current;
      const charges = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
      const slips = await db.select().from(boletos).where(eq(boletos.codigo_compra, codigo));
      const isPaid = paid.status === 200;
      expect((await buyer.purchase(codigo)).estado).toBe(isPaid ? 'MATRICULADA' : 'AGUARDANDO_PAGAMENTO');
      expect(charges.filter(({ status }) => status === 'ATIVA')).toHaveLength(isPaid ? 0 : 1);
      expect(slips.filter(({ status }) => status === 'REGISTRADO')).toHaveLength(isPaid ? 0 : 1);
      expect(await refundsOf(codigo)).toEqual([]);
    }
  });

  it('holds the seat no longer than the first boleto of the purchase would', async () => {
    const { codigo_compra: codigo, reserva_expira_em } = await ana.openBoleto(await offerWith());
    backend.current.moveBusinessClock(day);
    bodyOf(await ana.tryPay(codigo, 'boleto', 2));
    expect((await ana.boletos(codigo)).reserva_expira_em).toBe(reserva_expira_em);
    const { boletos: shown } = await ana.boletos(codigo);
    backend.current.moveBusinessClock(
      Date.parse(`${shown[0]!.vencimento}T23:00:00Z`) + day - now().getTime(),
    );
    expect((await ana.tryPay(codigo, 'boleto', 3)).body).toMatchObject({ codigo: 'FORMA_INDISPONIVEL' });
  });

  it('happens ten times a day at most', async () => {
    const { codigo_compra: codigo } = await ana.openBoleto(await offerWith());
    for (let parcelas = 2; parcelas <= 10; parcelas++) bodyOf(await ana.tryPay(codigo, 'boleto', parcelas));
    expect((await ana.tryPay(codigo, 'boleto', 11)).body).toMatchObject({ codigo: 'MUITAS_TROCAS' });
    expect((await ana.tryPay(codigo, 'boleto', 10)).status).toBe(200);
  });
});

type Promised = { id_oferta: number; parcelas_max: number };

describe('what can be charged now', () => {
  it('is all that GET /api/parcelamento tells, and no seat is taken when it is nothing (PURCHASE-9)', async () => {
    const id_oferta = await offerWith();
    const list = async () =>
      bodyOf(
        await visitor().get<{ forma: string; parcelas: number }[]>(
          `/api/parcelamento?id_oferta=${id_oferta}`,
        ),
      );
    const rows = await list();
    expect([...new Set(rows.map(({ forma }) => forma))]).toEqual(['pix', 'boleto', 'cartao']);
    expect(Math.max(...rows.map(({ parcelas }) => parcelas))).toBe(24);
    const { services, db } = backend.current;
    const { forms } = services;
    Object.assign(services, { forms: [] });
    expect(await list()).toEqual([]);
    expect((await ana.tryBuy(id_oferta)).body).toMatchObject({ codigo: 'SEM_FORMA_DE_PAGAMENTO' });
    expect(await freeSeats(db, id_oferta)).toBe(20);
    Object.assign(services, { forms });
  });

  it('is what courses promise, on cards, pages and in the checkout alike (PURCHASE-9)', async () => {
    await addCourse(backend.current.db, { id_produto: 2, titulo: 'Confeiteiro' });
    const id_oferta = await offerWith(20, '2045-02-01', 2);
    const { services } = backend.current;
    const { forms, hasCarne } = services;
    const promised = async (shop: Partial<typeof services>) => {
      Object.assign(services, shop);
      const rows = bodyOf(
        await visitor().get<{ parcelas: number }[]>(`/api/parcelamento?id_oferta=${id_oferta}`),
      );
      const page = bodyOf(await visitor().get<{ ofertas: Promised[] }>('/api/produto/detalhes/2'));
      const found = bodyOf(
        await visitor().get<{ itens: { oferta: Promised }[] }>('/api/produto-busca?id_produto=2'),
      );
      const offer = page.ofertas.find((one) => one.id_oferta === id_oferta);
      Object.assign(services, { forms, hasCarne });
      return [
        Math.max(...rows.map(({ parcelas }) => parcelas)),
        offer?.parcelas_max,
        found.itens[0]?.oferta.parcelas_max,
      ];
    };
    expect(await promised({})).toEqual([24, 24, 24]);
    expect(await promised({ hasCarne: false })).toEqual([13, 13, 13]);
    expect(await promised({ forms: ['pix'] })).toEqual([1, 1, 1]);
    expect(await promised({ forms: ['pix', 'boleto'], hasCarne: false })).toEqual([1, 1, 1]);
  });
});

describe('renewal', () => {
  async function overdue(parcelas = 1): Promise<BoletoCharge> {
    const charge = await ana.openBoleto(await offerWith(), parcelas);
    const end = Date.parse(`${charge.boletos[0]!.vencimento}T15:00:00Z`) + day;
    backend.current.moveBusinessClock(end - now().getTime());
    await nightly();
    return ana.boletos(charge.codigo_compra);
  }
  const preview = (v: string) =>
    visitor().get<BoletoRenewal>(`/api/boleto/renovacao?${new URLSearchParams({ v })}`);
  const renew = (v: string) => visitor().post<BoletoCharge>('/api/boleto/renovar', { v });

  it('shows fee and interest before, makes another boleto, once a day however often it is asked (BOLETO-6, BOLETO-7)', async () => {
    const charge = await overdue();
    const [old] = charge.boletos;
    const shown = bodyOf(await preview(old!.v));
    expect(shown).toMatchObject({ valor_original: 1000, multa: 20 });
    const days = (Date.parse(shown.novo_vencimento) - Date.parse(old!.vencimento)) / day;
    expect(shown.juros).toBe(Math.round((100_000 * days) / 3000) / 100);
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(old!.v)));
    const renewed = answers.map((answer) => bodyOf(answer).boletos[0]!);
    expect(new Set(renewed.map(({ referencia }) => referencia)).size).toBe(1);
    expect(renewed[0]).toMatchObject({
      status: 'REGISTRADO',
      valor: shown.total,
      vencimento: shown.novo_vencimento,
    });
    const rows = await backend.current.db
      .select()
      .from(boletos)
      .where(eq(boletos.codigo_compra, charge.codigo_compra));
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['REGISTRADO', 'SUBSTITUIDO']);
    expect((await bankCharge(old!.referencia))!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    await pay(renewed[0]!.referencia);
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('asks the bank first: who has paid owes neither fee nor interest (BOLETO-12)', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const [slip] = charge.boletos;
    const { db } = backend.current;
    await payCharge(db, slip!.referencia, now(), { times: 1, force: false });
    const end = Date.parse(`${slip!.vencimento}T15:00:00Z`) + day;
    backend.current.moveBusinessClock(end - now().getTime());
    expect((await renew(slip!.v)).body).toMatchObject({
      mensagem: 'Este boleto já foi pago. Não é preciso fazer mais nada.',
    });
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('goes on without the word of a bank that is down, and what was paid before counts', async () => {
    const { db, services } = backend.current;
    const charge = await overdue();
    const [old] = charge.boletos;
    await payCharge(db, old!.referencia, now(), { times: 1, force: true });
    const findCharge = services.boleto.findCharge;
    services.boleto.findCharge = () => Promise.reject(new Error('down'));
    const renewed = await renew(old!.v);
    services.boleto.findCharge = findCharge;
    expect(renewed.status).toBe(200);
    await services.simulatedBank!.deliverWebhooks();
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('refuses forged, cut and old links alike, and what isn’t overdue with the reason', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const { v } = charge.boletos[0]!;
    const forged = Buffer.from(v, 'base64url');
    forged[0]! ^= 1;
    for (const dead of ['', 'x', v.slice(0, -3), forged.toString('base64url')]) {
      expect([(await preview(dead)).status, (await renew(dead)).status]).toEqual([410, 410]);
    }
    expect((await preview(v)).body).toMatchObject({ codigo: 'BOLETO_NAO_RENOVAVEL' });
    await pay(charge.boletos[0]!.referencia);
    expect((await renew(v)).body).toMatchObject({
      mensagem: 'Este boleto já foi pago. Não é preciso fazer mais nada.',
    });
    expect(v).not.toContain(charge.codigo_compra);
    backend.current.moveBusinessClock(4 * 366 * day);
    expect((await preview(v)).status).toBe(410);
  });

  it('of a later installment leaves the others alone, and ends after three times', async () => {
    const charge = await ana.openBoleto(await offerWith(), 2);
    await pay(charge.boletos[0]!.referencia);
    let { v, vencimento } = charge.boletos[1]!;
    const named = async () => {
      const { body: list } = await ana.client.get<{ itens: Purchase[] }>('/api/compras');
      const one = await ana.purchase(charge.codigo_compra);
      return [list.itens[0]!.boleto_vencido, one.boleto_vencido];
    };
    for (let time = 0; time < 3; time++) {
      expect(await named()).toEqual([null, null]);
      backend.current.moveBusinessClock(Date.parse(`${vencimento}T15:00:00Z`) + day - now().getTime());
      // By the clock (PURCHASE-15), and once the job has come by.
      expect(await named()).toEqual([vencimento, vencimento]);
      await nightly();
      expect(await named()).toEqual([vencimento, vencimento]);
      const renewed = bodyOf(await renew(v)).boletos;
      expect(renewed.map(({ status }) => status)).toEqual(['PAGO', 'REGISTRADO']);
      ({ v, vencimento } = renewed[1]!);
    }
    backend.current.moveBusinessClock(Date.parse(`${vencimento}T15:00:00Z`) + day - now().getTime());
    expect((await renew(v)).body).toMatchObject({ codigo: 'BOLETO_NAO_RENOVAVEL' });
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });
});

const bankPayments = async (txid: string) => {
  const answer = await visitor().get<{ cobranca: { pagamentos: { endToEndId: string; horario: string }[] } }>(
    `/api/banco-simulado/cobrancas/${txid}`,
  );
  return bodyOf(answer).cobranca.pagamentos;
};
const notify = (items: unknown[], token = secret) =>
  visitor().post('/api/webhook/boleto', { boletos: items }, { headers: { 'x-webhook-token': token } });
const refundsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
  return rows
    .map(({ motivo, status }) => [motivo, status] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
};
