import { hashText } from '#/domain/site/hash-text.ts';

/** A repeatable source of numbers from 0 to 1: the same text always gives the same picture. */
export function numbersOf(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
