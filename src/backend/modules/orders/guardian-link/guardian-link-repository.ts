import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { guardianLinks } from '#/backend/db/schema/purchasing.ts';

export type GuardianLinkRow = typeof guardianLinks.$inferSelect;

export async function findGuardianLink(db: Database, codigo: string): Promise<GuardianLinkRow | undefined> {
  const [row] = await db.select().from(guardianLinks).where(eq(guardianLinks.codigo_compra, codigo));
  return row;
}

export async function findGuardianLinkBySeries(
  db: Database,
  serie: string,
): Promise<GuardianLinkRow | undefined> {
  const [row] = await db.select().from(guardianLinks).where(eq(guardianLinks.serie, serie));
  return row;
}

/**
 * Puts a new link in the place of the one before, which is dead from then on. False when the last one is
 * younger than `pauseFrom`, or so many were sent already.
 */
export async function replaceGuardianLink(
  db: Database,
  link: Pick<GuardianLinkRow, 'codigo_compra' | 'serie' | 'expira_em' | 'enviado_em'>,
  limits: { pauseFrom: Date; most: number },
): Promise<boolean> {
  const rows = await db
    .insert(guardianLinks)
    .values(link)
    .onConflictDoUpdate({
      target: guardianLinks.codigo_compra,
      set: {
        serie: link.serie,
        expira_em: link.expira_em,
        enviado_em: link.enviado_em,
        envios: sql`${guardianLinks.envios} + 1`,
      },
      setWhere: and(lte(guardianLinks.enviado_em, limits.pauseFrom), lt(guardianLinks.envios, limits.most)),
    })
    .returning({ codigo: guardianLinks.codigo_compra });
  return rows.length === 1;
}

export async function endGuardianLink(db: Database, codigo: string, at: Date): Promise<void> {
  await db
    .update(guardianLinks)
    .set({ serie: sql`gen_random_uuid()`, expira_em: at })
    .where(eq(guardianLinks.codigo_compra, codigo));
}
