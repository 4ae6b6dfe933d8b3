import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the account is a list of sections, each a page, with what is missing marked', async ({ page }) => {
  await openAccount(page, makePerson());
  await page.goto('/minha-conta');
  const list = page.getByRole('navigation', { name: 'Seções da conta' });
  await expect(list.getByRole('link', { name: 'Endereço Falta preencher' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Telefone', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  await expectSoundPage(page);

  await list.getByRole('link', { name: /^Endereço/ }).click();
  await expect(page.getByRole('heading', { name: 'Endereço' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Minhas compras' })).toBeHidden();
  await expectSoundPage(page);
  const address = page.getByRole('region', { name: 'Endereço' });
  await address.getByLabel('CEP').pressSequentially('89010000');
  await expect(address.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
  await expect(address.getByLabel('CEP')).toBeFocused();
  await address.getByLabel('Número').fill('100');
  await address.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByText('Endereço salvo')).toBeVisible();

  await list.getByRole('link', { name: 'Minha conta' }).click();
  await expect(list.getByRole('link', { name: 'Endereço', exact: true })).toBeFocused();
});
