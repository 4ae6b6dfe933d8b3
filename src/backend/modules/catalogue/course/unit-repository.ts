import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { units } from '#/backend/db/schema/catalogue.ts';

export async function findUnit(
  db: Database,
  id: number,
): Promise<{ nome: string; endereco: string } | undefined> {
  const [row] = await db
    .select({ nome: units.nome, endereco: units.endereco })
    .from(units)
    .where(eq(units.id_unidade, id));
  return row;
}
