import { expect } from '@playwright/test';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test.describe('without a script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a course of a list is compared with another that is searched for', async ({ page }) => {
    await page.goto('/busca');
    await page
      .getByRole('link', { name: /^Comparar / })
      .first()
      .click();
    await page.getByLabel('Pôr outro curso na comparação').fill('soldador');
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page.getByRole('region', { name: 'Cursos encontrados' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/curso=\d+&curso=\d+$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test(
  'courses of lists side by side: differences, distance, a fourth, and what is gone',
  { tag: '@once' },
  async ({ page }) => {
    const columns = page.getByRole('columnheader');
    for (const [at, count] of [1, 2, 3, 3].entries()) {
      await page.goto('/busca');
      await untilHydrated(page);
      await page
        .getByRole('article')
        .nth(at)
        .getByRole('link', { name: /^Comparar / })
        .click();
      await expect(columns).toHaveCount(count);
    }
    const waiting = page.getByRole('listitem').filter({ has: page.getByRole('link') });
    await expect(page.getByText('Já são 3 na comparação')).toBeVisible();
    const replaced = await columns.first().getByRole('link').first().innerText();
    await waiting.getByRole('link', { name: replaced, exact: true }).click();
    await expect(columns.getByRole('link', { name: replaced, exact: true })).toHaveCount(0);
    await expect(columns).toHaveCount(3);
    await page.getByLabel('Onde você está').fill('Joinville - SC');
    await page.getByRole('button', { name: 'Medir a distância' }).click();
    await expect(page.getByRole('row', { name: /^Distância/ })).toContainText(/\d km|Online/);
    await expect(page.getByRole('row', { name: /^Preço Difere/ })).toContainText(/R\$|Gratuito/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectSoundInBothWidths(page);
    await page.goto(page.url().replace(/curso=\d+/, 'curso=999999'));
    await expect(page.getByText('Um dos cursos não está mais à venda')).toBeVisible();
    await page.getByRole('link', { name: 'Tirar da comparação' }).click();
    await expect(page).not.toHaveURL(/999999/);
    await expect(columns).toHaveCount(2);
  },
);
