import { expect } from '@playwright/test';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

test(
  'finance finds an order by the e-mail of its buyer and reads all about it',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'financeiro@vitrine.dev');
    await page.goto('/minha-conta');
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await page.getByLabel('Procurar um pedido').fill('aluno@vitrine.dev');
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('busca') === 'aluno@vitrine.dev');
    await expect(page.getByRole('heading', { name: /^\d+ pedidos? encontrados?$/ })).toBeVisible();
    await expectSoundPage(page);
    const first = page
      .getByRole('region', { name: /encontrado/ })
      .getByRole('link')
      .first();
    const course = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course);
    await expect(page.getByRole('region', { name: 'Pessoas' })).toContainText('aluno@vitrine.dev');
    await expect(page.getByRole('list', { name: 'O que aconteceu' })).toContainText('Vaga reservada');
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Devolver' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devolver uma compra');
  },
);
