import postgres, { type Sql, type TransactionSql } from 'postgres';
import { describeStatement, inSpan, isTracing } from '#/domain/telemetry/spans.ts';
import { createSemaphore } from '#/domain/request/semaphore.ts';
import type { DatabaseLimits } from '../settings.ts';
import { type InTurn, takeTurns } from './turn/in-turn.ts';
import { onceAwaited } from './turn/once-awaited.ts';
import { type PoolName, longStatementMs } from './pools.ts';

export function openPostgres(databaseUrl: string, maxConnections = 10): Sql {
  return postgres(databaseUrl, { max: maxConnections, onnotice: () => {}, connect_timeout: 10 });
}

/** Lets the server report an overdue statement before the client gives up. */
const slackMs = 500;

/** A transaction may wait for several locks and still be in time. */
const statementsInTransaction = 3;

/** Parallel workers take longer to start than these reads take. */
export const quickReads = { max_parallel_workers_per_gather: 0 };

export function openPool(
  databaseUrl: string,
  pool: PoolName | 'replica',
  connections: number,
  limits: DatabaseLimits,
): { client: Sql; limited: Sql } {
  const statementMs = statementMsOf(pool, limits);
  const client = postgres(databaseUrl, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 10,
    connection: {
      application_name: `vitrine ${pool}`,
      ...((pool === 'catalogue' || pool === 'replica') && quickReads),
      statement_timeout: statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
  });
  const semaphore = createSemaphore(`connections for ${pool}`, {
    places: connections,
    waitMs: limits.waitMs,
  });
  return {
    client,
    limited: throughSemaphore(client, pool, takeTurns(semaphore, pool), statementMs + slackMs),
  };
}

function statementMsOf(pool: PoolName | 'replica', { statementMs }: DatabaseLimits): number {
  if (pool === 'jobs') return longStatementMs;
  // What a replica doesn't answer is asked of the primary, while a reader waits.
  return pool === 'replica' ? Math.min(statementMs, 2000) : statementMs;
}

/**
 * The driver has no limit for the wait for a connection, and a frozen server sends no error, so each
 * statement waits for the semaphore and for `timeoutMs` at most.
 */
function throughSemaphore(client: Sql, pool: string, inTurn: InTurn, timeoutMs: number): Sql {
  const unsafe = (...query: Parameters<Sql['unsafe']>) => {
    const run = (asArrays: boolean) =>
      inTurn(
        query[0],
        async () => {
          const pending = client.unsafe(...query);
          return asArrays ? pending.values() : pending;
        },
        timeoutMs,
      );
    return onceAwaited(run);
  };
  const begin = (work: Parameters<Sql['begin']>[1]) =>
    inTurn(
      'transaction',
      () => client.begin((tx) => work(tracedIn(tx, pool))),
      timeoutMs * statementsInTransaction,
    );
  return new Proxy(client, {
    get: (target, key) =>
      key === 'unsafe' ? unsafe : key === 'begin' ? begin : Reflect.get(target, key, target),
  });
}

function tracedIn(tx: TransactionSql, pool: string): TransactionSql {
  if (!isTracing()) return tx;
  const unsafe = (...query: Parameters<Sql['unsafe']>) =>
    onceAwaited((asArrays) =>
      inSpan(
        () => describeStatement(query[0], pool),
        async () => {
          const pending = tx.unsafe(...query);
          return asArrays ? pending.values() : pending;
        },
      ),
    );
  return new Proxy(tx, {
    get: (target, key) => (key === 'unsafe' ? unsafe : Reflect.get(target, key, target)),
  });
}
