import type { Sql } from 'postgres';
import { SemaphoreBusyError } from '#/domain/request/semaphore.ts';
import { onceAwaited } from '../turn/once-awaited.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import type { ReplicaWatch } from './watch-replica.ts';

/**
 * A client that reads from the replica, and from the primary what the replica can't answer, as reads can be
 * made twice.
 */
export function preferReplica({
  replica,
  primary,
  watch,
}: {
  replica: Sql;
  primary: Sql;
  watch: ReplicaWatch;
}): Sql {
  async function read<Value>(from: (client: Sql) => Promise<Value>): Promise<Value> {
    if (watch.state() !== 'in use') return from(primary);
    try {
      return await from(replica);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || isCrowded(error, watch)) throw error;
      watch.lose();
      return from(primary);
    }
  }
  const unsafe = (...query: Parameters<Sql['unsafe']>) =>
    onceAwaited((asArrays) =>
      read(async (client) => {
        const pending = client.unsafe(...query);
        return asArrays ? pending.values() : pending;
      }),
    );
  const begin = (work: Parameters<Sql['begin']>[1]) => read(async (client) => client.begin(work));
  return new Proxy(primary, {
    get: (target, key) =>
      key === 'unsafe' ? unsafe : key === 'begin' ? begin : Reflect.get(target, key, target),
  });
}

/** A replica with more readers than it can serve may not bring them all to the primary, which sells. */
function isCrowded(error: unknown, watch: ReplicaWatch): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SemaphoreBusyError) return watch.state() === 'in use';
  }
  return false;
}
