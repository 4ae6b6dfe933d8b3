import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPage() {
  const page = new EventTarget();
  const body = {};
  vi.stubGlobal('window', { scrollY: 0 });
  vi.stubGlobal('document', { body, activeElement: body });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { untilInUse } = await import('#/platform/hydration/on-first-interaction.ts');
  return { untilInUse, use: (sign: string) => page.dispatchEvent(new Event(sign)) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('lets a press in between those who waited for the page to be in use', async () => {
  const { untilInUse, use } = await openPage();
  const told: string[] = [];
  const all = ['header', 'search box', 'footer'].map((name) => untilInUse().then(() => told.push(name)));
  await nextTask();
  expect(told).toEqual([]);
  use('pointermove');
  // The first of them has asked for its task by then.
  await Promise.resolve().then(() => setTimeout(() => told.push('press')));
  await Promise.all(all);
  expect(told).toEqual(['header', 'press', 'search box', 'footer']);
});

it('tells who comes later, and who comes to a page that was used before its script', async () => {
  const { untilInUse, use } = await openPage();
  const first = untilInUse();
  use('keydown');
  await first;
  await expect(untilInUse()).resolves.toBeUndefined();
  const another = await openPage();
  Object.assign(window, { scrollY: 40 });
  await expect(another.untilInUse()).resolves.toBeUndefined();
});
