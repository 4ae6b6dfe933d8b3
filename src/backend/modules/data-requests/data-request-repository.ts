import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { dataRequests } from '#/backend/db/schema/privacy/data-request.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import type { DataRequestKind } from '#/domain/privacy/data-request.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export type DataRequestRow = typeof dataRequests.$inferSelect;
const isOpen = isNull(dataRequests.respondida_em);

export async function insertDataRequest(
  db: Database,
  row: typeof dataRequests.$inferInsert,
): Promise<number> {
  const [made] = await db.insert(dataRequests).values(row).returning({ id: dataRequests.id });
  return made!.id;
}

export function selectRequestsOf(db: Database, personId: number): Promise<DataRequestRow[]> {
  return db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.id_pessoa, personId))
    .orderBy(desc(dataRequests.id));
}

export function countOpenOf(db: Database, personId: number): Promise<number> {
  return db.$count(dataRequests, and(isOpen, eq(dataRequests.id_pessoa, personId)));
}

export async function hasAnsweredSince(
  db: Database,
  { personId, tipo, since }: { personId: number; tipo: DataRequestKind; since: Date },
): Promise<boolean> {
  const found = await db.$count(
    dataRequests,
    and(
      eq(dataRequests.id_pessoa, personId),
      eq(dataRequests.tipo, tipo),
      eq(dataRequests.canal, 'CONTA'),
      sql`${dataRequests.respondida_em} >= ${since.toISOString()}::timestamptz`,
    ),
  );
  return found > 0;
}

const withWorker = { request: dataRequests, worker: persons.nome };

export interface DeskRow {
  request: DataRequestRow;
  worker: string | null;
}

export async function listDeskRequests(
  db: Database,
  { open, page, size }: { open: boolean; page: number; size: number },
): Promise<{ rows: DeskRow[]; total: number }> {
  const which = open ? isOpen : isNotNull(dataRequests.respondida_em);
  const rows = await db
    .select(withWorker)
    .from(dataRequests)
    .leftJoin(logins, eq(logins.id_login, dataRequests.id_login))
    .leftJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(which)
    .orderBy(...(open ? [asc(dataRequests.prazo)] : [desc(dataRequests.respondida_em)]), asc(dataRequests.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(dataRequests, which) };
}

export async function findDeskRequest(db: Database, id: number): Promise<DeskRow | undefined> {
  const [row] = await db
    .select(withWorker)
    .from(dataRequests)
    .leftJoin(logins, eq(logins.id_login, dataRequests.id_login))
    .leftJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(eq(dataRequests.id, id));
  return row;
}

/** The new version; undefined when it was changed, or answered, since it was read. */
export async function changeDataRequest(
  tx: Database,
  { id, versao }: { id: number; versao: number },
  set: Partial<typeof dataRequests.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(dataRequests)
    .set({ ...set, versao: sql`${dataRequests.versao} + 1` })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.versao, versao), isOpen))
    .returning({ versao: dataRequests.versao });
  return row?.versao;
}

/** The person whose confirmed address it is. */
export async function findPersonByEmail(db: Database, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: logins.id_pessoa })
    .from(logins)
    .where(and(eq(logins.email, email), isNotNull(logins.email_confirmado_em), isNull(logins.desativado_em)));
  return row?.id ?? null;
}

export async function findNameAndEmail(db: Database, loginId: number) {
  const [row] = await db
    .select({ nome: persons.nome, email: logins.email })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(eq(logins.id_login, loginId));
  return row;
}

export async function countOpenRequests(
  db: Database,
  today: CalendarDay,
): Promise<{ open: number; overdue: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) FILTER (WHERE ${dataRequests.prazo} < ${today}::date)::int`,
    })
    .from(dataRequests)
    .where(isOpen);
  return row!;
}

/** Leaves that there was a request, and when it was answered; ends those that no one can answer now. */
export async function clearRequestsOf(
  tx: Database,
  { personId, emails, now }: { personId: number; emails: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(dataRequests)
    .set({
      id_pessoa: null,
      nome: '',
      email: null,
      pedido: '',
      resposta: '',
      estado: 'RESPONDIDA',
      respondida_em: sql`coalesce(${dataRequests.respondida_em}, ${now.toISOString()}::timestamptz)`,
      versao: sql`${dataRequests.versao} + 1`,
    })
    .where(or(eq(dataRequests.id_pessoa, personId), inArray(dataRequests.email, [...emails])));
}

export async function deleteAnsweredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(dataRequests).where(lt(dataRequests.respondida_em, before));
}
