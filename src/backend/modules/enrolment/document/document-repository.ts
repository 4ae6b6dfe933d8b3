import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
} from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { enrolmentDocuments, enrolmentEvents, enrolments } from '#/backend/db/schema/enrolment.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { DocumentState } from '#/domain/enrolment/enrolment-document.ts';
import type { EnrolmentRow } from '../enrolment-repository.ts';

const isUsable = ne(enrolmentDocuments.situacao, 'INFECTADO');

const { conteudo: _, ...listed } = getTableColumns(enrolmentDocuments);

/** Documents of enrolments without their content, oldest first. */
export async function listDocuments(db: Database, protocols: readonly string[]) {
  if (protocols.length === 0) return [];
  return db
    .select(listed)
    .from(enrolmentDocuments)
    .where(inArray(enrolmentDocuments.protocolo, [...protocols]))
    .orderBy(asc(enrolmentDocuments.criado_em), asc(enrolmentDocuments.id));
}

export async function countDocuments(db: Database, protocolo: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(enrolmentDocuments)
    .where(eq(enrolmentDocuments.protocolo, protocolo));
  return row?.total ?? 0;
}

export async function insertDocument(
  db: Database,
  row: typeof enrolmentDocuments.$inferInsert,
): Promise<void> {
  await db.insert(enrolmentDocuments).values(row);
}

/** True when the enrolment has these very bytes already. */
export async function hasDocument(db: Database, protocolo: string, sha256: string): Promise<boolean> {
  const rows = await db
    .select({ id: enrolmentDocuments.id })
    .from(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), eq(enrolmentDocuments.sha256, sha256), isUsable));
  return rows.length > 0;
}

export async function hasUsableDocument(db: Database, protocolo: string): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), isUsable));
  return (row?.total ?? 0) > 0;
}

export function listEnrolmentsToRemind(
  db: Database,
  { from, until }: { from: CalendarDay; until: CalendarDay },
  { after, limit }: { after: string; limit: number },
): Promise<EnrolmentRow[]> {
  return db
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.estado, 'INSCRITA'),
        gte(enrolments.documentos_ate, from),
        lte(enrolments.documentos_ate, until),
        isNull(enrolments.documentos_lembrados_em),
        gt(enrolments.protocolo, after),
      ),
    )
    .orderBy(asc(enrolments.protocolo))
    .limit(limit);
}

export function listWithoutDocuments(
  db: Database,
  { until }: { until: CalendarDay },
  limit: number,
): Promise<{ protocolo: string }[]> {
  const handedIn = db
    .select({ protocolo: enrolmentDocuments.protocolo })
    .from(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.protocolo, enrolments.protocolo), isUsable));
  return db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .where(and(eq(enrolments.estado, 'INSCRITA'), lte(enrolments.documentos_ate, until), notExists(handedIn)))
    .orderBy(asc(enrolments.documentos_ate), asc(enrolments.protocolo))
    .limit(limit);
}

export async function deleteDocument(db: Database, protocolo: string, id: string): Promise<void> {
  await db
    .delete(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), eq(enrolmentDocuments.id, id)));
}

export async function findDocument(db: Database, protocolo: string, id: string) {
  const [row] = await db
    .select({ documento: enrolmentDocuments, id_pessoa: enrolments.id_pessoa })
    .from(enrolmentDocuments)
    .innerJoin(enrolments, eq(enrolments.protocolo, enrolmentDocuments.protocolo))
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), eq(enrolmentDocuments.id, id)));
  return row;
}

export function listToScan(db: Database, limit: number) {
  return db
    .select()
    .from(enrolmentDocuments)
    .where(eq(enrolmentDocuments.situacao, 'EM_VERIFICACAO'))
    .orderBy(asc(enrolmentDocuments.criado_em))
    .limit(limit);
}

export async function settleScan(db: Database, id: string, situacao: DocumentState): Promise<void> {
  await db
    .update(enrolmentDocuments)
    .set({ situacao, ...(situacao === 'INFECTADO' && { conteudo: null }) })
    .where(and(eq(enrolmentDocuments.id, id), eq(enrolmentDocuments.situacao, 'EM_VERIFICACAO')));
}

/** Deletes the documents of enrolments given up, and of those that ended otherwise before an instant. */
export async function deleteDocumentsOfEnded(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ protocolo: enrolmentEvents.protocolo })
    .from(enrolmentEvents)
    .where(and(eq(enrolmentEvents.estado, 'INDEFERIDA'), lt(enrolmentEvents.em, before)));
  const given = db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .where(eq(enrolments.estado, 'DESISTENTE'));
  await db
    .delete(enrolmentDocuments)
    .where(or(inArray(enrolmentDocuments.protocolo, ended), inArray(enrolmentDocuments.protocolo, given)));
}

export async function deleteDocumentsOf(db: Database, personId: number): Promise<void> {
  const theirs = db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .where(eq(enrolments.id_pessoa, personId));
  await db.delete(enrolmentDocuments).where(inArray(enrolmentDocuments.protocolo, theirs));
}
