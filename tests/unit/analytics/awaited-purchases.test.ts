import { beforeEach, expect, it } from 'vitest';
import { awaitPurchase, forgetAwaited, takeAwaited } from '#/blocks/tracking/awaited-purchases.ts';

let kept: Map<string, string>;
let place: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

beforeEach(() => {
  kept = new Map();
  place = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
});

it('a purchase that was waited for is taken once, and nothing of it stays (ANALYTICS-3)', () => {
  awaitPurchase(place, 'A');
  awaitPurchase(place, 'A');
  expect(takeAwaited(place, 'A')).toBe(true);
  expect(takeAwaited(place, 'A')).toBe(false);
  expect(kept.size).toBe(0);
});

it('one that nobody saw unpaid is not told of, and others wait on', () => {
  awaitPurchase(place, 'A');
  awaitPurchase(place, 'B');
  expect(takeAwaited(place, 'C')).toBe(false);
  expect([takeAwaited(place, 'A'), takeAwaited(place, 'B')]).toEqual([true, true]);
});

it('the oldest of more than ten is forgotten', () => {
  for (let number = 1; number <= 11; number++) awaitPurchase(place, `compra-${number}`);
  expect([takeAwaited(place, 'compra-1'), takeAwaited(place, 'compra-2')]).toEqual([false, true]);
});

it('nothing is left once the visitor refuses', () => {
  awaitPurchase(place, 'A');
  forgetAwaited(place);
  expect([takeAwaited(place, 'A'), kept.size]).toEqual([false, 0]);
});
