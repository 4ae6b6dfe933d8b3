import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { courses, findCourseBySuggestion } from '../steps/catalogue.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { openBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

async function openCharge(page: Page): Promise<Page> {
  await openAccount(page, makePerson());
  await findCourseBySuggestion(page, courses.contents);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  return openBank(page);
}

async function act(bank: Page, action: string, done: string): Promise<void> {
  await bank.getByRole('button', { name: action, exact: true }).click();
  await expect(bank.getByText(done, { exact: true })).toBeVisible();
}

test('a Pix paid twice makes one enrolment, and gives the second payment back', async ({ page }) => {
  const bank = await openCharge(page);
  await act(bank, 'Pagar duas vezes', 'Dois pagamentos enviados.');
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
  await bank.reload();
  await expect(bank.getByRole('listitem').filter({ hasText: 'devolvidos' })).toHaveCount(1);
  await expectSoundInBothWidths(bank);
});

test('a refused payment leaves the Pix open; a late one enrols while a seat is free; refunds are told', async ({
  page,
}) => {
  const bank = await openCharge(page);
  await act(bank, 'Recusar', 'Pagamento recusado.');
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible();
  await act(bank, 'Expirar', 'Cobrança expirada.');
  await expect(page.getByRole('heading', { name: 'Este Pix expirou' })).toBeVisible();
  await act(bank, 'Pagar atrasado', 'Pagamento atrasado enviado.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
  await act(bank, 'Devolver', 'Valor devolvido.');
  await page.reload();
  await expect(page.getByText('O valor pago voltou para a conta de onde saiu.')).toBeVisible();
  await expectSoundInBothWidths(page);
});

test('the sixth new Pix of a day is refused in the words of PIX-3', async ({ page }) => {
  test.setTimeout(240_000);
  const bank = await openCharge(page);
  const pix = page.url();
  for (let renewal = 1; renewal <= 6; renewal++) {
    const charge = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
    await bank.goto(charge!);
    await untilHydrated(bank);
    await act(bank, 'Expirar', 'Cobrança expirada.');
    await page.goto(pix);
    await page.getByRole('button', { name: 'Gerar novo Pix' }).click();
    if (renewal <= 5) await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  }
  await expect(page.getByText('Não é permitido gerar um novo pix para esta cobrança.')).toBeVisible();
  await expectSoundInBothWidths(page);
});

test('a seller can not buy, and puts the purchase together for a student instead', async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=/minha-conta');
  await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
  await page.waitForURL(({ pathname }) => pathname === '/minha-conta');
  await findCourseBySuggestion(page, courses.contents);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compra assistida');
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  await expectSoundInBothWidths(page);
  await page.getByRole('main').getByRole('link', { name: 'Voltar para o curso' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses.contents.title);
});
