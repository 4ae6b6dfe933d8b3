import { join } from 'node:path';
import { request, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { listAccessibilityFaults } from '../../tests/support/accessibility.ts';
import { findLayoutFaults } from '../../tests/support/layout-faults.ts';

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

const desk = 1024;

const heard = new Set([360, 1440]);

export interface Camera {
  readonly shown: ReadonlySet<string>;
  open(path: string, login?: string, width?: number): Promise<Page>;
  take(page: Page, name: string, options?: Take): Promise<void>;
  takePath(name: string, path: string, login?: string): Promise<void>;
}

interface Take {
  whole?: boolean;
  widths?: readonly number[];
  around?: Locator;
}

interface Film {
  browser: Browser;
  base: string;
  folder: string;
  widths: readonly number[];
  warn(problem: string): void;
}

export function makeCamera({ browser, base, folder, widths, warn }: Film): Camera {
  const shown = new Set<string>();
  const sessions = new Map<string, Session>();

  const openAt = async (width: number, path: string, login?: string): Promise<Page> => {
    const context = await browser.newContext({
      ...(login && { storageState: await signInAs(login) }),
      viewport: sizeOf(width),
      locale: 'pt-BR',
      baseURL: base,
      // HeadlessChrome would be taken for a crawler.
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => warn(`${path}: ${error.message}`));
    // esbuild's helper for a function within a function.
    await page.addInitScript('globalThis.__name = (named) => named');
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
  };

  const signInAs = async (login: string): Promise<Session> => {
    const stored = sessions.get(login);
    if (stored) return stored;
    const visitor = await request.newContext({ baseURL: base });
    await visitor.post('/autenticacao', {
      headers: { origin: base },
      form: { formulario: 'entrar', identificador: login, senha: 'Vitrine2026' },
    });
    const session = await visitor.storageState();
    await visitor.dispose();
    sessions.set(login, session);
    return session;
  };

  const take: Camera['take'] = async (page, name, options = {}) => {
    const isWhole = options.whole ?? !options.around;
    shown.add(new URL(page.url()).pathname.split('/')[1] ?? '');
    const before = page.viewportSize();
    for (const width of options.widths ?? widths) {
      await page.setViewportSize(sizeOf(width));
      await page.evaluate(() => document.fonts.ready);
      if (isWhole) await scrollThrough(page);
      await options.around?.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      if (!isWhole) await page.waitForTimeout(300);
      for (const fault of await page.evaluate(findLayoutFaults)) warn(`${name} ${width}: ${fault}`);
      // Within the sandbox of a mail no script runs, axe neither, and it would wait for one.
      if (heard.has(width) && (await page.locator('iframe[sandbox]').count()) === 0)
        for (const fault of await listAccessibilityFaults(page)) warn(`${name} ${width}: ${fault}`);
      await page.screenshot({
        path: join(folder, `${name}-${width}.png`),
        fullPage: isWhole,
        animations: 'disabled',
      });
    }
    if (before) await page.setViewportSize(before);
  };

  return {
    shown,
    open: (path, login, width = widths.find((each) => each >= 360) ?? widths[0]!) =>
      openAt(width, path, login),
    take,
    async takePath(name, path, login) {
      for (const group of [widths.filter((width) => width < desk), widths.filter((width) => width >= desk)]) {
        if (group.length === 0) continue;
        const width = group.find((each) => each >= 360) ?? group[0]!;
        const page = await openAt(width, path, login);
        const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
        if (shift >= 0.02) warn(`${name} ${width}: layout shift of ${shift.toFixed(3)}`);
        await take(page, name, { widths: group });
        await page.context().close();
      }
    },
  };
}

const sizeOf = (width: number) => ({ width, height: width < desk ? 740 : 900 });

/** Lazy pictures load when they come near; a whole-page screenshot alone would show their empty places. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (const top of [...Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step), 0]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-near'))
      part.style.contentVisibility = 'visible';
  });
  // Decoded, too, or the picture is taken without them; one that never comes isn't waited for.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((settle) => setTimeout(settle, 1500)),
    ]),
  );
  await page.waitForTimeout(400);
  // The bar of what waits in the background would never let a page be idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
}
