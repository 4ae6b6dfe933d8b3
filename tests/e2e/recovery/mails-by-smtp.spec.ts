import { expect, type Page } from '@playwright/test';
import { createMailServer, linkIn } from '../../support/mail/mail-server.ts';
import { makePerson } from '../../support/person.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { createAccount, openSession, signIn } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

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

async function openLink(page: Page, to: string, subject: string, path: string): Promise<void> {
  await expect.poll(() => server.mailsTo(to, subject).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { pathname, search } = linkIn(server.mailsTo(to, subject).at(-1), path);
  await page.goto(shop.url + pathname + search);
}

test('registration, confirmation, another e-mail and another password by mail', async ({ page }) => {
  const person = makePerson();
  const other = makePerson().email;
  await page.goto(`${shop.url}/autenticacao?register&redirect_to=/minha-conta`);
  await createAccount(page, person);
  await expect(heading(page)).toHaveText(/^Olá, /);

  await openLink(page, person.email, 'Confirme seu e-mail', '/confirme-seu-email');
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');

  await page.goto(`${shop.url}/cadastrar-atualizar-email`);
  await expect(heading(page)).toHaveText('Seu e-mail está em dia');
  await page.getByRole('link', { name: 'Trocar e-mail' }).click();
  await page.getByRole('textbox', { name: 'Novo e-mail' }).fill(other);
  await page.getByLabel('Sua senha', { exact: true }).fill(person.senha);
  await page.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByText('Confira o novo e-mail')).toBeVisible();
  await openLink(page, other, 'Confirme seu novo e-mail', '/confirme-seu-email');
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');

  await page.goto(`${shop.url}/esqueceu-sua-senha`);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(person.cpf);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  await openLink(page, other, 'Crie uma nova senha', '/trocasenha/');
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra2026');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(heading(page)).toHaveText('Senha trocada');
  await page.getByRole('link', { name: 'Entrar com a nova senha' }).click();
  await signIn(page, other, 'Outra2026');
  await expect(page).toHaveURL(`${shop.url}/`);

  for (const mail of server.mails) expect(mail.text && mail.html).toBeTruthy();
  expect(server.mailsTo(person.email, 'Confirme seu e-mail')).toHaveLength(1);
});

test('the link sent again confirms too, and the owner ends the session of a stranger by mail', async ({
  page,
  browser,
}) => {
  const person = makePerson();
  await page.goto(`${shop.url}/autenticacao?register&redirect_to=/confirme-seu-email`);
  await createAccount(page, person);
  await expect(page.getByText(`Enviamos um link para ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect(page.getByRole('status').getByText(/Enviamos o link de confirmação outra vez/)).toBeVisible();
  await expect
    .poll(() => server.mailsTo(person.email, 'Confirme seu e-mail').length, { timeout: 60_000 })
    .toBe(2);
  await openLink(page, person.email, 'Confirme seu e-mail', '/confirme-seu-email');
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(`${shop.url}/autenticacao?redirect_to=/minha-conta`);
  await signIn(stranger, person.email, person.senha);
  await expect(heading(stranger)).toHaveText(/^Olá, /);
  await openLink(page, person.email, 'Foi você que entrou na sua conta?', '/confirmacao-login/');
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await expect(heading(page)).toHaveText('Sua conta está protegida');
  await stranger.goto(`${shop.url}/minha-conta`);
  await expect(stranger).toHaveURL(/\/autenticacao/);
  await elsewhere.close();

  await openLink(page, person.email, 'Protegemos sua conta: crie uma nova senha', '/trocasenha/');
  await expect(heading(page)).toHaveText('Crie uma nova senha');
});

test(
  'a mail that its server refuses is shown to the administrator, who has it tried again',
  { tag: '@once' },
  async ({ page }) => {
    const address = 'aluno@vitrine.dev';
    const reset = 'Crie uma nova senha';
    server.refuse = (to) => (to === address ? new Error('mailbox is full') : undefined);
    await page.goto(`${shop.url}/esqueceu-sua-senha`);
    await page.getByLabel('CPF, e-mail ou nome de usuário').fill(address);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('Confira seu e-mail')).toBeVisible();

    await openSession(page, 'admin@vitrine.dev', undefined, shop.url);
    const item = page.getByRole('listitem').filter({ hasText: 'Link para nova senha' });
    await expect(async () => {
      await page.goto(`${shop.url}/gestao/tarefas`);
      await expect(item).toContainText('mailbox is full', { timeout: 1000 });
    }).toPass();
    await untilHydrated(page);
    await expectSoundPage(page);
    server.refuse = undefined;
    await item.getByRole('button', { name: /^Tentar agora/ }).click();
    await expect(page.getByText('E-mail na fila. Ele sai em instantes.')).toBeVisible();
    await expect.poll(() => server.mailsTo(address, reset).length).toBe(1);
    await page.reload();
    await expect(item).toHaveCount(0);
  },
);
