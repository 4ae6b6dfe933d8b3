import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { cities } from '#/backend/db/schema/catalogue.ts';
import { courseAlerts } from '#/backend/db/schema/community.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';

const isAlertOf = (personId: number, courseId: number) =>
  and(eq(courseAlerts.id_pessoa, personId), eq(courseAlerts.id_produto, courseId));

export async function findAlert(db: Database, personId: number, courseId: number) {
  const [row] = await db.select().from(courseAlerts).where(isAlertOf(personId, courseId));
  return row;
}

export async function cityExists(db: Database, cityId: number): Promise<boolean> {
  const rows = await db.select({ id: cities.id_cidade }).from(cities).where(eq(cities.id_cidade, cityId));
  return rows.length === 1;
}

export async function upsertAlert(db: Database, alert: typeof courseAlerts.$inferInsert): Promise<void> {
  await db
    .insert(courseAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [courseAlerts.id_pessoa, courseAlerts.id_produto],
      set: { id_cidade: alert.id_cidade ?? null },
    });
}

export async function deleteAlert(db: Database, personId: number, courseId: number): Promise<boolean> {
  const rows = await db
    .delete(courseAlerts)
    .where(isAlertOf(personId, courseId))
    .returning({ id: courseAlerts.id_produto });
  return rows.length === 1;
}

export async function deleteAlertsOf(db: Database, personId: number): Promise<void> {
  await db.delete(courseAlerts).where(eq(courseAlerts.id_pessoa, personId));
}

export interface DueAlert {
  id_pessoa: number;
  id_produto: number;
  id_oferta: number;
}

export function listDueAlerts(db: Database, now: Date, limit: number): Promise<DueAlert[]> {
  return selectRows<DueAlert>(
    db,
    sql`
    SELECT a.id_pessoa, a.id_produto, n.id_oferta
    FROM course_alerts a
    JOIN courses c ON c.id_produto = a.id_produto AND c.publicado
    CROSS JOIN LATERAL (
      SELECT o.id_oferta FROM offers o
      WHERE o.id_produto = a.id_produto
        AND (a.id_cidade IS NULL OR o.id_cidade = a.id_cidade OR o.formato = 'ead')
        AND ${isOpen(now)}
      ORDER BY o.data_inicio, o.id_oferta LIMIT 1
    ) n
    ORDER BY a.criado_em, a.id_pessoa
    LIMIT ${limit}`,
  );
}
