import { expect, type Page } from '@playwright/test';
import { openAddressThatStays, type AddressThatStays } from '../../support/address-that-stays.ts';
import { makePerson } from '../../support/person.ts';
import { findFreePort } from '../../support/ports.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { createAccount, fillPerson, signIn } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'serial' });

let backend: Shop;
let address: AddressThatStays;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  backend = await startShop({ env: { BACKEND_PORT: String(port) } });
  address = await openAddressThatStays();
  address.target = `http://127.0.0.1:${port}`;
  shop = await startShop({ env: { BACKEND_URL: address.url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await address?.close();
  await backend?.stop();
});
test.afterEach(() => {
  address.holds = false;
});

async function pressInVain(page: Page, button: string): Promise<void> {
  address.holds = true;
  const startedAt = Date.now();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: button }).first().click();
  const answer = await answered;
  expect(answer.status()).toBe(503);
  await page.waitForLoadState();
  expect(Date.now() - startedAt).toBeLessThan(8000);
  await expect(page.getByRole('alert').filter({ hasText: 'Serviço indisponível' })).toBeVisible();
  address.holds = false;
}

test('signing in, a new account, a forgotten password and news come back as they were typed', async ({
  page,
}) => {
  await page.goto(`${shop.url}/autenticacao?redirect_to=/minhas-compras`);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill('aluno@vitrine.dev');
  await page.getByLabel('Senha', { exact: true }).fill('Vitrine2026');
  await pressInVain(page, 'Entrar');
  await expect(page.getByLabel('CPF, e-mail ou nome de usuário')).toHaveValue('aluno@vitrine.dev');
  expect(await page.content()).not.toContain('Vitrine2026');

  const person = makePerson();
  await page.goto(`${shop.url}/autenticacao?register`);
  await fillPerson(page, person);
  await page.getByLabel('Senha', { exact: true }).fill(person.senha);
  await page.getByLabel('Li e aceito os termos').check();
  await pressInVain(page, 'Criar conta');
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
  await expect(page.getByLabel('CPF', { exact: true })).toHaveValue(person.cpf);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  await expect(page.getByLabel('Li e aceito os termos')).toBeChecked();
  expect(await page.content()).not.toContain(person.senha);

  await page.goto(`${shop.url}/esqueceu-sua-senha`);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill('aluno@vitrine.dev');
  await pressInVain(page, 'Enviar link');
  await expect(page.getByLabel('CPF, e-mail ou nome de usuário')).toHaveValue('aluno@vitrine.dev');

  await page.goto(`${shop.url}/newsletter`);
  await page.getByLabel('Seu e-mail').first().fill('ana@exemplo.com.br');
  await pressInVain(page, 'Assinar');
  await expect(page.getByLabel('Seu e-mail').first()).toHaveValue('ana@exemplo.com.br');
});

test('a company that asks for contact finds its words again', async ({ page }) => {
  await page.goto(`${shop.url}/para-empresas`);
  const words = 'Queremos treinar a equipe toda.';
  await page.getByLabel('Nome da empresa').fill('Metal Azul');
  await page.getByLabel('CNPJ').fill('11.222.333/0001-81');
  await page.getByLabel('Nome completo').fill('Ana Souza');
  await page.getByLabel('E-mail de trabalho').fill('ana@metalazul.com.br');
  await page.getByLabel('Telefone com DDD').fill('(48) 99123-0001');
  await page.getByLabel('Cidade', { exact: true }).fill('Joinville');
  await page.getByLabel('Quantas pessoas vão aprender').fill('12');
  await page.getByLabel('O que sua equipe precisa aprender').fill(words);
  await page.getByRole('checkbox', { name: /Política de Privacidade/ }).check();
  await pressInVain(page, 'Enviar pedido');
  await expect(page.getByLabel('Nome da empresa')).toHaveValue('Metal Azul');
  await expect(page.getByLabel('O que sua equipe precisa aprender')).toHaveValue(words);
});

test('what was typed on the account page waits on the page that says so, and is sent from there', async ({
  page,
}) => {
  const person = makePerson();
  await page.goto(`${shop.url}/autenticacao?register&redirect_to=/minha-conta`);
  await createAccount(page, person);
  await page.waitForURL(({ pathname }) => pathname === '/minha-conta');
  await page.goto(`${shop.url}/minha-conta?secao=dados-pessoais`);
  const data = page.getByRole('region', { name: 'Dados pessoais' });
  await data.getByLabel('Nome social').fill('Clara Nunes');
  await pressInVain(page, 'Salvar dados');
  await expect(page.getByText('O que você digitou está guardado aqui')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(data.getByText('Dados salvos')).toBeVisible();
  await expect(data.getByLabel('Nome social')).toHaveValue('Clara Nunes');

  // A password is typed again; the rest is there.
  await page.goto(`${shop.url}/minha-conta?secao=telefone`);
  const phones = page.getByRole('region', { name: 'Telefone', exact: true });
  await phones.getByLabel('Outro telefone').fill('(47) 3322-1100');
  await phones.getByLabel('Sua senha').fill(person.senha);
  await pressInVain(page, 'Salvar telefone');
  expect(await page.content()).not.toContain(person.senha);
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(phones.getByLabel('Outro telefone')).toHaveValue('(47) 3322-1100');
  await expect(phones.getByLabel('Sua senha')).toHaveAccessibleDescription(/obrigatório/);
});

test('a phone that was told is told once', async ({ page }) => {
  await page.goto(`${shop.url}/autenticacao?redirect_to=/minha-conta`);
  await signIn(page, 'aluno.sem.telefone@vitrine.dev', 'Vitrine2026');
  await page.waitForURL(({ pathname }) => pathname === '/cadastrar-telefone');
  await page.getByLabel('Telefone com DDD').fill('(47) 99999-0000');
  await pressInVain(page, 'Salvar e continuar');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/minha-conta');
});
