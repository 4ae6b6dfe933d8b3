import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { literalTexts, textArray } from '#/backend/db/sql-list.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';

export async function insertActs(
  db: Database,
  acts: readonly (typeof auditLog.$inferInsert)[],
): Promise<void> {
  if (acts.length > 0) await db.insert(auditLog).values([...acts]);
}

export function selectActsAbout(db: Database, personId: number) {
  const { acao, objeto, dados, em } = auditLog;
  return db
    .select({ acao, objeto, dados, em })
    .from(auditLog)
    .where(eq(auditLog.id_pessoa_afetada, personId))
    .orderBy(auditLog.id);
}

export function selectActsOn(db: Database, objeto: string) {
  const { acao, em } = auditLog;
  return db.select({ acao, em }).from(auditLog).where(eq(auditLog.objeto, objeto)).orderBy(auditLog.id);
}

export async function selectActOn(db: Database, objeto: string, id: number) {
  const { acao, dados } = auditLog;
  const [row] = await db
    .select({ acao, dados })
    .from(auditLog)
    .where(and(eq(auditLog.objeto, objeto), eq(auditLog.id, id)));
  return row;
}

/** The last act of its kind that says what it was expected to bring. */
export async function selectLastAct(db: Database, objetos: readonly string[], acao: string) {
  const { dados, em, id } = auditLog;
  const [row] = await db
    .select({ dados, em })
    .from(auditLog)
    .where(and(inArray(auditLog.objeto, [...objetos]), eq(auditLog.acao, acao), sql`${dados} ? 'previsao'`))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

export function selectActsOf(db: Database, loginIds: readonly number[]) {
  const { acao, objeto, em } = auditLog;
  return db
    .select({ acao, objeto, em })
    .from(auditLog)
    .where(inArray(auditLog.id_login, [...loginIds]))
    .orderBy(auditLog.id);
}

export interface ActFilter {
  acao?: string | undefined;
  /** A part of what it was about, whatever its case. */
  objeto?: string | undefined;
  /** Any of these acts. */
  acts?: readonly AuditedAct[];
  /** About any of these, by their whole names. */
  objects?: readonly string[];
  from?: Date | undefined;
  before?: Date | undefined;
  page: number;
  size: number;
}

export interface ActRow {
  id: number;
  acao: string;
  objeto: string | null;
  dados: Record<string, unknown>;
  em: Date;
  quem: { nome: string; email: string };
  total: number;
}

export async function selectActPage(db: Database, filter: ActFilter): Promise<ActRow[]> {
  const { acao, objeto, acts, objects, from, before, page, size } = filter;
  const conditions = [
    ...(acao === undefined ? [] : [sql`a.acao = ${acao}`]),
    ...(objeto === undefined ? [] : [sql`strpos(lower(a.objeto), lower(${objeto})) > 0`]),
    ...(acts === undefined ? [] : [sql`a.acao IN (${literalTexts(acts)})`]),
    ...(objects === undefined ? [] : [sql`a.objeto = ANY (${textArray(objects)})`]),
    ...(from === undefined ? [] : [sql`a.em >= ${from.toISOString()}::timestamptz`]),
    ...(before === undefined ? [] : [sql`a.em < ${before.toISOString()}::timestamptz`]),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
  const rows = await selectRows<Omit<ActRow, 'em'> & { em: string }>(
    db,
    sql`SELECT a.id, a.acao, a.objeto, a.dados, a.em::text, a.total,
        json_build_object('nome', p.nome, 'email', l.email) AS quem
      FROM (
        SELECT a.*, count(*) OVER ()::int AS total FROM audit_log a WHERE ${where}
        ORDER BY a.id DESC LIMIT ${size} OFFSET ${(page - 1) * size}
      ) a
      JOIN logins l USING (id_login) JOIN persons p ON p.id_pessoa = l.id_pessoa
      ORDER BY a.id DESC`,
  );
  return rows.map((row) => ({ ...row, em: readInstant(row.em) }));
}

export async function clearPersonOfActs(db: Database, personId: number): Promise<void> {
  await db.update(auditLog).set({ id_pessoa_afetada: null }).where(eq(auditLog.id_pessoa_afetada, personId));
}
