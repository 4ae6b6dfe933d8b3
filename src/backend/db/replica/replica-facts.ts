import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database.ts';

export interface ReplicaFacts {
  isReplica: boolean;
  /** How far it has read the log; null before it has read any. */
  position: string | null;
}

export async function readReplicaFacts(replica: Database): Promise<ReplicaFacts> {
  const [facts] = await selectRows<ReplicaFacts>(
    replica,
    sql`SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn()::text AS position`,
  );
  return facts!;
}

/** What a replica at that position is missing of the log, as "16 kB". */
export async function readMissingLog(primary: Database, position: string): Promise<string> {
  const [row] = await selectRows<{ missing: string }>(
    primary,
    sql`SELECT pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), ${position}::pg_lsn)) AS missing`,
  );
  return row!.missing;
}
