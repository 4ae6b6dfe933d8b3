import { expect, type Locator } from '@playwright/test';
import { test } from '../steps/test.ts';
import { expectProblem, findForm } from './shop-forms.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

// FORM-3, IDENTITY-16
test('a new password is told all its rules before sending, and is never cut off unseen', async ({ page }) => {
  const form = await findForm('create account').open(page);
  const password = form.getByLabel('Senha', { exact: true });
  await expect(password).toHaveAttribute('minlength', '8');
  await expect(password).toHaveAttribute('maxlength', '16');
  await expect(password).toHaveAttribute('passwordrules', /required: lower.*required: digit/);
  await expect(password).toHaveAccessibleDescription(
    /Falta: De 8 a 16 caracteres.*Conferida ao enviar: Difícil/,
  );
  await password.pressSequentially('Abcdefg1');
  await expect(password).toHaveAccessibleDescription(/Cumprida: De 8 a 16 caracteres/);
  await expect(form.getByText('Nada falta na senha')).toHaveRole('status');
  await password.pressSequentially('234567890');
  await expect(password).toHaveValue('Abcdefg1234567890');
  await expect(form.getByText('Falta na senha: De 8 a 16 caracteres')).toHaveRole('status');
  await page.evaluate(() => navigator.clipboard.writeText('Abcdefg12345678901234'));
  await password.press('ControlOrMeta+a');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue('Abcdefg12345678901234');
  await password.press('Tab');
  await expectProblem(password, /Senha não segue as regras abaixo\./);
});
