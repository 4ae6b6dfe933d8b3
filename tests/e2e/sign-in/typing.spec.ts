import { expect, type Locator } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { createAccount } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('the caret stays where the typing is, also in the middle of a masked field', async ({ page }) => {
  await page.goto('/autenticacao?register');
  const cpf = page.getByLabel('CPF', { exact: true });
  await cpf.pressSequentially('5298224725');
  await expect(cpf).toHaveValue('529.822.472-5');
  await cpf.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.type('9');
  await expect(cpf).toHaveValue('529.982.247-25');
  expect(await caretOf(cpf)).toEqual([5, 5]);
  await page.keyboard.press('Backspace');
  await expect(cpf).toHaveValue('529.822.472-5');
  expect(await caretOf(cpf)).toEqual([3, 3]);
  await page.keyboard.type('9');
  await page.keyboard.press('End');
  expect(await caretOf(cpf)).toEqual([14, 14]);

  const phone = page.getByLabel('Telefone com DDD');
  await phone.pressSequentially('48912345678');
  await expect(phone).toHaveValue('(48) 91234-5678');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 7));
  await page.keyboard.type('8');
  await expect(phone).toHaveValue('(48) 98234-5678');
  expect(await caretOf(phone)).toEqual([7, 7]);
});

test('what is pasted or filled in may have spaces, points and a country code', async ({ page }) => {
  await page.goto('/autenticacao?register');
  const phone = page.getByLabel('Telefone com DDD');
  for (const [given, taken] of [
    ['+55 48 99123-4567', '(48) 99123-4567'],
    ['48.3231.1234', '(48) 32311-234'],
    ['0 48 99123 4567', '(48) 99123-4567'],
    ['(55) 99123-4567', '(55) 99123-4567'],
  ] as const) {
    await phone.fill(given);
    await expect(phone).toHaveValue(taken);
  }
  await phone.fill('+55 (48) 3231-1234');
  const cpf = page.getByLabel('CPF', { exact: true });
  await cpf.fill(' 529 982 247 / 25 ');
  await expect(cpf).toHaveValue('529.982.247-25');
  // Left, a number of eight digits gets its own form.
  await expect(phone).toHaveValue('(48) 3231-1234');

  await page.getByLabel('Dia').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '05/03/1998');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Dia')).toHaveValue('05');
  await expect(page.getByLabel('Mês')).toHaveValue('03');
  await expect(page.getByLabel('Ano')).toHaveValue('1998');
});

test('who has an account is shown the ways into it, and not which of the two is known', async ({ page }) => {
  await page.goto('/autenticacao?register&redirect_to=/minhas-compras');
  await createAccount(page, { ...makePerson(), email: 'aluno@vitrine.dev' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Já existe uma conta com este CPF ou este e-mail.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('aluno@vitrine.dev');
  await alert.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/autenticacao\?redirect_to=%2Fminhas-compras$/);
});
