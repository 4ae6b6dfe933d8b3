import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { postalCodes } from '#/backend/db/schema/content.ts';

export async function findPostalCodeRow(db: Database, cep: string) {
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.cep, cep));
  return row;
}
