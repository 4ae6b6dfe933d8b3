import { setFlagsFromString } from 'node:v8';
import { compileFunction, runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { assignLater } from '#/platform/build/young-closures.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const page = `
  class Router {
    constructor() {
      this.data = new Array(100_000).fill(0);
      this.load = () => this.data;
    }
  }
  for (let pages = 0; pages < 10; pages++) new Router();
`;

const numbersOfPages = 10 * 100_000;

/** Bytes that the code leaves behind and only a collection of all frees. */
function leftBy(code: string): number {
  const run = compileFunction(code) as () => void;
  run();
  collect({ type: 'major' });
  run();
  for (let round = 0; round < 3; round++) collect({ type: 'minor' });
  const before = process.memoryUsage().heapUsed;
  collect({ type: 'major' });
  return before - process.memoryUsage().heapUsed;
}

describe('a function that is assigned to a property', () => {
  test('keeps what it reaches until a collection of all', () => {
    expect(leftBy(page)).toBeGreaterThan(numbersOfPages * 4);
  });

  test('keeps nothing once it is written in the other way', () => {
    expect(leftBy(assignLater(page))).toBeLessThan(numbersOfPages);
  });
});

describe('code in which functions are assigned later', () => {
  test('does what it did', () => {
    const a: Record<string, unknown> = {};
    const code = 'a.f = (x) => x + 1; a.g = function () { return this.f(1); }; a.result = a.g();';
    (compileFunction(assignLater(code), ['a']) as (value: typeof a) => void)(a);
    expect(a.result).toBe(2);
  });

  test.each([
    ['a.b = async () => {};', 'a.b = (0, async () => {});'],
    ['a.b = a.c = () => {};', 'a.b = a.c = (0, () => {});'],
    ['a.b = () => { c.d = () => {}; };', 'a.b = (0, () => { c.d = (0, () => {}); });'],
    ['a[b] ??= function c() {};', 'a[b] ??= (0, function c() {});'],
  ])('has %s as %s', (before, after) => {
    expect(assignLater(before)).toBe(after);
  });

  test.each(['const a = () => {};', 'a.b = c(() => {});', 'a = () => {};', 'a.b = { c: () => {} };'])(
    'has %s as it was',
    (code) => {
      expect(assignLater(code)).toBe(code);
    },
  );

  test('is refused when it is no module', () => {
    expect(() => assignLater('a.b = (')).toThrow(SyntaxError);
  });

  test('is left alone when it is there already', () => {
    const once = assignLater(page);
    expect(assignLater(once)).toBe(once);
  });
});
