import type { Database } from '#/backend/db/database.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import { lockPerson } from './person-repository.ts';

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/**
 * Runs a write about a person in a transaction that locks the person, so that an erasure of the account
 * happens wholly before or wholly after it, and writes about one person don't overlap.
 * @throws 401 `NAO_AUTENTICADO` once the person was erased
 */
export function withPersonLocked<Result>(
  db: Database,
  personId: number,
  run: (tx: Database, person: LockedPerson) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw notSignedIn();
    return run(tx, person);
  });
}

/** Locks the person for the rest of a transaction, for the same reason; false once they were erased. */
export async function keepPersonLocked(tx: Database, personId: number): Promise<boolean> {
  return (await lockPerson(tx, personId)) !== undefined;
}
