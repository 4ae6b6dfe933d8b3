import { pingDatabase, writeMark, type Database } from '#/backend/db/database.ts';
import type { Clock } from '#/domain/time/clock.ts';

export type Readiness = 'pronto' | 'o banco de dados não aceita escrita' | 'sem banco de dados';

/** Milliseconds for which a result is reused, so that frequent probes don't write often. */
const freshMs = 3000;

/**
 * Returns whether the database can be written to: a full disk and a standby answer every read, and no
 * sale. Never rejects.
 */
export function createReadiness(db: Database, clock: Clock): () => Promise<Readiness> {
  let checkedAt = 0;
  let latest: Promise<Readiness> | undefined;
  return () => {
    const now = clock().getTime();
    if (!latest || now - checkedAt >= freshMs) {
      checkedAt = now;
      latest = check(db);
    }
    return latest;
  };
}

async function check(db: Database): Promise<Readiness> {
  try {
    await writeMark(db);
    return 'pronto';
  } catch {
    return pingDatabase(db).then(
      () => 'o banco de dados não aceita escrita' as const,
      () => 'sem banco de dados' as const,
    );
  }
}
