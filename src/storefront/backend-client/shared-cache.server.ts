import { LRUCache } from 'lru-cache';
import { countCacheRead } from '#/domain/telemetry/measures.ts';
import { isRefusal, PublicError } from '#/domain/request/public-error.ts';
import { toPublicError, unavailable } from './backend-response.server.ts';
import { currentDeadline } from './outage/current-deadline.server.ts';
import { waitAtMost, type Deadline } from './outage/deadline.server.ts';
import { asAnonymous } from './visitor.server.ts';

interface Entry {
  value: Promise<unknown>;
  startedAt: number;
  freshUntil: number;
  isPending: boolean;
  older?: Entry;
}

const maxEntries = 500;

const entries = new LRUCache<string, Entry>({ max: maxEntries });

/** Milliseconds for which an outage isn't retried while there is an older response. */
const outageFreshMs = 2000;

/** Milliseconds after which a page, or a read, makes do with an older response. */
const olderAfterMs = 1000;

/** Milliseconds that any read gets all the same, however long the page has waited for others. */
const leastTimeLimitMs = 250;

/**
 * Caches a public response; concurrent readers share one call. During an outage the last good value is
 * returned, after a second during a slow response; refusals such as a 404 count at once. Never for anything
 * that depends on the user.
 * @throws {PublicError} what the read throws; 503 when the page's time is up
 */
export function readShared<Value>(
  key: string,
  freshMs: number,
  read: () => Promise<Value>,
  deadline: Deadline = currentDeadline(),
): Promise<Value> {
  const known = entries.get(key);
  const now = Date.now();
  const isHit = known !== undefined && (known.isPending || now < known.freshUntil);
  countCacheRead('responses', isHit ? 'hit' : 'miss');
  const entry = isHit ? known : startRead(key, freshMs, read, known);
  const value = entry.value as Promise<Value>;
  const { older } = entry;
  if (!older) {
    return deadline.waitFor(value, (): never => {
      throw toPublicError(unavailable);
    });
  }
  const waitedMs = Math.max(deadline.elapsedMs(), now - entry.startedAt);
  const timeLimitMs = Math.max(leastTimeLimitMs, olderAfterMs - waitedMs);
  return waitAtMost(timeLimitMs, value, () => older.value as Promise<Value>);
}

function startRead(
  key: string,
  freshMs: number,
  read: () => Promise<unknown>,
  older: Entry | undefined,
): Entry {
  const startedAt = Date.now();
  const entry: Entry = {
    startedAt,
    freshUntil: startedAt + freshMs,
    isPending: true,
    ...(older && { older }),
    value: asAnonymous(read).then(
      (value) => {
        entry.isPending = false;
        delete entry.older;
        return value;
      },
      (error: unknown) => {
        entry.isPending = false;
        const isLatest = entries.get(key) === entry;
        if (!older || saysWhatIs(error)) {
          if (isLatest) entries.delete(key);
          throw error;
        }
        if (isLatest) entries.set(key, { ...older, freshUntil: Date.now() + outageFreshMs });
        return older.value;
      },
    ),
  };
  entries.set(key, entry);
  return entry;
}

export function forgetShared(matches: (key: string) => boolean): void {
  const keys = [...entries.keys()];
  for (const key of keys.filter(matches)) entries.delete(key);
}

/** As {@link readShared}, empty instead of failing; an outage isn't cached. Never throws (ERROR-7). */
export async function readSharedOr<Value>(
  key: string,
  freshMs: number,
  read: () => Promise<Value>,
  empty: Value,
  deadline?: Deadline,
): Promise<Value> {
  try {
    return await readShared(key, freshMs, read, deadline);
  } catch {
    return empty;
  }
}

/** True for the backend's own refusal, such as a 404; false for a timeout or too many requests. */
function saysWhatIs(error: unknown): boolean {
  return error instanceof PublicError && isRefusal(error.status);
}
