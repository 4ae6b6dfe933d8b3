import { LRUCache } from 'lru-cache';
import { isRefusal, PublicError } from '#/domain/request/public-error.ts';
import { toPublicError, unavailable } from './backend-response.server.ts';
import { currentDeadline } from './outage/current-deadline.server.ts';
import { waitAtMost, type Deadline } from './outage/deadline.server.ts';
import { asNobody } from './visitor.server.ts';

interface Entry {
  value: Promise<unknown>;
  settled?: unknown;
  startedAt: number;
  freshUntil: number;
  isPending: boolean;
  older?: Entry;
}

const maxEntries = 500;

const entries = new LRUCache<string, Entry>({ max: maxEntries });

/** Milliseconds for which an outage isn't tried again while there is an older response. */
const outageFreshMs = 2000;

/** Milliseconds after which a page, or a read, makes do with an older response. */
const olderAfterMs = 1000;

/** Milliseconds that any read gets all the same, however long the page has waited for others. */
const leastPatienceMs = 250;

/**
 * Keeps a response that is the same for everybody for some milliseconds; concurrent readers share one call.
 * While the backend is away the last good value stands, and while it is slow it is taken after a second; what
 * it refuses, such as a 404, counts at once. Never for anything that depends on who asks: the backend is
 * asked for nobody, whoever's page comes first.
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
  const entry =
    known && (known.isPending || now < known.freshUntil) ? known : startRead(key, freshMs, read, known);
  const value = entry.value as Promise<Value>;
  const { older } = entry;
  if (!older) {
    return deadline.waitFor(value, (): never => {
      throw toPublicError(unavailable);
    });
  }
  const waitedMs = Math.max(deadline.elapsedMs(), now - entry.startedAt);
  const patienceMs = Math.max(leastPatienceMs, olderAfterMs - waitedMs);
  return waitAtMost(patienceMs, value, () => older.value as Promise<Value>);
}

/**
 * What {@link readShared} would respond with at once and without a call, of the kind that is read under this
 * key. Undefined when it can't.
 */
export function knownShared(key: string): unknown {
  const entry = entries.get(key);
  return entry && !entry.isPending && Date.now() < entry.freshUntil ? entry.settled : undefined;
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
    value: asNobody(read).then(
      (value) => {
        entry.isPending = false;
        entry.settled = value;
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

/** Drops the responses with these keys, those on their way too: the next who asks gets a new one. */
export function forgetShared(matches: (key: string) => boolean): void {
  const keys = [...entries.keys()];
  for (const key of keys.filter(matches)) entries.delete(key);
}

/**
 * The same for a part of a page that fails alone: without a response it is empty. Only what the backend
 * returned is kept for others, never the emptiness of an outage. Never throws (ERROR-7).
 */
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

/**
 * True for the backend's own response about the thing asked for, such as a 404; false for a timeout or
 * too many requests.
 */
function saysWhatIs(error: unknown): boolean {
  return error instanceof PublicError && isRefusal(error.status);
}
