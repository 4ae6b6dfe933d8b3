import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';

const onSale = ['em-aberto', 'confirmada'] as const;

/**
 * Takes one seat of an offer by a single conditional UPDATE; false when none is free or the offer no longer
 * sells. `today` also enforces the enrolment deadline; null leaves it out, for money that is already here.
 */
export async function takeSeat(db: Database, offerId: number, today: CalendarDay | null): Promise<boolean> {
  const taken = await db
    .update(offers)
    .set({ vagas_disponiveis: sql`${offers.vagas_disponiveis} - 1` })
    .where(
      and(
        eq(offers.id_oferta, offerId),
        eq(offers.tipo_oferta, 'PAGO'),
        inArray(offers.situacao, onSale),
        or(isNull(offers.vagas_disponiveis), gt(offers.vagas_disponiveis, 0)),
        today === null ? undefined : gte(offers.inscricoes_ate, today),
      ),
    )
    .returning({ id: offers.id_oferta });
  return taken.length === 1;
}

/**
 * Gives one seat back to the offer, which is sold out no more. Only `passSeatOn` calls it: people may be
 * waiting for the seat.
 */
export async function freeSeat(db: Database, offerId: number): Promise<void> {
  await db
    .update(offers)
    .set({
      vagas_disponiveis: sql`${offers.vagas_disponiveis} + 1`,
      situacao: sql`CASE ${offers.situacao} WHEN 'esgotada' THEN 'em-aberto' ELSE ${offers.situacao} END`,
    })
    .where(eq(offers.id_oferta, offerId));
}
