import { expect } from '@playwright/test';
import { openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test('bank and mail are tried from the checklist, with and without JavaScript', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await openSession(page, 'admin@vitrine.dev');
    await page.goto('/gestao');
    if (javaScriptEnabled) await untilHydrated(page);
    await page.getByRole('button', { name: 'Testar uma cobrança de R$ 0,01' }).click();
    await expect(page.getByText('cobrança de R$ 0,01 registrada e cancelada')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar um e-mail de teste' }).click();
    await expect(page.getByText('guardado na caixa de entrada da demonstração')).toBeVisible();
    if (javaScriptEnabled) await expectSoundInBothWidths(page);
    await context.close();
  }
});
