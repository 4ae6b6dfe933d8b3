import { expect, type Browser, type Page } from '@playwright/test';
import { makePerson, type Person } from '../../support/person.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { createAccount, openAccount } from '../steps/identification.ts';
import { followMail, openMail } from '../steps/mailbox.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const purchasePattern = /\/minhas-compras\/[0-9A-Z]{26}$/;

const makeMinor = (): Person => ({
  ...makePerson(),
  nascimento: `01/02/${new Date().getFullYear() - 16}`,
});

const offer = () => listOffersWithSeats(16)[0]!.offer;

const checkout = () => `/checkout/${offer().id_produto}-${offer().id_oferta}`;

async function nameGuardian(page: Page, guardian: Person): Promise<void> {
  const box = page.getByRole('group', { name: 'Quem responde por quem vai estudar' });
  await box.getByLabel('Nome completo do responsável').fill(guardian.nome);
  await box.getByLabel('Parentesco').selectOption('Mãe');
  await box.getByLabel('CPF', { exact: true }).fill(guardian.cpf);
  await box.getByLabel('Telefone com DDD').fill(guardian.telefone);
  await box.getByLabel('E-mail').fill(guardian.email);
}

async function otherPerson(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.77.1.2' };
  const context = await browser.newContext({ extraHTTPHeaders, javaScriptEnabled, locale: 'pt-BR' });
  return context.newPage();
}

test(
  'a student of 16 asks a guardian, who makes an account, accepts and pays; the student sees the enrolment (GUARDIAN-2)',
  { tag: '@once' },
  async ({ page, browser }) => {
    // Two people in two browsers, and six pages looked at in both widths.
    test.slow();
    const [student, guardian] = [makeMinor(), makePerson()];
    await openAccount(page, student);
    await page.goto(checkout());
    await expect(page.getByLabel('Li e aceito o contrato')).toHaveCount(0);
    const send = page.getByRole('button', { name: 'Reservar e chamar o responsável' });
    await send.click();
    await expect(page.getByText('O campo Nome do responsável é obrigatório')).toBeVisible();
    await expectSoundInBothWidths(page);
    await nameGuardian(page, guardian);
    await page.reload();
    await expect(page.getByLabel('Nome completo do responsável')).toHaveValue(guardian.nome);
    await expect(page.getByLabel('Parentesco')).toHaveValue('MAE');
    await send.click();
    await page.waitForURL(purchasePattern);
    await expect(page.getByRole('heading', { name: `Aguardando ${guardian.nome}` })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code do link/ })).toBeVisible();
    await expectSoundInBothWidths(page);
    await page.getByRole('button', { name: 'Enviar de novo por e-mail' }).click();
    // Within a minute of the first one it isn't; on a slow day it is.
    await expect(page.getByText(/Acabamos de enviar um link|Enviamos um novo link/)).toBeVisible();
    const link = await page.getByLabel('Link do responsável').inputValue();
    const purchase = page.url();

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Este link não é para esta conta' })).toBeVisible();
    await expectSoundInBothWidths(page);

    const theirs = await otherPerson(browser);
    await theirs.goto(link);
    await untilHydrated(theirs);
    await expect(theirs.getByRole('heading', { name: 'Você foi indicado como responsável' })).toBeVisible();
    await expect(theirs.getByText(student.nome)).toHaveCount(0);
    await expectSoundInBothWidths(theirs);
    await theirs.getByRole('link', { name: 'Criar conta' }).click();
    await createAccount(theirs, guardian);
    await theirs.waitForURL(link);
    await untilHydrated(theirs);
    await expect(theirs.getByRole('heading', { name: `${student.nome} quer estudar` })).toBeVisible();
    await expectSoundInBothWidths(theirs);
    await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await theirs.waitForURL(purchase);
    await theirs.getByLabel('Li e aceito o contrato').check();
    await theirs.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await theirs.waitForURL(/\/pix\/[0-9A-Z]{26}$/);

    await page.goto(purchase);
    await expect(page.getByText(new RegExp(`^${guardian.nome} aceitou o contrato`))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ir para o pagamento' })).toHaveCount(0);
    await expectSoundInBothWidths(page);
    await payAtBank(theirs);
    await expect(theirs.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();
    await theirs.goto('/minhas-compras');
    await expect(theirs.getByText(`para ${student.nome}`)).toBeVisible();
    await theirs.context().close();
  },
);

test(
  'without JavaScript the guardian is named, opens the link, accepts and gets a Pix',
  { tag: '@once' },
  async ({ browser }) => {
    const [student, guardian] = [makeMinor(), makePerson()];
    const page = await otherPerson(browser, false);
    await openAccount(page, student);
    await page.goto(checkout());
    await page.getByRole('button', { name: 'Reservar e chamar o responsável' }).click();
    await expect(page.getByText('O campo Nome do responsável é obrigatório')).toBeVisible();
    await nameGuardian(page, guardian);
    await page.getByRole('button', { name: 'Reservar e chamar o responsável' }).click();
    await page.waitForURL(purchasePattern);

    const theirs = await otherPerson(browser, false);
    await openAccount(theirs, guardian);
    await theirs.goto(await page.getByLabel('Link do responsável').inputValue());
    await theirs.getByRole('button', { name: 'Ler o contrato e pagar' }).click();
    await theirs.waitForURL(purchasePattern);
    await theirs.getByLabel('Li e aceito o contrato').check();
    await theirs.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await theirs.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await page.context().close();
    await theirs.context().close();
  },
);

test(
  'the mail of a guardian leads to where they sign in, and shows nothing before',
  { tag: '@once' },
  async ({ page, browser }) => {
    const [student, guardian] = [makeMinor(), makePerson()];
    await openAccount(page, student);
    await page.goto(checkout());
    await nameGuardian(page, guardian);
    await page.getByRole('button', { name: 'Reservar e chamar o responsável' }).click();
    await page.waitForURL(purchasePattern);
    const theirs = await otherPerson(browser);
    await openMail(theirs, 'Uma matrícula precisa do seu aceite', guardian.email);
    await followMail(theirs, 'Ver e aceitar');
    await expect(theirs.getByRole('heading', { name: 'Você foi indicado como responsável' })).toBeVisible();
    await expect(theirs.getByText(student.nome)).toHaveCount(0);
    await theirs.context().close();
  },
);
