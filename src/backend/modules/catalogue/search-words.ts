import { foldText } from '#/domain/slug.ts';
import type { SearchText, SearchWord } from './search-query-repository.ts';

const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** Words that say nothing about a course; dropped unless nothing else is left. */
const emptyWords = new Set(
  'a ao aos as com curso cursos da das de do dos e em na nas no nos o os ou para pela pelo por um uma'.split(
    ' ',
  ),
);

/** Splits what a person typed, or a slug, into words; undefined when there is none. Long texts are cut. */
export function splitWords(text: string): SearchText | undefined {
  const typed = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /[a-z0-9]/.test(foldText(word)))
    .map((word) => word.slice(0, LONGEST_WORD));
  const telling = typed.filter((word) => !emptyWords.has(foldText(word)));
  const words = (telling.length > 0 ? telling : typed).slice(0, MOST_WORDS).map(toWord);
  return words.length > 0 ? { words, match: 'all' } : undefined;
}

/** The words of a text without those of a phrase that stands in it, word by word; undefined when none is left. */
export function withoutPhrase(text: SearchText, phrase: string): SearchText | undefined {
  const left = [...text.words];
  for (const word of phrase.split(' ')) {
    const at = left.findIndex(({ forms }) => forms.includes(word));
    if (at >= 0) left.splice(at, 1);
  }
  return left.length > 0 ? { ...text, words: left } : undefined;
}

/** A word as typed, with the stems it may have. */
export function toWord(word: string): SearchWord {
  const plain = foldText(word).replace(/[^a-z0-9]/g, '');
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
  // Addresses lose accents, and the stemmer knows -ção and -ções only with theirs.
  const accented = plain.replace(/coes$/, 'ções').replace(/cao$/, 'ção');
  return { forms: [plain], stems: [...new Set([plain, letters, accented])] };
}

/** The words without accents, joined by single spaces. */
export function plainText(text: SearchText): string {
  return text.words.map(({ forms }) => forms[0]).join(' ');
}
