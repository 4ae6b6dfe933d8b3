import { expect } from '@playwright/test';
import { test } from '../steps/test.ts';

test('links of the footer lead on without a new document, and the one of the page in view says so', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'once is enough');
  await page.goto('/acessibilidade');
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
  const area = footer.getByRole('link', { name: 'Metalmecânica' });
  await area.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metalmecânica');
  await expect(area).toHaveAttribute('aria-current', 'page');
  await expect(footer.getByRole('link', { name: 'Energia', exact: true })).not.toHaveAttribute(
    'aria-current',
  );
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
});

test('the footer comes as well where the document began without it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await page.goto('/autenticacao');
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine Página inicial' }).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Metalmecânica' })).toBeVisible();
  await expect(footer.getByRole('img', { name: 'Pix' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram SENAI' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
});

test('the footer asks for a call where its other parts never hydrate', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await page.goto('/acessibilidade');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ligamos para você' }).click();
  await expect(page.getByRole('dialog', { name: 'Ligamos para você' })).toBeVisible();
});

test('a menu whose lists cannot be had says so, and asks again', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  await page.goto('/acessibilidade');
  let fails = true;
  await page.route('**/_serverFn/**', (route) => (fails ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Áreas', exact: true }).click();
  await expect(page.getByText('Não conseguimos abrir o menu agora.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Metalmecânica' })).toBeVisible();
});
