import { chromium, type Locator, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../support/browser.ts';
import { startShop } from '../support/shop.ts';
import { startBaseline } from './baseline.ts';
import { median } from './load.ts';
import { findPages, type MeasuredPage } from './measured-pages.ts';
import { DevTools } from './phone/devtools.ts';
import { openOnPhone, settledMs, slowerProcessor, type Seen } from './phone/open-on-phone.ts';
import { runInPage, watchPage, type Watched } from './phone/watch-page.ts';

/**
 * `npm run bench:browser`: paint, hydration, layout shifts and presses on a phone (1.6 Mbit/s, processor
 * slowed four times), beside a stock TanStack Start page. Run nothing else meanwhile.
 */
const rounds = 7;

const used: Record<MeasuredPage['name'] | 'bare Start', string> = {
  home: 'main a',
  search: 'main article a',
  course: 'main aside a, main aside button',
  'bare Start': 'main button',
};

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const shop = await startShop();
const start = await startBaseline({}, 'start');
const phone = await DevTools.start(found.path);
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
try {
  const pages = [
    ...(await findPages(shop.url)).map(({ name, path }) => ({ name, url: shop.url + path })),
    { name: 'bare Start' as const, url: `${start.url}/curso` },
  ];
  const all: Record<string, Seen[]> = {};
  // The first page of a browser has it start its processes.
  await openOnPhone(phone, `${shop.url}/acessibilidade`, 'main a');
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of pages) (all[name] ??= []).push(await openOnPhone(phone, url, used[name]));
  }
  console.table(Object.entries(all).map(([page, seen]) => ({ page, ...summarize(seen) })));
  console.table([
    { press: 'a letter in the search box', ...(await measurePresses('/', typeInSearchBox)) },
    { press: 'a value of a facet', ...(await measurePresses('/busca', tickFacet)) },
    { press: 'a menu of the header', ...(await measurePresses('/', openMenu)) },
    { press: 'a course of a list', ...(await measurePresses('/busca', openCourse)) },
  ]);
} finally {
  await browser.close();
  await phone.stop();
  await start.stop();
  await shop.stop();
}

async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return devTools;
}

function summarize(seen: readonly Seen[]) {
  const spread = (what: 'painted' | 'hydrated') => {
    const seconds = seen.map((one) => one[what] / 1000);
    const [middle, least, most] = [median(seconds), Math.min(...seconds), Math.max(...seconds)];
    return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
  };
  return {
    'painted, s': spread('painted'),
    'hydrated, s': spread('hydrated'),
    shift: Math.max(...seen.map(({ shift }) => shift)).toFixed(3),
    requests: Math.max(...seen.map(({ requests }) => requests)),
    KB: Math.round(Math.max(...seen.map(({ bytes }) => bytes)) / 1024),
  };
}

/**
 * The longest press of each round, first uses among them, and the move that came of it: the middle one and
 * the longest.
 */
async function measurePresses(path: string, use: (page: Page) => Promise<void>) {
  const longest: number[] = [];
  const moves: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(runInPage(watchPage, 'main a'));
    await page.goto(shop.url + path);
    await page.waitForTimeout(settledMs / 2);
    await use(page);
    await page.waitForTimeout(settledMs / 4);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen);
    longest.push(Math.max(0, ...seen.presses));
    moves.push(...seen.moves);
    await context.close();
  }
  return { ms: describe(longest), 'next page, ms': moves.length > 0 ? describe(moves) : '' };
}

function describe(values: readonly number[]): string {
  return `${median(values)} (at most ${Math.max(...values)})`;
}

async function typeInSearchBox(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'O que você quer aprender?' });
  await press(page, box);
  await box.pressSequentially('solda', { delay: 250 });
}

async function tickFacet(page: Page): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: /^Noite/ }));
}

async function openMenu(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').locator('button[aria-expanded]:visible').first());
}

async function openCourse(page: Page): Promise<void> {
  const link = page.locator('main article h2 a').first();
  await link.hover();
  await page.waitForTimeout(settledMs / 2);
  await press(page, link);
}

/** By the mouse itself: a click of Playwright asks the page what it would hit while the press lasts. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
