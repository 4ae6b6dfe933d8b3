import { expect } from '@playwright/test';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test(
  'courses are found by state and category, and several leave the shop and come back at once',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao/cursos');
    await page.getByLabel('Situação').selectOption('Na loja');
    await page.getByLabel('Categoria').selectOption({ index: 1 });
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('situacao') === 'na-loja');
    await untilHydrated(page);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Publicar os marcados' }).click();
    await expect(page.getByText('Marque ao menos um curso.')).toBeVisible();

    const items = page.getByRole('group', { name: 'Os que mudaram por último' }).getByRole('listitem');
    const titles = await items
      .getByRole('link')
      .evaluateAll((links) => links.slice(-2).map((link) => link.textContent));
    const mark = async () => {
      for (const title of titles) await page.getByLabel(`Marcar ${title}`, { exact: true }).check();
    };
    await mark();
    await page.getByRole('button', { name: 'Tirar os marcados da loja' }).click();
    await expect(page.getByText('2 cursos saíram da loja.')).toBeVisible();
    for (const title of titles) await expect(items.filter({ hasText: title })).toHaveCount(0);

    await page.goto('/gestao/cursos?situacao=fora-da-loja');
    await expect(items.filter({ hasText: titles[0] })).toContainText(/, por \S/);
    await mark();
    await page.getByRole('button', { name: 'Publicar os marcados' }).click();
    await expect(page.getByText('2 cursos entraram na loja.')).toBeVisible();
  },
);
