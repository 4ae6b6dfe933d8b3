import { expect, type Page } from '@playwright/test';
import { test } from '../steps/test.ts';

/** Keeps as `frames` how the last part that is drawn near is drawn, in 30 frames of a page. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const far = [...document.querySelectorAll('main :is(.drawn-near, .course-card-far)')].at(-1);
      if (far) frames.push(getComputedStyle(far).contentVisibility);
      if (frames.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const framesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis as object, 'frames') as string[]);

/** Run in a page: keeps as `moved` how much of what is on the screen moves from then on. */
function watchShifts(): void {
  const moved = Object.assign(globalThis, { moved: [] as number[] }).moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value') as number);
  }).observe({ type: 'layout-shift' });
}

const movesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis as object, 'moved') as number[]);

// A wide window has all cards of a list in its first frame.
for (const [path, inWideWindow] of [
  ['/', 'auto'],
  ['/busca', 'visible'],
] as const) {
  test(`a phone's first frame of ${path} has what fills its window only`, async ({ page, isMobile }) => {
    await watchFrames(page);
    // Where the first frame comes before all of the text does, what is near comes with the rest of it.
    await expect(async () => {
      await page.goto(path);
      await expect.poll(() => framesOf(page)).toHaveLength(30);
      const frames = await framesOf(page);
      expect(frames[0]).toBe(isMobile ? 'hidden' : inWideWindow);
      expect(frames.at(-1)).toBe(isMobile ? 'auto' : inWideWindow);
    }).toPass();
  });
}

test('nothing of a list moves as it comes', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/busca');
  await expect(page.locator('main article').nth(2)).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
});

test('a page that is loaded anew is laid out whole from its first frame on', async ({ page }) => {
  await page.goto('/');
  await watchFrames(page);
  await page.reload();
  await expect.poll(() => framesOf(page)).toHaveLength(30);
  expect(new Set(await framesOf(page))).toEqual(new Set(['visible']));
});

test('parts of a page come near although its clock stands still', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn', 'first');
});

test('cards far down a list are laid out once they come near, and nothing on the screen moves', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'All of a list is near a large window.');
  await page.goto('/busca');
  const last = page.locator('main article').last();
  const isLaidOut = () =>
    last.locator('h2').evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(watchShifts);
  await page.mouse.move(100, 300);
  for (let times = 0; times < 40 && !(await isLaidOut()); times++) await page.mouse.wheel(0, 250);
  expect(await isLaidOut()).toBe(true);
  await expect(last).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
});
