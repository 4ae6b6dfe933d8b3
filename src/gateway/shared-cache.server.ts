import { isRefusal, PublicError } from '#/domain/public-error.ts';
import { asNobody } from './visitor.server.ts';

interface Entry {
  value: Promise<unknown>;
  freshUntil: number;
}

const entries = new Map<string, Entry>();

/** Answers kept at once; beyond them the one asked for first goes. */
const mostEntries = 500;

/** Milliseconds for which an outage isn't tried again while there is an older answer. */
const outageFreshMs = 2000;

/**
 * Keeps an answer that is the same for everybody for some milliseconds; concurrent readers share one call. While the
 * backend is away the last good value stands; what it refuses, such as a 404, counts at once. Never for anything that
 * depends on who asks: the backend is asked for nobody, whoever's page comes first.
 */
export function readShared<Value>(key: string, freshMs: number, read: () => Promise<Value>): Promise<Value> {
  const known = entries.get(key) as { value: Promise<Value>; freshUntil: number } | undefined;
  const now = Date.now();
  if (known && now < known.freshUntil) return known.value;
  const value = asNobody(read).catch((error: unknown) => {
    const isLatest = entries.get(key)?.value === value;
    if (!known || saysWhatIs(error)) {
      if (isLatest) entries.delete(key);
      throw error;
    }
    if (isLatest) entries.set(key, { value: known.value, freshUntil: Date.now() + outageFreshMs });
    return known.value;
  });
  entries.delete(key);
  entries.set(key, { value, freshUntil: now + freshMs });
  if (entries.size > mostEntries) entries.delete(entries.keys().next().value!);
  return value;
}

/** Drops the answers with these keys, those on their way too: the next who asks gets a new one. */
export function forgetShared(matches: (key: string) => boolean): void {
  for (const key of entries.keys()) if (matches(key)) entries.delete(key);
}

/**
 * The same for a part of a page that fails alone: without an answer it is empty. Only what the backend answered is kept for
 * others, never the emptiness of an outage. Never throws (specification, sections 7 and 8).
 */
export async function readSharedOr<Value>(
  key: string,
  freshMs: number,
  read: () => Promise<Value>,
  empty: Value,
): Promise<Value> {
  try {
    return await readShared(key, freshMs, read);
  } catch {
    return empty;
  }
}

/** The backend's own word about what was asked, such as a 404; not that it was asked too slowly or too often. */
function saysWhatIs(error: unknown): boolean {
  return error instanceof PublicError && isRefusal(error.status);
}
