import { measurePoolWait, measureStatement } from '#/domain/telemetry/measures.ts';
import { describeStatement, inSpan } from '#/domain/telemetry/spans.ts';
import type { Semaphore } from '#/domain/request/semaphore.ts';

export type InTurn = <Value>(
  statement: string,
  work: () => Promise<Value>,
  timeoutMs?: number,
) => Promise<Value>;

/** Runs work of the database in its turn, and measures and traces how long it waited and took. */
export function takeTurns(semaphore: Semaphore, pool: string): InTurn {
  const run = async <Value>(work: () => Promise<Value>, timeoutMs?: number): Promise<Value> => {
    const askedAt = performance.now();
    let startedAt: number | undefined;
    const begin = () => {
      startedAt = performance.now();
      measurePoolWait(askedAt, pool, 'ok');
      return work();
    };
    try {
      const value = await semaphore.run(begin, timeoutMs);
      measureStatement(startedAt!, pool, 'ok');
      return value;
    } catch (error) {
      if (startedAt === undefined) measurePoolWait(askedAt, pool, 'failed');
      else measureStatement(startedAt, pool, 'failed');
      throw error;
    }
  };
  return (statement, work, timeoutMs) =>
    inSpan(
      () => describeStatement(statement, pool),
      () => run(work, timeoutMs),
    );
}
