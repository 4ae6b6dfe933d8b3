import { foldText } from '#/domain/text/slug.ts';
import type { SearchText, SearchWord } from './search-query-repository.ts';
import { synonyms } from './search-synonyms.ts';

const MAX_WORDS = 12;
const LONGEST_WORD = 40;
const MAX_WORDINGS = 6;

const emptyWords = new Set(
  'a ao aos as com curso cursos da das de do dos e em na nas no nos o os ou para pela pelo por um uma'.split(
    ' ',
  ),
);

function typedWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /[a-z0-9]/.test(foldText(word)))
    .map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * True for a text that has something, and neither a letter nor a digit that courses are named by (SEARCH-14).
 */
export function isUnreadable(text: string): boolean {
  return text.trim() !== '' && typedWords(text).length === 0;
}

export function splitWords(text: string): SearchText | undefined {
  const significant = significantWords(typedWords(text)).slice(0, MAX_WORDS);
  if (significant.length === 0) return undefined;
  return {
    words: joinNorms(significant).map(toWord),
    match: 'all',
    wordings: otherWordings(significant).map((wording) => joinNorms(wording).map(toWord)),
  };
}

function significantWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !emptyWords.has(foldText(word)));
}

/** 'nr 35' and 'nr35' are one word. */
function joinNorms(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replace(/\bnr (\d{1,2})(?= |$)/g, 'nr$1')
    .split(' ');
}

function otherWordings(words: readonly string[]): string[][] {
  const singular = words.map((word) => toSingular(foldText(word)));
  const wordings = phrases.flatMap(({ phrase, others }) => {
    const at = singular.findIndex((_, start) => phrase.every((word, i) => singular[start + i] === word));
    return at < 0 ? [] : others.map((other) => words.toSpliced(at, phrase.length, ...other));
  });
  return wordings.slice(0, MAX_WORDINGS);
}

const phrases = Object.entries(synonyms)
  .map(([phrase, others]) => ({
    phrase: significantWords(phrase.split(' ')).map(toSingular),
    others: others.map((other) => other.split(' ')),
  }))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

function toSingular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/coes$/, 'cao')
    .replace(/([aeou])is$/, '$1l')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/s$/, '');
}

export function toWord(word: string): SearchWord {
  const plain = foldText(word).replace(/[^a-z0-9]/g, '');
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
  const accented = plain.replace(/coes$/, 'ções').replace(/cao$/, 'ção');
  return { forms: numberForms(plain), stems: [...new Set([plain, letters, accented])] };
}

/** Norms below ten are written both ways: 'nr5' and 'nr05'. */
function numberForms(plain: string): string[] {
  const digit = /^nr0?([1-9])$/.exec(plain)?.[1];
  return digit ? [plain, plain === `nr${digit}` ? `nr0${digit}` : `nr${digit}`] : [plain];
}

export function withoutPhrase(plain: string, phrase: string): string | undefined {
  const padded = ` ${plain} `;
  return padded.includes(` ${phrase} `) ? padded.replace(` ${phrase} `, ' ').trim() : undefined;
}

/** All words of a text without accents, joined by single spaces. */
export function plainText(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
