import { expect, type Page } from '@playwright/test';
import { createMailServer, linkIn } from '../../support/mail/mail-server.ts';
import { makePerson, type Person } from '../../support/person.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

test.describe.configure({ mode: 'serial' });

const server = createMailServer();
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await server.start();
  shop = await startShop({ env: { SMTP_URL: server.url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await server.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function linkOf(to: string, subject: string, path: string): Promise<string> {
  await expect.poll(() => server.mailsTo(to, subject).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { pathname, search } = linkIn(server.mailsTo(to, subject).at(-1), path);
  return shop.url + pathname + search;
}

async function register(page: Page): Promise<Person> {
  const person = makePerson();
  await openAccount(page, person, shop.url);
  return person;
}

async function expectAccountOf(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${shop.url}/minha-conta`);
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function askForAddress(page: Page, { email, senha }: Person, evil: string): Promise<void> {
  await page.goto(`${shop.url}/autenticacao?redirect_to=/alterar-email`);
  await signIn(page, email, senha);
  await page.getByRole('textbox', { name: 'Novo e-mail' }).fill(evil);
  await page.getByLabel('Sua senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByText('Confira o novo e-mail')).toBeVisible();
}

async function setNewPassword(page: Page, senha: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(heading(page)).toHaveText('Senha trocada');
}

test('a link to another address dies with the password it was asked for with', async ({ page, browser }) => {
  const person = await register(page);
  const elsewhere = await browser.newContext();
  const thief = await elsewhere.newPage();
  const evil = makePerson().email;
  await askForAddress(thief, person, evil);
  const link = await linkOf(evil, 'Confirme seu novo e-mail', '/confirme-seu-email');

  await page.goto(`${shop.url}/esqueceu-sua-senha`);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.goto(await linkOf(person.email, 'Crie uma nova senha', '/trocasenha/'));
  await setNewPassword(page, 'Kx7mangueira43');

  await thief.goto(link);
  await thief.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(thief)).toHaveText('Este link não vale mais');
  await thief.goto(`${shop.url}/minha-conta`);
  await expect(thief).toHaveURL(/\/autenticacao/);
  await page.goto(`${shop.url}/autenticacao?redirect_to=/perguntas-frequentes`);
  await signIn(page, person.email, 'Kx7mangueira43');
  await page.waitForURL(({ pathname }) => pathname === '/perguntas-frequentes');
  await expectAccountOf(page, person.email);
  await elsewhere.close();
});

test('the owner of a replaced address takes the account back', async ({ page, browser }) => {
  const person = await register(page);
  const elsewhere = await browser.newContext();
  const thief = await elsewhere.newPage();
  const evil = makePerson().email;
  await askForAddress(thief, person, evil);
  await thief.goto(await linkOf(evil, 'Confirme seu novo e-mail', '/confirme-seu-email'));
  await thief.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(thief)).toHaveText('E-mail confirmado');

  const undo = await linkOf(person.email, 'O e-mail da sua conta mudou', '/desfazer-email/');
  await page.goto(undo);
  await expect(heading(page)).toHaveText('Não foi você que trocou o e-mail?');
  await expect(page.getByText(person.email)).toBeVisible();
  await expectSoundPage(page);
  // Mail scanners open links: looking changes nothing.
  await expectAccountOf(thief, evil);

  await page.getByRole('button', { name: 'Voltar ao meu e-mail' }).click();
  await expect(heading(page)).toHaveText('Crie uma nova senha');
  await setNewPassword(page, 'Kx7mangueira43');
  await page.getByRole('link', { name: 'Entrar com a nova senha' }).click();
  await signIn(page, person.email, 'Kx7mangueira43');
  await expect(page).toHaveURL(`${shop.url}/`);
  await expectAccountOf(page, person.email);

  await thief.goto(`${shop.url}/autenticacao?redirect_to=/minha-conta`);
  await signIn(thief, person.cpf, person.senha);
  await expect(thief.getByText('Usuário ou senha incorretos')).toBeVisible();
  await page.goto(undo);
  await expect(heading(page)).toHaveText('Este link não vale mais');
  await elsewhere.close();
});

test('the way back works without JavaScript', async ({ page, browser }) => {
  const person = await register(page);
  const evil = makePerson().email;
  await askForAddressSignedIn(page, person, evil);
  await page.goto(await linkOf(evil, 'Confirme seu novo e-mail', '/confirme-seu-email'));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(await linkOf(person.email, 'O e-mail da sua conta mudou', '/desfazer-email/'));
  await reader.getByRole('button', { name: 'Voltar ao meu e-mail' }).click();
  await expect(reader).toHaveURL(/\/trocasenha\/[\w-]{43}\/vitrine$/);
  await expect(heading(reader)).toHaveText('Crie uma nova senha');
  await plain.close();
});

async function askForAddressSignedIn(page: Page, { senha }: Person, evil: string): Promise<void> {
  await page.goto(`${shop.url}/alterar-email`);
  await page.getByRole('textbox', { name: 'Novo e-mail' }).fill(evil);
  await page.getByLabel('Sua senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByText('Confira o novo e-mail')).toBeVisible();
}
