import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPage() {
  const page = new EventTarget();
  const body = {};
  vi.stubGlobal('window', { scrollY: 0 });
  vi.stubGlobal('document', { body, activeElement: body, readyState: 'loading' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { onFirstInteraction } = await import('#/platform/hydration/island-trigger.ts');
  return { onFirstInteraction, use: (sign: string) => page.dispatchEvent(new Event(sign)) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('lets a press in between those that wait for the first interaction', async () => {
  const { onFirstInteraction, use } = await openPage();
  const seen: string[] = [];
  const all = ['header', 'search box', 'footer'].map((name) =>
    onFirstInteraction().then(() => seen.push(name)),
  );
  await nextTask();
  expect(seen).toEqual([]);
  use('pointermove');
  // The first of them has asked for its task by then.
  await Promise.resolve().then(() => setTimeout(() => seen.push('press')));
  await Promise.all(all);
  expect(seen).toEqual(['header', 'press', 'search box', 'footer']);
});

it('resolves later calls, and on a page that was used before its script', async () => {
  const { onFirstInteraction, use } = await openPage();
  const first = onFirstInteraction();
  use('keydown');
  await first;
  await expect(onFirstInteraction()).resolves.toBeUndefined();
  const another = await openPage();
  Object.assign(window, { scrollY: 40 });
  await expect(another.onFirstInteraction()).resolves.toBeUndefined();
});

it('resolves without an interaction once the loaded page is idle', async () => {
  const { onFirstInteraction, use } = await openPage();
  const loaded = onFirstInteraction();
  use('load');
  await expect(loaded).resolves.toBeUndefined();
});
