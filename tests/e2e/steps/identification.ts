import type { Page } from '@playwright/test';
import type { Person } from '../../support/person.ts';

export async function fillPerson(page: Page, person: Person): Promise<void> {
  const [day, month, year] = person.nascimento.split('/') as [string, string, string];
  await page.getByLabel('Nome completo').fill(person.nome);
  await page.getByLabel('CPF', { exact: true }).fill(person.cpf);
  await page.getByLabel('Dia', { exact: true }).fill(day);
  await page.getByLabel('Mês', { exact: true }).fill(month);
  await page.getByLabel('Ano', { exact: true }).fill(year);
  await page.getByLabel('Telefone com DDD').fill(person.telefone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
}

export async function createAccount(page: Page, person: Person): Promise<void> {
  await fillPerson(page, person);
  await page.getByLabel('Senha', { exact: true }).fill(person.senha);
  await page.getByLabel('Li e aceito os termos').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/**
 * An account as its form makes one without a script, for journeys that are about something else: the browser
 * is signed in.
 */
export async function openAccount(page: Page, person: Person, shopUrl = shopOfAll()): Promise<void> {
  const { nome, cpf, telefone, email, senha } = person;
  const [dia, mes, ano] = person.nascimento.split('/') as [string, string, string];
  const response = await page.request.post(`${shopUrl}/autenticacao?register&redirect_to=/acessibilidade`, {
    headers: { origin: shopUrl },
    form: { formulario: 'cadastro', nome, cpf, dia, mes, ano, telefone, email, senha, termos: 'on' },
    maxRedirects: 0,
  });
  if (!response.headers()['location']) throw new Error(`No account was made: ${response.status()}`);
}

export async function openSession(
  page: Page,
  identificador: string,
  senha = 'Vitrine2026',
  shopUrl = shopOfAll(),
): Promise<void> {
  const response = await page.request.post(`${shopUrl}/autenticacao?redirect_to=/acessibilidade`, {
    headers: { origin: shopUrl },
    form: { formulario: 'entrar', identificador, senha },
    maxRedirects: 0,
  });
  if (!response.headers()['location']) throw new Error(`No one was signed in: ${response.status()}`);
}

const shopOfAll = () => process.env.SHOP_URL ?? `http://localhost:${process.env.SHOP_PORT}`;

export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(identifier);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
