import { expect, type Page } from '@playwright/test';
import { cardRefusalMessages } from '#/domain/sale/card/card-refusal.ts';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import { CARD_TRIES } from '#/domain/sale/card/card-state.ts';
import { makePerson } from '../../../support/person.ts';
import { isOpen, listSeededOffers } from '../../course/support/seeded-offers.ts';
import { openAccount } from '../../steps/identification.ts';
import { expectSoundInBothWidths } from '../../steps/page-checks.ts';
import { test } from '../../steps/test.ts';

const refused = testCards.flatMap(({ number, outcome }) =>
  outcome.kind === 'refuse' ? [{ number, message: cardRefusalMessages[outcome.reason] }] : [],
);
const [first, second] = listSeededOffers()
  .filter(
    ({ offer }) => isOpen(offer) && (offer.vagas_disponiveis ?? 0) > 8 && (offer.idade_minima ?? 0) <= 18,
  )
  .map(({ offer }) => `/checkout/${offer.id_produto}-${offer.id_oferta}`) as [string, string];

async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Dados do cartão"]');
  await frame.getByLabel('Número do cartão').fill(number);
  await frame.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
  await frame.getByLabel('Validade').fill('12/39');
  await frame.getByLabel('Código de segurança').fill('123');
}

async function buy(page: Page, checkout: string, number: string): Promise<void> {
  await page.goto(checkout);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await typeCard(page, number);
  await page.getByRole('button', { name: /^Pagar .* com cartão$/ }).click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
}

// CARD-6, CARD-7
test('each refusal of a card is told with its reason, and after five Pix takes its place @once', async ({
  page,
}) => {
  await openAccount(page, makePerson());
  const [one, ...others] = refused.slice(0, CARD_TRIES);
  await buy(page, first, one!.number);
  await expect(page.getByText(one!.message)).toBeVisible();
  for (const [index, { number, message }] of others.entries()) {
    await page.getByRole('radio', { name: /^Cartão/ }).check();
    await typeCard(page, number);
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await expect(page.getByText(message)).toBeVisible();
    const tries = index + 2;
    const left =
      tries < CARD_TRIES ? `tentativa ${tries} de ${CARD_TRIES}` : 'As tentativas com cartão acabaram';
    await expect(page.getByText(left)).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: /^Cartão/ })).toHaveCount(0);
  await expectSoundInBothWidths(page);
  await page.getByRole('radio', { name: /^Pix/ }).check();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);

  for (const { number, message } of refused.slice(CARD_TRIES)) {
    await buy(page, second, number);
    await expect(page.getByText(message)).toBeVisible();
  }
  expect(refused).toHaveLength(CARD_TRIES + 1);
});
