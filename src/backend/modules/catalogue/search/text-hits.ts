import type { Database } from '#/backend/db/database.ts';
import type { SearchText } from '../reading/search-query-repository.ts';
import { findHits, type Hits } from './search-repository.ts';

/** Cached texts: some 100 KB each for the widest of a large catalogue. */
const CACHED_TEXTS = 16;

interface CachedHits {
  version: number;
  hits: Promise<Hits>;
}

const cachedByDatabase = new WeakMap<Database, Map<string, CachedHits>>();

/**
 * A page needs the hits of a text twice, and again with each filter, so they are cached until a course
 * changes. `version` is that of the courses read before.
 */
export function findTextHits(db: Database, text: SearchText, version: number): Promise<Hits> {
  const stored = cachedByDatabase.get(db) ?? new Map<string, CachedHits>();
  cachedByDatabase.set(db, stored);
  const key = JSON.stringify(text);
  const known = stored.get(key);
  const entry = known?.version === version ? known : { version, hits: findHits(db, text) };
  stored.delete(key);
  stored.set(key, entry);
  if (stored.size > CACHED_TEXTS) stored.delete(stored.keys().next().value!);
  entry.hits.catch(() => {
    if (stored.get(key) === entry) stored.delete(key);
  });
  return entry.hits;
}

export function forgetTextHits(db: Database): void {
  cachedByDatabase.delete(db);
}
