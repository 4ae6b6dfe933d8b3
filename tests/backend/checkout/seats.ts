import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';

export async function freeSeats(db: Database, offerId: number): Promise<number | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id_oferta, offerId));
  return row!.vagas_disponiveis;
}
