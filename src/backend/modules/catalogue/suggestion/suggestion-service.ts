import type { Database } from '#/backend/db/database.ts';
import type { Suggestion } from '#/contract/catalogue/search.ts';
import { foldText } from '#/domain/text/slug.ts';
import { startOfBestSelling } from '#/domain/catalogue/best-selling.ts';
import { findNearestText, readText } from '../reading/search-reading.ts';
import { widenFreely } from '#/backend/limits/search-limits.ts';
import { findByBeginning, findByWords } from './suggestion-repository.ts';

const FEWEST_CHARACTERS = 3;

/**
 * Matches title prefixes, then words, then corrected words; best sellers first. Empty below 3 characters
 * (SEARCH-2).
 */
export async function suggestCourses(
  db: Database,
  now: Date,
  { typed, count }: { typed: string; count: number },
  beforeWidening: () => Promise<void> = widenFreely,
): Promise<Suggestion[]> {
  const folded = foldText(typed.trim()).replace(/\s+/g, ' ');
  if (folded.length < FEWEST_CHARACTERS) return [];
  const salesSince = startOfBestSelling(now);
  const found = await findByBeginning(db, { folded, limit: count, salesSince });
  if (found.length === count) return found;
  const { text } = await readText(db, typed);
  if (!text) return found;
  let more = await findByWords(db, text, count);
  if (found.length === 0 && more.length === 0) {
    await beforeWidening();
    const nearest = await findNearestText(db, text);
    more = nearest?.text ? await findByWords(db, nearest.text, count) : [];
  }
  const ids = new Set(found.map(({ id_produto }) => id_produto));
  return [...found, ...more.filter(({ id_produto }) => !ids.has(id_produto))].slice(0, count);
}
