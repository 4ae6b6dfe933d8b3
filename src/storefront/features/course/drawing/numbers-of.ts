/** A repeatable source of numbers from 0 to 1: the same text always gives the same picture. */
export function numbersOf(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
