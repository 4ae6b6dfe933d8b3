import { expect } from '@playwright/test';
import { startShop } from '../../support/shop.ts';
import { test } from '../steps/test.ts';

test('the development server seeds the small catalogue, and its page hydrates', async ({ page }) => {
  test.setTimeout(240_000);
  const shop = await startShop({ command: 'dev', args: ['--seed', 'small'] });
  try {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failed.push(response.url());
    });
    await expect(async () => {
      await page.goto(`${shop.url}/`);
      await page.getByRole('combobox', { name: 'O que você quer aprender?' }).fill('solda');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 200_000 });
    await page.goto(`${shop.url}/busca`);
    await expect(page.getByText('20 cursos encontrados')).toBeVisible({ timeout: 60_000 });
    expect(failed).toEqual([]);
  } finally {
    await shop.stop();
  }
});
