import { expect, type Page } from '@playwright/test';
import { move } from './support/move.ts';
import { test } from '../steps/test.ts';

async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('after a new build the next navigation loads the whole page', async ({ page, request }) => {
  const latest = await request.get('/builds/latest.json?1');
  expect(await latest.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  await page.addInitScript(() => {
    const own = Date.now.bind(Date);
    Object.assign(window, { later: 0 });
    Date.now = () => own() + (window as unknown as { later: number }).later;
  });
  await openMarked(page, '/politica-privacidade');
  await move(page, '/perguntas-frequentes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas Frequentes');
  expect(await isSameDocument(page)).toBe(true);

  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));
  // The visitor comes back after a while; the answer is in when its reader has gone on.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const ownJson = Response.prototype.json;
        Response.prototype.json = async function json() {
          const value: unknown = await ownJson.call(this);
          setTimeout(resolve, 0);
          return value;
        };
        Object.assign(window, { later: 61_000 });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  );
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a part of the page that an update took away reloads the page at its address', async ({ page }) => {
  let refused = 0;
  await page.route(/\/assets\/perguntas-frequentes-[^/]+\.js$/, (route) =>
    refused++ === 0 ? route.abort() : route.continue(),
  );
  await openMarked(page, '/politica-privacidade');
  await move(page, '/perguntas-frequentes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas Frequentes');
  await expect(page).toHaveURL('/perguntas-frequentes');
  await expect.poll(() => isSameDocument(page)).toBe(false);
  // The new document asks for its scripts once its first view is there.
  await expect.poll(() => refused).toBeGreaterThan(1);
});
