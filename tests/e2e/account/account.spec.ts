import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { hold } from '../steps/hold.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

async function register(page: Page): Promise<Person> {
  const person = makePerson();
  await openAccount(page, person);
  await page.goto('/minha-conta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá, /);
  return person;
}

async function openElsewhere(browser: Browser, person: Person) {
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(elsewhere, person.email, person.senha);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/^Olá, /);
  return { context, elsewhere };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

// FORM-28
test('a late answer to a CEP fills what is still empty, and leaves the focus where it is', async ({
  page,
}) => {
  await register(page);
  const address = section(page, 'Endereço');
  const answer = await hold(page, '**/_serverFn/*findPostalCode*');
  await address.getByLabel('CEP').fill('89010-000');
  await expect.poll(() => answer.asked.length).toBe(1);
  await address.getByLabel('Rua ou avenida').fill('Alameda Rio Branco');
  await address.getByLabel('Complemento').pressSequentially('fundos');
  answer.letCome();
  await expect(address.getByLabel('Cidade')).toHaveValue('Blumenau');
  await expect(address.getByLabel('Rua ou avenida')).toHaveValue('Alameda Rio Branco');
  await expect(address.getByLabel('Complemento')).toBeFocused();
  await expect(address.getByRole('status')).toContainText('O endereço deste CEP é outro');
  await address.getByRole('button', { name: 'Usar o endereço do CEP' }).click();
  await expect(address.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
  await expect(address.getByRole('status')).toContainText('Endereço encontrado');
  await expectSoundPage(page);
});

test('an address is filled by its CEP, typed by hand, and stays', async ({ page }) => {
  await register(page);
  await expectSoundPage(page);
  const address = section(page, 'Endereço');
  await address.getByLabel('CEP').pressSequentially('89010000');
  await expect(address.getByLabel('CEP')).toHaveValue('89010-000');
  await expect(address.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
  await expect(address.getByLabel('Estado')).toHaveValue('SC');
  await expect(address.getByLabel('CEP')).toBeFocused();
  await expect(address.getByRole('status')).toContainText('Endereço encontrado');
  await address.getByLabel('CEP').fill('8901');
  await expect(address.getByRole('status')).toBeEmpty();
  await address.getByLabel('CEP').fill('89010-000');
  await expect(address.getByRole('status')).toContainText('Endereço encontrado');

  await address.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(address.getByLabel('Número')).toHaveAttribute('aria-invalid', 'true');
  await expect(address.getByLabel('Número')).toHaveAccessibleDescription('Este campo é obrigatório.');
  await expect(address.getByLabel('Número')).toBeFocused();
  await address.getByLabel('Número').fill('100');
  await address.getByRole('button', { name: 'Salvar endereço' }).click();
  await toast(page, 'Endereço salvo');

  await page.reload();
  await expect(address.getByLabel('Número')).toHaveValue('100');
  await address.getByLabel('CEP').fill('99999-999');
  await expect(address.getByRole('status')).toContainText('Preencha o endereço você mesmo');
  await address.getByLabel('Rua ou avenida').fill('Rua das Acácias');
  await address.getByRole('button', { name: 'Salvar endereço' }).click();
  await toast(page, 'Endereço salvo');
  await page.reload();
  await expect(address.getByLabel('Rua ou avenida')).toHaveValue('Rua das Acácias');
});

test('the name changes in the greeting, and a wrong one is told beside its field', async ({ page }) => {
  await register(page);
  const data = section(page, 'Dados pessoais');
  await data.getByLabel('Nome completo').fill('joana');
  await data.getByLabel('Nome social').click();
  await expect(data.getByLabel('Nome completo')).toHaveAccessibleDescription(/Regras desse campo:/);
  await data.getByLabel('Nome completo').fill('Joana Maria Silva');
  await data.getByLabel('Escolaridade', { exact: false }).first().selectOption('MEDIO');
  await data.getByLabel('Situação da escolaridade').selectOption('COMPLETO');
  await data.getByRole('button', { name: 'Salvar dados' }).click();
  await toast(page, 'Dados salvos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Joana');
  await page.reload();
  await expect(data.getByLabel('Situação da escolaridade')).toHaveValue('COMPLETO');
});

test('a new password ends the other session, and the old one no longer works', async ({ page, browser }) => {
  const person = await register(page);
  const { context: other, elsewhere } = await openElsewhere(browser, person);

  await page.reload();
  await expect(section(page, 'Sessões abertas').getByRole('listitem')).toHaveCount(2);
  const access = section(page, 'E-mail e senha');
  await access.getByLabel('Senha atual').fill('Errada2026');
  await access.getByLabel('Nova senha').fill('Outra2026x');
  await access.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(access.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha incorreta.');
  await expect(access.getByLabel('Nova senha')).toHaveValue('Outra2026x');
  await access.getByLabel('Senha atual').fill(person.senha);
  await access.getByRole('button', { name: 'Trocar senha' }).click();
  await toast(page, 'Senha alterada. As outras sessões foram encerradas.');
  await expect(section(page, 'Sessões abertas').getByRole('listitem')).toHaveCount(1);

  await elsewhere.goto('/minha-conta');
  await expect(elsewhere).toHaveURL(/\/autenticacao/);
  await signIn(elsewhere, person.email, person.senha);
  await expect(elsewhere.getByRole('alert')).toContainText('Usuário ou senha incorretos');
  await other.close();
});

test('the right password right after a wrong one ends a session, while the page still reads what is open', async ({
  page,
  browser,
}) => {
  const person = await register(page);
  const { context: other } = await openElsewhere(browser, person);
  await other.close();
  await page.goto('/minha-conta');
  const sessions = section(page, 'Sessões abertas');
  const button = sessions.getByRole('button', { name: /^Encerrar sessão de / });
  const reading = await hold(page, '**/_serverFn/*fetchAccount*');
  await sessions.getByLabel('Sua senha').fill('Errada2026');
  await button.click();
  await expect(sessions.getByLabel('Sua senha')).toHaveAccessibleDescription(/Senha incorreta\./);
  await expect.poll(() => reading.asked.length).toBe(1);
  await sessions.getByLabel('Sua senha').fill(person.senha);
  await button.click();
  await toast(page, 'Sessão encerrada');
  reading.letCome();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false]) {
  test(`sessions are ended with the password, ${javaScriptEnabled ? 'by' : 'without'} script`, async ({
    page,
    browser,
  }) => {
    const person = await register(page);
    const others = await Promise.all([0, 1, 2].map(() => openElsewhere(browser, person)));
    const own = await browser.newContext({
      javaScriptEnabled,
      storageState: await page.context().storageState(),
    });
    const mine = await own.newPage();
    await mine.goto('/minha-conta');
    const sessions = section(mine, 'Sessões abertas');
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await expect(sessions.getByText('Esta sessão', { exact: true })).toHaveCount(1);
    await expect(sessions.getByRole('listitem').first()).toContainText(/Rede \d+\.\d+\.\d+\.\d+/);
    if (javaScriptEnabled) await expectSoundPage(mine);

    const one = sessions.getByRole('button', { name: /^Encerrar sessão de / }).first();
    await one.click();
    await expect(sessions.getByLabel('Sua senha')).toHaveAccessibleDescription(/Este campo é obrigatório\./);
    await sessions.getByLabel('Sua senha').fill('Errada2026');
    await one.click();
    await expect(sessions.getByLabel('Sua senha')).toHaveAccessibleDescription(/Senha incorreta\./);
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await sessions.getByLabel('Sua senha').fill(person.senha);
    await one.click();
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await sessions.getByLabel('Sua senha').fill(person.senha);
    await sessions.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByLabel('Sua senha')).toHaveCount(0);
    for (const { context, elsewhere } of others) {
      await elsewhere.goto('/minha-conta');
      await expect(elsewhere).toHaveURL(/\/autenticacao/);
      await context.close();
    }
    await own.close();
  });
}

test('what is told goes after three seconds, or when it is closed (SHELL-14)', async ({ page }) => {
  await page.clock.install();
  await register(page);
  const save = section(page, 'Privacidade').getByRole('button', { name: 'Salvar escolhas' });
  const seen = page.getByText('Escolhas salvas', { exact: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await save.click();
  await expect(seen).toBeVisible();
  await page.clock.runFor(2900);
  await expect(seen).toBeVisible();
  await page.clock.runFor(200);
  await expect(seen).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(save).toBeVisible({ timeout: 200 });
  }).toPass();
  await save.click();
  await expect(seen).toBeVisible();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(seen).toBeHidden();
});

test('choices stay, data can be taken along, and the account can be erased', async ({ page }) => {
  const person = await register(page);
  const privacy = section(page, 'Privacidade');
  await privacy.getByLabel('Receber novidades').check();
  await privacy.getByRole('button', { name: 'Salvar escolhas' }).click();
  await toast(page, 'Escolhas salvas');
  await page.reload();
  await expect(privacy.getByLabel('Receber novidades')).toBeChecked();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    privacy.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meus-dados.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { pessoa: { nome: string } };
  expect(data.pessoa.nome).toBe(person.nome);

  await privacy.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta' });
  await dialog.getByLabel('Sua senha', { exact: true }).fill('Errada2026');
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toHaveAccessibleDescription(
    'Senha incorreta.',
  );
  await expectSoundPage(page);
  await dialog.getByLabel('Sua senha', { exact: true }).fill(person.senha);
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page).toHaveURL(/\/autenticacao\?conta=excluida$/);
  await expect(page.getByRole('status').getByText('Sua conta foi excluída')).toBeVisible();
  await expectSoundPage(page);
  await untilHydrated(page);
  await signIn(page, person.email, person.senha);
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos');
});

test('a course with a heart is among the favourites until it is taken back', async ({ page }) => {
  await register(page);
  await page.goto('/cursos-favoritos');
  await expect(page.getByRole('heading', { name: 'Você ainda não tem cursos favoritos' })).toBeVisible();
  await expectSoundPage(page);
  await page.goto('/busca');
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  const name = ((await heart.textContent()) || (await heart.getAttribute('aria-label')) || '').trim();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/cursos-favoritos');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSoundPage(page);
  await page.getByRole('button', { name: name || /^Favoritar / }).click();
  await expect(page.getByRole('heading', { name: 'Você ainda não tem cursos favoritos' })).toBeVisible();
});

test('a seller is greeted without a name, and has neither purchases nor favourites', async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá vendedor(a)!');
  await expect(page.getByRole('link', { name: 'Cursos favoritos' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Minhas compras' })).toHaveCount(0);
  const sales = page.getByRole('main').getByRole('link', { name: 'Minhas Vendas' });
  await expect(sales).toHaveAttribute('href', '/minhas-vendas');
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toHaveCount(0);
  await page.goto('/cursos-favoritos');
  await expect(page).toHaveURL(/\/minhas-vendas$/);
});

test('the registration can be brought up to date on a page of its own', async ({ page }) => {
  const { senha } = await register(page);
  await page.goto('/atualizar-cadastro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atualize seu cadastro');
  await expectSoundPage(page);
  await section(page, 'Telefone').getByLabel('Outro telefone').fill('4733221100');
  await section(page, 'Telefone').getByLabel('Sua senha').fill(senha);
  await section(page, 'Telefone').getByRole('button', { name: 'Salvar telefone' }).click();
  await toast(page, 'Telefone salvo');
  await page.reload();
  await expect(section(page, 'Telefone').getByLabel('Outro telefone')).toHaveValue('(47) 3322-1100');
});

test('a guardian is told field by field, and kept', async ({ page }) => {
  await register(page);
  const guardians = section(page, 'Responsáveis');
  await guardians.getByRole('button', { name: 'Adicionar responsável' }).click();
  const vera = guardians.getByRole('group', { name: 'Responsável 1' });
  await vera.getByLabel('Nome completo').fill('Vera da Silva');
  await guardians.getByRole('button', { name: 'Salvar responsáveis' }).click();
  await expect(vera.getByLabel('CPF')).toHaveAccessibleDescription('Este campo é obrigatório.');
  await vera.getByLabel('CPF').fill(makePerson().cpf);
  await vera.getByLabel('Telefone').fill('(47) 99999-8888');
  await vera.getByLabel('E-mail').fill('vera@exemplo.com.br');
  await guardians.getByRole('button', { name: 'Salvar responsáveis' }).click();
  await toast(page, 'Responsáveis salvos');

  await page.reload();
  await expect(vera.getByLabel('Nome completo')).toHaveValue('Vera da Silva');
});

test('special needs are kept with a consent of their own, and gone with it', async ({ page }) => {
  await register(page);
  const needs = section(page, 'Necessidades específicas');
  await expect(needs.getByLabel('Detalhe: Deficiência visual')).toBeHidden();
  await needs.getByLabel('Deficiência visual', { exact: true }).check();
  await needs.getByLabel('Detalhe: Deficiência visual').selectOption('Cegueira');
  await needs.getByRole('button', { name: 'Salvar necessidades' }).click();
  await expect(needs.getByLabel('Autorizo a escola')).toHaveAccessibleDescription(
    /Para guardar estas informações, precisamos da sua autorização\./,
  );
  await expectSoundPage(page);
  await needs.getByLabel('Autorizo a escola').check();
  await needs.getByRole('button', { name: 'Salvar necessidades' }).click();
  await toast(page, 'Necessidades salvas');

  await page.reload();
  await expect(needs.getByLabel('Deficiência visual', { exact: true })).toBeChecked();
  await expect(needs.getByLabel('Detalhe: Deficiência visual').locator('option:checked')).toHaveText(
    'Cegueira',
  );
  await needs.getByLabel('Deficiência visual', { exact: true }).uncheck();
  await needs.getByLabel('Autorizo a escola').uncheck();
  await needs.getByRole('button', { name: 'Salvar necessidades' }).click();
  await toast(page, 'Necessidades salvas');
  await page.reload();
  await expect(needs.getByLabel('Autorizo a escola')).not.toBeChecked();
});

test('an e-mail that was never confirmed is asked for, and the way leads on', async ({ page }) => {
  const person = await register(page);
  await page.goto('/cadastrar-atualizar-email?redirect_to=/busca');
  await expect(page.getByText(`Falamos com você por ${person.email}`)).toBeVisible();
  await expectSoundPage(page);
  const other = page.getByRole('region', { name: 'Quero usar outro' });
  await other.getByLabel('Novo e-mail').fill(makePerson().email);
  await other.getByLabel('Sua senha', { exact: true }).fill(person.senha);
  await other.getByRole('button', { name: 'Enviar confirmação' }).click();
  await expect(page.getByRole('status').getByText('Confira o novo e-mail')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/busca');
});
