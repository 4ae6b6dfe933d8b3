import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seatedIn } from '#/backend/db/offer/programme-seats.ts';
import { localToday } from '#/backend/db/offer/local-today.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';

const seated = seatedIn(sql`o.id_oferta`);

/** Whether the offer `o` has orders, enrolments, a waiting list or links that were sent. */
export const hasPeople = sql`(
  EXISTS (SELECT FROM purchases p WHERE p.id_oferta = ${seated})
  OR EXISTS (SELECT FROM enrolments e WHERE e.id_oferta = o.id_oferta)
  OR EXISTS (SELECT FROM class_changes c WHERE c.id_oferta = ${seated})
  OR EXISTS (SELECT FROM waiting_list w WHERE w.id_oferta = o.id_oferta)
  OR EXISTS (SELECT FROM assisted_proposals a WHERE a.id_oferta = o.id_oferta)
  OR o.vagas_disponiveis < o.vagas_total)`;

/** Whether the offer `o` takes place, or may, and isn't over at `now`. */
export const isAhead = (now: Date): SQL =>
  sql`(o.situacao NOT IN ('cancelada', 'encerrada') AND o.data_fim >= ${localToday(now)})`;

/** Whether an offer of the unit that isn't over has people. */
export async function unitHasPeople(tx: Database, unitId: number, now: Date): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`SELECT 1 FROM offers o WHERE o.id_unidade = ${unitId} AND ${isAhead(now)} AND ${hasPeople} LIMIT 1`,
  );
  return rows.length > 0;
}

export type StoredOffer = typeof offers.$inferSelect;

export const offerColumns = sql`o.*, o.data_inicio::text, o.data_fim::text, o.inscricoes_ate::text`;

export function listOffersOf(db: Database, courseId: number) {
  return selectRows<StoredOffer & { tem_pessoas: boolean; unidade: string }>(
    db,
    sql`SELECT ${offerColumns}, ${hasPeople} AS tem_pessoas, u.nome || ', ' || t.nome AS unidade
      FROM offers o JOIN units u USING (id_unidade) JOIN cities t ON t.id_cidade = o.id_cidade
      WHERE o.id_produto = ${courseId} ORDER BY o.data_inicio DESC, o.id_oferta DESC`,
  );
}

/** The offer of a course, and of no programme, locked until the transaction ends. */
export async function lockDeskOffer(tx: Database, offerId: number) {
  const [row] = await selectRows<StoredOffer>(
    tx,
    sql`SELECT ${offerColumns} FROM offers o WHERE o.id_oferta = ${offerId}
      AND NOT EXISTS (SELECT FROM programme_editions e WHERE e.id_oferta = o.id_oferta) FOR UPDATE`,
  );
  return row;
}

/** Asked once the offer is locked: a seat that is taken afterwards waits. */
export async function offerHasPeople(tx: Database, offerId: number): Promise<boolean> {
  const [row] = await selectRows<{ tem: boolean }>(
    tx,
    sql`SELECT ${hasPeople} AS tem FROM offers o WHERE o.id_oferta = ${offerId}`,
  );
  return row?.tem ?? false;
}

/** Slugs that are of no teacher. */
export async function findUnknownTeachers(tx: Database, slugs: readonly string[]): Promise<string[]> {
  const known = new Set((await listTeacherNames(tx)).map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}

export function listTeacherNames(db: Database) {
  return selectRows<{ slug: string; nome: string; mostrado: boolean }>(
    db,
    sql`SELECT slug, nome, mostrado FROM teachers ORDER BY nome COLLATE "und-x-icu", slug`,
  );
}

export async function insertOffer(tx: Database, row: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(row);
}

/** The new version; undefined when the offer was changed since it was read. */
export async function updateOffer(
  tx: Database,
  offerId: number,
  version: number,
  changes: Partial<typeof offers.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(offers)
    .set({ ...changes, versao: sql`${offers.versao} + 1` })
    .where(and(eq(offers.id_oferta, offerId), eq(offers.versao, version)))
    .returning({ versao: offers.versao });
  return row?.versao;
}
