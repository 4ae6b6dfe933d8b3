import { expect, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const newPassword = 'Outra2026';

async function register(page: Page): Promise<Person> {
  const person = makePerson();
  await openAccount(page, person);
  return person;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('who forgot the password gets a link by e-mail, sets another, and signs in with it', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  const person = await register(otherPage);

  await page.goto('/autenticacao?redirect_to=/minhas-compras');
  await page.getByRole('link', { name: 'Esqueceu sua senha?' }).click();
  await expect(page).toHaveURL(/\/esqueceu-sua-senha/);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Este campo é obrigatório.')).toBeVisible();
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(person.cpf);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status').getByText('Confira seu e-mail')).toBeVisible();
  await expectSoundInBothWidths(page);

  await page.goto('/caixa-de-entrada');
  // Not on the mail itself: axe can't enter its frame, in which no script may run.
  await expectSoundInBothWidths(page);
  await openMail(page, 'Crie uma nova senha', person.email);
  await followMail(page, 'Criar nova senha');
  await expect(page).toHaveURL(/\/trocasenha\/[\w-]{43}\/compras$/);
  await expect(heading(page)).toHaveText('Crie uma nova senha');
  const link = page.url();
  // Looking uses nothing up.
  await page.reload();
  await expectSoundInBothWidths(page);
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha não segue as regras abaixo.')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(heading(page)).toHaveText('Senha trocada');
  await expectSoundInBothWidths(page);

  await page.getByRole('link', { name: 'Entrar com a nova senha' }).click();
  await signIn(page, person.email, newPassword);
  await expect(page).toHaveURL(/\/minhas-compras$/);

  // The other device was signed in with the old password.
  await otherPage.goto('/minha-conta');
  await expect(otherPage).toHaveURL(/\/autenticacao/);
  await elsewhere.close();

  await page.goto(link);
  await expect(heading(page)).toHaveText('Este link não vale mais');
  await expectSoundInBothWidths(page);
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page).toHaveURL(/\/esqueceu-sua-senha$/);
});

test('the e-mail of a new account is confirmed by the button, not by opening the link', async ({ page }) => {
  const person = await register(page);
  await page.goto('/confirme-seu-email?redirect_to=/minha-conta');
  await expect(page.getByText(`Enviamos um link para ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect(page.getByRole('status').getByText(/Enviamos o link de confirmação outra vez/)).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect(page.getByRole('alert').getByText(/Foram muitas tentativas/)).toBeVisible();

  await openMail(page, 'Confirme seu e-mail', person.email);
  await followMail(page, 'Confirmar meu e-mail');
  await expect(page).toHaveURL(/\/confirme-seu-email\?token=/);
  await expectSoundInBothWidths(page);
  const link = page.url();
  await page.goto('/minha-conta');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Seu e-mail é' })).toContainText(
    'ainda não confirmado',
  );
  await page.goto(`${link}&redirect_to=/minha-conta`);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/minha-conta$/);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Seu e-mail é' })).toContainText(
    `${person.email}, confirmado`,
  );

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('Este link não vale mais');
});

test('another e-mail counts once it is confirmed from there', async ({ page }) => {
  const person = await register(page);
  const other = makePerson().email;
  await page.goto('/minha-conta?secao=acesso');
  await page.getByRole('link', { name: 'Trocar e-mail' }).click();
  await expect(page.getByText(`Hoje falamos com você por ${person.email}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Novo e-mail' }).fill(other);
  await page.getByLabel('Sua senha', { exact: true }).fill('Errada123');
  await page.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByRole('alert').getByText('Senha incorreta.')).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.getByLabel('Sua senha', { exact: true }).fill(person.senha);
  await page.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByRole('status').getByText('Confira o novo e-mail')).toBeVisible();
  await page.goto('/minha-conta');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Seu e-mail é' })).toContainText(person.email);

  await openMail(page, 'Confirme seu novo e-mail', other);
  await followMail(page, 'Confirmar novo e-mail');
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');
  await page.goto('/minha-conta');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Seu e-mail é' })).toContainText(
    `${other}, confirmado`,
  );
});

test('a confirmation is good for the account it was sent to, not for anyone who is signed in', async ({
  page,
  browser,
}) => {
  const person = await register(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await register(elsewhere);
  await openMail(elsewhere, 'Confirme seu e-mail', person.email);
  await followMail(elsewhere, 'Confirmar meu e-mail');
  await elsewhere.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(elsewhere)).toHaveText('Este link não vale mais');
  await expect(elsewhere.getByText('Se o link é de outra conta sua')).toBeVisible();
  await expectSoundInBothWidths(elsewhere);

  await page.goto(elsewhere.url());
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');
  await elsewhere.context().close();
});

test('a confirmation never leads off the site', async ({ page }) => {
  await register(page);
  await page.goto('/confirme-seu-email?redirect_to=https://example.com/');
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/');
});

test('pages that a secret opens are kept by no one and found by no one', async ({ request }) => {
  const secrets = [
    ['/trocasenha/codigo/vitrine', 410],
    ['/confirme-seu-email?token=codigo', 200],
    ['/confirmacao-login/codigo', 410],
    ['/desfazer-email/codigo', 410],
  ] as const;
  for (const [path, status] of secrets) {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect(html).toMatch(/<meta name="referrer" content="no-referrer"/);
  }
});

test('the old address of the page moved for good', async ({ request }) => {
  const response = await request.get('/esqueciminhasenha', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/esqueceu-sua-senha');
});
