import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { outbox } from '#/backend/db/schema/identity.ts';
import { confirmOffers } from '#/backend/modules/orders/confirmation/confirm-offers.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon, type OfferInsert } from '../../support/catalogue-data.ts';
import { act, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
const visitor = new ApiClient(() => backend.current.url);
let nextOffer = 100;
let offer: number;

beforeAll(async () => {
  await addTaxonomy(backend.current.db);
  await addCourse(backend.current.db, { id_produto: 1, titulo: 'Soldador' });
});

beforeEach(async () => {
  offer = await offerWith({ vagas_total: 5, vagas_disponiveis: 5, vagas_minimas: 2 });
});

async function offerWith(row: Partial<OfferInsert>): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...row });
  return id_oferta;
}

async function shown(id = offer): Promise<Pick<Offer, 'matriculados' | 'situacao'>> {
  const { body } = await visitor.get<Offer[]>('/api/produto-oferta/1');
  const { matriculados, situacao } = body.find(({ id_oferta }) => id_oferta === id)!;
  return { matriculados, situacao };
}

async function pay(buyer: Buyer, id = offer) {
  const { txid } = await buyer.openPix(id);
  await act(backend.current.url, txid, 'pagar');
  await backend.current.services.simulatedBank?.deliverWebhooks();
}

const confirmDue = (now = noon()) => confirmOffers(backend.current.db, now);

async function writtenTo(): Promise<(string | null)[]> {
  const rows = await backend.current.db.select().from(outbox).where(eq(outbox.tipo, 'turma-confirmada'));
  return rows.map(({ destinatario }) => destinatario);
}

// SEAT-8
describe('an offer that needs people', () => {
  it('counts who has paid and not who holds a seat, and is confirmed once there are enough', async () => {
    const [ana, beto, caio] = await Promise.all(
      ['ana', 'beto', 'caio'].map(() => Buyer.register(backend.current.url)),
    );
    await caio!.buy(offer);
    await caio!.client.post(`/api/oferta/${offer}/lista-espera`);
    expect(await shown()).toEqual({ matriculados: 0, situacao: 'em-aberto' });
    await pay(ana!);
    expect(await shown()).toEqual({ matriculados: 1, situacao: 'em-aberto' });
    expect(await confirmDue()).toBe(0);
    await pay(beto!);
    expect(await shown()).toEqual({ matriculados: 2, situacao: 'em-aberto' });

    const found = await Promise.all([confirmDue(), confirmDue(), confirmDue()]);
    expect(found.reduce((sum, count) => sum + count)).toBe(1);
    expect(await shown()).toEqual({ matriculados: null, situacao: 'confirmada' });
    expect(new Set(await writtenTo())).toEqual(new Set([ana!.student.email, beto!.student.email]));
    expect(await writtenTo()).toHaveLength(2);
    expect(await confirmDue()).toBe(0);
  });

  it('counts seats that were taken elsewhere, and without a limit of seats what the shop sold', async () => {
    const elsewhere = await offerWith({ vagas_total: 10, vagas_disponiveis: 6, vagas_minimas: 8 });
    expect((await shown(elsewhere)).matriculados).toBe(4);
    const boundless = await offerWith({ vagas_total: null, vagas_disponiveis: null, vagas_minimas: 3 });
    const ana = await Buyer.register(backend.current.url);
    expect((await shown(boundless)).matriculados).toBe(0);
    await pay(ana, boundless);
    expect((await shown(boundless)).matriculados).toBe(1);
  });

  it('waits for no one without a minimum, once confirmed, or once it has begun', async () => {
    const free = await offerWith({ vagas_total: 10, vagas_disponiveis: 2 });
    expect((await shown(free)).matriculados).toBeNull();
    const sure = await offerWith({ situacao: 'confirmada', vagas_minimas: 8 });
    expect((await shown(sure)).matriculados).toBeNull();
    const begun = await offerWith({
      vagas_total: 10,
      vagas_disponiveis: 0,
      vagas_minimas: 8,
      data_inicio: '2026-11-19',
    });
    expect(await confirmDue()).toBe(0);
    expect((await shown(begun)).situacao).toBe('em-aberto');
  });

  it('stays confirmed when seats are given back, also after it was sold out', async () => {
    const { db } = backend.current;
    const small = await offerWith({ vagas_total: 1, vagas_disponiveis: 1, vagas_minimas: 1 });
    const ana = await Buyer.register(backend.current.url);
    const { codigo } = await ana.accept(await ana.buy(small));
    await ana.tryPay(codigo);
    await act(backend.current.url, (await ana.pix(codigo)).txid, 'pagar');
    await backend.current.services.simulatedBank?.deliverWebhooks();
    expect(await confirmDue()).toBe(1);
    await db.update(offers).set({ situacao: 'esgotada' }).where(eq(offers.id_oferta, small));
    expect((await ana.tryWithdraw(codigo)).status).toBe(200);
    expect((await shown(small)).situacao).toBe('confirmada');
  });
});
