import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { forgetOldNetworks } from '#/backend/modules/checkout/purchase-limits.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer } from './buyer.ts';
import { freeSeats } from './seats.ts';

const backend = withBackend({ clock: noon });
const minute = 60_000;
const hour = 60 * minute;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  await addCourse(backend.current.db, { id_produto: 1, titulo: 'Soldador' });
});

async function offerWith(seats = 50): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    inscricoes_ate: '2027-06-01',
    data_inicio: '2027-06-10',
    data_fim: '2027-09-10',
    ...vagas,
  });
  return id_oferta;
}

const register = () => Buyer.register(backend.current.url);
const refusal = (answer: { status: number; body: unknown; headers: Headers }) => {
  const { codigo, mensagem } = answer.body as ErrorBody;
  return { status: answer.status, codigo, mensagem, retryAfter: answer.headers.get('retry-after') };
};

describe('one person (PURCHASE-13)', () => {
  it('holds an offer three times in 24 hours without paying, cancelled and expired ones too, and may pay at any time', async () => {
    const offer = await offerWith();
    const buyer = await register();
    bodyOf(await buyer.tryCancel((await buyer.buy(offer)).codigo));
    await buyer.buy(offer);
    backend.current.moveBusinessClock(hour);
    const third = await buyer.openPix(offer);
    bodyOf(await buyer.tryCancel(third.codigo_compra));
    expect(refusal(await buyer.tryBuy(offer))).toEqual({
      status: 429,
      codigo: 'TURMA_RESERVADA_DEMAIS',
      mensagem: expect.stringMatching(
        /3 vezes em 24 horas.*a partir de \d{2}\/\S+\/\d{4} às \d{2}:\d{2} \(horário de Brasília\)\.$/,
      ),
      retryAfter: String(23 * 3600),
    });
    expect(await freeSeats(backend.current.db, offer)).toBe(50);

    const other = await buyer.openPix(await offerWith());
    await act(backend.current.url, other.txid, 'pagar');
    expect((await buyer.purchase(other.codigo_compra)).estado).toBe('MATRICULADA');
    backend.current.moveBusinessClock(23 * hour);
    expect((await buyer.tryBuy(offer)).status).toBe(201);
  });

  it('has five unpaid purchases at once; one that is paid, cancelled or run out makes room', async () => {
    const buyer = await register();
    const codes: string[] = [];
    for (let time = 0; time < 5; time++) codes.push((await buyer.buy(await offerWith())).codigo);
    const offer = await offerWith();
    const refused = await buyer.tryBuy(offer);
    expect(refusal(refused)).toMatchObject({ status: 409, codigo: 'MUITAS_RESERVAS' });
    bodyOf(await buyer.tryCancel(codes[0]!));
    expect((await buyer.tryBuy(offer)).status).toBe(201);
    expect((await buyer.tryBuy(await offerWith())).status).toBe(409);
    backend.current.moveBusinessClock(31 * minute);
    expect((await buyer.tryBuy(await offerWith())).status).toBe(201);
  });

  it('makes ten purchases an hour and twenty a day, whatever becomes of them', async () => {
    const buyer = await register();
    const buyAndCancel = async () => {
      const answer = await buyer.tryBuy(await offerWith());
      if (answer.status === 201) bodyOf(await buyer.tryCancel(answer.body.codigo));
      return answer;
    };
    const buyMany = async (times: number) => {
      for (let time = 0; time < times; time++) expect((await buyAndCancel()).status).toBe(201);
    };
    await buyMany(10);
    expect(refusal(await buyAndCancel())).toMatchObject({
      status: 429,
      codigo: 'MUITAS_COMPRAS',
      retryAfter: '3600',
    });
    backend.current.moveBusinessClock(hour);
    await buyMany(10);
    backend.current.moveBusinessClock(hour);
    expect(refusal(await buyAndCancel())).toMatchObject({
      codigo: 'MUITAS_COMPRAS',
      retryAfter: String(22 * 3600),
    });
    backend.current.moveBusinessClock(22 * hour);
    expect((await buyAndCancel()).status).toBe(201);
  });

  it('renews the Pix of an offer five times a day, over all purchases of it', async () => {
    // From the first minutes of a day of Sao Paulo.
    const now = backend.current.services.clock();
    const midnight = new Date(now);
    midnight.setUTCHours(27, 5, 0, 0);
    backend.current.moveBusinessClock(midnight.getTime() - now.getTime());
    const offer = await offerWith();
    const buyer = await register();
    const renew = async (codigo: string) => {
      backend.current.moveBusinessClock(31 * minute);
      return (await buyer.tryRegenerate(codigo)).status;
    };
    const first = await buyer.openPix(offer);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push(await renew(first.codigo_compra));
    bodyOf(await buyer.tryCancel(first.codigo_compra));
    const second = await buyer.openPix(offer);
    for (let time = 0; time < 3; time++) statuses.push(await renew(second.codigo_compra));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });
});

describe('one network (PURCHASE-14)', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const tryBuyFrom = async (buyer: Buyer, id_oferta: number, ip: string) =>
    buyer.client.post(
      '/api/compra',
      { id_oferta, aluno: buyer.student },
      { headers: { 'idempotency-key': crypto.randomUUID(), ...from(ip) } },
    );

  it('holds ten unpaid seats of an offer at once, anyone who asks; other offers and networks go on', async () => {
    const offer = await offerWith();
    for (let turn = 1; turn <= 10; turn++) {
      const buyer = await register();
      expect((await tryBuyFrom(buyer, offer, `2001:db8:7:7::${turn}`)).status).toBe(201);
    }
    const last = await register();
    const refused = await tryBuyFrom(last, offer, '2001:db8:7:7::ff');
    expect(refusal(refused)).toMatchObject({ status: 429, codigo: 'MUITAS_RESERVAS_DA_REDE' });
    expect(await freeSeats(backend.current.db, offer)).toBe(40);
    expect((await tryBuyFrom(last, await offerWith(), '2001:db8:7:7::ff')).status).toBe(201);
    expect((await tryBuyFrom(last, offer, '2001:db8:7:8::1')).status).toBe(201);
  });

  it('holds thirty seats of an offer within 24 hours without paying, cancelled ones too', async () => {
    const offer = await offerWith();
    const ip = '2001:db8:7:9::1';
    for (let turn = 1; turn <= 10; turn++) {
      const buyer = await register();
      for (let time = 0; time < 3; time++) {
        const held = await tryBuyFrom(buyer, offer, ip);
        expect(held.status).toBe(201);
        bodyOf(await buyer.tryCancel((held.body as { codigo: string }).codigo));
      }
    }
    const last = await register();
    const refused = await tryBuyFrom(last, offer, ip);
    expect(refusal(refused)).toMatchObject({ status: 429, codigo: 'MUITAS_RESERVAS_DA_REDE' });
    backend.current.moveBusinessClock(24 * hour);
    expect((await tryBuyFrom(last, offer, ip)).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const { db, services } = backend.current;
    const offer = await offerWith();
    await tryBuyFrom(await register(), offer, '203.0.113.9');
    const networks = async () =>
      (await db.select().from(purchases).where(eq(purchases.id_oferta, offer))).map(({ rede }) => rede);
    await forgetOldNetworks(db, services.clock());
    expect(await networks()).toEqual(['203.0.113.9']);
    await forgetOldNetworks(db, new Date(services.clock().getTime() + 24 * hour + 1));
    expect(await networks()).toEqual([null]);
  });
});
