import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = (file: string) =>
  readFileSync(new URL(`../../../src/storefront/ui/display/${file}`, import.meta.url), 'utf8');

test('the names of icons are those of the drawings in the sprite', () => {
  const drawn = [...source('icons.svg').matchAll(/<symbol id="([^"]+)" viewBox/g)].map((match) => match[1]);
  const union = /type IconName =([^;]+);/.exec(source('icon.tsx'))?.[1] ?? '';
  const named = [...union.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(40);
  expect(new Set(named)).toEqual(new Set(drawn));
  expect(named).toHaveLength(drawn.length);
});
