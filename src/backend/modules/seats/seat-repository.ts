import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import type { OfferKind } from '#/domain/catalogue/offer-values.ts';

const onSale = ['em-aberto', 'confirmada'] as const;

/**
 * Takes seats by a single conditional UPDATE; false when not enough are free. `now` enforces the enrolment
 * deadline; null skips it, for money already received.
 */
export async function takeSeat(
  db: Database,
  offerId: number,
  now: Date | null,
  kinds: readonly OfferKind[],
  seats = 1,
): Promise<boolean> {
  const taken = await db
    .update(offers)
    .set({ vagas_disponiveis: sql`${offers.vagas_disponiveis} - ${seats}::int` })
    .where(
      and(
        eq(offers.id_oferta, offerId),
        inArray(offers.tipo_oferta, [...kinds]),
        inArray(offers.situacao, onSale),
        or(isNull(offers.vagas_disponiveis), gte(offers.vagas_disponiveis, seats)),
        now === null ? undefined : gte(offers.inscricoes_ate, localToday(now, offers.fuso)),
      ),
    )
    .returning({ id: offers.id_oferta });
  return taken.length === 1;
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
