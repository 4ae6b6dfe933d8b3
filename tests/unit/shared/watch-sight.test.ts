import { afterEach, expect, it, vi } from 'vitest';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

afterEach(() => vi.unstubAllGlobals());

function stubObserver() {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof tell) {
        tell = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...moves: boolean[]) => tell(moves.map((isIntersecting) => ({ isIntersecting })));
}

// SHELL-22
it('what left the window and came back before it was told is in sight', () => {
  const move = stubObserver();
  const seen: boolean[] = [];
  const end = watchSight({} as Element, (isOut) => seen.push(isOut));
  move(true);
  move(false, true);
  move(true, false);
  end();
  expect(seen).toEqual([false, false, true, false]);
});
