import { expect, type Locator, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { createAccount, fillPerson, openAccount, signIn } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function findClaim(page: Page, { email }: Person): Promise<Locator> {
  const claim = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    for (let number = 1; ; number += 1) {
      await page.goto(number === 1 ? '/moderacao/cpf' : `/moderacao/cpf?pagina=${number}`);
      if (await claim.isVisible()) return;
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    }
  }).toPass();
  return claim;
}

test('whose CPF is on another account gets it back through the team', async ({ page, browser }) => {
  const owner = makePerson();
  const elsewhere = await browser.newContext();
  const squatter = await elsewhere.newPage();
  await openAccount(squatter, { ...makePerson(), cpf: owner.cpf });

  await page.goto('/autenticacao?register');
  await createAccount(page, owner);
  await expect(page.getByRole('alert')).toContainText('Já existe uma conta com este CPF ou este e-mail');
  await page.getByRole('link', { name: 'Este CPF é meu' }).click();
  await expect(heading(page)).toHaveText('Este CPF é meu');
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('group', { name: 'Confira os campos abaixo' })).toBeVisible();
  await fillPerson(page, owner);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(heading(page)).toHaveText('Recebemos seu pedido');
  await expectSoundInBothWidths(page);

  const office = await browser.newContext();
  const staff = await office.newPage();
  await staff.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(staff, 'supervisor@vitrine.dev', 'Vitrine2026');
  await staff.getByRole('link', { name: 'Conferir pedidos de CPF' }).click();
  await expect(heading(staff)).toHaveText('Pedidos de CPF');
  const claim = await findClaim(staff, owner);
  await expect(claim).toContainText(owner.cpf);
  await expect(claim).toContainText('nome diferente');
  await expectSoundInBothWidths(staff);
  await claim.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(claim.getByText('Confira um documento com foto antes de aprovar.')).toBeVisible();
  await claim.getByRole('checkbox', { name: /^Conferi um documento/ }).check();
  await claim.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(staff.getByText(/^Pedido aprovado/)).toBeVisible();
  await expect(claim).toBeHidden();

  await openMail(page, 'Seu CPF está livre para a sua conta', owner.email);
  await followMail(page, 'Criar minha conta');
  await createAccount(page, owner);
  await expect(page).not.toHaveURL(/\/autenticacao/);
  await page.goto('/minha-conta');
  await expect(page.getByLabel('CPF', { exact: true })).toHaveValue(owner.cpf);

  await squatter.goto('/minha-conta?secao=dados-pessoais');
  const webhook = squatter
    .getByRole('main')
    .locator('div', { hasText: /^Sua conta está sem CPF/ })
    .last();
  await expect(webhook).toContainText('é de outra pessoa, e o retiramos');
  await expect(webhook).toContainText('Informe o seu CPF em Dados pessoais');
  await expect(webhook.getByRole('link', { name: 'Este CPF é meu' })).toHaveAttribute(
    'href',
    '/este-cpf-e-meu',
  );
  await expectSoundInBothWidths(squatter);
  const own = makePerson().cpf;
  await squatter.getByLabel('CPF', { exact: true }).fill(own);
  await squatter.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(squatter.getByText('Dados salvos')).toBeVisible();
  await squatter.goto('/minha-conta');
  await expect(squatter.getByLabel('CPF', { exact: true })).toHaveValue(own);
  await elsewhere.close();
  await office.close();
});

test('without JavaScript a claim is sent and refused, and the mail says why', async ({ page, browser }) => {
  const person = makePerson();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/esqueceu-sua-senha');
  await reader.getByRole('link', { name: 'Este CPF é meu' }).click();
  await fillPerson(reader, person);
  await reader.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(heading(reader)).toHaveText('Recebemos seu pedido');

  await reader.goto('/autenticacao?redirect_to=/moderacao/cpf');
  await signIn(reader, 'admin@vitrine.dev', 'Vitrine2026');
  await expect(heading(reader)).toHaveText('Pedidos de CPF');
  const claim = await findClaim(reader, person);
  await claim.getByLabel('Motivo da recusa').fill('O documento não é da pessoa do pedido.');
  await claim.getByRole('button', { name: /^Recusar/ }).click();
  await expect(reader.getByText('Pedido recusado')).toBeVisible();
  await plain.close();

  await openMail(page, 'Não conseguimos confirmar seu CPF', person.email);
  await expect(
    page.frameLocator('iframe').getByText('O documento não é da pessoa do pedido.').first(),
  ).toBeVisible();
});

test('for shoppers there is no page of claims', async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=/moderacao/cpf');
  await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
  await expect(heading(page)).toHaveText(/não encontr|não existe/i);
});
