import * as v from 'valibot';

/** Milliseconds within which a page reloads at most once (PAGE-12). */
const reloadWindowMs = 10_000;

const storageKey = 'vitrine:reloaded-at';
const storedSchema = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));

/** False, without a reload, within a short time of the last one, to avoid loops. */
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
