/** How many courses are remembered (TEXT-13). */
export const RECENTLY_VIEWED_LIMIT = 4;

/** The list with a course seen now: newest first, no duplicates, integers only, at most 4 (TEXT-13). */
export function addRecentlyViewed(seen: readonly unknown[], id: unknown): number[] {
  return keepRecentlyViewed([id, ...seen]);
}

/** Drops non-integers, duplicates, and the oldest above 4. */
function keepRecentlyViewed(seen: readonly unknown[]): number[] {
  const ids = seen.filter((id): id is number => Number.isInteger(id));
  return [...new Set(ids)].slice(0, RECENTLY_VIEWED_LIMIT);
}

/**
 * The list out of the browser's storage.
 * @throws SyntaxError when the text isn't JSON, TypeError when it holds no list
 */
export function parseRecentlyViewed(stored: string | null): number[] {
  if (stored === null) return [];
  const seen: unknown = JSON.parse(stored);
  if (!Array.isArray(seen)) throw new TypeError('not a list of courses');
  return keepRecentlyViewed(seen);
}
