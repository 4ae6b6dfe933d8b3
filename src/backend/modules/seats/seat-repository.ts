import { and, asc, eq, gte, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { listOfferParts } from '#/backend/db/offer/programme-seats.ts';
import { offers, programmeParts } from '#/backend/db/schema/catalogue.ts';
import type { OfferKind } from '#/domain/catalogue/offer-values.ts';

const onSale = ['em-aberto', 'confirmada'] as const;

/**
 * Takes seats by a single conditional UPDATE; false when not enough are free. Of an edition of a programme it
 * takes them in each part, or in none. `now` enforces the enrolment deadline; null skips it, for money
 * already received.
 */
export async function takeSeat(
  db: Database,
  offerId: number,
  now: Date | null,
  kinds: readonly OfferKind[],
  seats = 1,
): Promise<boolean> {
  const isSold = and(inArray(offers.tipo_oferta, [...kinds]), inArray(offers.situacao, onSale));
  const isFree = and(
    isSold,
    or(isNull(offers.vagas_disponiveis), gte(offers.vagas_disponiveis, seats)),
    now === null ? undefined : gte(offers.inscricoes_ate, localToday(now, offers.fuso)),
  );
  const parts = db.select().from(programmeParts).where(eq(programmeParts.id_oferta, offerId));
  const taken = await db
    .update(offers)
    .set({ vagas_disponiveis: sql`${offers.vagas_disponiveis} - ${seats}::int` })
    .where(and(eq(offers.id_oferta, offerId), isFree, notExists(parts)))
    .returning({ id: offers.id_oferta });
  return taken.length === 1 || takeSeatOfParts(db, offerId, { isSold, isFree }, seats);
}

/** The parts are locked first, in order: what is free is then counted with all that others committed. */
async function takeSeatOfParts(
  db: Database,
  offerId: number,
  { isSold, isFree }: Record<'isSold' | 'isFree', SQL | undefined>,
  seats: number,
): Promise<boolean> {
  const parts = await listOfferParts(db, offerId);
  if (parts.length === 0) return false;
  const isPart = inArray(offers.id_oferta, parts);
  await db
    .select({ id: offers.id_oferta })
    .from(offers)
    .where(isPart)
    .orderBy(asc(offers.id_oferta))
    .for('no key update');
  const free = await db
    .select({ id: offers.id_oferta })
    .from(offers)
    .where(or(and(isPart, isFree), and(eq(offers.id_oferta, offerId), isSold)));
  // All parts, and the edition, which the school may have taken off sale.
  if (free.length <= parts.length) return false;
  await db
    .update(offers)
    .set({ vagas_disponiveis: sql`${offers.vagas_disponiveis} - ${seats}::int` })
    .where(isPart);
  return true;
}

/**
 * Gives seats back to the offer, which is sold out no more. Only `passSeatOn` calls it: people may be
 * waiting for the seat.
 */
export async function freeSeats(db: Database, offerId: number, seats: number): Promise<void> {
  await db
    .update(offers)
    .set({
      vagas_disponiveis: sql`${offers.vagas_disponiveis} + ${seats}::int`,
      situacao: sql`CASE WHEN ${offers.situacao} <> 'esgotada' THEN ${offers.situacao}
        WHEN ${offers.confirmada_em} IS NULL THEN 'em-aberto' ELSE 'confirmada' END`,
    })
    .where(eq(offers.id_oferta, offerId));
}
