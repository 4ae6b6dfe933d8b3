import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveGallery } from './serve-gallery.ts';
import { browserFlags, ensureBrowser } from '../support/browser.ts';
import { readBarCodes } from '../support/documents/read-bar-codes.ts';
import { findFreePort } from '../support/ports.ts';

// SHELL-24
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

async function openGallery(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(gallery.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const darkened = {
  'forced colours': (page: Page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
  'pages that the browser darkens': async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  },
};

test.each(Object.entries(darkened))('a reader reads the codes in %s', async (_, darken) => {
  const page = await openGallery();
  await darken(page);
  const qrCode = page.getByRole('img', { name: 'QR code do Pix' });
  expect(await readBarCodes(await qrCode.screenshot(), 'QRCode')).toEqual([
    '00020126360014br.gov.bcb.pix0114+5547999990000',
  ]);
  const ground = await qrCode.evaluate((it) => getComputedStyle(it.querySelector('rect')!).fill);
  expect(ground).toBe('rgb(255, 255, 255)');
  await page.context().close();
});

/** Two of a kind, one chosen and the other not, as they are drawn. */
const chosen: Record<string, (page: Page) => [Locator, Locator]> = {
  'a chip': (page) => [
    page.getByRole('button', { name: 'Técnicos', exact: true }),
    page.getByRole('button', { name: 'Cursos rápidos', exact: true }),
  ],
  'the page in view': (page) => {
    const pages = page.getByRole('navigation', { name: 'Páginas' }).first();
    return [pages.locator('[aria-current=page]'), pages.locator('a:not([aria-current]):not([rel])').first()];
  },
  'a radio button': (page) => [
    page.locator('input[type=radio]:not(.sr-only):checked').first(),
    page.locator('input[type=radio]:not(.sr-only):not(:checked)').first(),
  ],
  'a segment': (page) => [
    page.locator('label:has(> input.sr-only:checked)').first(),
    page.locator('label:has(> input.sr-only:not(:checked))').first(),
  ],
  'a tick': (page) => [
    page.locator('input[type=checkbox]:checked:enabled').first(),
    page.locator('input[type=checkbox]:not(:checked):enabled').first(),
  ],
};

/** All that forced colours leave of a look: lines, and what stands in front of the ground. */
const lookOf = (part: Locator) =>
  part.evaluate((it) => {
    const read = (style: CSSStyleDeclaration) =>
      ['borderTopWidth', 'borderTopStyle', 'outlineStyle', 'outlineWidth', 'opacity', 'scale'].map((name) =>
        Reflect.get(style, name),
      );
    return JSON.stringify([read(getComputedStyle(it)), read(getComputedStyle(it, '::before'))]);
  });

describe('in forced colours', () => {
  test.each(Object.entries(chosen))('%s that is chosen differs from one that is not', async (_, find) => {
    const page = await openGallery();
    await page.emulateMedia({ forcedColors: 'active' });
    const [one, other] = find(page);
    expect(await lookOf(one)).not.toBe(await lookOf(other));
    await page.context().close();
  });

  test('how far something is can be seen', async () => {
    const page = await openGallery();
    await page.emulateMedia({ forcedColors: 'active' });
    const bar = page.getByRole('progressbar', { name: 'Vagas ocupadas' });
    const [edge, share, ground] = await bar.evaluate((it) => [
      getComputedStyle(it).borderTopStyle,
      getComputedStyle(it.querySelector('rect')!).fill,
      getComputedStyle(it).backgroundColor,
    ]);
    expect(edge).toBe('solid');
    expect(share).not.toBe(ground);
    const range = page.locator('.slider-chosen').first();
    const colours = await range.evaluate((it) =>
      [it, document.body].map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(colours[0]).not.toBe(colours[1]);
    await page.context().close();
  });
});
