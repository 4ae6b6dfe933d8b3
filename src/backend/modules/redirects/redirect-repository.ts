import { eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { redirects } from '#/backend/db/schema/content.ts';

/** Until the transaction ends no other changes the table: what leads where is one picture. */
export async function lockRedirects(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE`);
}

export async function findRedirectRow(db: Database, path: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.caminho, path));
  return row;
}

export async function deleteRedirectRow(tx: Database, path: string) {
  const [row] = await tx.delete(redirects).where(eq(redirects.caminho, path)).returning();
  return row;
}

/** What led to one address leads to another. */
export async function turnRedirects(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(redirects).set({ destino: to }).where(eq(redirects.destino, from));
}

export async function insertRedirectRow(tx: Database, row: typeof redirects.$inferInsert): Promise<void> {
  await tx.insert(redirects).values(row);
}
