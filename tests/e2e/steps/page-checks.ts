import { expect, type Page } from '@playwright/test';
import { listAccessibilityFaults } from '../../support/accessibility.ts';

/** Nothing axe would complain about, and nothing to scroll sideways. */
export async function expectSoundPage(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What happens to lie under a strip that stays at the top counts as too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await listAccessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
