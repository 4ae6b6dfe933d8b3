import { expect } from '@playwright/test';
import { test, untilAlive } from '../steps/test.ts';

/** Data that were asked for since. */
function countCalls(page: Parameters<typeof untilAlive>[0]): () => number {
  let calls = 0;
  page.on('request', (request) => void (calls += Number(request.url().includes('/_serverFn/'))));
  return () => calls;
}

for (const [kind, link] of [
  ['a card of a list', '/busca main article a'],
  ['a link of the footer', '/busca footer a[href="/cursos-rapidos"]'],
] as const) {
  const [path, ...selector] = link.split(' ');

  test(`the page of ${kind} is prepared while the pointer rests on it @once`, async ({ page }) => {
    await page.goto(path!);
    await untilAlive(page);
    const calls = countCalls(page);
    await page.locator(selector.join(' ')).first().hover();
    await expect.poll(calls).toBeGreaterThan(0);
  });

  test(`the page of ${kind} is not prepared for who saves data @once`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(path!);
    await untilAlive(page);
    const calls = countCalls(page);
    await page.locator(selector.join(' ')).first().hover();
    // Far longer than the pointer has to rest for a page to be prepared.
    await page.waitForTimeout(1500);
    expect(calls()).toBe(0);
  });
}
