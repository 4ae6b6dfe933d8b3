import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const countOf = async (page: Page) =>
  Number(/^\d+/.exec((await page.getByRole('main').getByRole('status').first().textContent()) ?? '')?.[0]);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a week finds the offers that fit it, why they do, and what only just doesn’t', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver o que cabe na minha rotina' }).click();
    await page.getByLabel('Onde você está').fill('Joinville - SC');
    await page.getByLabel('Até onde você vai').selectOption('50');
    for (const part of ['terça à noite', 'quinta à noite']) await page.getByLabel(part).check();
    await page.getByRole('button', { name: 'Ver o que cabe' }).click();
    await expect(page).toHaveURL(/livre=ter-noite&livre=qui-noite.*#turmas$/);
    const offers = page.getByRole('region', { name: 'Turmas que cabem' });
    await expect(offers.getByRole('listitem').filter({ hasText: 'Começa em' }).first()).toContainText(
      /(terças|quintas|terças e quintas) à noite, (a menos de 1|\d+) km, |no horário que você quiser, online, /i,
    );
    await expect(page.getByLabel('quinta à noite')).toBeChecked();
    const fitting = await countOf(page);
    const miss = offers.getByRole('link', { name: /^com .* livre, mais \d+ turmas?$/ }).first();
    const more = Number(/mais (\d+)/.exec((await miss.textContent())!)![1]);
    await miss.click();
    expect(await countOf(page)).toBe(fitting + more);
  });
});

test('a week is painted by mouse and by keys, and the page is sound', async ({ page, isMobile }) => {
  await page.goto('/cabe-na-minha-rotina');
  await untilHydrated(page);
  await expectSoundPage(page);
  const part = (name: string) => page.getByLabel(name, { exact: true });
  await part('segunda à noite').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(part('quarta à noite')).toBeFocused();
  await expect(part('terça à noite')).toBeChecked();
  await expect(part('quarta à noite')).toBeChecked();
  if (!isMobile) {
    await part('sábado de manhã').hover();
    await page.mouse.down();
    await part('sábado à noite').hover();
    await page.mouse.up();
    for (const name of ['sábado de manhã', 'sábado à noite']) await expect(part(name)).toBeChecked();
  }
  await page.getByLabel('Onde você está').fill('cidade que não há');
  await page.getByRole('button', { name: 'Ver o que cabe' }).click();
  await expect(page.getByText('Não sabemos onde isso fica')).toBeVisible();
  await expect(page.getByLabel('Onde você está')).toHaveValue('cidade que não há');
  await expect(part('terça à noite')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Turmas que cabem' })).toBeInViewport();
  await expectSoundPage(page);
});
