import type { BrowserContext, Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fontNames } from '#design-tokens';
import { listAccessibilityFaults } from '../support/accessibility.ts';
import { withGallery } from './with-gallery.ts';

const gallery = withGallery();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  page = await gallery.open();
  context = page.context();
});

afterEach(() => context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focusedName = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

describe.each([320, 360, 768, 1440])('at %d px', (width) => {
  test('axe finds nothing, and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width, height: 900 });
    expect(await listAccessibilityFaults(page)).toEqual([]);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
  });
});

test('every picture is there', async () => {
  const pictures = page.locator('img');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
});

test('axe finds what is planted, within a frame too, and pale text between others', async () => {
  const picture = '<img src="/images/hero.svg">';
  const content = (body: string) =>
    `<html lang="pt-BR"><title>Peças</title><main><h1>Peças</h1>${body}</main>`;
  await page.setContent(content(picture));
  expect(await listAccessibilityFaults(page)).toEqual(['image-alt: img']);
  await page.setContent(content(`<iframe title="Quadro" srcdoc='${content(picture)}'></iframe>`));
  expect((await listAccessibilityFaults(page)).filter((fault) => fault.startsWith('image-alt'))).toEqual([
    'image-alt: iframe,img',
  ]);
  const texts = ['#222', '#bbb', '#222', '#bbb', '#111'].map(
    (colour) => `<p style="color: ${colour}">Texto</p>`,
  );
  const overlay = '<p style="color: #222; background: rgb(0 0 0 / 80%)">Texto</p>';
  await page.setContent(content([...texts, overlay].join('')));
  expect(await listAccessibilityFaults(page)).toEqual([
    'color-contrast: p:nth-child(3) | p:nth-child(5) | p:nth-child(7)',
  ]);
});

describe.each([
  ['window', 'Abrir janela', 'Ligamos para você'],
  ['sheet', 'Abrir filtros', 'Filtros'],
])('a %s', (_kind, opener, title) => {
  const dialog = () => page.getByRole('dialog', { name: title });

  test.each([
    ['the close button', () => dialog().getByRole('button', { name: 'Fechar' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press on the backdrop', () => page.mouse.click(20, 450)],
  ])('closes by %s and gives focus back', async (_way, close) => {
    await button(opener).click();
    expect(await dialog().isVisible()).toBe(true);
    await close();
    await dialog().waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe(opener);
  });

  test('keeps focus inside and passes axe', async () => {
    await button(opener).click();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    expect(await listAccessibilityFaults(page)).toEqual([]);
  });
});

test('a toast is announced, goes by itself after its time, and rests under the pointer', async () => {
  await page.clock.install({ time: 0 });
  await gallery.show(page);
  await page.clock.pauseAt(3_600_000);
  const toast = page.getByRole('region', { name: 'Avisos' }).getByText('Contato enviado com sucesso');
  await button('Mostrar aviso').click();
  expect(await toast.locator('xpath=ancestor::*[@aria-live="polite"]').count()).toBe(1);
  await toast.hover();
  await page.clock.runFor(10_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2900);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(200);
  expect(await toast.count()).toBe(0);
});

test('a toast can be closed', async () => {
  await button('Mostrar erro').click();
  await button('Fechar aviso').click();
  expect(await page.getByText('Serviço indisponível', { exact: true }).count()).toBe(1);
});

test('a toast over an open window is within reach, and stays when the window closes', async () => {
  await button('Abrir janela').click();
  const toast = page.getByText('Serviço indisponível, tente mais tarde');
  await button('Pedir ligação').click();
  await toast.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await toast.isVisible()).toBe(true);
  await button('Abrir janela').click();
  await button('Pedir ligação').click();
  await button('Fechar aviso').last().click();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});

test('each attempt to submit leads to the summary of errors, and from there to the field', async () => {
  await button('Enviar formulário').click();
  expect(await focusedName()).toBe('Confira os campos abaixo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cpf');
  await button('Enviar formulário').click();
  expect(await focusedName()).toBe('Confira os campos abaixo');
});

test('a password can be shown and hidden', async () => {
  const password = page.getByLabel('Senha', { exact: true });
  await button('Mostrar senha').click();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await button('Mostrar senha').getAttribute('aria-pressed')).toBe('true');
  await button('Mostrar senha').click();
  expect(await password.getAttribute('type')).toBe('password');
});

test('copying fills the clipboard and says so', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button('Copiar código Pix').click();
  await page.getByRole('status').getByText('Copiado').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00020126360014br.gov.bcb.pix');
});

test('copying works without the Clipboard API', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await gallery.show(page);
  await button('Copiar código Pix').click();
  await page.getByRole('status').getByText('Copiado').waitFor();
  expect(await focusedName()).toBe('Copiado');
});

test('the skip link is the first stop and leads to the content', async () => {
  await page.bringToFront();
  await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Ir para o conteúdo');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
});

test('a caller can hide what looks like a button at some widths', async () => {
  const link = page.getByText('Só em telas largas');
  expect(await link.isVisible()).toBe(true);
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await link.isVisible()).toBe(false);
});

test('targets are at least 24 px high and wide', async () => {
  const small = await page
    .locator('button, a[href]:not(p a), select, input:not(.sr-only), summary, [role=tab]')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 120) }))
        .filter(
          ({ box, html }) =>
            !/sr-only|skip-link|card-link/.test(html) && box.width > 0 && (box.height < 24 || box.width < 24),
        )
        .map(({ html }) => html),
    );
  expect(small).toEqual([]);
});

test('with reduced motion nothing turns, slides or fades for longer than a blink', async () => {
  await button('Abrir filtros').click();
  const slowest = await page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(slowest).toBeLessThanOrEqual(1);
});

test.each(Object.values(fontNames))('the file of %s and its stand-in take the same room', async (font) => {
  const height = (family: string) =>
    page.evaluate((name) => {
      const paragraph = document.createElement('p');
      paragraph.style.cssText = `position: absolute; font: 400 16px/normal '${name}'; white-space: nowrap`;
      paragraph.textContent = 'Aprenda a ler desenhos, montar painéis e manter máquinas em São José';
      document.body.append(paragraph);
      const { width, height: tall } = paragraph.getBoundingClientRect();
      paragraph.remove();
      return { width, tall };
    }, family);
  await page.evaluate((name) => document.fonts.load(`400 16px '${name} Variable'`), font);
  const own = await height(`${font} Variable`);
  const standIn = await height(`${font} Fallback`);
  expect(standIn.tall).toBeCloseTo(own.tall, 0);
  expect(Math.abs(standIn.width / own.width - 1)).toBeLessThan(0.03);
});
