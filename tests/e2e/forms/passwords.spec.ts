import { expect, type Locator } from '@playwright/test';
import { test } from '../steps/test.ts';
import { expectProblem, findForm } from './shop-forms.ts';

/** What a password manager looks at: user name and passwords of one and the same form. */
const credentialsOf = (form: Locator) =>
  form.evaluate((root) =>
    [...root.querySelectorAll('form')]
      .filter((one) => one.querySelector('[type=password]'))
      .map((one) =>
        [...one.querySelectorAll('input')]
          .filter(({ autocomplete }) => /username|email|password/.test(autocomplete))
          .map(({ autocomplete, value }) => [autocomplete, value]),
      ),
  );

test('password managers find who signs in', async ({ page }) => {
  expect(await credentialsOf(await findForm('sign in').open(page))).toEqual([
    [
      ['username', ''],
      ['current-password', ''],
    ],
  ]);
  expect(await credentialsOf(await findForm('create account').open(page))).toEqual([
    [
      ['email', ''],
      ['new-password', ''],
    ],
  ]);
});

test('password managers find whose password changes', async ({ page }) => {
  expect(await credentialsOf(await findForm('change password').open(page))).toEqual([
    [
      ['username', 'aluno@vitrine.dev'],
      ['current-password', ''],
      ['new-password', ''],
    ],
  ]);
  await expect(page.locator('input[autocomplete=username]').first()).toBeHidden();
});

test('a password is shown and hidden by one named toggle, by keyboard as well, and stays as typed', async ({
  page,
}) => {
  const form = await findForm('sign in').open(page);
  const password = form.getByLabel('Senha', { exact: true });
  const toggle = form.getByRole('button', { name: 'Mostrar senha' });
  await password.fill('Vitrine2026');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await password.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveValue('Vitrine2026');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page).toHaveURL(/\/autenticacao$/);
});

test('a refused password is told beside its field, and the rest stays as typed', async ({ page }) => {
  const form = await findForm('change e-mail').open(page);
  await form.getByLabel('Novo e-mail').fill('outra@exemplo.com.br');
  await form.getByLabel('Sua senha').fill('Errada2026');
  await form.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expectProblem(form.getByLabel('Sua senha'), /senha/i);
  await expect(form.getByLabel('Sua senha')).toBeFocused();
  await expect(form.getByLabel('Novo e-mail')).toHaveValue('outra@exemplo.com.br');
});
