import { and, asc, count, eq, getTableColumns, inArray, lt, ne, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { enrolmentDocuments, enrolmentEvents, enrolments } from '#/backend/db/schema/enrolment.ts';
import type { DocumentState } from '#/domain/enrolment/enrolment-document.ts';

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
    .where(
      and(
        eq(enrolmentDocuments.protocolo, protocolo),
        eq(enrolmentDocuments.sha256, sha256),
        ne(enrolmentDocuments.situacao, 'INFECTADO'),
      ),
    );
  return rows.length > 0;
}

export async function deleteDocument(db: Database, protocolo: string, id: string): Promise<void> {
  await db
    .delete(enrolmentDocuments)
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), eq(enrolmentDocuments.id, id)));
}

/** A document with its content, and whose enrolment it is of. */
export async function findDocument(db: Database, protocolo: string, id: string) {
  const [row] = await db
    .select({ documento: enrolmentDocuments, id_pessoa: enrolments.id_pessoa })
    .from(enrolmentDocuments)
    .innerJoin(enrolments, eq(enrolments.protocolo, enrolmentDocuments.protocolo))
    .where(and(eq(enrolmentDocuments.protocolo, protocolo), eq(enrolmentDocuments.id, id)));
  return row;
}

/** The oldest documents that the antivirus hasn't seen, with their content. */
export function listToScan(db: Database, limit: number) {
  return db
    .select()
    .from(enrolmentDocuments)
    .where(eq(enrolmentDocuments.situacao, 'EM_VERIFICACAO'))
    .orderBy(asc(enrolmentDocuments.criado_em))
    .limit(limit);
}

/** What the antivirus said of a document that waited for it; the content of one it refused is gone. */
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

/** Deletes every document of a person's enrolments. */
export async function deleteDocumentsOf(db: Database, personId: number): Promise<void> {
  const theirs = db
    .select({ protocolo: enrolments.protocolo })
    .from(enrolments)
    .where(eq(enrolments.id_pessoa, personId));
  await db.delete(enrolmentDocuments).where(inArray(enrolmentDocuments.protocolo, theirs));
}
