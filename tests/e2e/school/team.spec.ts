import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount, openSession, signIn } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test('a colleague is invited, works, and is out with the next press once removed (IDENTITY-23, IDENTITY-25)', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `colega${randomInt(1e9)}@escola-aurora.com.br`;
  await openSession(page, 'admin@vitrine.dev');
  await page.goto('/minha-conta');
  await page.getByRole('link', { name: 'Equipe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipe');
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  await page.getByLabel('E-mail da pessoa').fill('colega@');
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByLabel('E-mail da pessoa')).toHaveAccessibleDescription(/Informe um e-mail válido/);
  await page.getByLabel('E-mail da pessoa').fill(email);
  await page.getByRole('radio', { name: 'Supervisor' }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado')).toBeVisible();
  const invitation = page.getByRole('article', { name: email });
  await expect(invitation).toContainText('Supervisor');
  await expect(page.getByLabel('E-mail da pessoa')).toHaveValue('');

  const theirs = await browser.newContext();
  const colleague = await theirs.newPage();
  await openMail(colleague, 'Convite para a equipe da Vitrine', email);
  const opened = theirs.waitForEvent('page', { timeout: 5000 }).catch(() => colleague);
  await followMail(colleague, 'Ver o convite');
  const link = await opened;
  await expect(link.getByRole('heading', { level: 1 })).toHaveText('Convite para a equipe');
  await untilHydrated(link);
  await expectSoundInBothWidths(link);
  const address = link.url();
  await link.getByLabel('Seu nome completo').fill('Rui Prado');
  await link.getByLabel('Senha', { exact: true }).fill('Girassol2031');
  await link.getByRole('button', { name: 'Aceitar e criar o acesso' }).click();
  await link.waitForURL(({ pathname }) => pathname === '/minha-conta');
  await expect(link.getByRole('link', { name: 'Conferir pedidos de CPF' })).toBeVisible();
  await expect(link.getByRole('link', { name: 'Equipe', exact: true })).toHaveCount(0);
  expect((await link.request.get('/gestao/equipe', { headers: { accept: 'text/html' } })).status()).toBe(404);
  await link.goto(address);
  await expect(link.getByRole('heading', { level: 1 })).toHaveText('Este convite não vale mais');
  await link.goto('/moderacao/cpf');
  await untilHydrated(link);

  await page.getByLabel('Buscar por nome ou e-mail').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL(/busca=colega/);
  await untilHydrated(page);
  const member = page.getByRole('article', { name: 'Rui Prado' });
  await expect(member).toContainText('Desligada');
  await member.getByText('Encerrar sessões ou acesso').click();
  await expectSoundInBothWidths(page);
  await member.getByRole('button', { name: 'Tirar da equipe' }).click();
  await expect(page.getByText('O acesso terminou agora.')).toBeVisible();
  await expect(member).toHaveCount(0);

  await link.reload();
  await expect(link).toHaveURL(/\/autenticacao/);
  await theirs.close();
});

test('a form of the team works without JavaScript and loses nothing that was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openSession(page, 'admin@vitrine.dev');
  await page.goto('/gestao/equipe');
  await page.getByLabel('E-mail da pessoa').fill('vendas@vitrine.dev');
  await page.getByRole('radio', { name: 'Financeiro' }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByLabel('E-mail da pessoa')).toHaveAccessibleDescription(/já é da equipe/);
  await expect(page.getByLabel('E-mail da pessoa')).toHaveValue('vendas@vitrine.dev');
  await expect(page.getByRole('radio', { name: 'Financeiro' })).toBeChecked();
  const seller = page.getByRole('article').filter({ hasText: 'vendas@vitrine.dev' });
  await seller.getByText('Supervisão e desconto').first().click();
  await seller.getByLabel('Desconto sem aprovação (%)').fill('99');
  await seller.getByRole('button', { name: /Salvar supervisão/ }).click();
  await expect(seller.getByLabel('Desconto sem aprovação (%)')).toHaveAccessibleDescription(/de 0 a 50/);
  await expect(seller.getByLabel('Desconto sem aprovação (%)')).toHaveValue('99');
  await context.close();
});

test('who has an account already signs in with it, and accepts by its password (IDENTITY-23)', async ({
  page,
  browser,
}) => {
  const person = makePerson();
  const theirs = await browser.newContext();
  const owner = await theirs.newPage();
  await openAccount(owner, person);
  await theirs.clearCookies();
  await openSession(page, 'admin@vitrine.dev');
  await page.goto('/gestao/equipe');
  await page.getByLabel('E-mail da pessoa').fill(person.email);
  await page.getByRole('radio', { name: 'Central de atendimento' }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado')).toBeVisible();

  await openMail(owner, 'Convite para a equipe da Vitrine', person.email);
  const opened = theirs.waitForEvent('page', { timeout: 5000 }).catch(() => owner);
  await followMail(owner, 'Ver o convite');
  const link = await opened;
  await expect(link.getByRole('heading', { level: 1 })).toHaveText('Este e-mail já tem uma conta');
  await untilHydrated(link);
  await expectSoundInBothWidths(link);
  await link.getByRole('link', { name: 'Entrar e voltar ao convite' }).click();
  await untilHydrated(link);
  await signIn(link, person.email, person.senha);
  await expect(link.getByRole('heading', { level: 1 })).toHaveText('Convite para a equipe');
  await untilHydrated(link);
  await expectSoundInBothWidths(link);
  await link.getByLabel('Sua senha').fill(person.senha);
  await link.getByRole('button', { name: 'Aceitar o convite' }).click();
  await link.waitForURL(({ pathname }) => pathname === '/minha-conta');
  await expect(link.getByRole('link', { name: 'Responder perguntas' })).toBeVisible();
  await theirs.close();
});
