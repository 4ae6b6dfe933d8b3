import type { Page } from '@playwright/test';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import { isOpen, listSeededOffers } from '../../tests/e2e/course/support/seeded-offers.ts';
import { openAccount } from '../../tests/e2e/steps/identification.ts';
import { untilHydrated } from '../../tests/e2e/steps/test.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Camera } from './camera.ts';

const open = listSeededOffers().filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 18);
const dearest = open.reduce((one, other) =>
  other.offer.preco_original_centavos > one.offer.preco_original_centavos ? other : one,
);

const reviewed = '4000000000009235';
const challenged = '4000000000003220';
const approved = '378282246310005';
const refusals = testCards.filter(({ outcome }) => outcome.kind === 'refuse');

export async function walkCardStates(camera: Camera): Promise<void> {
  const { take } = camera;
  let page = await openCheckout(camera);
  await take(page, 'checkout-card-empty', aroundFields(page));
  await fieldsOf(page).getByText('Cartões de teste').first().click();
  await take(page, 'checkout-card-tests', aroundFields(page));
  await fieldsOf(page).getByText('Cartões de teste').first().click();
  await buy(page);
  await fieldsOf(page).getByText('obrigatório').first().waitFor();
  await take(page, 'checkout-card-errors', aroundFields(page));
  const [first, ...others] = refusals;
  await typeCard(page, first!.number);
  await page.getByLabel('Parcelas do cartão').selectOption({ index: 3 });
  await take(page, 'checkout-card-brand', aroundFields(page));
  await buy(page);
  await arrive(page);
  await take(page, 'purchase-card-refused');
  await take(page, 'purchase-card-try-again', aroundFields(page));
  for (const { number, outcome } of others.slice(0, 4)) {
    await payAgain(page, number);
    const reason = outcome.kind === 'refuse' ? outcome.reason : '';
    await take(page, `purchase-card-refused-${reason.toLowerCase().replaceAll('_', '-')}`);
  }
  await take(page, 'purchase-card-no-tries-left');
  await page.context().close();

  page = await openCheckout(camera);
  await typeCard(page, others[4]!.number);
  await buy(page);
  await arrive(page);
  await take(page, 'purchase-card-refused-longest');
  await payAgain(page, reviewed);
  await take(page, 'purchase-card-review');
  await payAgain(page, challenged, () => page.waitForURL(({ pathname }) => pathname.startsWith('/desafio/')));
  await take(page, 'card-challenge');
  await page.getByRole('link', { name: 'Voltar para a loja sem responder' }).click();
  await arrive(page);
  await take(page, 'purchase-card-challenge-left');
  await page.getByRole('link', { name: 'Confirmar no banco' }).click();
  const challenge = page.url();
  await page.getByRole('button', { name: 'Não reconheço, recusar' }).click();
  await arrive(page);
  await take(page, 'purchase-card-challenge-failed');
  const purchase = page.url();
  await page.goto(challenge);
  await take(page, 'card-challenge-over');
  await page.goto(purchase);
  await untilHydrated(page);
  await payAgain(page, approved, () => page.getByText('Matrícula confirmada').first().waitFor());
  await take(page, 'purchase-card-paid');
  await page.context().close();

  page = await openCheckout(camera);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src'))!);
  await page.goto(`${origin}/cartao/pagina?compra=01JD8XZ4KQ7V9R2M5T3W6Y1B0C&parcelas=3`);
  await take(page, 'card-page');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await take(page, 'card-page-errors');
  await page.context().close();
}

const aroundFields = (page: Page) => ({
  around: page.locator('form:has(iframe) button[type=submit]').last(),
});
const fieldsOf = (page: Page) => page.frameLocator('iframe[title="Dados do cartão"]');

async function openCheckout(camera: Camera): Promise<Page> {
  const checkout = `/checkout/${dearest.offer.id_produto}-${dearest.offer.id_oferta}`;
  const page = await camera.open('/acessibilidade');
  const person = { ...makePerson(), nome: 'Maximiliana Wolfgangsteinhausen de Albuquerque' };
  await openAccount(page, person, new URL(page.url()).origin);
  await page.goto(checkout, { waitUntil: 'networkidle' });
  await page.getByLabel('Li e aceito o contrato').check();
  await chooseCard(page);
  return page;
}

async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await fieldsOf(page).getByLabel('Número do cartão').waitFor();
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Número do cartão').fill(number);
  await fields.getByLabel('Nome como está no cartão').fill('MAXIMILIANA W DE ALBUQUERQUE');
  await fields.getByLabel('Validade').fill('12/39');
  await fields.getByLabel('Código de segurança').fill(number.startsWith('37') ? '1234' : '123');
}

const buy = (page: Page) => page.getByRole('button', { name: /^Pagar .* com cartão$/ }).click();

async function arrive(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
  await untilHydrated(page);
}

async function payAgain(page: Page, number: string, arrived?: () => Promise<void>): Promise<void> {
  const before = (await page.locator('#cartao').textContent()) ?? '';
  await chooseCard(page);
  await typeCard(page, number);
  await page.getByRole('button', { name: /^(Pagar|Trocar)$/ }).click();
  if (arrived) return arrived();
  await page.waitForFunction(
    (text) => ![text, ''].includes(document.querySelector('#cartao')?.textContent ?? ''),
    before,
  );
}
