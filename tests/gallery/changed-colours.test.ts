import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { readBarCodes } from '../support/documents/read-bar-codes.ts';
import { withGallery } from './with-gallery.ts';

// SHELL-24
const gallery = withGallery();
const openGallery = () => gallery.open({ deviceScaleFactor: 2 });

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
  const barCode = page.getByRole('img', { name: 'Código de barras' });
  expect(await readBarCodes(await barCode.screenshot(), 'ITF')).toEqual([
    '00193373700000001000500940144816060680935031',
  ]);
  const ground = await qrCode.evaluate((it) => getComputedStyle(it.querySelector('rect')!).fill);
  expect(ground).toBe('rgb(255, 255, 255)');
  await page.context().close();
});

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
  'a star': (page) => [
    page.locator('label', { has: page.getByRole('radio', { name: '4 estrelas' }) }),
    page.locator('label', { has: page.getByRole('radio', { name: '5 estrelas' }) }),
  ],
  'a heart': (page) => [
    page.getByRole('button', { name: 'Favoritar Soldador' }),
    page.getByRole('button', { name: 'Favoritar Eletricista' }),
  ],
  'a suggestion': (page) => [
    page.getByRole('option', { name: 'solda', exact: true }),
    page.getByRole('option', { name: 'pintura' }),
  ],
  'the offer of the page': (page) => [
    page.getByRole('listitem').filter({ hasText: 'Joinville, noite' }),
    page.getByRole('listitem').filter({ hasText: 'Blumenau, manhã' }),
  ],
  'a tick': (page) => [
    page.locator('input[type=checkbox]:checked:enabled').first(),
    page.locator('input[type=checkbox]:not(:checked):enabled').first(),
  ],
};

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
