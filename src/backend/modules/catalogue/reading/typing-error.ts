import { toWord } from './search-words.ts';
import type { SearchWord } from './search-query-repository.ts';

const MAX_CORRECTIONS = 3;

/**
 * Corrects one typo (a letter too many, too few, wrong or swapped), two in words of 9 letters and more.
 * Undefined without a match.
 */
export function correctWord(word: string, knownWords: readonly string[]): SearchWord | undefined {
  const allowed = typosAllowed(word);
  const rated = knownWords
    .map((known) => ({ known, distance: distanceToBeginning(word, known) }))
    .filter(({ distance }) => Math.floor(distance) <= allowed)
    .toSorted((a, b) => a.distance - b.distance || a.known.length - b.known.length);
  const best = rated.filter(({ distance }) => distance === rated[0]?.distance).slice(0, MAX_CORRECTIONS);
  if (best.length === 0) return undefined;
  const words = best.map(({ known }) => toWord(known));
  return { forms: words.flatMap(({ forms }) => forms), stems: words.flatMap(({ stems }) => stems) };
}

export function isMistyped(typed: string, known: string): boolean {
  return known.length >= 6 && typed.length >= 6 && editDistance(typed, known) <= typosAllowed(typed);
}

function typosAllowed({ length }: string): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2;
}

function distanceToBeginning(word: string, known: string): number {
  const whole = editDistance(word, known);
  const beginnings = [-1, 0, 1].map((extra) => editDistance(word, known.slice(0, word.length + extra)));
  return Math.min(whole, Math.min(...beginnings) + (known.length > word.length + 1 ? 0.5 : 0));
}

/** Damerau-Levenshtein distance of adjacent swaps. Words are at most 40 letters. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
