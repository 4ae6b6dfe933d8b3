import { expect } from '@playwright/test';
import { startShop } from '../../support/shop.ts';
import { test } from '../steps/test.ts';

test('the page of the development server hydrates', async ({ page }) => {
  test.setTimeout(240_000);
  const shop = await startShop({ command: 'dev' });
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
    expect(failed).toEqual([]);
  } finally {
    await shop.stop();
  }
});
