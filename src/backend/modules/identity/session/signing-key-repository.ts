import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { signingKeys } from '#/backend/db/schema/identity.ts';

type SigningKeyRow = typeof signingKeys.$inferSelect;

export async function insertSigningKey(db: Database, row: SigningKeyRow): Promise<void> {
  await db.insert(signingKeys).values(row).onConflictDoNothing();
}

/** Newest first. */
export function listSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.criada_em), desc(signingKeys.id));
}

export async function replaceKey(
  db: Database,
  { id, segredo }: Pick<SigningKeyRow, 'id' | 'segredo'>,
  sealed: Uint8Array,
): Promise<void> {
  await db
    .update(signingKeys)
    .set({ segredo: sealed, selado: true })
    .where(and(eq(signingKeys.id, id), eq(signingKeys.segredo, segredo)));
}
