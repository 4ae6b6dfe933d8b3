import { expect, type Page } from '@playwright/test';
import { test } from '../steps/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const ofDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset['same']);

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'once is enough'));

test('a card that stays as the server drew it leads on, and is there again on the way back', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(20);
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^(?!Entrar|Comparar)/ });
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('O que você');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: /Metalmecânica \d+ curso/ })).toBeVisible();
  expect(await ofDocument(page)).toBe('document');
});

test('a list asked for again shows its courses as before, and a new choice brings others', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/busca?titulo=tecnico');
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
  const texts = await cards(page).allTextContents();
  await page.getByRole('link', { name: 'Vitrine Página inicial' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('O que você');
  await page.clock.fastForward('02:00');
  const reloaded = page.waitForResponse((response) => response.url().includes('/_serverFn/'));
  await page.goBack();
  await reloaded;
  await expect(cards(page)).toHaveText(texts);
  await page.getByRole('main').getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(cards(page).first()).not.toHaveText(texts[0]!);
  expect(await ofDocument(page)).toBe('document');
});
