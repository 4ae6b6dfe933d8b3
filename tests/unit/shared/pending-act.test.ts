import { pendingActKey } from '#/domain/request/pending-act.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PendingAct, rememberedAct, takeAct } from '#/storefront/shared/page/pending-act.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As `event-replay.ts` does for a pressed link. */
const rememberAct = (act: PendingAct, id: number) =>
  sessionStorage.setItem(pendingActKey, `${rememberedAct(act, id)['data-act']} ${Date.now()}`);

test('what was pressed is done once, for the thing it was pressed on', () => {
  rememberAct('favoritar', 7);
  expect(takeAct('favoritar', 8)).toBe(false);
  expect(takeAct('lista-de-espera', 7)).toBe(false);
  expect(takeAct('favoritar', 7)).toBe(true);
  expect(takeAct('favoritar', 7)).toBe(false);
});

test('only the last press counts, and not for ever', () => {
  rememberAct('favoritar', 7);
  rememberAct('lista-de-espera', 9);
  expect(takeAct('favoritar', 7)).toBe(false);
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeAct('lista-de-espera', 9)).toBe(false);
});

test('a browser without storage has nothing to do', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused');
    },
  });
  expect(takeAct('favoritar', 7)).toBe(false);
});
