import type { Database } from '#/backend/db/database.ts';
import { findCardTry } from '#/backend/modules/charges/card-repository.ts';

/** Whether a reference is that of a try with a card: nobody else's is worth a question to its provider. */
export async function isCardTry(db: Database, reference: string): Promise<boolean> {
  return (await findCardTry(db, reference)) !== undefined;
}
