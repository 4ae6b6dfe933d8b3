import type { Sql } from 'postgres';
import { within } from '#/domain/request/semaphore.ts';
import { openPostgres } from '../postgres.ts';

export type ReplicaState = 'in use' | 'behind' | 'not a replica' | 'unreachable';

export interface ReplicaWatch {
  state(): ReplicaState;
  /** Resolves once the state is known for the first time. */
  ready: Promise<void>;
  /** A statement failed there: it is left alone until it has answered again. */
  lose(): void;
  stop(): Promise<void>;
}

const checkEveryMs = 1000;
const answerInMs = 1000;

/** How much older than the database the catalogue may be that a visitor sees. */
export const mostBehindMs = 5000;

interface Position {
  lsn: string;
  takenAt: number;
}

/**
 * Asks once a second whether the replica has what the primary had written. Where the primary doesn't answer,
 * the replica goes on being used: there is nothing newer.
 */
export function watchReplica(
  { replicaUrl, primary }: { replicaUrl: string; primary: Sql },
  onChange: (state: ReplicaState) => void,
): ReplicaWatch {
  let state: ReplicaState = 'unreachable';
  let replica = openPostgres(replicaUrl, 1);
  let awaited: Position | undefined;
  let reachedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look(): Promise<ReplicaState> {
    awaited ??= await readPosition(primary);
    const lsn = awaited?.lsn ?? null;
    const asked = replica<{ isReplica: boolean; hasIt: boolean | null }[]>`
      SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn AS "hasIt"`;
    const [answer] = await inTime(asked);
    if (!answer!.isReplica) return 'not a replica';
    if (!awaited) return 'in use';
    if (answer!.hasIt) {
      reachedAt = awaited.takenAt;
      awaited = undefined;
    }
    return performance.now() - reachedAt <= mostBehindMs ? 'in use' : 'behind';
  }

  async function check(): Promise<void> {
    const next = await look().catch((): ReplicaState => {
      // Its connection may never answer again.
      void replica.end({ timeout: 0 });
      replica = openPostgres(replicaUrl, 1);
      return 'unreachable';
    });
    if (next !== state) onChange(next);
    state = next;
  }

  function checkAgain(): void {
    timer = setTimeout(() => {
      running = check().then(checkAgain);
    }, checkEveryMs);
    timer.unref();
  }

  const ready = check();
  running = ready.then(checkAgain);
  return {
    state: () => state,
    ready,
    lose: () => {
      if (state !== 'unreachable') onChange('unreachable');
      state = 'unreachable';
    },
    stop: async () => {
      await running;
      clearTimeout(timer);
      await replica.end({ timeout: 0 });
    },
  };
}

async function readPosition(primary: Sql): Promise<Position | undefined> {
  const takenAt = performance.now();
  try {
    const [row] = await inTime(primary.unsafe<{ lsn: string }[]>('SELECT pg_current_wal_lsn()::text AS lsn'));
    return { lsn: row!.lsn, takenAt };
  } catch {
    return undefined;
  }
}

const inTime = <Value>(asked: PromiseLike<Value>): Promise<Value> =>
  within(Promise.resolve(asked), answerInMs, () => new Error(`no response for ${answerInMs} ms`));
