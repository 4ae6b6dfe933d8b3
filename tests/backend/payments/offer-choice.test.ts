import { eq, sum } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { ledgerEntries } from '#/backend/db/schema/ledger.ts';
import { coupons, waitingList } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { cancelOffer, followCancelledOffers } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { endDeadChanges } from '#/backend/modules/checkout/choice/end-change.ts';
import { remindOfChoices, returnUnchosenMoney } from '#/backend/modules/checkout/choice/follow-choices.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { typeCard } from './type-card.ts';

const backend = withBackend({ clock: noon });
const day = 1440;
let ana: Buyer;
let nextCourse = 1;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await db.insert(coupons).values({
    codigo: 'DEZ',
    descricao: 'Dez por cento',
    tipo: 'PERCENTUAL',
    percentual: 10,
    usos_por_pessoa: 1,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2045-01-01T00:00:00Z'),
  });
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function course(): Promise<number> {
  const id_produto = nextCourse++;
  await addCourse(backend.current.db, { id_produto, titulo: 'Soldador', slug: `soldador-${id_produto}` });
  return id_produto;
}

async function offerOf(id_produto: number, cents: number, seats = 20): Promise<number> {
  const id_oferta = nextOffer++;
  // The clock goes far in these tests.
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  const price = { preco_original_centavos: cents, preco_promocional_centavos: null, parcelas_max: 12 };
  await addOffer(backend.current.db, { id_produto, id_oferta, ...price, ...days, ...vagas });
  return id_oferta;
}

const now = () => backend.current.services.clock();
const payments = () => {
  const { pix, boleto, card, clock } = backend.current.services;
  return { now: clock(), pix, boleto, card };
};
const pay = (txid: string) => act(backend.current.url, txid, 'pagar');
const wait = (minutos: number) =>
  new ApiClient(backend.current.url).post('/api/banco-simulado/relogio', { minutos });
const codeOf = (answer: { status: number; body: unknown }) =>
  [answer.status, (answer.body as ErrorBody).codigo] as const;
const mailsOf = async (codigo: string) => {
  const rows = await backend.current.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dados }) => dados['codigo_compra'] === codigo).map(({ tipo }) => tipo);
};
const retainedByShop = async (txids: string[]) => {
  const rows = await backend.current.db.select().from(simulatedBankPayments);
  return rows
    .filter(({ txid }) => txids.includes(txid))
    .reduce((cents, row) => cents + row.valor_centavos - row.devolvido_centavos, 0);
};

async function booked(codigo: string): Promise<Record<string, number>> {
  const rows = await backend.current.db
    .select({ conta: ledgerEntries.conta, cents: sum(ledgerEntries.centavos).mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.codigo_compra, codigo))
    .groupBy(ledgerEntries.conta);
  return Object.fromEntries(
    rows.filter(({ cents }) => cents !== 0).map(({ conta, cents }) => [conta, cents]),
  );
}

async function enrolled(offer: number, more: { cupom?: string } = {}) {
  const { txid, codigo_compra: codigo } = await ana.openPix(offer, more);
  await pay(txid);
  return { txid, codigo };
}

async function personOf({ student }: Buyer): Promise<number> {
  const [login] = await backend.current.db.select().from(logins).where(eq(logins.email, student.email));
  return login!.id_pessoa;
}

async function cancel(offer: number) {
  const [login] = await backend.current.db.select().from(logins).limit(1);
  await cancelOffer(backend.current.db, payments(), offer, { loginId: login!.id_login, requestId: 'r1' });
}

async function paidLate(offer: number, more: { cupom?: string } = {}) {
  const { txid, codigo_compra: codigo } = await ana.openPix(offer, more);
  await act(backend.current.url, txid, 'expirar');
  await backend.current.db.update(offers).set({ vagas_disponiveis: 0 }).where(eq(offers.id_oferta, offer));
  await act(backend.current.url, txid, 'pagar-atrasado');
  const late = await ana.purchase(codigo);
  expect(late.estado).toBe('PAGAMENTO_TARDIO');
  expect(late.escolha).toMatchObject({ troca: null });
  return { txid, codigo };
}

describe('late money without a seat (REFUND-8)', () => {
  it('moves to an offer of the same price at once, and is enrolled there', async () => {
    const id = await course();
    const gone = await offerOf(id, 100_000, 1);
    const other = await offerOf(id, 100_000, 3);
    await offerOf(await course(), 100_000);
    const { codigo, txid } = await paidLate(gone);
    expect(await mailsOf(codigo)).toContain('pagamento-tardio');
    const { itens, pago } = await ana.offers(codigo);
    expect(pago).toBe(1000);
    expect(itens.map(({ oferta, ...rest }) => [oferta.id_oferta, rest])).toEqual([
      [other, { total: 1000, a_pagar: 0, a_devolver: 0 }],
    ]);
    const moved = bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: other, total: 1000 }));
    expect(path(moved).slice(-3)).toEqual(['PAGAMENTO_TARDIO', 'PAGA', 'MATRICULADA']);
    expect(moved).toMatchObject({ oferta: { id_oferta: other }, escolha: null, devolucoes: [] });
    expect(await freeSeats(backend.current.db, other)).toBe(2);
    expect(await retainedByShop([txid])).toBe(100_000);
    expect(moved.arrependimento).toMatchObject({ dias_restantes: 7 });
    expect(bodyOf(await ana.tryWithdraw(codigo)).estado).toBe('ESTORNADA');
  });

  it('gets back what an offer costs less, and pays what it costs more (REFUND-10)', async () => {
    const id = await course();
    const cheap = await offerOf(id, 70_000);
    const dear = await offerOf(id, 130_000, 1);
    const less = await paidLate(await offerOf(id, 100_000, 1));
    const saved = bodyOf(await ana.tryChoose(less.codigo, { tipo: 'TURMA', id_oferta: cheap, total: 700 }));
    expect(saved).toMatchObject({ estado: 'MATRICULADA', total: 700 });
    expect(saved.devolucoes).toMatchObject([
      { valor: 300, status: 'DEVOLVIDO', motivo: 'Diferença de preço entre as turmas' },
    ]);
    expect(await retainedByShop([less.txid])).toBe(70_000);
    const withdrawn = bodyOf(await ana.tryWithdraw(less.codigo));
    expect(withdrawn.devolucoes.map(({ valor }) => valor)).toEqual([300, 700]);
    expect(withdrawn.estado).toBe('ESTORNADA');
    expect(await retainedByShop([less.txid])).toBe(0);

    ana = await Buyer.register(backend.current.url);
    const more = await paidLate(await offerOf(id, 100_000, 1));
    const wish = { tipo: 'TURMA', id_oferta: dear, total: 1300 } as const;
    const waiting = bodyOf(await ana.tryChoose(more.codigo, wish));
    expect(waiting).toMatchObject({ estado: 'PAGAMENTO_TARDIO', escolha: { troca: { a_pagar: 300 } } });
    expect(await freeSeats(backend.current.db, dear)).toBe(0);
    expect(bodyOf(await ana.tryChoose(more.codigo, wish)).escolha).toEqual(waiting.escolha);
    const difference = await ana.pix(more.codigo);
    expect(difference).toMatchObject({ valor: 300, status: 'ATIVA' });
    await pay(difference.txid);
    expect(await ana.purchase(more.codigo)).toMatchObject({
      estado: 'MATRICULADA',
      total: 1300,
      oferta: { id_oferta: dear },
    });
    const back = bodyOf(await ana.tryWithdraw(more.codigo));
    expect(back.devolucoes.map(({ valor }) => valor).toSorted((a, b) => a - b)).toEqual([300, 1000]);
    expect(await retainedByShop([more.txid, difference.txid])).toBe(0);
    expect(await freeSeats(backend.current.db, dear)).toBe(1);
  });

  it('may choose again when the difference wasn’t paid in time, and a late one goes back (REFUND-10)', async () => {
    const id = await course();
    const dear = await offerOf(id, 130_000, 1);
    const { codigo, txid } = await paidLate(await offerOf(id, 100_000, 1));
    bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: dear, total: 1300 }));
    const difference = await ana.pix(codigo);
    await wait(31);
    expect(await endDeadChanges(backend.current.db, payments())).toBe(1);
    expect(await freeSeats(backend.current.db, dear)).toBe(1);
    await act(backend.current.url, difference.txid, 'pagar-atrasado');
    const after = await ana.purchase(codigo);
    expect(after).toMatchObject({ estado: 'PAGAMENTO_TARDIO', escolha: { troca: null } });
    expect(after.devolucoes).toMatchObject([{ valor: 300, status: 'DEVOLVIDO' }]);
    expect((await ana.offers(codigo)).pago).toBe(1000);
    expect(bodyOf(await ana.tryChoose(codigo, { tipo: 'DINHEIRO' })).estado).toBe('ESTORNADA');
    expect(await retainedByShop([txid, difference.txid])).toBe(0);
  });

  it('may choose a third offer instead of paying for a second, whose seat is free again', async () => {
    const id = await course();
    const [dear, dearer] = [await offerOf(id, 130_000, 1), await offerOf(id, 140_000, 1)];
    const { codigo } = await paidLate(await offerOf(id, 100_000, 1));
    bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: dear, total: 1300 }));
    const before = await ana.pix(codigo);
    bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: dearer, total: 1400 }));
    expect(await ana.pix(codigo)).toMatchObject({ valor: 400, status: 'ATIVA' });
    expect(await freeSeats(backend.current.db, dear)).toBe(1);
    expect(await freeSeats(backend.current.db, dearer)).toBe(0);
    await act(backend.current.url, before.txid, 'pagar-atrasado');
    expect((await ana.purchase(codigo)).estado).toBe('PAGAMENTO_TARDIO');
  });

  it('keeps the coupon’s price while that counts', async () => {
    const id = await course();
    const other = await offerOf(id, 100_000);
    const { codigo } = await paidLate(await offerOf(id, 100_000, 1), { cupom: 'DEZ' });
    expect((await ana.offers(codigo)).itens).toMatchObject([{ total: 900, a_pagar: 0, a_devolver: 0 }]);
    // Used meanwhile for something else.
    await ana.buy(await offerOf(await course(), 50_000), { cupom: 'DEZ' });
    expect((await ana.offers(codigo)).itens).toMatchObject([{ total: 1000, a_pagar: 100 }]);
    const old = await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: other, total: 900 });
    expect(codeOf(old)).toEqual([409, 'PRECO_MUDOU']);
  });

  it('is reminded of once, and goes back by itself (REFUND-9)', async () => {
    const id = await course();
    await offerOf(id, 100_000);
    const { codigo, txid } = await paidLate(await offerOf(id, 100_000, 1));
    const { db: base } = backend.current;
    await remindOfChoices(base, now());
    expect(await mailsOf(codigo)).not.toContain('escolha-pendente');
    await wait(4 * day);
    await remindOfChoices(base, now());
    await remindOfChoices(base, now());
    expect((await mailsOf(codigo)).filter((tipo) => tipo === 'escolha-pendente')).toHaveLength(1);
    await returnUnchosenMoney(base, payments());
    expect((await ana.purchase(codigo)).estado).toBe('PAGAMENTO_TARDIO');
    await wait(4 * day);
    await returnUnchosenMoney(base, payments());
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
    expect(await retainedByShop([txid])).toBe(0);
    expect(codeOf(await ana.client.get(`/api/compra/${codigo}/turmas`))).toEqual([409, 'ESCOLHA_ENCERRADA']);
  });

  it('refuses other courses, full offers, old prices and other people', async () => {
    const id = await course();
    const full = await offerOf(id, 100_000, 1);
    const other = await offerOf(id, 100_000);
    const foreign = await offerOf(await course(), 100_000);
    const { codigo } = await paidLate(await offerOf(id, 100_000, 1));
    await (await Buyer.register(backend.current.url)).openPix(full);
    const choose = (id_oferta: number, total = 1000) =>
      ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta, total });
    expect(codeOf(await choose(foreign))).toEqual([404, 'TURMA_NAO_ENCONTRADA']);
    expect(codeOf(await choose(full))).toEqual([409, 'VAGAS_ESGOTADAS']);
    expect(codeOf(await choose(other, 10))).toEqual([409, 'PRECO_MUDOU']);
    const bia = await Buyer.register(backend.current.url);
    expect((await bia.tryChoose(codigo, { tipo: 'DINHEIRO' })).status).toBe(404);
    expect((await ana.purchase(codigo)).estado).toBe('PAGAMENTO_TARDIO');
  });
});

describe('a cancelled offer (REFUND-11)', () => {
  it('lets who paid choose, closes what isn’t paid, and tells who waits (SEAT-7)', async () => {
    const { db: base, url: shop } = backend.current;
    const id = await course();
    const other = await offerOf(id, 100_000);
    const gone = await offerOf(id, 100_000, 2);
    const paid = await enrolled(gone);
    const bia = await Buyer.register(shop);
    const open = await bia.openPix(gone);
    const eva = await Buyer.register(shop);
    await base
      .insert(waitingList)
      .values({ id_oferta: gone, id_pessoa: await personOf(eva), criado_em: now() });
    expect((await ana.client.post(`/api/oferta/${gone}/cancelar`, {})).status).toBe(403);
    await cancel(gone);
    await cancel(gone);

    expect(await ana.purchase(paid.codigo)).toMatchObject({
      estado: 'TURMA_CANCELADA',
      escolha: { troca: null },
    });
    expect(await mailsOf(paid.codigo)).toContain('turma-cancelada');
    expect(await bia.purchase(open.codigo_compra)).toMatchObject({
      estado: 'TURMA_CANCELADA',
      escolha: null,
    });
    expect(await mailsOf(open.codigo_compra)).toContain('turma-cancelada-sem-pagamento');
    expect(await base.select().from(waitingList).where(eq(waitingList.id_oferta, gone))).toEqual([]);
    const seen = (await base.select().from(outbox)).filter(
      ({ tipo, dados }) => tipo === 'lista-de-espera-encerrada' && dados['id_oferta'] === gone,
    );
    expect(seen).toHaveLength(1);
    expect(await freeSeats(base, gone)).toBe(2);

    // Money that was on its way goes back.
    await act(shop, open.txid, 'pagar-atrasado');
    expect((await bia.purchase(open.codigo_compra)).estado).toBe('ESTORNADA');
    const moved = bodyOf(await ana.tryChoose(paid.codigo, { tipo: 'TURMA', id_oferta: other, total: 1000 }));
    expect(moved).toMatchObject({ estado: 'MATRICULADA', oferta: { id_oferta: other } });
    expect(await retainedByShop([paid.txid, open.txid])).toBe(100_000);
  });

  it('is followed when an import cancelled it, also for a carnê: what was paid goes back', async () => {
    const { db: base, url: shop } = backend.current;
    const gone = await offerOf(await course(), 100_000);
    const { codigo_compra: codigo, boletos } = await ana.openBoleto(gone, 3);
    await pay(boletos[0]!.referencia);
    await base.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, gone));
    expect(await followCancelledOffers(base, payments())).toBe(1);
    expect((await ana.boletos(codigo)).boletos.map(({ status }) => status)).toEqual([
      'PAGO',
      'BAIXADO',
      'BAIXADO',
    ]);
    await act(shop, boletos[1]!.referencia, 'pagar-atrasado');
    const given = bodyOf(await ana.tryChoose(codigo, { tipo: 'DINHEIRO' }));
    expect(given.estado).toBe('ESTORNADA');
    const all = boletos.map(({ referencia }) => referencia);
    expect(await retainedByShop(all)).toBe(0);
  });

  it('frees the coupon of who had not paid', async () => {
    const [gone, other] = [await offerOf(await course(), 100_000), await offerOf(await course(), 100_000)];
    const { codigo_compra: codigo } = await ana.openPix(gone, { cupom: 'DEZ' });
    await cancel(gone);
    expect((await ana.purchase(codigo)).estado).toBe('TURMA_CANCELADA');
    expect((await ana.buy(other, { cupom: 'DEZ' })).total).toBe(900);
  });

  it('gives back every payment that still comes, however often, of a person who hadn’t paid', async () => {
    const gone = await offerOf(await course(), 100_000);
    const { txid, codigo_compra: codigo } = await ana.openPix(gone);
    await cancel(gone);
    await act(backend.current.url, txid, 'pagar-duas-vezes');
    expect((await ana.purchase(codigo)).estado).toBe('ESTORNADA');
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect(await retainedByShop([txid])).toBe(0);
    expect(await mailsOf(codigo)).not.toContain('pagamento-recebido');
  });

  it('counts a coupon no more once the buyer moves to an offer that it isn’t for', async () => {
    const { db: base } = backend.current;
    const codigo_cupom = `MINIMO${nextOffer}`;
    await base.insert(coupons).values({
      codigo: codigo_cupom,
      descricao: 'A partir de R$ 900,00',
      tipo: 'PERCENTUAL',
      percentual: 10,
      minimo_centavos: 90_000,
      usos_por_pessoa: 1,
      valido_de: new Date('2026-01-01T00:00:00Z'),
      valido_ate: new Date('2045-01-01T00:00:00Z'),
    });
    const usesOf = async () => {
      const [row] = await base.select().from(coupons).where(eq(coupons.codigo, codigo_cupom));
      return row!.usos;
    };
    const id = await course();
    const [at800, at850] = [await offerOf(id, 80_000), await offerOf(id, 85_000)];
    const gone = await offerOf(id, 100_000);
    const { codigo } = await enrolled(gone, { cupom: codigo_cupom });
    await cancel(gone);
    expect(await usesOf()).toBe(1);
    bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: at800, total: 800 }));
    expect(await usesOf()).toBe(0);

    // Also where the move is paid for: of a carnê one installment came in.
    ana = await Buyer.register(backend.current.url);
    const other = await offerOf(id, 100_000);
    const carne = await ana.accept(await ana.buy(other, { cupom: codigo_cupom }));
    bodyOf(await ana.tryPay(carne.codigo, 'boleto', 3));
    await pay((await ana.boletos(carne.codigo)).boletos[0]!.referencia);
    await cancel(other);
    bodyOf(await ana.tryChoose(carne.codigo, { tipo: 'TURMA', id_oferta: at850, total: 850 }));
    expect(await usesOf()).toBe(1);
    await pay((await ana.pix(carne.codigo)).txid);
    expect((await ana.purchase(carne.codigo)).estado).toBe('MATRICULADA');
    expect(await usesOf()).toBe(0);
  });

  it('ends moves to it: the buyer chooses again', async () => {
    const { db: base } = backend.current;
    const id = await course();
    const dear = await offerOf(id, 130_000);
    const { codigo } = await paidLate(await offerOf(id, 100_000, 1));
    bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: dear, total: 1300 }));
    await cancel(dear);
    expect((await ana.purchase(codigo)).escolha).toMatchObject({ troca: null });
    expect(await freeSeats(base, dear)).toBe(20);
    expect((await ana.offers(codigo)).itens).toEqual([]);
  });
});

it('leaves what a card paid what it was, whatever the offers cost that it pays for', async () => {
  const { db: base, cardOrigin } = backend.current;
  const id = await course();
  const [first, cheap, dear] = [
    await offerOf(id, 100_000),
    await offerOf(id, 70_000),
    await offerOf(id, 120_000),
  ] as const;
  const { codigo } = await ana.accept(await ana.buy(first));
  const { token } = await typeCard(cardOrigin, '4111111111111111');
  expect(bodyOf(await ana.tryCard(codigo, token, 3)).estado).toBe('MATRICULADA');
  await cancel(first);
  bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: cheap, total: 700 }));
  expect(await booked(codigo)).toEqual({ RECEITA: -70_000 });
  await cancel(cheap);
  expect((await ana.offers(codigo)).pago).toBe(700);
  bodyOf(await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: dear, total: 1200 }));
  const difference = await ana.pix(codigo);
  expect(difference.valor).toBe(500);
  await pay(difference.txid);
  expect(await booked(codigo)).toEqual({ RECEITA: -120_000 });
  const { devolucoes } = bodyOf(await ana.tryWithdraw(codigo));
  expect(devolucoes.map(({ valor }) => valor).toSorted((a, b) => a - b)).toEqual([300, 500, 700]);
  expect(await booked(codigo)).toEqual({});
  expect(await findLedgerErrors(base)).toEqual([]);
});

it('of amounts: what the shop keeps is the price of the offer a person ends in, whatever the way there', async () => {
  const { db: base } = backend.current;
  const id = await course();
  const prices = [50_001, 99_999, 100_000, 133_337];
  for (const [index, first] of prices.entries()) {
    ana = await Buyer.register(backend.current.url);
    const second = prices[(index + 1) % prices.length]!;
    const third = prices[(index + 2) % prices.length]!;
    const [from, over, to] = [
      await offerOf(id, first),
      await offerOf(id, second),
      await offerOf(id, third),
    ] as const;
    const { codigo, txid } = await enrolled(from, index % 2 === 0 ? { cupom: 'DEZ' } : {});
    const txids = [txid];
    for (const [left, next] of [
      [from, over],
      [over, to],
    ] as const) {
      await base.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, left));
      await followCancelledOffers(base, payments(), left);
      const wish = (await ana.offers(codigo)).itens.find(({ oferta }) => oferta.id_oferta === next)!;
      const chosen = bodyOf(
        await ana.tryChoose(codigo, { tipo: 'TURMA', id_oferta: next, total: wish.total }),
      );
      if (wish.a_pagar > 0) {
        const difference = await ana.pix(codigo);
        expect(difference.valor).toBe(wish.a_pagar);
        txids.push(difference.txid);
        await pay(difference.txid);
      } else expect(chosen.estado).toBe('MATRICULADA');
      const held: Purchase = await ana.purchase(codigo);
      expect(held.total).toBe(wish.total);
      expect(await retainedByShop(txids)).toBe(reaisToCents(held.total));
    }
    expect(bodyOf(await ana.tryWithdraw(codigo)).estado).toBe('ESTORNADA');
    expect(await retainedByShop(txids)).toBe(0);
  }
});
