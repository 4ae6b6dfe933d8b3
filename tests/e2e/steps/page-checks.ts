import { expect, type Page } from '@playwright/test';
import { listAccessibilityFaults } from '../../support/accessibility.ts';

/** Nothing axe would complain about, and nothing to scroll sideways. */
export async function expectSoundPage(page: Page, options?: { contrast: boolean }): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Axe would take the guessed height of a part that isn't laid out for its true one, and what overflows it
  // for lying on what follows.
  await page.evaluate(() => (document.documentElement.dataset['drawn'] = 'whole'));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await listAccessibilityFaults(page, options)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * The same in the width of the window and in that of a phone: a journey that looks alike is walked once only.
 */
export async function expectSoundInBothWidths(page: Page): Promise<void> {
  await expectSoundPage(page);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSoundPage(page, { contrast: false });
  await page.setViewportSize(size);
}
