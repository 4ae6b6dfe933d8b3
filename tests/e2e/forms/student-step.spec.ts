import { expect } from '@playwright/test';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';
import { findForm } from './shop-forms.ts';

test('the step of the student is ticked off while nothing is missing in it', async ({ page }) => {
  const form = await findForm('checkout').open(page);
  const done = page.getByRole('heading', { name: 'Quem vai estudar (preenchido)', exact: true });
  const open = page.getByRole('heading', { name: 'Quem vai estudar', exact: true });
  await expect(done).toBeVisible();
  await expectSoundPage(page);

  const email = form.getByLabel('E-mail', { exact: true });
  await email.fill('ana@');
  await expect(open).toBeVisible();
  await email.pressSequentially('exemplo.com.br');
  await expect(done).toBeVisible();

  await form.getByLabel('CPF', { exact: true }).fill('529.982.247-26');
  await expect(open).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('CPF', { exact: true })).toHaveValue('529.982.247-26');
  await expect(open).toBeVisible();
});
