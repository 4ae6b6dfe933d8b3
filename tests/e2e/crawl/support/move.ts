import { expect, type Page } from '@playwright/test';

/** Moves within the shop without loading a page, as going back or forward does. */
export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Moves to a path that the redirect table leads elsewhere. A browser that is busy for 300 ms goes on without the table's
 * answer, by design, and has it the next time.
 */
export async function moveByTable(page: Page, path: string, target: string): Promise<void> {
  await expect(async () => {
    await move(page, path);
    await expect(page).toHaveURL(target, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}
