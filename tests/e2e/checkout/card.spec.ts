import { expect, type FrameLocator, type Page } from '@playwright/test';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { courses, findCourseBySuggestion } from '../steps/catalogue.ts';
import { hold } from '../steps/hold.ts';
import { createAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const approved = '4111111111111111';
const mastercard = '5555555555554444';
const noFunds = '4000000000009995';
const reviewed = '4000000000009235';
const challenged = '4000000000003220';

const fields = (page: Page) => page.frameLocator('iframe[title="Dados do cartão"]');

async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Número do cartão').pressSequentially(number);
  await frame.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
  await frame.getByLabel('Validade').pressSequentially('1239');
  await frame.getByLabel('Código de segurança').fill('123');
}

async function chooseCard(page: Page): Promise<void> {
  await findCourseBySuggestion(page, courses.licensing);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, makePerson());
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await expect(fields(page).getByLabel('Número do cartão')).toBeVisible();
}

const buy = (page: Page) => page.getByRole('button', { name: /^Pagar .* com cartão$/ });

async function payInCheckout(page: Page, number: string): Promise<void> {
  await chooseCard(page);
  await typeCard(fields(page), number);
  await buy(page).click();
}

async function arriveAtPurchase(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
  await untilHydrated(page);
}

async function payAgain(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await typeCard(fields(page), number);
  await page.getByRole('button', { name: /^(Pagar|Trocar)$/ }).click();
}

const enrolled = (page: Page) => page.getByText('Matrícula confirmada').first();

test(
  'a card is refused with its reason, another one enrols, and no number comes to the shop',
  { tag: '@phone' },
  async ({ page }) => {
    const sent: string[] = [];
    const shop = new URL(test.info().project.use.baseURL!).origin;
    page.on('request', (request) => {
      if (new URL(request.url()).origin === shop) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await chooseCard(page);
    const frame = fields(page);
    await buy(page).click();
    await expect(frame.getByText('Este campo é obrigatório.').first()).toBeVisible();
    await expect(frame.getByLabel('Número do cartão')).toBeFocused();
    await frame.getByLabel('Número do cartão').pressSequentially(noFunds);
    await expect(frame.getByRole('img', { name: 'Bandeira Visa' })).toBeVisible();
    await expect(frame.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 9995');
    await frame.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
    await frame.getByLabel('Validade').pressSequentially('1220');
    await expect(frame.getByLabel('Validade')).toHaveValue('12/20');
    await frame.getByLabel('Código de segurança').fill('123');
    await buy(page).click();
    await expect(frame.getByText('O ano ou mês inserido é inválido.')).toBeVisible();
    await expect(page.getByText('Confira os dados do cartão.')).toBeVisible();
    await expectSoundPage(page);
    await frame.getByLabel('Validade').fill('');
    await frame.getByLabel('Validade').pressSequentially('1239');
    await expect(page.getByText('Confira os dados do cartão.'), 'what was said is old').toBeHidden();
    await page.getByLabel('Parcelas do cartão').selectOption('3');
    // Enter within the frame sends the form around it.
    await frame.getByLabel('Código de segurança').press('Enter');

    await arriveAtPurchase(page);
    await expect(page.getByText('Pagamento não aprovado: Visa final 9995')).toBeVisible();
    await expect(page.getByText('O cartão não tem saldo ou limite')).toBeVisible();
    await expect(page.getByText('tentativa 1 de 5')).toBeVisible();
    await expectSoundPage(page);
    await payAgain(page, mastercard);
    await expect(enrolled(page)).toBeVisible();
    await expect(page.getByText('Mastercard final 4444')).toBeVisible();
    await expect(page.getByText('VITRINE CURSOS', { exact: true })).toBeVisible();
    await expectSoundPage(page);
    for (const number of [noFunds, mastercard]) {
      expect(sent.filter((request) => request.replaceAll(/[\s+]|%20/g, '').includes(number))).toEqual([]);
    }
  },
);

test(
  'who pays before the form of the card listens is heard once it does',
  { tag: '@once' },
  async ({ page }) => {
    const script = await hold(page, '**/cartao.js');
    await chooseCard(page);
    await buy(page).click();
    await expect.poll(() => script.asked.length).toBeGreaterThan(0);
    script.letCome();
    await expect(fields(page).getByText('Este campo é obrigatório.').first()).toBeVisible({
      timeout: 10_000,
    });
  },
);

test('a card in review waits, and enrols once its bank says so', { tag: '@once' }, async ({ page }) => {
  await payInCheckout(page, reviewed);
  await arriveAtPurchase(page);
  await expect(page.getByText('Seu pagamento está em análise')).toBeVisible();
  await expectSoundPage(page);
  const bank = await page.context().newPage();
  await bank.goto('/banco-simulado');
  await bank.getByRole('link', { name: page.url().split('/').at(-1)! }).click();
  await bank.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await expect(bank.getByText('Pagamento aprovado.')).toBeVisible();
  await expect(enrolled(page), 'the page turns by itself').toBeVisible();
});

test('a challenge: left, failed, and done', { tag: '@phone' }, async ({ page }) => {
  await payInCheckout(page, challenged);
  const confirm = page.getByRole('button', { name: 'Confirmar a compra' });
  await expect(confirm).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Voltar para a loja sem responder' }).click();
  await arriveAtPurchase(page);
  await expect(page.getByText('Falta confirmar no banco')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Confirmar no banco' }).click();
  await page.getByRole('button', { name: 'Não reconheço, recusar' }).click();
  await arriveAtPurchase(page);
  await expect(page.getByText('A confirmação com o banco não foi concluída.')).toBeVisible();
  await payAgain(page, challenged);
  await confirm.click();
  await arriveAtPurchase(page);
  await expect(enrolled(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the card is typed on the bank’s own page, and confirmed in the shop',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/autenticacao?register&redirect_to=/perguntas-frequentes');
      await createAccount(page, makePerson());
      await page.waitForURL(({ pathname }) => pathname === '/perguntas-frequentes');
      await page.goto('/checkout/1015-20107');
      await page.getByLabel('Li e aceito o contrato').check();
      await page.getByRole('radio', { name: /^Cartão/ }).check();
      await page.getByLabel('Parcelas do cartão').selectOption('2');
      await buy(page).click();
      await expect(page.getByRole('heading', { name: 'Dados do cartão' })).toBeVisible();
      await page.getByLabel('Número do cartão').fill('4111 1111 1111 1112');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('O número do cartão é inválido.')).toBeVisible();
      await expect(page.getByLabel('Número do cartão')).toHaveValue('');
      await page.getByLabel('Número do cartão').fill(approved);
      await page.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
      await page.getByLabel('Validade').fill('12/39');
      await page.getByLabel('Código de segurança').fill('123');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
      await expect(page.getByRole('heading', { name: 'Confirme o pagamento' })).toBeVisible();
      await page.getByRole('button', { name: /^Pagar R/ }).click();
      await expect(enrolled(page)).toBeVisible();
      await expect(page.getByText('Visa final 1111, 2 parcelas')).toBeVisible();
    },
  );
});

test('nothing the shop or its bank logs holds a number or a code', { tag: '@once' }, async ({ page }) => {
  let shop: Shop | undefined;
  try {
    shop = await startShop({ env: { LOG_LEVEL: 'debug' } });
    const { origin } = new URL(await cardPage(page, shop.url));
    for (const { number } of testCards) {
      const card = {
        numero: number,
        nome: 'ANA',
        validade: '12/39',
        codigo: number.startsWith('37') ? '7391' : '739',
      };
      expect((await page.request.post(`${origin}/tokens`, { data: card })).status()).toBe(200);
    }
    const wrong = { numero: '4111111111111112', codigo: '739', validade: 'x', nome: 'ANA' };
    expect((await page.request.post(`${origin}/tokens`, { data: wrong })).status()).toBe(422);
    await expect.poll(() => shop!.output()).toContain('/tokens');
    const lines = shop.output();
    for (const { number } of testCards) expect(lines).not.toContain(number);
    expect(lines).not.toContain('4111111111111112');
    expect(lines).not.toMatch(/\b739\b/);
  } finally {
    await shop?.stop();
  }
});

async function cardPage(page: Page, shopUrl: string): Promise<string> {
  const { headers } = { headers: (await page.request.get(shopUrl)).headers() };
  const [origin] = /http:\/\/localhost:\d+/.exec(
    /frame-src[^;]*/.exec(headers['content-security-policy']!)![0],
  )!;
  return `${origin}/cartao`;
}
