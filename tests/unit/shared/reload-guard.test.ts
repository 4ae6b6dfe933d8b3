import { expect, it } from 'vitest';
import { reloadOnce } from '#/storefront/shared/page/reload-guard.ts';

function browser(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  let reloads = 0;
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { reloadAt: (now: number) => reloadOnce(now, storage, () => reloads++), reloads: () => reloads };
}

it('reloads at most once within 10 seconds (PAGE-12)', () => {
  const page = browser();
  expect(page.reloadAt(1_000)).toBe(true);
  expect(page.reloadAt(10_999)).toBe(false);
  expect(page.reloadAt(11_000)).toBe(true);
  expect(page.reloads()).toBe(2);
});

it('ignores what it cannot read in the storage', () => {
  expect(browser({ 'vitrine:reloaded-at': 'yesterday' }).reloadAt(5)).toBe(true);
});
