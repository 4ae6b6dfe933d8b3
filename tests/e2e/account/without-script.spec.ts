import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.use({ javaScriptEnabled: false });

async function register(page: Page): Promise<Person> {
  const person = makePerson();
  await openAccount(page, person);
  await page.goto('/minha-conta');
  await expect(page).toHaveURL(/\/minha-conta$/);
  return person;
}

test('data can be taken along, by the person alone, and no one keeps a copy on the way', async ({
  page,
  baseURL,
}) => {
  const person = await register(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meus-dados.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { pessoa: { nome: string } };
  expect(data.pessoa.nome).toBe(person.nome);
  await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible();

  const send = (origin: string) =>
    page.request.post('/minha-conta', { form: { formulario: 'exportar' }, headers: { origin } });
  const response = await send(baseURL!);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="meus-dados.json"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const fromElsewhere = await send('https://example.com');
  expect(fromElsewhere.status()).toBe(403);
  expect(await fromElsewhere.text()).not.toContain(person.nome);
});

test('an account is erased with its password, and the page after it says so', async ({ page }) => {
  const person = await register(page);
  const privacy = page.getByRole('region', { name: 'Privacidade' });
  const password = privacy.getByLabel('Sua senha', { exact: true });
  await password.fill('Errada2026');
  await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(password).toHaveAccessibleDescription('Senha incorreta.');
  await expect(password).toHaveValue('');
  await password.fill(person.senha);
  await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page).toHaveURL(/\/autenticacao\?conta=excluida$/);
  await expect(page.getByRole('status').getByText('Sua conta foi excluída')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('dev_userToken');
  await signIn(page, person.email, person.senha);
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos');
});
