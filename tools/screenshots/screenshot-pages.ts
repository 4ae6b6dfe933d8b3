import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts';
import { walkAccountStates } from './account-journey.ts';
import { cataloguePaths, pageMoments, personalPages } from './moments.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { startShop } from '../../tests/support/shop.ts';

/**
 * Takes every page at four widths, whole and with its menus, sheets and dialogs open, and says what overflows,
 * shifts or fails on the way: `npm run screenshots [folder] [part of a page's name]`. SHOP_URL names a running shop.
 * `npm run screenshots -- --readme` takes the pictures of the README instead.
 */
const forReadme = process.argv[2] === '--readme';
const folder = forReadme ? resolve('docs/screenshots') : resolve(process.argv[2] ?? 'test-results/pages');
const wanted = process.argv[3] ?? '';
const widths = (process.env['WIDTHS'] ?? '360,768,1024,1440').split(',').map(Number);

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;
const sessions = new Map<string, Session>();

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const shop = process.env['SHOP_URL'] ? undefined : await startShop();
const base = process.env['SHOP_URL'] ?? shop?.url ?? '';
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
mkdirSync(folder, { recursive: true });
try {
  if (forReadme) await takeReadmePictures(browser, base);
  const paths: Record<string, string> = forReadme ? {} : await cataloguePaths(base);
  for (const width of forReadme ? [] : widths) {
    for (const [name, path] of Object.entries(paths)) {
      if (name.includes(wanted)) await takePage(browser, name, path, width);
    }
    for (const [name, { path, login }] of forReadme ? [] : Object.entries(personalPages)) {
      if (name.includes(wanted)) await takePage(browser, name, path, width, await signInAs(login));
    }
    if (!forReadme && 'state'.startsWith(wanted.slice(0, 5))) await takeAccountStates(width);
    for (const moment of pageMoments) {
      if (!moment.name.includes(wanted) || !moment.widths(width)) continue;
      const page = await openPage(browser, paths[moment.page] ?? '/', width);
      await moment.reach(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${moment.name}-${width}.png`) });
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await shop?.stop();
}
console.log(`Screenshots in ${folder}`);

async function takeAccountStates(width: number): Promise<void> {
  const pages: Page[] = [];
  await walkAccountStates({
    async newPage() {
      const page = await openPage(browser, '/', width);
      pages.push(page);
      return page;
    },
    async take(page, name) {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    },
  });
  for (const page of pages) await page.context().close();
}

async function takePage(
  from: Browser,
  name: string,
  path: string,
  width: number,
  session?: Session,
): Promise<void> {
  const warn = (problem: string) => console.warn(`${name} ${width}: ${problem}`);
  const page = await openPage(from, path, width, { warn, ...(session && { session }) });
  await page.screenshot({ path: join(folder, `${name}-${width}-top.png`) });
  await scrollThrough(page);
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  const { overflow, shift } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    shift: (window as unknown as { layoutShift: number }).layoutShift,
  }));
  if (overflow > 0) console.warn(`${name} ${width}: ${overflow} px wider than its window`);
  if (shift >= 0.02) console.warn(`${name} ${width}: layout shift of ${shift.toFixed(3)}`);
  await page.context().close();
}

async function openPage(
  from: Browser,
  path: string,
  width: number,
  { warn = () => {}, session }: { warn?: (problem: string) => void; session?: Session } = {},
): Promise<Page> {
  const context = await from.newContext({
    ...(session && { storageState: session }),
    viewport: { width, height: width < 1024 ? 740 : 900 },
    locale: 'pt-BR',
    baseURL: base,
    // HeadlessChrome would be taken for a crawler.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warn(message.text());
  });
  page.on('pageerror', (error) => warn(error.message));
  await page.addInitScript(() => {
    const sums = window as unknown as { layoutShift: number };
    sums.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) sums.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** Signs in by the form as it works without JavaScript, once for each login. */
async function signInAs(login: string): Promise<Session> {
  const kept = sessions.get(login);
  if (kept) return kept;
  const visitor = await request.newContext({ baseURL: base });
  await visitor.post('/autenticacao', {
    headers: { origin: base },
    form: { formulario: 'entrar', identificador: login, senha: 'Vitrine2026' },
  });
  const session = await visitor.storageState();
  await visitor.dispose();
  sessions.set(login, session);
  return session;
}

/** Lazy pictures load when they come near; a whole-page screenshot alone would show their empty places. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight / 2,
  }));
  for (const top of [...Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step), 0]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}
