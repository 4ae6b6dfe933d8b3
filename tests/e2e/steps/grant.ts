import type { Page } from '@playwright/test';

export async function askForGrant(page: Page): Promise<void> {
  const schooling = page.getByLabel('Confirmo que tenho a escolaridade pedida');
  if ((await schooling.count()) > 0) await schooling.check();
  await page.getByLabel('Renda da casa por mês').fill('2.400,50');
  await page.getByLabel('Pessoas na casa').fill('4');
  await page.getByLabel('Li e aceito a declaração de renda').check();
  await page.getByLabel('Li e aceito a declaração.').check();
  await page.getByRole('button', { name: 'Pedir a bolsa' }).click();
}
