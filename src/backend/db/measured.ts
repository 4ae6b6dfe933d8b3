import { measurePoolWait, measureStatement } from '#/domain/telemetry/measures.ts';
import type { Semaphore } from '../semaphore.ts';

/** Runs work of the database in its turn, and measures how long it waited and took. */
export function measured(
  semaphore: Semaphore,
  pool: string,
): <Value>(work: () => Promise<Value>, timeoutMs?: number) => Promise<Value> {
  return async (work, timeoutMs) => {
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
}
