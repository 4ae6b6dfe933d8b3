import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { financeMatters } from '#/backend/db/schema/ledger.ts';
import type { FinanceMatterEnd } from '#/domain/finance/finance-matter.ts';

export type FinanceMatterRow = typeof financeMatters.$inferSelect;
type NewMatter = typeof financeMatters.$inferInsert;

export type MatterKey = Pick<FinanceMatterRow, 'tipo' | 'referencia'>;

export interface MatterEnd extends Partial<
  Pick<FinanceMatterRow, 'nota' | 'comprovante' | 'id_login' | 'id_aprovador'>
> {
  desfecho: FinanceMatterEnd;
}

/**
 * Opens a matter, once for each debt or move of money (LEDGER-12); true when it is new. One that is there
 * already stays as it is, with the amount and words of today.
 */
export async function openMatter(db: Database, matter: NewMatter): Promise<boolean> {
  const [inserted] = await db
    .insert(financeMatters)
    .values(matter)
    .onConflictDoNothing({ target: [financeMatters.tipo, financeMatters.referencia] })
    .returning({ id: financeMatters.id });
  if (inserted) return true;
  const { centavos, detalhe } = matter;
  await db.update(financeMatters).set({ centavos, detalhe }).where(isMatter(matter));
  return false;
}

export async function findMatter(db: Database, key: MatterKey): Promise<FinanceMatterRow | undefined> {
  const [row] = await db.select().from(financeMatters).where(isMatter(key));
  return row;
}

/** Opens one again that had ended, as the provider has changed its mind; its deadline begins again. */
export async function reopenMatter(
  db: Database,
  key: MatterKey,
  set: Pick<FinanceMatterRow, 'aberta_em' | 'prazo'>,
): Promise<void> {
  await db
    .update(financeMatters)
    .set({ ...set, encerrada_em: null, desfecho: null })
    .where(and(isMatter(key), isNotNull(financeMatters.encerrada_em)));
}

export async function endMatter(db: Database, key: MatterKey, end: MatterEnd, now: Date): Promise<boolean> {
  const ended = await db
    .update(financeMatters)
    .set({ ...end, encerrada_em: now })
    .where(and(isMatter(key), isNull(financeMatters.encerrada_em)))
    .returning({ id: financeMatters.id });
  return ended.length === 1;
}

const isMatter = ({ tipo, referencia }: Pick<NewMatter, 'tipo' | 'referencia'>) =>
  and(eq(financeMatters.tipo, tipo), eq(financeMatters.referencia, referencia));
