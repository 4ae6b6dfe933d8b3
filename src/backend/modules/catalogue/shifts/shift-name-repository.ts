import { sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { catalogueNames } from '#/backend/db/schema/catalogue.ts';

/** What the school calls the shift of the offer `o`; null: as everywhere. */
export const shiftNameOfOffer = sql`(SELECT turnos ->> o.turno FROM catalogue_names)`;

export async function readShiftNames(db: Database): Promise<Partial<Record<string, string>>> {
  const [row] = await db.select({ turnos: catalogueNames.turnos }).from(catalogueNames);
  return row?.turnos ?? {};
}
