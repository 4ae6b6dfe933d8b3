import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilHydrated } from '../steps/test.ts';

async function watchDrawing(page: Page, kind = 'main :is(.drawn-near, .course-card-far)'): Promise<void> {
  await page.addInitScript((selector) => {
    const drawn: string[] = [];
    const seen = Object.assign(globalThis, { drawn, framesSeen: 0 });
    const look = () => {
      const last = [...document.querySelectorAll(selector)].at(-1);
      const way = last && getComputedStyle(last).contentVisibility;
      if (way) seen.framesSeen += 1;
      if (way && way !== drawn.at(-1)) drawn.push(way);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, kind);
}

const drawnWays = (page: Page) => page.evaluate(() => Reflect.get(globalThis as object, 'drawn') as string[]);

async function untilFramesSeen(page: Page, count: number): Promise<void> {
  const frames = () => page.evaluate(() => Reflect.get(globalThis as object, 'framesSeen') as number);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + count);
}

function watchShifts(): void {
  const moved = Object.assign(globalThis, { moved: [] as number[] }).moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value') as number);
  }).observe({ type: 'layout-shift' });
}

const topOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);

async function openFirstCourse(page: Page): Promise<void> {
  const link = page.locator('main article').first().locator('h3').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const movesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis as object, 'moved') as number[]);

// A wide window has all cards of a list in its first frame.
for (const [path, inWideWindow] of [
  ['/', 'auto'],
  ['/busca', 'visible'],
] as const) {
  test(`until ${path} is alive, a phone's frames have what fills its window only`, async ({
    page,
    isMobile,
  }) => {
    await watchDrawing(page);
    await page.goto(path);
    await expect.poll(() => drawnWays(page)).toEqual(isMobile ? ['hidden', 'auto'] : [inWideWindow]);
  });
}

test('cards of a rail that come with a swipe are laid out once the page is alive', async ({
  page,
  isMobile,
}) => {
  await watchDrawing(page, '.rail-item:nth-child(3)');
  await page.goto('/');
  await expect.poll(() => drawnWays(page)).toEqual(isMobile ? ['hidden', 'visible'] : ['visible']);
});

// Hidden at first, it would be taken for something that moved, in some loads only (docs/decisions/0079).
test('the footer is never hidden from the layout', { tag: '@phone' }, async ({ page }) => {
  await watchDrawing(page, '.site-footer');
  await page.goto('/busca');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn', 'first');
  expect(await drawnWays(page)).toEqual(['auto']);
});

test('what follows the first frame is laid out without scripts, for search and screen readers', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'All of it is in the first frame of a large window.');
  await page.route('**/assets/*.js', () => {});
  await page.goto('/busca', { waitUntil: 'commit' });
  const last = page.locator('main article').last();
  await expect(last).toBeAttached();
  const isHidden = () => last.evaluate((it) => getComputedStyle(it).contentVisibility === 'hidden');
  await expect.poll(isHidden).toBe(false);
});

test('nothing of a list moves as it comes', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/busca');
  await expect(page.locator('main article').nth(2)).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
});

test(
  'a page that is loaded again is laid out whole from its first frame on',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await watchDrawing(page);
    await page.reload();
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
    );
    await untilFramesSeen(page, 30);
    expect(await drawnWays(page)).toEqual(['visible']);
  },
);

test('parts of a page come near although its clock stands still', { tag: '@phone' }, async ({ page }) => {
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

test('a page that is gone to is laid out near the window, and the one that is left not once more', async ({
  page,
  isMobile,
}) => {
  await watchDrawing(page);
  await page.goto('/');
  const ways = isMobile ? ['hidden', 'auto'] : ['auto'];
  await expect.poll(() => drawnWays(page)).toEqual(ways);
  await untilHydrated(page);
  await openFirstCourse(page);
  await untilFramesSeen(page, 10);
  expect(await drawnWays(page)).toEqual(ways);
});

test(
  'who jumps to the end of a page, goes on and comes back finds the place',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await openFirstCourse(page);
    const link = page.locator('footer').getByRole('link', { name: 'Acessibilidade' });
    // A page that just came is scrolled to its top, and may still grow.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(link).toBeInViewport({ timeout: 1000 });
    }).toPass();
    const { pathname } = new URL(page.url());
    const place = await topOf(link);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(/acessibilidade/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Acessibilidade');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(link).toBeInViewport();
    expect(Math.abs((await topOf(link)) - place)).toBeLessThan(2);
  },
);
