import { expect, type Page } from '@playwright/test';

export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Moves to a path that the redirect table leads elsewhere. Browser and server go on without the table's
 * answer after 300 ms, by design, and keep to that for this very address; so each attempt asks with another
 * query.
 */
export async function moveByTable(page: Page, path: string, reached: () => Promise<void>): Promise<void> {
  const shop = new URL(page.url()).origin;
  let attempt = 0;
  await expect(async () => {
    const address = attempt++ === 0 ? path : `${path}?tentativa=${attempt}`;
    if (new URL(page.url()).origin === shop) await move(page, address);
    await reached();
  }).toPass({ timeout: 40_000 });
}
