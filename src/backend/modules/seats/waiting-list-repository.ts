import { and, asc, count, eq, gt, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { localDay } from '#/domain/time/local-time.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';
import { literalTexts } from '#/backend/db/sql-list.ts';
import { waitingList } from '#/backend/db/schema/purchasing.ts';
import type { WaitingChances } from '#/domain/catalogue/waiting-chances.ts';
import { waitingStates } from '#/domain/sale/purchase-state.ts';

const mayReopen = ['em-aberto', 'confirmada', 'esgotada'] as const;

/**
 * Locks the offer before its list changes, so that a seat is given once. Compatible with the key locks of
 * purchases being inserted.
 */
export async function lockOffer(db: Database, offerId: number) {
  const [row] = await db.select().from(offers).where(eq(offers.id_oferta, offerId)).for('no key update');
  return row;
}

export async function findOfferOfList(db: Database, offerId: number) {
  const [row] = await db
    .select({
      situacao: offers.situacao,
      tipo_oferta: offers.tipo_oferta,
      gestao_desempenho: courses.gestao_desempenho,
      programa: courses.programa,
    })
    .from(offers)
    .innerJoin(courses, eq(courses.id_produto, offers.id_produto))
    .where(and(eq(offers.id_oferta, offerId), eq(courses.publicado, true)));
  return row;
}

export async function insertWaiting(
  db: Database,
  place: { id_oferta: number; id_pessoa: number; criado_em: Date },
): Promise<void> {
  await db.insert(waitingList).values(place).onConflictDoNothing();
}

const isPlaceOf = (offerId: number, personId: number) =>
  and(eq(waitingList.id_oferta, offerId), eq(waitingList.id_pessoa, personId));
const waits = isNull(waitingList.convite_expira_em);

export async function findWaitingPlace(db: Database, offerId: number, personId: number) {
  const [row] = await db.select().from(waitingList).where(isPlaceOf(offerId, personId));
  return row;
}

export async function countWaiting(db: Database, offerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(waitingList)
    .where(and(eq(waitingList.id_oferta, offerId), waits));
  return row?.total ?? 0;
}

/**
 * The number of people ahead, and what decides when it is their turn (SEAT-9). Expired holds and invitations
 * don't count.
 */
export async function findStanding(db: Database, place: { id: number; id_oferta: number }, now: Date) {
  const at = now.toISOString();
  const seated = seatedIn(sql`o.id_oferta`);
  const [row] = await selectRows<
    Pick<typeof offers.$inferSelect, 'situacao' | 'inscricoes_ate' | 'fuso'> & {
      ahead: number;
    } & WaitingChances
  >(
    db,
    sql`SELECT o.situacao, o.inscricoes_ate::text AS inscricoes_ate, o.fuso,
        o.oferecidas_a_lista AS vagas_oferecidas,
      (SELECT count(*) FROM waiting_list w
        WHERE w.id_oferta = o.id_oferta AND w.convite_expira_em IS NULL AND w.id < ${place.id})::int AS ahead,
      ((SELECT coalesce(sum(p.vagas), 0) FROM purchases p
          WHERE p.id_oferta = ${seated} AND p.estado IN (${literalTexts(waitingStates)})
            AND p.vaga_retida AND p.reserva_expira_em > ${at}::timestamptz)
        + (SELECT count(*) FROM class_changes c
          WHERE c.id_oferta = ${seated} AND c.status = 'ABERTA' AND c.expira_em > ${at}::timestamptz)
      )::int AS vagas_sem_pagamento,
      (SELECT count(*) FROM enrolments e
        WHERE e.id_oferta = o.id_oferta AND e.estado = 'INSCRITA')::int AS vagas_em_analise,
      (SELECT count(*) FROM waiting_list w
        WHERE w.id_oferta = o.id_oferta AND w.convite_expira_em > ${at}::timestamptz)::int AS vagas_guardadas
      FROM offers o WHERE o.id_oferta = ${place.id_oferta}`,
  );
  return row!;
}

export async function deletePlace(db: Database, offerId: number, personId: number) {
  const [row] = await db.delete(waitingList).where(isPlaceOf(offerId, personId)).returning();
  return row;
}

export async function deleteLivePlace(db: Database, offerId: number, personId: number, now: Date) {
  const [row] = await db
    .delete(waitingList)
    .where(and(isPlaceOf(offerId, personId), or(waits, gt(waitingList.convite_expira_em, now))))
    .returning();
  return row;
}

export async function hasLiveInvitation(db: Database, offerId: number, personId: number, now: Date) {
  const rows = await db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(isPlaceOf(offerId, personId), gt(waitingList.convite_expira_em, now)));
  return rows.length === 1;
}

/**
 * Invites the first in line and counts the seat as offered; undefined when the list is empty. Call it with
 * the offer locked.
 */
export async function inviteFirst(db: Database, offerId: number, until: Date) {
  const first = db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.id_oferta, offerId), waits))
    .orderBy(asc(waitingList.id))
    .limit(1);
  const [row] = await db
    .update(waitingList)
    .set({ convite_expira_em: until })
    .where(and(inArray(waitingList.id, first), waits))
    .returning();
  if (row) {
    await db
      .update(offers)
      .set({ oferecidas_a_lista: sql`${offers.oferecidas_a_lista} + 1` })
      .where(eq(offers.id_oferta, offerId));
  }
  return row;
}

export async function hasWaiting(db: Database, offerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.id_oferta, offerId), waits))
    .limit(1);
  return rows.length === 1;
}

export async function listLapsed(
  db: Database,
  now: Date,
  limit: number,
  { only, except }: { only?: number | undefined; except: readonly number[] },
) {
  return db
    .select({ id: waitingList.id, id_oferta: waitingList.id_oferta })
    .from(waitingList)
    .where(
      and(
        lte(waitingList.convite_expira_em, now),
        only === undefined ? undefined : eq(waitingList.id_oferta, only),
        except.length === 0 ? undefined : notInArray(waitingList.id_oferta, [...except]),
      ),
    )
    .orderBy(asc(waitingList.convite_expira_em), asc(waitingList.id))
    .limit(limit);
}

export async function listPlacesOfCancelled(db: Database, limit: number, offerId?: number) {
  return db
    .select({ id: waitingList.id, id_oferta: waitingList.id_oferta, id_pessoa: waitingList.id_pessoa })
    .from(waitingList)
    .innerJoin(offers, eq(offers.id_oferta, waitingList.id_oferta))
    .where(
      and(
        eq(offers.situacao, 'cancelada'),
        offerId === undefined ? undefined : eq(waitingList.id_oferta, offerId),
      ),
    )
    .orderBy(asc(waitingList.id))
    .limit(limit);
}

export async function deleteLapsed(db: Database, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .delete(waitingList)
    .where(and(eq(waitingList.id, id), lte(waitingList.convite_expira_em, now)))
    .returning({ id: waitingList.id });
  return rows.length === 1;
}

/** Offers that sell again while people wait: an offer that was postponed or got more seats. */
export async function listOffersToHandOut(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: offers.id_oferta })
    .from(waitingList)
    .innerJoin(offers, eq(offers.id_oferta, waitingList.id_oferta))
    .where(
      and(
        waits,
        inArray(offers.situacao, mayReopen),
        gte(offers.inscricoes_ate, localToday(now, offers.fuso)),
        or(isNull(offers.vagas_disponiveis), gt(offers.vagas_disponiveis, 0)),
      ),
    );
  return rows.map(({ id }) => id);
}

export function sellsToInvited(
  offer: Pick<typeof offers.$inferSelect, 'situacao' | 'inscricoes_ate' | 'fuso'>,
  now: Date,
): boolean {
  return (
    offer.inscricoes_ate >= localDay(now, offer.fuso) &&
    mayReopen.some((situacao) => situacao === offer.situacao)
  );
}

export async function listOffersOfPerson(db: Database, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: waitingList.id_oferta })
    .from(waitingList)
    .where(eq(waitingList.id_pessoa, personId))
    .orderBy(asc(waitingList.id_oferta));
  return rows.map(({ id }) => id);
}

export async function findInvitationFacts(db: Database, id: number) {
  const [row] = await db
    .select({
      personId: waitingList.id_pessoa,
      expiraEm: sql<Date>`${waitingList.convite_expira_em}`.mapWith(waitingList.criado_em),
      offerId: waitingList.id_oferta,
    })
    .from(waitingList)
    .where(and(eq(waitingList.id, id), sql`${waitingList.convite_expira_em} IS NOT NULL`));
  return row;
}

export async function setInvitationHash(db: Database, id: number, hash: Uint8Array): Promise<boolean> {
  const rows = await db
    .update(waitingList)
    .set({ convite_hash: hash })
    .where(and(eq(waitingList.id, id), sql`${waitingList.convite_expira_em} IS NOT NULL`))
    .returning({ id: waitingList.id });
  return rows.length === 1;
}

export async function findInvitationByHash(db: Database, hash: Uint8Array, now: Date) {
  const [row] = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.convite_hash, hash), gt(waitingList.convite_expira_em, now)));
  return row;
}
