import { hashText } from '#/domain/site/hash-text.ts';

/** Numbers that only depend on the seed, so that every seeding on the same day makes the same catalogue. */
export type Random = {
  /** A float in [0, 1). */
  next(): number;
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  sample<Item>(items: readonly Item[], count: number): Item[];
  weighted<Item>(weights: readonly (readonly [Item, number])[]): Item;
};

/** mulberry32, started from a number or from the hash of a text. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const pool = [...items];
      const chosen = [];
      while (pool.length > 0 && chosen.length < count) {
        chosen.push(...pool.splice(integer(0, pool.length - 1), 1));
      }
      return chosen;
    },
    weighted: (weights) => {
      let left = next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of weights) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(weights)[0];
    },
  };
}
