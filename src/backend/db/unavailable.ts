import { SemaphoreBusyError } from '#/domain/request/semaphore.ts';

const passingCodes = new Set([
  // Statement time-out, lock time-out, deadlock, serialization.
  '57014',
  '55P03',
  '40P01',
  '40001',
  // Idle in transaction; the server is full, stops or starts.
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // Read-only after a failover, no room on its disk or in its memory, a broken disk.
  '25006',
  '53100',
  '53200',
  '58030',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * True when the database had no connection or no response in time, or is away: nothing is wrong with
 * what was asked.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SemaphoreBusyError) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && passingCodes.has(code)) return true;
  }
  return false;
}
