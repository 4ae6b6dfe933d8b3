import { desc, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { consents } from '#/backend/db/schema/identity.ts';

export function listConsentRows(db: Database, personId: number) {
  return db.select().from(consents).where(eq(consents.id_pessoa, personId)).orderBy(desc(consents.id));
}

export async function insertConsentRows(
  db: Database,
  rows: { id_pessoa: number; tipo: string; versao: string; aceito: boolean; em: Date }[],
): Promise<void> {
  await db.insert(consents).values(rows);
}
