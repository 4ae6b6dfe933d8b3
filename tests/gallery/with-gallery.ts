import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { serveGallery } from './serve-gallery.ts';
import { browserFlags, ensureBrowser } from '../support/browser.ts';
import { findFreePort } from '../support/ports.ts';

export function withGallery() {
  let gallery: Awaited<ReturnType<typeof serveGallery>>;
  let browser: Browser;

  beforeAll(async () => {
    const found = ensureBrowser();
    if ('problem' in found) throw new Error(found.problem);
    gallery = await serveGallery(await findFreePort());
    browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await gallery?.close();
  });

  return {
    async show(page: Page): Promise<void> {
      await page.goto(gallery.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    async open(options?: BrowserContextOptions): Promise<Page> {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      await this.show(page);
      return page;
    },
  };
}
