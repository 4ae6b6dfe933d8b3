import { and, eq, sql } from 'drizzle-orm';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import { courses, offers, scheduledChanges } from '#/backend/db/schema/catalogue.ts';
import { waitingStates } from '#/domain/sale/purchase-state.ts';
import type { ScheduledState } from '#/domain/catalogue/schedule/schedule-entry.ts';

export type ScheduledChangeRow = typeof scheduledChanges.$inferSelect;

interface Prices {
  preco_original_centavos?: number;
  preco_promocional_centavos: number | null;
}

const MOST_ENDED = 100;

export async function listScheduledRows(db: Database, courseId: number) {
  const rows = await selectRows<
    Omit<ScheduledChangeRow, 'quando'> & { quando: string; turma: string | null; quem: string }
  >(
    db,
    sql`
    SELECT s.*, s.quando::text, o.codigo_turma AS turma, p.nome AS quem
    FROM (
      (SELECT * FROM scheduled_changes WHERE id_produto = ${courseId} AND situacao = 'AGENDADO')
      UNION ALL
      (SELECT * FROM scheduled_changes WHERE id_produto = ${courseId} AND situacao <> 'AGENDADO'
        ORDER BY terminado_em DESC, id DESC LIMIT ${MOST_ENDED})
    ) s
    LEFT JOIN offers o ON o.id_oferta = s.id_oferta
    JOIN logins l ON l.id_login = s.id_login JOIN persons p USING (id_pessoa)
    ORDER BY s.situacao <> 'AGENDADO', CASE s.situacao WHEN 'AGENDADO' THEN s.quando END, s.terminado_em DESC, s.id DESC`,
  );
  return rows.map((row) => ({ ...row, quando: readInstant(row.quando) }));
}

/** What was made with a price of its own and isn't paid yet. */
export async function countLockedPrices(db: Database, courseId: number, now: Date) {
  const [row] = await selectRows<{ compras: number; links: number }>(
    db,
    sql`
    SELECT
      (SELECT count(*) FROM purchases p JOIN offers o USING (id_oferta)
        WHERE o.id_produto = ${courseId}
          AND p.estado = ANY(${sql.param([...waitingStates])}::text[]))::int AS compras,
      (SELECT count(*) FROM assisted_proposals a JOIN offers o USING (id_oferta)
        WHERE o.id_produto = ${courseId} AND a.codigo_compra IS NULL AND a.expira_em > ${now.toISOString()}
          AND a.situacao IN ('ABERTA', 'AGUARDANDO_APROVACAO', 'AGUARDANDO_EMPRESA'))::int AS links`,
  );
  return row!;
}

/** The id; undefined when the same is changed at that instant already. */
export async function insertScheduledChange(
  tx: Database,
  row: typeof scheduledChanges.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(scheduledChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: scheduledChanges.id });
  return inserted?.id;
}

export async function lockScheduledChange(tx: Database, courseId: number, id: number) {
  const [row] = await tx
    .select()
    .from(scheduledChanges)
    .where(and(eq(scheduledChanges.id, id), eq(scheduledChanges.id_produto, courseId)))
    .for('update');
  return row;
}

/** The first that is due; one that another instance works on is left to it. */
export async function lockDueChange(tx: Database, now: Date) {
  const [row] = await tx
    .select()
    .from(scheduledChanges)
    .where(
      and(eq(scheduledChanges.situacao, 'AGENDADO'), sql`${scheduledChanges.quando} <= ${now.toISOString()}`),
    )
    .orderBy(scheduledChanges.quando, scheduledChanges.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function endScheduledChange(
  tx: Database,
  id: number,
  ended: { situacao: ScheduledState; motivo?: string; terminado_em: Date },
): Promise<void> {
  await tx.update(scheduledChanges).set(ended).where(eq(scheduledChanges.id, id));
}

/** Whether an offer of that course costs something and takes enrolments. */
export async function isPaidOpenOffer(tx: Database, courseId: number, offerId: number, now: Date) {
  const rows = await selectRows(
    tx,
    sql`SELECT 1 FROM offers o WHERE o.id_oferta = ${offerId} AND o.id_produto = ${courseId}
      AND o.tipo_oferta = 'PAGO' AND ${isOpen(now)}`,
  );
  return rows.length > 0;
}

/** Its open offers that cost something, locked in the order of their ids. */
export function lockPaidOffers(tx: Database, courseId: number, offerId: number | null, now: Date) {
  return selectRows<{ id_oferta: number } & Required<Prices>>(
    tx,
    sql`SELECT o.id_oferta, o.preco_original_centavos, o.preco_promocional_centavos FROM offers o
      WHERE o.id_produto = ${courseId} AND (${offerId}::int IS NULL OR o.id_oferta = ${offerId})
        AND o.tipo_oferta = 'PAGO' AND ${isOpen(now)}
      ORDER BY o.id_oferta FOR UPDATE`,
  );
}

export async function setCoursePrices(tx: Database, courseId: number, prices: Prices, at: Date) {
  await tx
    .update(courses)
    .set({ ...prices, atualizado_em: at, versao: sql`${courses.versao} + 1` })
    .where(eq(courses.id_produto, courseId));
}

export async function setOfferPrices(tx: Database, offerId: number, prices: Prices): Promise<void> {
  await tx
    .update(offers)
    .set({ ...prices, versao: sql`${offers.versao} + 1` })
    .where(eq(offers.id_oferta, offerId));
}
