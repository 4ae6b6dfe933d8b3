import { expect, type Page } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test } from '../steps/test.ts';

const rest = '**/assets/other-routes-*.js';

async function openMarked(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' });

test('a link that is pressed before all routes are there leads on once they are', async ({ page }) => {
  const held = await hold(page, rest);
  await openMarked(page);
  await expect(terms(page)).toHaveAttribute('href', '/termos-de-uso');
  await terms(page).click();
  held.letCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('what leads on is asked for once the page is loaded, before it is used', async ({ page }) => {
  const later = ['other-routes', 'serverFnFetcher'];
  const asked = new Set<string>();
  page.on('request', (request) => {
    const file = request.url().split('/assets/')[1];
    const name = later.find((start) => file?.startsWith(`${start}-`));
    if (name) asked.add(name);
  });
  const askedByLoad = new Promise<string[]>((resolve) => page.once('load', () => resolve([...asked])));
  await page.goto('/');
  expect(await askedByLoad).toEqual([]);
  await expect.poll(() => [...asked].toSorted()).toEqual(later.toSorted());
});

test('where the other routes cannot be had, a link leads on by the document', async ({ page }) => {
  await page.route(rest, (route) => route.abort());
  await openMarked(page);
  const left = page.waitForRequest('**/termos-de-uso');
  await terms(page).click();
  await left;
  await page.unroute(rest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso');
  expect(await isSameDocument(page)).toBe(false);
});
