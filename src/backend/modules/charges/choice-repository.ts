import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { offerChanges, purchases } from '#/backend/db/schema/purchasing.ts';
import { statesTaking } from '#/domain/sale/state-machine.ts';
import { purchaseMachine } from '#/domain/sale/purchase-state.ts';

export type OfferChangeRow = typeof offerChanges.$inferSelect;

export async function insertChange(db: Database, row: typeof offerChanges.$inferInsert): Promise<void> {
  await db.insert(offerChanges).values(row);
}

export async function findChangeOfCharge(db: Database, txid: string): Promise<OfferChangeRow | undefined> {
  const [row] = await db.select().from(offerChanges).where(eq(offerChanges.txid, txid));
  return row;
}

export async function listOpenChanges(db: Database, codigos: string[]): Promise<OfferChangeRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(offerChanges)
    .where(and(inArray(offerChanges.codigo_compra, codigos), eq(offerChanges.status, 'ABERTA')));
}

/** Ends an open move; false when it had ended already. */
export async function finishChange(db: Database, txid: string, status: 'CONCLUIDA' | 'ENCERRADA') {
  const finished = await db
    .update(offerChanges)
    .set({ status })
    .where(and(eq(offerChanges.txid, txid), eq(offerChanges.status, 'ABERTA')))
    .returning({ txid: offerChanges.txid });
  return finished.length === 1;
}

/** How many moves a purchase began since an instant. */
export async function countChanges(db: Database, codigo: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(offerChanges)
    .where(and(eq(offerChanges.codigo_compra, codigo), gte(offerChanges.criada_em, since)));
  return row?.count ?? 0;
}

export type DeadChange = OfferChangeRow & { isCancelled: boolean };

export async function listDeadChanges(
  db: Database,
  now: Date,
  limit: number,
  codigo?: string,
): Promise<DeadChange[]> {
  const rows = await db
    .select({ change: offerChanges, situacao: offers.situacao })
    .from(offerChanges)
    .innerJoin(offers, eq(offers.id_oferta, offerChanges.id_oferta))
    .where(
      and(
        eq(offerChanges.status, 'ABERTA'),
        or(lte(offerChanges.expira_em, now), eq(offers.situacao, 'cancelada')),
        codigo === undefined ? undefined : eq(offerChanges.codigo_compra, codigo),
      ),
    )
    .orderBy(asc(offerChanges.expira_em))
    .limit(limit);
  return rows.map(({ change, situacao }) => ({ ...change, isCancelled: situacao === 'cancelada' }));
}

export async function listOpenOffers(db: Database, offerId: number, now: Date): Promise<number[]> {
  const course = db.select({ id: offers.id_produto }).from(offers).where(eq(offers.id_oferta, offerId));
  const rows = await db
    .select({ id: offers.id_oferta })
    .from(offers)
    .where(
      and(
        inArray(offers.id_produto, course),
        eq(offers.tipo_oferta, 'PAGO'),
        inArray(offers.situacao, ['em-aberto', 'confirmada']),
        or(isNull(offers.vagas_disponiveis), gt(offers.vagas_disponiveis, 0)),
        gte(offers.inscricoes_ate, localToday(now, offers.fuso)),
      ),
    )
    .orderBy(asc(offers.data_inicio), asc(offers.id_oferta));
  return rows.map(({ id }) => id);
}

export async function listChoosing(
  db: Database,
  endsBy: Date,
  limit: number,
  { unreminded }: { unreminded: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .where(
      and(
        isNotNull(purchases.escolha_ate),
        lte(purchases.escolha_ate, endsBy),
        unreminded ? isNull(purchases.escolha_lembrada_em) : undefined,
      ),
    )
    .orderBy(asc(purchases.escolha_ate), asc(purchases.codigo))
    .limit(limit);
  return rows.map(({ codigo }) => codigo);
}

export async function listOfCancelledOffers(
  db: Database,
  limit: number,
  offerId?: number,
): Promise<string[]> {
  const rows = await db
    .select({ codigo: purchases.codigo })
    .from(purchases)
    .innerJoin(offers, eq(offers.id_oferta, purchases.id_oferta))
    .where(
      and(
        eq(offers.situacao, 'cancelada'),
        inArray(purchases.estado, statesTaking(purchaseMachine, 'cancel-offer')),
        offerId === undefined ? undefined : sql`${purchases.id_oferta} = ${seatedIn(offerId)}`,
      ),
    )
    .orderBy(asc(purchases.codigo))
    .limit(limit);
  return rows.map(({ codigo }) => codigo);
}

export async function markOfferCancelled(db: Database, offerId: number): Promise<boolean | undefined> {
  const cancelled = await db
    .update(offers)
    .set({ situacao: 'cancelada' })
    .where(and(eq(offers.id_oferta, offerId), ne(offers.situacao, 'cancelada')))
    .returning({ id: offers.id_oferta });
  if (cancelled.length === 1) return true;
  const [known] = await db.select({ id: offers.id_oferta }).from(offers).where(eq(offers.id_oferta, offerId));
  return known && false;
}

export async function isCancelledOffer(db: Database, offerId: number): Promise<boolean> {
  const [row] = await db
    .select({ situacao: offers.situacao })
    .from(offers)
    .where(eq(offers.id_oferta, offerId));
  return row?.situacao === 'cancelada';
}
