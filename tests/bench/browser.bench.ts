import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../support/browser.ts';
import { startShop } from '../support/shop.ts';
import { median } from './load.ts';

/**
 * What a phone sees of the shop on a line of 1.6 Mbit/s and a processor four times slower than this one: when
 * a page is painted and alive, what moves, what it has asked for by then; and how long presses take.
 * `npm run bench:browser`, with nothing else running
 */
const rounds = 7;
/** Milliseconds of each request to the shop and back. */
const latency = 40;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
const slowerProcessor = 4;
/** Milliseconds after which nothing of a first view is on its way. */
const settledMs = 4000;

/** An element of the first view that is of no use before React listens to it. */
const pages = [
  { name: 'home', path: '/', used: 'main a' },
  { name: 'search', path: '/busca?titulo=tecnico', used: 'main article a' },
  { name: 'course', path: undefined, used: 'main aside a, main aside button' },
];

interface Seen {
  painted: number;
  alive: number;
  shift: number;
  requests: number;
  bytes: number;
}

/** Keeps in the page what its browser tells of it. */
function watchPage(used: string): void {
  const seen = { painted: 0, alive: 0, shift: 0, presses: [] as number[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const timer = setInterval(() => {
    const element = document.querySelector(used);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
    seen.alive = performance.now();
    clearInterval(timer);
  }, 10);
}

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const shop = await startShop();
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
try {
  const course = await findCourse();
  const all: Record<string, Seen[]> = {};
  // The first page of a browser has it start its processes.
  await openOnPhone(`${shop.url}/acessibilidade`, 'main a');
  for (let round = 0; round < rounds; round++) {
    for (const { name, path = course, used } of pages)
      (all[name] ??= []).push(await openOnPhone(shop.url + path, used));
  }
  console.table(Object.entries(all).map(([page, seen]) => ({ page, ...summarize(seen) })));
  console.table([
    { press: 'a letter in the search box', ms: await measurePresses('/', typeInSearchBox) },
    { press: 'a value of a facet', ms: await measurePresses('/busca', tickFacet) },
    { press: 'a menu of the header', ms: await measurePresses('/', openMenu) },
  ]);
} finally {
  await browser.close();
  await shop.stop();
}

async function findCourse(): Promise<string> {
  const home = await (await fetch(shop.url)).text();
  const course = /href="?(\/[a-z0-9-]+\/[a-z0-9-]+\/\d+)["?>\s]/.exec(home)?.[1];
  if (!course) throw new Error('the home page links no course');
  return course;
}

async function openOnPhone(url: string, used: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devTools = await slowDown(context, page);
  let requests = 0;
  let bytes = 0;
  devTools.on('Network.requestWillBeSent', () => (requests += 1));
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.addInitScript(watchPage, used);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(settledMs);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  if (seen.alive === 0) throw new Error(`${url} didn't come alive within ${settledMs} ms`);
  return { ...seen, requests, bytes };
}

async function slowDown(context: Awaited<ReturnType<Browser['newContext']>>, page: Page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return devTools;
}

function summarize(seen: readonly Seen[]) {
  const spread = (values: readonly number[], digits: number) =>
    `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
  return {
    'painted, s': spread(
      seen.map(({ painted }) => painted / 1000),
      2,
    ),
    'alive, s': spread(
      seen.map(({ alive }) => alive / 1000),
      2,
    ),
    shift: Math.max(...seen.map(({ shift }) => shift)).toFixed(3),
    requests: Math.max(...seen.map(({ requests }) => requests)),
    KB: Math.round(Math.max(...seen.map(({ bytes }) => bytes)) / 1024),
  };
}

/** The longest press of each round, first uses among them: the middle one and the longest, in ms. */
async function measurePresses(path: string, use: (page: Page) => Promise<void>): Promise<string> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript(watchPage, 'main a');
    await page.goto(shop.url + path);
    await page.waitForTimeout(settledMs / 2);
    await use(page);
    await page.waitForTimeout(settledMs / 4);
    const presses = await page.evaluate(
      () => (globalThis as unknown as { seen: { presses: number[] } }).seen.presses,
    );
    // What took less than a frame isn't told.
    longest.push(Math.max(0, ...presses));
    await context.close();
  }
  return `${median(longest)} (at most ${Math.max(...longest)})`;
}

async function typeInSearchBox(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'O que você quer aprender?' });
  await box.click();
  await box.pressSequentially('solda', { delay: 250 });
}

async function tickFacet(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Noite/ }).click();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-expanded]:visible').first().click();
}
