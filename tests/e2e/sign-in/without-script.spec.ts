import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { createAccount, fillPerson, signIn } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.use({ javaScriptEnabled: false });

test(
  'signing in leads on; a wrong password is told, the name stays and the password does not',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/autenticacao?redirect_to=/minhas-compras');
    await signIn(page, 'aluno@vitrine.dev', 'Errada2026');
    await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos');
    await expect(page.getByLabel('CPF, e-mail ou nome de usuário')).toHaveValue('aluno@vitrine.dev');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
    expect(await page.content()).not.toContain('Errada2026');
    await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
    await expect(page).toHaveURL(/\/minhas-compras$/);
  },
);

test('a target outside the site leads to the first page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=https://example.com/x');
  await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test(
  'registering keeps what was typed until it is right, and signing out leads back',
  { tag: '@once' },
  async ({ page }) => {
    const person = makePerson();
    await page.goto('/autenticacao?register&redirect_to=/minha-conta');
    await fillPerson(page, { ...person, nome: 'maria', cpf: '52998224726' });
    await page.getByLabel('Li e aceito os termos').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByLabel('CPF', { exact: true })).toHaveAccessibleDescription('CPF inválido.');
    await expect(page.getByLabel('CPF', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Nome completo')).toHaveValue('maria');
    await expect(page.getByLabel('Ano')).toHaveValue(person.nascimento.slice(6));
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
    await expect(page.getByLabel('Li e aceito os termos')).toBeChecked();
    await createAccount(page, person);
    await expect(page).toHaveURL(/\/minha-conta$/);
    // On a phone each section is a page.
    await page.getByRole('link', { name: /^Dados pessoais/ }).click();
    const data = page.getByRole('region', { name: 'Dados pessoais' });
    await expect(data.getByLabel('CPF', { exact: true })).toHaveValue(person.cpf);

    await page.goto('/minha-conta?secao=telefone');
    const phones = page.getByRole('region', { name: 'Telefone', exact: true });
    await phones.getByLabel('Outro telefone').fill('123');
    await phones.getByLabel('Sua senha').fill(person.senha);
    await phones.getByRole('button', { name: 'Salvar telefone' }).click();
    await expect(phones.getByText('Informe um telefone válido')).toBeVisible();
    await expect(phones.getByLabel('Outro telefone')).toHaveValue('123');
    await phones.getByLabel('Outro telefone').fill('47 3322-1100');
    await phones.getByLabel('Sua senha').fill('Errada2026');
    await phones.getByRole('button', { name: 'Salvar telefone' }).click();
    await expect(phones.getByLabel('Sua senha')).toHaveAccessibleDescription('Senha incorreta.');
    await expect(phones.getByLabel('Outro telefone')).toHaveValue('47 3322-1100');
    await phones.getByLabel('Sua senha').fill(person.senha);
    await phones.getByRole('button', { name: 'Salvar telefone' }).click();
    await expect(phones.getByText('Telefone salvo')).toBeVisible();
    await expect(phones.getByLabel('Outro telefone')).toHaveValue('(47) 3322-1100');
    await page.goto('/minha-conta?secao=responsaveis');
    await expect(page.getByRole('group', { name: 'Responsável 1' }).getByLabel('CPF')).toBeVisible();
    await page.goto('/minha-conta');

    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(page).toHaveURL(/\/autenticacao\?conta=saiu&redirect_to=%2Fminha-conta$/);
    await page.goto('/minha-conta');
    await expect(page).toHaveURL(/\/autenticacao/);
  },
);

test(
  'a forgotten password is asked for, and a dead link has a way on',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/esqueceu-sua-senha');
    const who = page.getByLabel('CPF, e-mail ou nome de usuário');
    await who.fill('529.982.247-26');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('CPF inválido.')).toBeVisible();
    await expect(who).toHaveValue('529.982.247-26');
    await who.fill('ninguem@exemplo.com.br');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('Confira seu e-mail')).toBeVisible();

    const answer = await page.goto('/trocasenha/codigo/vitrine');
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
    await page.getByRole('link', { name: 'Pedir um novo link' }).click();
    await expect(page).toHaveURL(/\/esqueceu-sua-senha$/);
  },
);

test('who signs in without a phone registers one and goes on', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cadastrar-telefone?redirect_to=/busca');
  await signIn(page, 'aluno.sem.telefone@vitrine.dev', 'Vitrine2026');
  await expect(page).toHaveURL(/\/cadastrar-telefone\?redirect_to=%2Fbusca$/);
  await page.getByLabel('Telefone com DDD').fill('123');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByText('Informe um telefone válido')).toBeVisible();
  await expect(page.getByLabel('Telefone com DDD')).toHaveValue('123');
});

test(
  'a page of before does nothing once another person has signed in',
  { tag: '@once' },
  async ({ page }) => {
    const [first, second] = [makePerson(), makePerson()];
    await page.goto('/autenticacao?register&redirect_to=/minha-conta');
    await createAccount(page, first);
    await expect(page).toHaveURL(/\/minha-conta$/);
    await page.goto('/minha-conta?secao=dados-pessoais');
    const tab = await page.context().newPage();
    await tab.goto('/minha-conta');
    await tab.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(tab).toHaveURL(/\/autenticacao/);
    const login = await page.context().newPage();
    await login.goto('/autenticacao?redirect_to=/busca');
    await tab.goto('/autenticacao?register&redirect_to=/minha-conta');
    await createAccount(tab, second);
    await expect(tab).toHaveURL(/\/minha-conta$/);

    const webhook = (where: Page) =>
      where.getByRole('alert').getByText('A conta aberta neste navegador mudou');
    const data = page.getByRole('region', { name: 'Dados pessoais' });
    await data.getByLabel('Nome social').fill('Outra Pessoa');
    await data.getByRole('button', { name: 'Salvar dados' }).click();
    await expect(webhook(page)).toBeVisible();
    await expect(data.getByLabel('CPF', { exact: true })).toHaveValue(second.cpf);
    await expect(data.getByLabel('Nome social')).toHaveValue('');
    await tab.goto('/minha-conta?secao=dados-pessoais');
    await expect(tab.getByRole('region', { name: 'Dados pessoais' }).getByLabel('Nome social')).toHaveValue(
      '',
    );
    await data.getByLabel('Nome social').fill('Segunda Pessoa');
    await data.getByRole('button', { name: 'Salvar dados' }).click();
    await expect(data.getByText('Dados salvos')).toBeVisible();
    await expect(webhook(page)).toHaveCount(0);

    await signIn(login, first.email, first.senha);
    await expect(webhook(login)).toBeVisible();
    await expect(login.getByRole('heading', { level: 1 })).toHaveText('Você já entrou');
    await login.getByRole('link', { name: 'Continuar' }).click();
    await expect(login).toHaveURL(/\/busca$/);
    await login.goto('/minha-conta');
    await expect(login.getByLabel('CPF', { exact: true }).first()).toHaveValue(second.cpf);
  },
);

test(
  'a form sent after signing out elsewhere leads to signing in, and goes no further',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/autenticacao?register&redirect_to=/minha-conta');
    await createAccount(page, makePerson());
    await expect(page).toHaveURL(/\/minha-conta$/);
    await page.goto('/minha-conta?secao=dados-pessoais');
    const tab = await page.context().newPage();
    await tab.goto('/minha-conta');
    await tab.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(tab).toHaveURL(/\/autenticacao/);
    const login = page.waitForResponse((response) => response.url().includes('/autenticacao'));
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    const answer = await login;
    expect([answer.request().method(), answer.status()]).toEqual(['GET', 200]);
    await expect(page).toHaveURL(/\/autenticacao\?redirect_to=%2Fminha-conta%3Fsecao%3Ddados-pessoais$/);
  },
);

test('the header has a way out, and back to the page', async ({ page, isMobile }) => {
  await page.goto('/autenticacao?redirect_to=/busca?titulo=solda');
  await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
  await expect(page).toHaveURL(/\/busca\?titulo=solda$/);
  const header = page.locator('header').first();
  if (isMobile) {
    await header.getByRole('link', { name: 'Minha Conta' }).click();
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(page).toHaveURL(/\/autenticacao\?conta=saiu&redirect_to=%2Fminha-conta$/);
  } else {
    await header.getByText(/^Olá, /).click();
    await header.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/autenticacao\?conta=saiu&redirect_to=%2Fbusca%3Ftitulo%3Dsolda$/);
  }
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('dev_userToken');
});
