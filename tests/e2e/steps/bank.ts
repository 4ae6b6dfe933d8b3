import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './test.ts';

/** The simulated bank with the charge of the page. */
export async function openBank(page: Page): Promise<Page> {
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Abrir o banco simulado' }).click(),
  ]);
  await untilHydrated(bank);
  return bank;
}

export async function payAtBank(page: Page, action = 'Pagar'): Promise<Page> {
  const bank = await openBank(page);
  await bank.getByRole('button', { name: action, exact: true }).click();
  await expect(bank.getByText(/^(Pagamento enviado|Cobrança expirada)\.$/)).toBeVisible();
  return bank;
}
