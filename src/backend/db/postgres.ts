import postgres, { type Sql } from 'postgres';
import { createGate, type Gate } from '#/backend/gate.ts';
import type { DatabaseLimits } from '../settings.ts';
import { type LaneName, longStatementMs } from './lanes.ts';

export function openPostgres(databaseUrl: string, maxConnections = 10): Sql {
  return postgres(databaseUrl, { max: maxConnections, onnotice: () => {}, connect_timeout: 10 });
}

/** Leaves the server time to report an overdue statement by itself before we give up on it. */
const slackMs = 500;

/** A transaction may wait for several locks and still be in time. */
const statementsInTransaction = 3;

/**
 * What everybody reads takes a few milliseconds: to start helpers for it takes longer than the statement, and
 * on a busy server several times as long.
 */
export const quickReads = { max_parallel_workers_per_gather: 0 };

export function openLane(
  databaseUrl: string,
  lane: LaneName,
  connections: number,
  limits: DatabaseLimits,
): { client: Sql; gated: Sql } {
  const statementMs = lane === 'jobs' ? longStatementMs : limits.statementMs;
  const client = postgres(databaseUrl, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 10,
    connection: {
      application_name: `vitrine ${lane}`,
      ...(lane === 'catalogue' && quickReads),
      statement_timeout: statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
  });
  const gate = createGate(`connections for ${lane}`, {
    places: connections,
    waitMs: limits.waitMs,
  });
  return { client, gated: throughGate(client, gate, statementMs + slackMs) };
}

/**
 * The same client, whose statements and transactions each wait for a connection at the gate. The driver has
 * no limit for that wait, and puts a statement behind one that runs when all connections are taken. A server
 * that is frozen sends no error either: after `timeoutMs` nobody waits for it any more.
 */
function throughGate(client: Sql, gate: Gate, timeoutMs: number): Sql {
  const unsafe = (...query: Parameters<Sql['unsafe']>) => {
    const run = (asArrays: boolean) =>
      gate.run(async () => {
        const pending = client.unsafe(...query);
        return asArrays ? pending.values() : pending;
      }, timeoutMs);
    // Like the driver's own queries, it is sent only once it is awaited.
    return {
      values: () => run(true),
      // oxlint-disable-next-line unicorn/no-thenable -- drizzle awaits it
      then: (...then: Parameters<Promise<unknown>['then']>) => run(false).then(...then),
    };
  };
  const begin = (work: Parameters<Sql['begin']>[1]) =>
    gate.run(() => client.begin(work), timeoutMs * statementsInTransaction);
  return new Proxy(client, {
    get: (target, key) =>
      key === 'unsafe' ? unsafe : key === 'begin' ? begin : Reflect.get(target, key, target),
  });
}
