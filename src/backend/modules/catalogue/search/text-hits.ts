import type { Database } from '#/backend/db/database.ts';
import type { SearchText } from '../reading/search-query-repository.ts';
import { findHits, type Hits } from './search-repository.ts';

/** Cached texts: some 100 KB each for the widest of a large catalogue. */
const KEPT_TEXTS = 16;

interface KeptHits {
  version: number;
  hits: Promise<Hits>;
}

const keptByDatabase = new WeakMap<Database, Map<string, KeptHits>>();

/**
 * A page needs the hits of a text twice, and again with each filter, so they are cached until a course
 * changes. `version` is that of the courses read before.
 */
export function findTextHits(db: Database, text: SearchText, version: number): Promise<Hits> {
  const kept = keptByDatabase.get(db) ?? new Map<string, KeptHits>();
  keptByDatabase.set(db, kept);
  const key = JSON.stringify(text);
  const known = kept.get(key);
  const entry = known?.version === version ? known : { version, hits: findHits(db, text) };
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > KEPT_TEXTS) kept.delete(kept.keys().next().value!);
  entry.hits.catch(() => {
    if (kept.get(key) === entry) kept.delete(key);
  });
  return entry.hits;
}

export function forgetTextHits(db: Database): void {
  keptByDatabase.delete(db);
}
