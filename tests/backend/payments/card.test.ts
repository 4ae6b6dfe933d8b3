import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#/backend/db/schema/identity.ts';
import { cardTries, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankCardCharges, simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { askAboutCards } from '#/backend/modules/payments/card/settle-card.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { cardRefusalMessages } from '#/domain/sale/card/card-refusal.ts';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { typeCard } from './type-card.ts';

const approved = '4111111111111111';
const noFunds = '4000000000009995';
const reviewed = '4000000000009235';
const reviewedInVain = '4000000000009243';
const reviewedThenCall = '4000000000009250';
const challenged = '4000000000003220';
const minute = 60_000;
const hour = 60 * minute;

const backend = withBackend({ clock: () => new Date('2026-11-23T12:00:00Z') });
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

const now = () => backend.current.services.clock();
const type = async (numero: string) => (await typeCard(backend.current.cardOrigin, numero)).token;

async function offerWith(seats = 20): Promise<number> {
  const offerId = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta: offerId,
    parcelas_max: 24,
    ...vagas,
    ...days,
  });
  return offerId;
}

async function waiting(offer?: number): Promise<string> {
  const purchase = await ana.accept(await ana.buy(offer ?? (await offerWith())));
  return purchase.codigo;
}

const pay = async (codigo: string, numero: string, parcelas = 1) =>
  bodyOf(await ana.tryCard(codigo, await type(numero), parcelas));

const payments = () => {
  const { pix, boleto, card, settings } = backend.current.services;
  return { now: now(), pix, boleto, card, publicUrl: settings.publicUrl };
};

async function work(): Promise<void> {
  const { db, services } = backend.current;
  await services.simulatedBank!.deliverWebhooks();
  await expireDueHolds(db, payments());
  await cancelClosedCharges(db, payments());
  await applyWaitingPayments(db, payments());
  await askAboutCards(db, payments());
}

const referenceOf = async (codigo: string) => {
  const rows = await backend.current.db
    .select()
    .from(cardTries)
    .where(eq(cardTries.codigo_compra, codigo))
    .orderBy(cardTries.tentativa);
  return rows.at(-1)!.txid;
};
const atBank = async (codigo: string) => {
  const { db } = backend.current;
  const txid = await referenceOf(codigo);
  const [row] = await db
    .select()
    .from(simulatedBankCardCharges)
    .where(eq(simulatedBankCardCharges.txid, txid));
  return row!;
};
const mailsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dados }) => dados['codigo_compra'] === codigo).map(({ tipo }) => tipo);
};
const refundsOf = (codigo: string) =>
  backend.current.db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
const notify = (body: unknown, token = secret) =>
  new ApiClient(backend.current.url).post('/api/webhook/cartao', body, {
    headers: { 'x-webhook-token': token },
  });

describe('a card', () => {
  it('that is approved enrols, and the purchase names it (CARD-1, CARD-5)', async () => {
    const codigo = await waiting();
    const purchase = await pay(codigo, approved, 3);
    expect(path(purchase)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
    expect(purchase).toMatchObject({
      forma: 'cartao',
      parcelas: 3,
      cartao: {
        situacao: 'APROVADA',
        bandeira: 'visa',
        final: '1111',
        tentativas: 1,
        nome_fatura: 'VITRINE CURSOS',
      },
    });
    expect(await mailsOf(codigo)).toEqual(['pagamento-recebido', 'matricula-confirmada']);
  });

  it.each(testCards.filter(({ outcome }) => outcome.kind === 'refuse'))(
    '$number is refused with its reason, and the seat is kept (CARD-6)',
    async ({ number, outcome }) => {
      const offer = await offerWith(2);
      const codigo = await waiting(offer);
      const purchase = await pay(codigo, number);
      expect(purchase).toMatchObject({ estado: 'AGUARDANDO_PAGAMENTO', cartao: { situacao: 'RECUSADA' } });
      const reason = outcome.kind === 'refuse' ? outcome.reason : undefined;
      expect(purchase.cartao).toMatchObject({ motivo: reason, mensagem: cardRefusalMessages[reason!] });
      expect(await freeSeats(backend.current.db, offer)).toBe(1);
    },
  );

  it('is tried five times, then another form pays (CARD-7)', async () => {
    const codigo = await waiting();
    for (let time = 1; time <= 5; time++) {
      expect((await pay(codigo, noFunds)).cartao).toMatchObject({ tentativas: time });
    }
    const { status, body } = await ana.tryCard(codigo, await type(approved));
    expect([status, body]).toMatchObject([409, { codigo: 'CARTAO_SEM_TENTATIVAS' }]);
    bodyOf(await ana.tryPay(codigo));
    await act(backend.current.url, (await ana.pix(codigo)).txid, 'pagar');
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', forma: 'pix' });
  });

  it('needs a token, one of its own', async () => {
    const codigo = await waiting();
    expect(await ana.tryCard(codigo, undefined)).toMatchObject({
      status: 422,
      body: { codigo: 'CARTAO_AUSENTE' },
    });
    const other = await waiting();
    const token = await type(noFunds);
    bodyOf(await ana.tryCard(other, token));
    expect(await ana.tryCard(codigo, token)).toMatchObject({
      status: 422,
      body: { codigo: 'CARTAO_JA_USADO', campos: { token: [expect.any(String)] } },
    });
    // One that the bank never made is refused by the bank.
    const unknown = bodyOf(await ana.tryCard(codigo, 'x'.repeat(32)));
    expect(unknown.cartao).toMatchObject({ situacao: 'RECUSADA', motivo: 'DADOS_DO_CARTAO', bandeira: null });
    const late = await type(approved);
    backend.current.moveBusinessClock(16 * minute);
    expect(bodyOf(await ana.tryCard(codigo, late)).cartao).toMatchObject({ motivo: 'DADOS_DO_CARTAO' });
  });

  it('sent twice with the same token is one try (CARD-2)', async () => {
    const codigo = await waiting();
    const token = await type(approved);
    const answers = await Promise.all([1, 2, 3].map(() => ana.tryCard(codigo, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', cartao: { tentativas: 1 } });
    expect(await refundsOf(codigo)).toEqual([]);
  });

  it('goes up to 13 installments, and above them only with boleto (PURCHASE-10)', async () => {
    const codigo = await waiting();
    const { status, body } = await ana.tryCard(codigo, await type(approved), 14);
    expect([status, body]).toMatchObject([
      422,
      { mensagem: 'O parcelamento acima de 13x só estará disponível para a opção boleto.' },
    ]);
    expect(await pay(codigo, approved, 13)).toMatchObject({ estado: 'MATRICULADA', parcelas: 13 });
    const { body: plans } = await ana.client.get<{ forma: string; parcelas: number }[]>(
      `/api/parcelamento?id_oferta=${nextOffer - 1}`,
    );
    expect(plans.filter(({ forma }) => forma === 'cartao')).toHaveLength(13);
  });

  it('that paid is refunded by the same way', async () => {
    const codigo = await waiting();
    await pay(codigo, approved);
    await act(backend.current.url, await referenceOf(codigo), 'devolver');
    expect(await refundsOf(codigo)).toMatchObject([{ forma: 'cartao', status: 'DEVOLVIDO' }]);
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
  });

  it('whose answer got lost is asked for, and pays once', async () => {
    const codigo = await waiting();
    const { card } = backend.current.services;
    const { createCharge } = card;
    card.createCharge = async (order) => {
      await createCharge(order);
      throw new Error('the answer was lost');
    };
    const purchase = await pay(codigo, approved).finally(() => (card.createCharge = createCharge));
    expect(purchase).toMatchObject({ estado: 'AGUARDANDO_PAGAMENTO', cartao: { situacao: 'ENVIADA' } });
    const again = await ana.tryCard(codigo, await type(approved));
    expect([again.status, again.body]).toMatchObject([409, { codigo: 'CARTAO_EM_ANDAMENTO' }]);
    backend.current.moveBusinessClock(minute);
    await work();
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', cartao: { tentativas: 1 } });
  });

  it('approved unheard of, while a Pix pays, goes back', async () => {
    const codigo = await waiting();
    const { card } = backend.current.services;
    const { createCharge } = card;
    card.createCharge = async (order) => {
      await createCharge(order);
      throw new Error('the answer was lost');
    };
    await pay(codigo, approved).finally(() => (card.createCharge = createCharge));
    backend.current.moveBusinessClock(2 * minute);
    bodyOf(await ana.tryPay(codigo));
    await act(backend.current.url, (await ana.pix(codigo)).txid, 'pagar');
    await work();
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', forma: 'pix' });
    expect(await refundsOf(codigo)).toMatchObject([
      { forma: 'cartao', status: 'DEVOLVIDO', motivo: 'Pagamento em dobro' },
    ]);
  });
});

describe('a card in review', () => {
  it('holds the seat for a day, is announced by mail, and enrols once approved (CARD-8)', async () => {
    const codigo = await waiting();
    const before = now();
    const purchase = await pay(codigo, reviewed);
    expect(purchase).toMatchObject({ estado: 'EM_ANALISE', cartao: { situacao: 'EM_ANALISE' } });
    const held = Date.parse(purchase.reserva_expira_em) - before.getTime();
    expect(Math.round(held / hour)).toBe(24);
    backend.current.moveBusinessClock(3 * minute);
    await work();
    expect(path(await ana.purchase(codigo))).toEqual([
      'AGUARDANDO_ACEITE',
      'AGUARDANDO_PAGAMENTO',
      'EM_ANALISE',
      'PAGA',
      'MATRICULADA',
    ]);
    expect(await mailsOf(codigo)).toEqual([
      'cartao-em-analise',
      'pagamento-recebido',
      'matricula-confirmada',
    ]);
  });

  it('that is refused keeps the seat for half a day and says why by mail (CARD-8)', async () => {
    const codigo = await waiting();
    await pay(codigo, reviewedInVain);
    backend.current.moveBusinessClock(3 * minute);
    await work();
    const purchase = await ana.purchase(codigo);
    expect(purchase).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      cartao: { situacao: 'RECUSADA', motivo: 'SUSPEITA_DE_FRAUDE' },
    });
    expect(purchase.historico.at(-1)!.detalhe).toMatch(/^Cartão recusado: /);
    expect(Math.round((Date.parse(purchase.reserva_expira_em) - now().getTime()) / hour)).toBe(12);
    expect(await mailsOf(codigo)).toEqual(['cartao-em-analise', 'cartao-recusado']);
    expect((await pay(codigo, approved)).estado).toBe('MATRICULADA');
  });

  it('is refused for the reason its bank has, not always the same one (CARD-6)', async () => {
    const codigo = await waiting();
    expect((await pay(codigo, reviewedThenCall)).cartao).toMatchObject({ motivo: null, mensagem: null });
    backend.current.moveBusinessClock(3 * minute);
    await work();
    expect((await ana.purchase(codigo)).cartao).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'LIGUE_PARA_O_BANCO',
    });
  });

  it('that is refused leaves what others are about to pay', async () => {
    const bia = await Buyer.register(backend.current.url);
    const other = await bia.openPix(await offerWith());
    await pay(await waiting(), noFunds);
    expect(await bia.pix(other.codigo_compra)).toMatchObject({ status: 'ATIVA' });
  });

  it('holds no seat for longer than a day and a half, however often it is tried', async () => {
    const codigo = await waiting();
    const first = now().getTime();
    for (let time = 0; time < 3; time++) {
      const purchase = await pay(codigo, reviewedInVain);
      expect(Date.parse(purchase.reserva_expira_em)).toBeLessThanOrEqual(first + 36 * hour + minute);
      backend.current.moveBusinessClock(11 * hour);
      await work();
    }
    expect(Date.parse((await ana.purchase(codigo)).reserva_expira_em)).toBeLessThanOrEqual(
      first + 36 * hour + minute,
    );
  });

  it('that no one decides ends with the hold: the seat is free and the card is taken back', async () => {
    const offer = await offerWith(1);
    const codigo = await waiting(offer);
    await pay(codigo, reviewed);
    const { db } = backend.current;
    const txid = await referenceOf(codigo);
    await db
      .update(simulatedBankCardCharges)
      .set({ decide_em: null })
      .where(eq(simulatedBankCardCharges.txid, txid));
    backend.current.moveBusinessClock(25 * hour);
    await work();
    expect((await ana.purchase(codigo)).estado).toBe('EXPIRADA');
    expect(await freeSeats(db, offer)).toBe(1);
    expect((await atBank(codigo)).situacao).toBe('CANCELADA');
    // The bank's word and ours crossed: the money is late, and buys the seat that is still free.
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect(path(await ana.purchase(codigo)).slice(-4)).toEqual([
      'EXPIRADA',
      'PAGAMENTO_TARDIO',
      'PAGA',
      'MATRICULADA',
    ]);
    expect(await freeSeats(db, offer)).toBe(0);
  });

  it('may be left for a Pix, and may be cancelled; the card is taken back', async () => {
    const codigo = await waiting();
    await pay(codigo, reviewed);
    bodyOf(await ana.tryPay(codigo));
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      forma: 'pix',
      cartao: { situacao: 'CANCELADA' },
    });
    expect((await atBank(codigo)).situacao).toBe('CANCELADA');
    const other = await waiting();
    await pay(other, reviewed);
    expect(bodyOf(await ana.tryCancel(other)).estado).toBe('CANCELADA');
    expect((await atBank(other)).situacao).toBe('CANCELADA');
  });
});

describe('a challenge', () => {
  const answer = async (url: string, resposta: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ resposta }), redirect: 'manual' });

  it('that is done enrols, and leads back to the purchase', async () => {
    const codigo = await waiting();
    const { cartao, estado } = await pay(codigo, challenged);
    expect([estado, cartao!.situacao]).toEqual(['AGUARDANDO_PAGAMENTO', 'DESAFIO']);
    expect(cartao!.desafio).toMatch(new RegExp(`^${backend.current.cardOrigin}/desafio/`));
    const back = await answer(cartao!.desafio!, 'confirmar');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/minhas-compras/${codigo}`,
    ]);
    expect(await ana.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', cartao: { desafio: null } });
    // Pressed again, it only leads back.
    expect((await answer(cartao!.desafio!, 'recusar')).status).toBe(303);
    expect((await ana.purchase(codigo)).estado).toBe('MATRICULADA');
  });

  it('that fails keeps the seat', async () => {
    const codigo = await waiting();
    const { cartao } = await pay(codigo, challenged);
    await answer(cartao!.desafio!, 'recusar');
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      cartao: { situacao: 'RECUSADA', motivo: 'DESAFIO_NAO_CONCLUIDO' },
    });
  });

  it('that is abandoned ends with the hold, and can be given up for another card before', async () => {
    const codigo = await waiting();
    const { cartao } = await pay(codigo, challenged);
    backend.current.moveBusinessClock(31 * minute);
    await work();
    expect((await ana.purchase(codigo)).estado).toBe('EXPIRADA');
    expect((await atBank(codigo)).situacao).toBe('CANCELADA');
    expect(await (await fetch(cartao!.desafio!)).text()).toContain('não vale mais');
    const other = await waiting();
    await pay(other, challenged);
    expect(await pay(other, approved)).toMatchObject({ estado: 'MATRICULADA', cartao: { tentativas: 2 } });
  });
});

describe('a webhook of a card', () => {
  it('needs the secret, and says only what to ask about', async () => {
    expect(await notify({ cartoes: [] }, 'wrong')).toMatchObject({ status: 401 });
    const codigo = await waiting();
    await pay(codigo, reviewed);
    const referencia = await referenceOf(codigo);
    const item = { referencia, situacao: 'APROVADA', valor: '0.01' };
    const { status } = await notify({ cartoes: [item, item, { referencia: 'unknown' }, 7] });
    expect([status, (await ana.purchase(codigo)).estado]).toEqual([200, 'EM_ANALISE']);
    expect((await notify({ cartoes: 'rubbish' })).status).toBe(200);
  });
});
