import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openSession } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

test(
  'finance reads the numbers of a period of its own and saves a table of them',
  { tag: '@once' },
  async ({ page }) => {
    await openSession(page, 'financeiro@vitrine.dev');
    await page.goto('/gestao/numeros');
    await expectSoundPage(page);
    const sales = page.getByRole('region', { name: 'Vendas' }).getByRole('table');
    await expect(sales.getByRole('row')).toHaveCount(32);

    await page.getByRole('link', { name: 'Últimos 7 dias' }).click();
    await expect(sales.getByRole('row')).toHaveCount(9);
    await page.getByLabel('De', { exact: true }).fill('2026-01-01');
    await page.getByLabel('Até', { exact: true }).fill('2026-03-31');
    await page.getByLabel('Por', { exact: true }).selectOption('Mês');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('ate') === '2026-03-31');
    await expect(sales.getByRole('rowheader')).toHaveText([
      '01/jan a 31/jan/2026',
      '01/fev a 28/fev/2026',
      '01/mar a 31/mar/2026',
      'Total',
    ]);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar em CSV: Vendas' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Período;Pedidos pagos;Vagas;Valor dos pedidos');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^01\/jan a 31\/jan\/2026;\d+;\d+;\d+,\d\d;/);

    await page.getByRole('link', { name: 'Vagas por turma' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas por turma');
    await expectSoundPage(page);
  },
);
