import { expect, type Page } from '@playwright/test';
import { test, untilHydrated } from '../steps/test.ts';

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls += 1;
  });
  return () => calls;
}

for (const [kind, selector] of [
  ['a card of a list', 'main article h2 a'],
  ['a link of the footer', 'footer a[href="/cursos-rapidos"]'],
] as const) {
  test(`the page of ${kind} is prepared while the pointer rests on it @once`, async ({ page }) => {
    await page.goto('/busca');
    await untilHydrated(page);
    const calls = countCalls(page);
    await page.locator(selector).first().hover();
    await expect.poll(calls).toBeGreaterThan(0);
  });

  test(`the page of ${kind} is not prepared for a person who saves data @once`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/busca');
    await untilHydrated(page);
    const calls = countCalls(page);
    await page.locator(selector).first().hover();
    // Far longer than the pointer has to rest for a page to be prepared.
    await page.waitForTimeout(1500);
    expect(calls()).toBe(0);
  });
}

test('a page that was prepared for a visitor is there although the answer who they are is late', async ({
  page,
}) => {
  await page.goto('/busca');
  await untilHydrated(page);
  const link = page.locator('main article').first().locator('h2').getByRole('link');
  const title = await link.innerText();
  const calls = countCalls(page);
  await link.hover();
  await expect.poll(calls).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.route('**/_serverFn/session-*', () => {});
  const asked = page.waitForRequest('**/_serverFn/session-*');
  await link.click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
