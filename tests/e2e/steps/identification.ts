import type { Page } from '@playwright/test';
import type { Person } from '../../support/person.ts';

/** Types the personal data of a form that is on the page. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  const [day, month, year] = person.nascimento.split('/') as [string, string, string];
  await page.getByLabel('Nome completo').fill(person.nome);
  await page.getByLabel('CPF', { exact: true }).fill(person.cpf);
  await page.getByLabel('Dia').fill(day);
  await page.getByLabel('Mês').fill(month);
  await page.getByLabel('Ano').fill(year);
  await page.getByLabel('Telefone com DDD').fill(person.telefone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
}

/** Fills the form of a new account and sends it. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  await fillPerson(page, person);
  await page.getByLabel('Senha', { exact: true }).fill(person.senha);
  await page.getByLabel('Li e aceito os termos').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/** Signs in on the page that shows the form. */
export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(identifier);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
