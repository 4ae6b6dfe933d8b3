import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { callbackRequests, companyLeads } from '#/backend/db/schema/content.ts';
import type { LeadKind, LeadState } from '#/domain/lead/lead.ts';

export interface LeadFilter {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
}

const allLeads = ({ kind, state }: LeadFilter) => sql`
  FROM (SELECT 'LIGACAO' AS tipo, id, situacao, criado_em FROM callback_requests
    UNION ALL SELECT 'EMPRESA', id, situacao, criado_em FROM company_leads) l
  WHERE (${kind ?? null}::text IS NULL OR l.tipo = ${kind ?? null}::text)
    AND (${state ?? null}::text IS NULL OR l.situacao = ${state ?? null}::text)`;

export function listLeadKeys(db: Database, filter: LeadFilter, page: number, size: number) {
  return selectRows<{ tipo: LeadKind; id: number }>(
    db,
    sql`SELECT l.tipo, l.id ${allLeads(filter)}
      ORDER BY l.situacao = 'CONCLUIDO', l.criado_em, l.tipo, l.id LIMIT ${size} OFFSET ${(page - 1) * size}`,
  );
}

export async function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count ${allLeads(filter)}`,
  );
  return row!.count;
}

export async function findCallbacks(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(callbackRequests)
    .where(inArray(callbackRequests.id, [...ids]));
}

export async function findCompanies(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(companyLeads)
    .where(inArray(companyLeads.id, [...ids]));
}

interface LeadChange {
  kind: LeadKind;
  id: number;
  sellerId: number | null;
  state: LeadState;
  note: string | null;
  at: Date;
}

export async function changeLead(
  db: Database,
  { kind, id, sellerId, state, note, at }: LeadChange,
  by: { loginId: number; isForced: boolean },
): Promise<boolean> {
  const table = kind === 'LIGACAO' ? callbackRequests : companyLeads;
  const isFree = by.isForced ? undefined : or(isNull(table.id_atendente), eq(table.id_atendente, by.loginId));
  const rows = await db
    .update(table)
    .set({ situacao: state, id_atendente: sellerId, nota: note, atualizado_em: at })
    .where(and(eq(table.id, id), isFree))
    .returning({ id: table.id });
  return rows.length === 1;
}

export async function leadExists(db: Database, kind: LeadKind, id: number): Promise<boolean> {
  const table = kind === 'LIGACAO' ? callbackRequests : companyLeads;
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length === 1;
}

export async function deleteOldLeads(
  db: Database,
  { done, touched }: { done: Date; touched: Date },
): Promise<void> {
  for (const table of [callbackRequests, companyLeads]) {
    const lastTouched = sql`coalesce(${table.atualizado_em}, ${table.criado_em})`;
    const isDone = and(eq(table.situacao, 'CONCLUIDO'), lt(lastTouched, done.toISOString()));
    await db.delete(table).where(or(isDone, lt(lastTouched, touched.toISOString())));
  }
}
