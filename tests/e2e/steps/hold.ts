import type { Page } from '@playwright/test';

/** Holds back what a page asks for by a pattern. Returns what was asked for, and how to let it come. */
export async function hold(page: Page, pattern: string) {
  const asked: string[] = [];
  let letCome = () => {};
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, letCome };
}
