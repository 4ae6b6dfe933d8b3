import type { Database } from '#/backend/db/database.ts';
import type { SearchText, SearchWord } from './search-query-repository.ts';
import { findNamedCity, findSimilarWords, isKnownText, type KnownWords } from './search-text-repository.ts';
import { plainText, splitWords, withoutPhrase } from './search-words.ts';
import { correctWord } from './typing-error.ts';

/** Shorter words are like too many others. */
const FEWEST_LETTERS = 3;

/** What a typed text asks for: words, and the slug of a city named among them ('soldador joinville'). */
export interface ReadText {
  text: SearchText | undefined;
  city: string | undefined;
}

/** Reads a typed text. A city among the words is looked for unless one is chosen already. */
export async function readText(db: Database, typed: string, cityChosen: boolean): Promise<ReadText> {
  const text = splitWords(typed);
  const city = text && !cityChosen ? await findNamedCity(db, plainText(text)) : undefined;
  if (!text || !city) return { text, city: undefined };
  return { text: withoutPhrase(text, city.nome), city: city.slug };
}

/**
 * For a text that finds no course at all: the same with typos corrected, else courses with any of its words. Undefined when the
 * text finds something, or nothing is near.
 */
export async function findNearestText(db: Database, text: SearchText): Promise<SearchText | undefined> {
  if (await isKnownText(db, text)) return undefined;
  const known = await findSimilarWords(
    db,
    text.words.map(({ forms }) => forms[0]!),
  );
  const telling = text.words.filter(({ forms }) => forms[0]!.length >= FEWEST_LETTERS);
  const words = telling.map((word) => nearestWord(word, known));
  const found = words.filter((word) => word !== undefined);
  if (found.length === 0) return undefined;
  const corrected: SearchText = { words: found, match: 'all' };
  if (found.length === words.length && (await isKnownText(db, corrected))) return corrected;
  return { words: found, match: 'any' };
}

function nearestWord(word: SearchWord, known: readonly KnownWords[]): SearchWord | undefined {
  const row = known.find(({ palavra }) => palavra === word.forms[0]);
  if (!row || row.conhecida) return word;
  return correctWord(row.palavra, row.parecidas);
}
