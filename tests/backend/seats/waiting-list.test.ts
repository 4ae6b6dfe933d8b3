import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { closeLists } from '#/backend/modules/seats/close-lists.ts';
import { expireDueInvitations, handOutFreeSeats } from '#/backend/modules/seats/pass-seat-on.ts';
import {
  findInvitationByHash,
  listPlacesOfCancelled,
} from '#/backend/modules/seats/waiting-list-repository.ts';
import type { WaitingPlace } from '#/contract/seats/waiting-list.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../support/catalogue-data.ts';
import { eventually } from '../../support/eventually.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
const hour = 3_600_000;
let holder: Buyer;
let ana: Buyer;
let beto: Buyer;
let nextOffer = 100;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addCourse(db, { id_produto: 2, titulo: 'Gestão', gestao_desempenho: true });
  holder = await Buyer.register(url);
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
});

async function offerWith(offer: Partial<OfferInsert> = {}): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    inscricoes_ate: '2027-11-30',
    data_inicio: '2027-12-01',
    data_fim: '2028-03-01',
    vagas_total: 1,
    vagas_disponiveis: 1,
    ...offer,
  });
  return id_oferta;
}

const list = (offer: number) => `/api/oferta/${offer}/lista-espera`;
const join = (who: Buyer, offer: number) => who.client.post<WaitingPlace>(list(offer));
const leave = (who: Buyer, offer: number) => who.client.delete<WaitingPlace>(list(offer));
const place = async (who: Buyer, offer: number) => bodyOf(await who.client.get<WaitingPlace>(list(offer)));
const invited = { posicao: null, convite_expira_em: expect.any(String), chances: null };
const nowhere = { posicao: null, convite_expira_em: null, chances: null };
const waits = (posicao: number) => ({ posicao, convite_expira_em: null });
const businessNow = () => backend.current.services.clock();

interface Stored {
  id: number;
  para: string;
  assunto: string;
}

async function invitationLinks(who: Buyer): Promise<string[]> {
  await sendMails(backend.current.services);
  const { body } = await visitor.get<Stored[]>('/api/caixa-de-entrada');
  const mine = body.filter(
    ({ para, assunto }) => para === who.student.email && assunto === 'Abriu uma vaga para você',
  );
  const texts = await Promise.all(
    mine.map(({ id }) => visitor.get<{ texto: string }>(`/api/caixa-de-entrada/${id}`)),
  );
  for (const { body: mail } of texts) {
    expect(mail.texto).toMatch(/Turma: Joinville · Noite · \d{2}\/[a-z]{3}\/\d{4}/);
    expect(mail.texto).not.toMatch(/\bT-\d/);
  }
  return texts.map(({ body: mail }) => /\/lista-de-espera\/([\w-]{43})/.exec(mail.texto)![1]!);
}

async function soldOut() {
  const offer = await offerWith();
  const purchase = await holder.buy(offer);
  expect((await join(ana, offer)).body).toMatchObject(waits(1));
  expect((await join(beto, offer)).body).toMatchObject(waits(2));
  return { offer, purchase };
}

describe('POST, GET and DELETE /api/oferta/{id}/lista-espera', () => {
  it('keeps the order of arrival; joining again keeps the place, leaving moves the others up (SEAT-2)', async () => {
    const { offer } = await soldOut();
    expect((await join(ana, offer)).body.posicao).toBe(1);
    expect((await leave(ana, offer)).body).toEqual(nowhere);
    expect((await leave(ana, offer)).body).toEqual(nowhere);
    expect((await place(beto, offer)).posicao).toBe(1);
    expect((await join(ana, offer)).body.posicao).toBe(2);
  });

  it('counts one place when a person joins many times at once', async () => {
    const offer = await offerWith({ vagas_disponiveis: 0 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => join(ana, offer)));
    expect(responses.every(({ status, body }) => status === 200 && body.posicao === 1)).toBe(true);
  });

  it('is for offers without a seat to sell, not for those whose enrolments are over', async () => {
    const refusal = async (who: Buyer, offer: number) => {
      const { status, body } = await who.client.post(list(offer));
      return [status, body.codigo];
    };
    expect(await refusal(ana, await offerWith())).toEqual([409, 'TURMA_COM_VAGAS']);
    const over: Partial<OfferInsert>[] = [
      { situacao: 'cancelada' },
      { situacao: 'encerrada' },
      { vagas_disponiveis: 0, inscricoes_ate: '2026-01-01' },
    ];
    for (const offer of over) {
      expect(await refusal(ana, await offerWith(offer))).toEqual([409, 'LISTA_FECHADA']);
    }
    const free = { tipo_oferta: 'GRATUITO' as const, vagas_disponiveis: 0 };
    expect(await refusal(ana, await offerWith(free))).toEqual([409, 'LISTA_FECHADA']);
    const managed = { id_produto: 2, vagas_disponiveis: 0 };
    expect(await refusal(ana, await offerWith(managed))).toEqual([409, 'LISTA_FECHADA']);
    expect(await refusal(ana, 999_999)).toEqual([404, 'TURMA_NAO_ENCONTRADA']);
    for (const situacao of ['adiada', 'esgotada'] as const) {
      expect((await join(ana, await offerWith({ situacao }))).body.posicao).toBe(1);
    }
    const { offer } = await soldOut();
    expect(await refusal(holder, offer)).toEqual([409, 'COMPRA_EM_ANDAMENTO']);
  });

  it('is personal', async () => {
    const { offer } = await soldOut();
    expect((await visitor.post(list(offer))).status).toBe(401);
    expect((await visitor.get(list(offer))).status).toBe(401);
    expect((await visitor.delete(list(offer))).status).toBe(401);
  });
});

describe('a freed seat', () => {
  it('is kept 24 hours for the first person, who alone can buy it (SEAT-3, SEAT-4)', async () => {
    const { offer, purchase } = await soldOut();
    expect((await holder.tryCancel(purchase.codigo)).status).toBe(200);
    expect(await place(ana, offer)).toEqual({
      ...invited,
      convite_expira_em: new Date(businessNow().getTime() + 24 * hour).toISOString(),
    });
    expect(await place(beto, offer)).toMatchObject(waits(1));
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    for (const other of [beto, holder]) {
      expect((await other.tryBuy(offer)).body).toMatchObject({ codigo: 'VAGAS_ESGOTADAS' });
    }
    await ana.buy(offer);
    expect(await place(ana, offer)).toEqual(nowhere);
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
  });

  it.each(['expired', 'refunded'])('comes from a purchase that is %s as well', async (end) => {
    const { offer, purchase } = await soldOut();
    const { url, db } = backend.current;
    if (end === 'refunded') {
      await holder.accept(purchase);
      bodyOf(await holder.tryPay(purchase.codigo));
      const { txid } = await holder.pix(purchase.codigo);
      await act(url, txid, 'pagar');
      await eventually(async () =>
        expect((await holder.purchase(purchase.codigo)).estado).toBe('MATRICULADA'),
      );
      await act(url, txid, 'devolver');
    } else {
      backend.current.moveBusinessClock(0.6 * hour);
      await expireDueHolds(db, paymentsAt(businessNow(), backend.current.services), { offerId: offer });
    }
    expect(await place(ana, offer)).toEqual(invited);
    expect(await freeSeats(db, offer)).toBe(0);
  });

  it('goes to the next person when it was not used in time, then back to the shop', async () => {
    const { offer, purchase } = await soldOut();
    const { db } = backend.current;
    await holder.tryCancel(purchase.codigo);
    backend.current.moveBusinessClock(24 * hour);
    expect(await place(ana, offer)).toEqual(nowhere);
    expect((await ana.tryBuy(offer)).body).toMatchObject({ codigo: 'VAGAS_ESGOTADAS' });
    await expireDueInvitations(db, businessNow());
    expect(await place(beto, offer)).toEqual(invited);
    backend.current.moveBusinessClock(24 * hour);
    await expireDueInvitations(db, businessNow());
    expect(await freeSeats(db, offer)).toBe(1);
    await ana.buy(offer);
  });

  it('goes on when the invited person leaves, erases the account, or lets the purchase expire', async () => {
    const { offer, purchase } = await soldOut();
    const { url, db } = backend.current;
    const gone = await Buyer.register(url);
    await join(gone, offer);
    await holder.tryCancel(purchase.codigo);
    await leave(ana, offer);
    expect(await place(beto, offer)).toEqual(invited);
    const bought = await beto.buy(offer);
    await beto.tryCancel(bought.codigo);
    expect(await place(gone, offer)).toEqual(invited);
    await join(ana, offer);
    expect(
      (await gone.client.request('DELETE', '/api/minha-conta', { body: { senha: gone.password } })).status,
    ).toBe(200);
    expect(await place(ana, offer)).toEqual(invited);
    expect(await freeSeats(db, offer)).toBe(0);
  });

  it('ends with its offer, however many wait for others before (SEAT-7)', async () => {
    const { db } = backend.current;
    const { offer: sellable } = await soldOut();
    const { offer: cancelled } = await soldOut();
    await db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, cancelled));
    const [first] = await listPlacesOfCancelled(db, 1);
    expect(first).toMatchObject({ id_oferta: cancelled });
    await closeLists(db, businessNow());
    expect(await place(ana, cancelled)).toEqual(nowhere);
    expect(await place(ana, sellable)).toMatchObject(waits(1));
  });

  it('is not promised when the offer sells no more', async () => {
    const { offer, purchase } = await soldOut();
    const { db } = backend.current;
    await db.update(offers).set({ inscricoes_ate: '2026-01-01' }).where(eq(offers.id_oferta, offer));
    await holder.tryCancel(purchase.codigo);
    expect(await place(ana, offer)).toMatchObject(waits(1));
    expect(await freeSeats(db, offer)).toBe(1);
  });

  it('sells an offer that counted as sold out, to a person who is invited and then to all', async () => {
    const { offer, purchase } = await soldOut();
    const { db } = backend.current;
    await db.update(offers).set({ situacao: 'esgotada' }).where(eq(offers.id_oferta, offer));
    await holder.tryCancel(purchase.codigo);
    const [soldOutYet] = await db.select().from(offers).where(eq(offers.id_oferta, offer));
    expect(soldOutYet).toMatchObject({ situacao: 'esgotada', vagas_disponiveis: 0 });
    expect((await beto.tryBuy(offer)).status).toBe(409);
    const bought = await ana.buy(offer);
    await leave(beto, offer);
    await ana.tryCancel(bought.codigo);
    const [row] = await db.select().from(offers).where(eq(offers.id_oferta, offer));
    expect(row).toMatchObject({ situacao: 'em-aberto', vagas_disponiveis: 1 });
  });

  it('of an offer that reopens is offered to those who wait before all others', async () => {
    const offer = await offerWith({ situacao: 'adiada', vagas_total: 5, vagas_disponiveis: 5 });
    await join(ana, offer);
    await join(beto, offer);
    const { db } = backend.current;
    await handOutFreeSeats(db, businessNow());
    expect(await place(ana, offer)).toMatchObject(waits(1));
    await db.update(offers).set({ situacao: 'em-aberto' }).where(eq(offers.id_oferta, offer));
    await handOutFreeSeats(db, businessNow());
    expect(await place(ana, offer)).toEqual(invited);
    expect(await place(beto, offer)).toEqual(invited);
    expect(await freeSeats(db, offer)).toBe(3);
  });
});

describe('the odds of a person who waits (SEAT-9)', () => {
  const none = { vagas_oferecidas: 0, vagas_sem_pagamento: 0, vagas_em_analise: 0, vagas_guardadas: 0 };
  const chances = async (who: Buyer, offer: number) => (await place(who, offer)).chances;

  it('are the seats that may come free, and how many were offered before', async () => {
    const { offer, purchase } = await soldOut();
    const caio = await Buyer.register(backend.current.url);
    expect((await join(caio, offer)).body.chances).toEqual({ ...none, vagas_sem_pagamento: 1 });
    await holder.tryCancel(purchase.codigo);
    expect(await chances(beto, offer)).toEqual({ ...none, vagas_oferecidas: 1, vagas_guardadas: 1 });
    await ana.buy(offer);
    expect(await chances(beto, offer)).toEqual({ ...none, vagas_oferecidas: 1, vagas_sem_pagamento: 1 });
    backend.current.moveBusinessClock(0.6 * hour);
    expect(await chances(beto, offer)).toEqual({ ...none, vagas_oferecidas: 1 });
    const payments = paymentsAt(businessNow(), backend.current.services);
    await expireDueHolds(backend.current.db, payments, { offerId: offer });
    expect(await place(beto, offer)).toEqual(invited);
    expect(await chances(caio, offer)).toEqual({ ...none, vagas_oferecidas: 2, vagas_guardadas: 1 });
    backend.current.moveBusinessClock(24 * hour);
    expect(await chances(caio, offer)).toEqual({ ...none, vagas_oferecidas: 2 });
  });

  it('leave out what is paid, of another offer, and who is not on the list', async () => {
    const { offer, purchase } = await soldOut();
    const { url } = backend.current;
    await holder.buy(await offerWith());
    await holder.accept(purchase);
    bodyOf(await holder.tryPay(purchase.codigo));
    await act(url, (await holder.pix(purchase.codigo)).txid, 'pagar');
    await eventually(async () => expect(await chances(ana, offer)).toEqual(none));
    expect(await chances(holder, offer)).toBeNull();
  });

  it('count every seat of an order that a company has not paid', async () => {
    const { offer, purchase } = await soldOut();
    const company = JSON.stringify({ cnpj: '11.222.333/0001-81', razao_social: 'Metal' });
    await backend.current.db.execute(
      sql`UPDATE purchases SET vagas = 7, empresa = ${company}::jsonb WHERE codigo = ${purchase.codigo}`,
    );
    expect(await chances(ana, offer)).toEqual({ ...none, vagas_sem_pagamento: 7 });
  });

  it('are not told while a seat that comes free goes to no one', async () => {
    const { offer } = await soldOut();
    const set = (change: Partial<OfferInsert>) =>
      backend.current.db.update(offers).set(change).where(eq(offers.id_oferta, offer));
    await set({ situacao: 'adiada' });
    expect(await place(ana, offer)).toEqual({ ...waits(1), chances: null });
    await set({ situacao: 'em-aberto', inscricoes_ate: '2026-01-01' });
    expect(await place(ana, offer)).toEqual({ ...waits(1), chances: null });
  });
});

describe('the link of the invitation', () => {
  let offer: number;
  let link: string;
  beforeEach(async () => {
    const before = await invitationLinks(ana);
    const sold = await soldOut();
    offer = sold.offer;
    await holder.tryCancel(sold.purchase.codigo);
    link = await eventually(async () => {
      const fresh = (await invitationLinks(ana)).filter((known) => !before.includes(known));
      const [found] = await keepForOffer(fresh);
      if (!found) throw new Error('the mail has not come yet');
      return found;
    });
  });

  const open = (who: ApiClient, token: string) =>
    who.get<{ oferta: { id_oferta: number }; minha: boolean; expira_em: string }>(
      `/api/lista-espera/convite/${token}`,
    );

  async function keepForOffer(tokens: string[]): Promise<string[]> {
    const responses = await Promise.all(tokens.map((token) => open(visitor, token)));
    return tokens.filter((_, index) => responses[index]!.body.oferta?.id_oferta === offer);
  }

  it('comes by mail, says whose it is, and is stored as a hash', async () => {
    expect((await open(ana.client, link)).body).toMatchObject({ oferta: { id_oferta: offer }, minha: true });
    const missing = await open(beto.client, 'A'.repeat(43));
    expect(missing.status).toBe(410);
    expect((await open(beto.client, link)).body).toEqual(missing.body);
    expect((await open(visitor, link)).body.minha).toBe(false);
    const rows = await backend.current.db
      .select()
      .from(waitingList)
      .where(and(eq(waitingList.id_oferta, offer), isNotNull(waitingList.convite_hash)));
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const { convite_hash: hash, convite_expira_em: end } = row!;
    const foundAt = (at: number) => findInvitationByHash(backend.current.db, hash!, new Date(at));
    expect(await foundAt(end!.getTime() - 1)).toMatchObject({ id: row!.id });
    expect(await foundAt(end!.getTime())).toBeUndefined();
    expect(row!.convite_hash).toHaveLength(32);
    expect(Buffer.from(row!.convite_hash!).toString('base64url')).not.toBe(link);
  });

  it('is dead once used, lapsed, or invented', async () => {
    const dead = async (token: string) => {
      const { status, body } = await visitor.get(`/api/lista-espera/convite/${token}`);
      return [status, body.codigo];
    };
    expect(await dead('A'.repeat(43))).toEqual([410, 'CONVITE_SEM_VALIDADE']);
    expect((await open(visitor, link)).status).toBe(200);
    await ana.buy(offer);
    expect(await dead(link)).toEqual([410, 'CONVITE_SEM_VALIDADE']);
  });
});
