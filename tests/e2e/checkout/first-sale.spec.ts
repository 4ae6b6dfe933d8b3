import { expect, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { courses, findCourseBySuggestion } from '../steps/catalogue.ts';
import { createAccount, openAccount, signIn } from '../steps/identification.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundInBothWidths, expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

async function buyAsNewShopper(page: Page, person = makePerson()): Promise<void> {
  await page.waitForLoadState('networkidle');
  await openAccount(page, person);
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
}

test('a visitor finds a course, registers, buys, pays and is enrolled, and finds it again', async ({
  page,
}) => {
  const person = makePerson();
  await findCourseBySuggestion(page, courses.licensing);
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Crie sua conta' })).toBeVisible();
  await expect(page.getByRole('link', { name: /política de privacidade/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expectSoundPage(page);
  await createAccount(page, person);
  await expect(page.getByLabel('Li e aceito o contrato')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
  await expect(page.getByRole('heading', { name: 'Quem vai estudar' })).toBeFocused();
  await expectSoundPage(page);
  await expect(page.getByRole('link', { name: 'Voltar para o curso' })).toHaveAttribute(
    'href',
    /\/\d+\?turma=\d+$/,
  );
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|2[89]:\d\d)$/);
  await expectSoundPage(page);

  const second = await page.context().newPage();
  await second.goto(page.url());
  const bank = await payAtBank(page);
  await expectSoundPage(bank);
  await bank.close();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
    await expect(tab).toHaveTitle(/^Matrícula confirmada/);
    await expectSoundPage(tab);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Matrícula confirmada' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ver minha matrícula' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();

  await page.goto('/minha-conta');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/autenticacao/);
  await signIn(page, person.email, person.senha);
  await expect(page).toHaveURL(/\/minha-conta$/);
  await page.goto('/minhas-compras');
  await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Ver detalhes' }).click();
  await expect(page.getByRole('list', { name: 'Andamento da compra' })).toContainText('Matrícula confirmada');
  await expectSoundPage(page);
});

test(
  'what was typed survives a reload, and two presses make one purchase',
  { tag: '@once' },
  async ({ page }) => {
    const person = makePerson();
    const student = makePerson();
    await findCourseBySuggestion(page, courses.contents);
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await page.getByLabel('Nome completo').fill(person.nome);
    await page.reload();
    await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
    await createAccount(page, person);
    await expect(page.getByLabel('Li e aceito o contrato')).toBeVisible();
    await expect(page.getByLabel('Nome completo')).toHaveValue(person.nome);
    await page.getByLabel('Nome completo').fill(student.nome);
    await page.getByLabel('CPF', { exact: true }).fill(student.cpf);
    await page.getByRole('radio', { name: /^Cartão/ }).check();
    await page.getByLabel('Parcelas do cartão').selectOption('2');
    await page.reload();
    await expect(page.getByLabel('Nome completo')).toHaveValue(student.nome);
    await expect(page.getByLabel('CPF', { exact: true })).toHaveValue(student.cpf);
    await expect(page.getByRole('radio', { name: /^Cartão/ })).toBeChecked();
    await expect(page.getByLabel('Parcelas do cartão')).toHaveValue('2');
    await page.getByRole('radio', { name: /^Pix/ }).check();
    await page.getByLabel('Li e aceito o contrato').check();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).dblclick();
    await page.waitForURL(/\/pix\//);
    await page.goto('/minhas-compras');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText(`para ${student.nome}`)).toBeVisible();
  },
);

// PURCHASE-21
test(
  'back from an unpaid Pix leads to it, not to a form that buys again',
  { tag: '@once' },
  async ({ page, browser, extraHTTPHeaders }) => {
    test.slow();
    const person = makePerson();
    await findCourseBySuggestion(page, courses.contents);
    const checkout = page.url();
    await buyAsNewShopper(page, person);
    const pix = page.url();
    const back = async () => {
      // As a thumb does it at once; the page it comes from may not be interactive yet.
      await page.evaluate(() => history.back());
      await page.waitForURL(checkout);
      await expect(page.getByText('Você tem uma compra em andamento')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pagar .* com Pix$/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'Continuar a compra' }).click();
      await page.waitForURL(pix);
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    };
    await back();
    // From here back is another document.
    await page.reload();
    await back();

    // One that the browser kept as it was left is shown again before the shop is asked for anything.
    const context = await browser.newContext({ locale: 'pt-BR', extraHTTPHeaders: extraHTTPHeaders! });
    const left = await context.newPage();
    await openAccount(left, makePerson());
    await left.goto(checkout);
    await expect(left.getByLabel('Li e aceito o contrato')).toBeVisible();
    await untilHydrated(left);
    const second = await context.newPage();
    await second.goto(checkout);
    await second.getByLabel('Li e aceito o contrato').check();
    await second.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await second.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await left.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(left.getByText('Você tem uma compra em andamento')).toBeVisible();
    await context.close();
  },
);

test('what is typed before the page hydrates survives a reload', { tag: '@once' }, async ({ page }) => {
  const person = makePerson();
  await findCourseBySuggestion(page, courses.contents);
  const address = new URL(page.url());
  address.search = '?register';
  const slow = await page.context().newPage();
  await slow.route('**/*.js', (route) => route.abort());
  await slow.goto(address.href);
  await slow.getByLabel('Nome completo').fill(person.nome);
  await slow.unroute('**/*.js');
  await slow.reload();
  await expect(slow.getByLabel('Nome completo')).toHaveValue(person.nome);
});

test(
  'a coupon counts or is refused with its code in the field, and a visitor finds the way to a new password',
  { tag: '@once' },
  async ({ page }) => {
    await findCourseBySuggestion(page, courses.contents);
    const checkout = new URL(page.url()).pathname;
    await expect(page.getByRole('link', { name: 'Esqueceu sua senha?' })).toHaveAttribute(
      'href',
      `/esqueceu-sua-senha?redirect_to=${encodeURIComponent(checkout)}`,
    );
    await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
    await page.getByLabel('Cupom de desconto').fill('NAOEXISTE');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Não encontramos esse cupom. Confira o código.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Cupom de desconto')).toHaveValue('NAOEXISTE');
    await expectSoundInBothWidths(page);
    await page.getByLabel('Cupom de desconto').fill('comece10');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Cupom aplicado:')).toBeVisible();
    await expectSoundInBothWidths(page);
  },
);

test(
  'buying the same offer again leads to the purchase under way, which can be cancelled',
  { tag: '@once' },
  async ({ page }) => {
    await findCourseBySuggestion(page, courses.licensing);
    const checkout = page.url();
    const other = await page.context().newPage();
    await buyAsNewShopper(page);
    const pix = page.url();
    await page.goto(checkout);
    // PURCHASE-21
    await expect(page.getByText('Você tem uma compra em andamento')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
    await expectSoundInBothWidths(page);
    await page.getByRole('link', { name: 'Continuar a compra' }).click();
    await page.waitForURL(pix);
    await page.goto(pix.replace('/pix/', '/minhas-compras/'));
    await expectSoundInBothWidths(page);

    await page.getByRole('button', { name: 'Cancelar compra' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar compra' }).click();
    await expect(page.getByText('Compra cancelada').first()).toBeVisible();
    // PIX-10
    await page.goto(pix.replace('/pix/', '/pix/regerar/'));
    await page.waitForURL(pix);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compra cancelada');

    await other.goto(checkout);
    await untilHydrated(other);
    await page.goto(checkout);
    for (const tab of [page, other]) await tab.getByLabel('Li e aceito o contrato').check();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await other.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await expect(other.getByText('Você já tem uma compra desta turma em andamento.')).toBeVisible();
    await expectSoundInBothWidths(other);
    await other.getByRole('link', { name: 'Ver essa compra' }).click();
    await other.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
  },
);

test(
  'who holds the last seat of an offer is not informed that it is sold out when they open its checkout again',
  { tag: '@once' },
  async ({ page }) => {
    const last = listSeededOffers().filter(
      ({ offer }) => isOpen(offer) && offer.vagas_disponiveis === 1 && (offer.idade_minima ?? 0) <= 18,
    );
    const { offer } = last.at(-1)!;
    await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
    const checkout = page.url();
    await buyAsNewShopper(page);
    await page.goto(checkout);
    await expect(page.getByText('Você tem uma compra em andamento')).toBeVisible();
  },
);

test('an expired Pix is renewed by a button, never by a visit', { tag: '@once' }, async ({ page }) => {
  await findCourseBySuggestion(page, courses.contents);
  await buyAsNewShopper(page);
  const pix = page.url();
  const bank = await payAtBank(page, 'Expirar');
  await bank.close();
  await expect(page.getByRole('heading', { name: 'Este Pix expirou' })).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.goto(pix.replace('/pix/', '/pix/regerar/'));
  await expectSoundInBothWidths(page);
  await page.reload();
  await page.getByRole('button', { name: 'Gerar novo Pix' }).click();
  await page.waitForURL(pix);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test(
  'without JavaScript the Pix is there to be paid, and comes again by itself',
  { tag: '@once' },
  async ({ page, browser }) => {
    await findCourseBySuggestion(page, courses.licensing);
    await buyAsNewShopper(page);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await expect(plain.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(plain.getByLabel('Pix copia e cola')).toHaveValue(/^000201/);
    await expect(plain.getByRole('link', { name: 'Atualizar agora' })).toBeVisible();
    await context.close();
  },
);
