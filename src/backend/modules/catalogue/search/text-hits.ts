import type { Database } from '#/backend/db/database.ts';
import type { SearchText } from '../reading/search-query-repository.ts';
import { findHits, type Hits } from './search-repository.ts';

/** Texts whose hits are kept: some 100 KB each for the widest of a large catalogue. */
const KEPT_TEXTS = 16;

interface KeptHits {
  version: number;
  hits: Promise<Hits>;
}

const keptByDatabase = new WeakMap<Database, Map<string, KeptHits>>();

/**
 * The courses that a text finds. A page asks for them twice, and again for each filter that is chosen and
 * each page that is turned: they are kept until a course is changed. `version` is that of the courses as
 * they were looked at before.
 */
export function findTextHits(db: Database, text: SearchText, version: number): Promise<Hits> {
  const kept = keptByDatabase.get(db) ?? new Map<string, KeptHits>();
  keptByDatabase.set(db, kept);
  const key = JSON.stringify(text);
  const known = kept.get(key);
  const entry = known?.version === version ? known : { version, hits: findHits(db, text) };
  // The one asked for last stays longest.
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > KEPT_TEXTS) kept.delete(kept.keys().next().value!);
  entry.hits.catch(() => {
    if (kept.get(key) === entry) kept.delete(key);
  });
  return entry.hits;
}

/** Forgets all hits of a database: for measuring what a text costs that nobody asked for lately. */
export function forgetTextHits(db: Database): void {
  keptByDatabase.delete(db);
}
