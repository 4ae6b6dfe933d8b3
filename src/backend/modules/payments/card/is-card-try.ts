import type { Database } from '#/backend/db/database.ts';
import { findCardTry } from '#/backend/modules/charges/card-repository.ts';

export async function isCardTry(db: Database, reference: string): Promise<boolean> {
  return (await findCardTry(db, reference)) !== undefined;
}
