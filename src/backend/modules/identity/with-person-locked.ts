import type { Database } from '#/backend/db/database.ts';
import { notSignedIn } from '#/backend/http/require-session.ts';
import { lockPerson } from './person-repository.ts';

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/**
 * Does what writes something of a person in a transaction that has the person locked, so that an erasure of
 * the account comes wholly before it or wholly after; deeds of one person come one after the other.
 * @throws 401 `NAO_AUTENTICADO` once the person was erased
 */
export function withPersonLocked<Result>(
  db: Database,
  idPessoa: number,
  run: (tx: Database, person: LockedPerson) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, idPessoa);
    if (!person) throw notSignedIn();
    return run(tx, person);
  });
}

/** Locks the person for the rest of a transaction, for the same reason; false once they were erased. */
export async function keepPersonLocked(tx: Database, idPessoa: number): Promise<boolean> {
  return (await lockPerson(tx, idPessoa)) !== undefined;
}
