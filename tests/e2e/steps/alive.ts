import { expect, type Page } from '@playwright/test';

export const isRunning = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Moves the pointer, as a person's would, until something holds: parts of pages wait for it. */
export async function moveUntil(
  page: Page,
  holds: () => Promise<boolean>,
  options?: { timeout?: number },
): Promise<void> {
  let x = 0;
  const movedAndHolds = async () => {
    await page.mouse.move((x += 1), 1);
    return holds();
  };
  await expect.poll(movedAndHolds, options).toBe(true);
}
