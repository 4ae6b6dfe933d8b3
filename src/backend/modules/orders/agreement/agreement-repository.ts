import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { newAcceptances } from '#/backend/db/schema/purchasing.ts';
import { literalTexts } from '#/backend/db/sql-list.ts';
import { agreedStates, type AcceptanceReason } from '#/domain/sale/agreement/new-acceptance.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export type NewAcceptanceRow = typeof newAcceptances.$inferSelect;

export async function rememberAgreement(db: Database, codigo: string): Promise<void> {
  await db.execute(sql`UPDATE purchases p
    SET turma_aceita = class_conditions(o), total_aceito_centavos = p.total_centavos
    FROM offers o WHERE o.id_oferta = p.id_oferta AND p.codigo = ${codigo}`);
}

export interface Change {
  codigo: string;
  turma_mudou: boolean;
  valor_mudou: boolean;
  contrato_mudou: boolean;
  turma: Record<string, unknown>;
  /** The later of the first days that were agreed and are now. */
  primeiro_dia: CalendarDay;
}

const offerChanged = sql`p.turma_aceita <> class_conditions(o)`;
const priceRose = sql`p.total_centavos > p.total_aceito_centavos`;
const termsReplaced = (now: Date) => sql`EXISTS (
  SELECT FROM contracts newer JOIN contracts mine ON mine.versao = p.contrato_versao
  WHERE newer.exige_novo_aceite AND newer.vigente_desde > mine.vigente_desde
    AND newer.vigente_desde <= ${now.toISOString()}::timestamptz)`;

const isToBeAsked = (now: Date) => sql`p.estado IN (${literalTexts(agreedStates)})
  AND p.turma_aceita IS NOT NULL AND o.situacao <> 'cancelada'
  AND (is_postponed(o) OR greatest(p.turma_aceita->>'data_inicio', o.data_inicio::text) >= ${localToday(now)}::text)
  AND (${offerChanged} OR ${priceRose} OR ${termsReplaced(now)})`;

const isOutdated = (now: Date) => sql`(n.turma <> class_conditions(o) OR n.total_centavos <> p.total_centavos
  OR (${termsReplaced(now)} AND NOT 'CONTRATO' = ANY (n.motivos)))`;

const hasDayAgain = sql`n.turma ? 'adiada' AND p.estado IN (${literalTexts(agreedStates)})
  AND o.situacao <> 'cancelada' AND NOT is_postponed(o)`;

const fromPurchases = sql`FROM purchases p JOIN offers o USING (id_oferta)
  LEFT JOIN new_acceptances n ON n.codigo_compra = p.codigo AND n.status = 'ABERTO'`;

export async function listUnasked(
  db: Database,
  now: Date,
  limit: number,
  offerId?: number,
): Promise<string[]> {
  const ofOffer = offerId === undefined ? sql`` : sql`AND p.id_oferta = ${seatedIn(offerId)}`;
  const rows = await selectRows<{ codigo: string }>(
    db,
    sql`SELECT p.codigo ${fromPurchases}
      WHERE ${isToBeAsked(now)} ${ofOffer} AND (n.id IS NULL OR ${isOutdated(now)})
      ORDER BY p.codigo LIMIT ${limit}`,
  );
  return rows.map(({ codigo }) => codigo);
}

/** Undefined when nothing changed, or nothing can be requested. */
export async function findChange(db: Database, now: Date, codigo: string): Promise<Change | undefined> {
  const [row] = await selectRows<Change>(
    db,
    sql`SELECT p.codigo, ${offerChanged} AS turma_mudou, coalesce(${priceRose}, false) AS valor_mudou,
        ${termsReplaced(now)} AS contrato_mudou, class_conditions(o) AS turma,
        greatest(p.turma_aceita->>'data_inicio', o.data_inicio::text) AS primeiro_dia
      ${fromPurchases} WHERE ${isToBeAsked(now)} AND p.codigo = ${codigo}`,
  );
  return row;
}

export async function isStillAsked(db: Database, now: Date, codigo: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`SELECT p.codigo ${fromPurchases}
      WHERE p.codigo = ${codigo} AND n.id IS NOT NULL AND o.situacao <> 'cancelada' AND NOT ${isOutdated(now)}`,
  );
  return rows.length === 1;
}

/** Orders whose offer was postponed and has the agreed days again, with nothing else to accept. */
export async function listReassured(db: Database, now: Date, offerId: number): Promise<string[]> {
  const rows = await selectRows<{ codigo: string }>(
    db,
    sql`SELECT p.codigo ${fromPurchases} WHERE ${hasDayAgain} AND p.id_oferta = ${seatedIn(offerId)}
      AND NOT coalesce(${offerChanged} OR ${priceRose} OR ${termsReplaced(now)}, false)`,
  );
  return rows.map(({ codigo }) => codigo);
}

/** Ends requests with nothing to answer. Returns the orders whose postponed offer has its days again. */
export async function endAnswerless(db: Database, now: Date): Promise<string[]> {
  const rows = await selectRows<{ codigo: string }>(
    db,
    sql`WITH n AS (UPDATE new_acceptances n SET status = 'ENCERRADO'
    WHERE n.status = 'ABERTO' AND (n.responder_ate < ${calendarDay(now)}::date AND NOT n.turma ? 'adiada' OR NOT EXISTS (
      SELECT FROM purchases p JOIN offers o USING (id_oferta)
      WHERE p.codigo = n.codigo_compra AND p.estado IN (${literalTexts(agreedStates)})
        AND o.situacao <> 'cancelada' AND (${offerChanged} OR ${priceRose} OR ${termsReplaced(now)})))
      RETURNING n.codigo_compra, n.turma)
    SELECT p.codigo FROM n JOIN purchases p ON p.codigo = n.codigo_compra JOIN offers o USING (id_oferta)
    WHERE ${hasDayAgain} ORDER BY p.codigo`,
  );
  return rows.map(({ codigo }) => codigo);
}

export async function insertNewAcceptance(
  db: Database,
  row: typeof newAcceptances.$inferInsert,
): Promise<void> {
  await db.insert(newAcceptances).values(row);
}

export async function findOpenAcceptance(
  db: Database,
  codigo: string,
): Promise<NewAcceptanceRow | undefined> {
  const [row] = await db
    .select()
    .from(newAcceptances)
    .where(and(eq(newAcceptances.codigo_compra, codigo), eq(newAcceptances.status, 'ABERTO')));
  return row;
}

export async function findAcceptance(db: Database, id: string): Promise<NewAcceptanceRow | undefined> {
  const [row] = await db.select().from(newAcceptances).where(eq(newAcceptances.id, id));
  return row;
}

/** Oldest first. */
export async function listAcceptances(db: Database, codigos: string[]): Promise<NewAcceptanceRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(newAcceptances)
    .where(inArray(newAcceptances.codigo_compra, codigos))
    .orderBy(asc(newAcceptances.pedido_em), asc(newAcceptances.id));
}

export async function finishAcceptance(
  db: Database,
  codigo: string,
  status: 'ACEITO' | 'RECUSADO' | 'SUBSTITUIDO',
  answeredAt: Date | null,
): Promise<void> {
  await db
    .update(newAcceptances)
    .set({ status, respondido_em: answeredAt })
    .where(and(eq(newAcceptances.codigo_compra, codigo), eq(newAcceptances.status, 'ABERTO')));
}

/** Takes note of a reminder; false when one was noted before, or the request is answered. */
export async function markAcceptanceReminded(db: Database, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(newAcceptances)
    .set({ lembrado_em: now })
    .where(
      and(
        eq(newAcceptances.id, id),
        eq(newAcceptances.status, 'ABERTO'),
        sql`${newAcceptances.lembrado_em} IS NULL`,
      ),
    )
    .returning({ id: newAcceptances.id });
  return marked.length === 1;
}

export async function listAcceptancesToRemind(
  db: Database,
  before: Date,
  limit: number,
): Promise<NewAcceptanceRow[]> {
  return db
    .select()
    .from(newAcceptances)
    .where(
      and(
        eq(newAcceptances.status, 'ABERTO'),
        sql`${newAcceptances.lembrado_em} IS NULL`,
        // Who says nothing waits for the new date, as the mail said.
        sql`NOT ${newAcceptances.turma} ? 'adiada'`,
        sql`${newAcceptances.pedido_em} <= ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(newAcceptances.pedido_em))
    .limit(limit);
}

export function reasonsOf({ turma_mudou, valor_mudou, contrato_mudou }: Change): AcceptanceReason[] {
  return [
    ...(turma_mudou ? (['TURMA'] as const) : []),
    ...(valor_mudou ? (['VALOR'] as const) : []),
    ...(contrato_mudou ? (['CONTRATO'] as const) : []),
  ];
}

/** Whether what is asked is that the offer has no date any more. */
export function isPostponement({ turma }: Pick<NewAcceptanceRow, 'turma'>): boolean {
  return typeof turma === 'object' && turma !== null && 'adiada' in turma;
}
