import * as v from 'valibot';

/** Milliseconds within which a page reloads at most once (PAGE-12). */
const reloadWindowMs = 10_000;

const storageKey = 'vitrine:reloaded-at';
const storedSchema = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));

/**
 * Reloads the page for what only a reload mends, such as another person's session or a part of an older
 * build, unless it just did: two reloads within the window would be a loop. Returns whether it reloads.
 */
export function reloadOnce(
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
): boolean {
  const last = v.safeParse(storedSchema, storage.getItem(storageKey));
  if (last.success && now - last.output < reloadWindowMs) return false;
  storage.setItem(storageKey, String(now));
  reload();
  return true;
}
