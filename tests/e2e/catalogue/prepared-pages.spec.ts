import { expect, type Page } from '@playwright/test';
import { test, untilAlive } from '../steps/test.ts';

/** Data that were asked for since. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls += 1;
  });
  return () => calls;
}

for (const [kind, selector] of [
  ['a card of a list', 'main article a'],
  ['a link of the footer', 'footer a[href="/cursos-rapidos"]'],
] as const) {
  test(`the page of ${kind} is prepared while the pointer rests on it @once`, async ({ page }) => {
    await page.goto('/busca');
    await untilAlive(page);
    const calls = countCalls(page);
    await page.locator(selector).first().hover();
    await expect.poll(calls).toBeGreaterThan(0);
  });

  test(`the page of ${kind} is not prepared for who saves data @once`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/busca');
    await untilAlive(page);
    const calls = countCalls(page);
    await page.locator(selector).first().hover();
    // Far longer than the pointer has to rest for a page to be prepared.
    await page.waitForTimeout(1500);
    expect(calls()).toBe(0);
  });
}
