import { expect, type Page } from '@playwright/test';
import {
  boletoHoldEnd,
  firstBoletoDue,
  isOverdue,
  lateCharges,
  renewedDue,
} from '#/domain/sale/boleto-terms.ts';
import { centsToReais, formatReais } from '#/domain/sale/money.ts';
import { addDays, calendarDay, formatDeadline } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { makePerson } from '../../../support/person.ts';
import { startShop, type Shop } from '../../../support/shop.ts';
import { isOpen, listSeededOffers } from '../../course/support/seeded-offers.ts';
import { openAccount } from '../../steps/identification.ts';
import { expectSoundInBothWidths } from '../../steps/page-checks.ts';
import { test, untilHydrated } from '../../steps/test.ts';

const cents = 123_457;
const { offer } = listSeededOffers().find(
  (seeded) => isOpen(seeded.offer) && (seeded.offer.vagas_disponiveis ?? 0) > 5,
)!;

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({
    change: (data) =>
      data.exec(`UPDATE offers SET preco_original_centavos = ${cents}, preco_promocional_centavos = NULL,
        data_inicio = '2045-03-01', data_fim = '2045-12-01', idade_minima = NULL WHERE id_oferta = ${offer.id_oferta}`),
  });
});
test.afterAll(async () => shop?.stop());

const slip = (page: Page) => page.getByRole('region', { name: 'Boleto' });

/** Lets days go by at the bank and in the shop. */
async function letDaysPass(page: Page, days: number): Promise<void> {
  await page.goto(`${shop.url}/banco-simulado`);
  const now = page.getByRole('region', { name: 'Relógio' }).locator('strong');
  for (let day = 0; day < days; day++) {
    const before = await now.textContent();
    await page.getByLabel('Adiantar').selectOption('1 dia');
    await page.getByRole('button', { name: 'Adiantar o relógio' }).click();
    await expect(now).not.toHaveText(before!);
  }
}

// BOLETO-6, BOLETO-3
test('an overdue boleto is renewed at the cost that was shown, paid, and enrols @once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'pt-BR' });
  const page = await context.newPage();
  const open = async (address: string) => {
    await page.goto(address);
    await untilHydrated(page);
  };
  await openAccount(page, makePerson(), shop.url);
  await open(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com boleto$/ }).click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  const purchase = page.url();
  const line = await slip(page).getByLabel('Linha digitável').inputValue();

  const bought = calendarDay(new Date());
  const due = firstBoletoDue(bought);
  let late = 1;
  while (!isOverdue(due, addDays(bought, late))) late++;
  await letDaysPass(page, late);
  const today = addDays(bought, late);

  await open(`${shop.url}/minhas-compras`);
  await expect(
    page.getByText(/^O boleto venceu em .+\. Renove e pague até .+ para garantir a vaga\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Renovar o boleto' }).click();
  await page.waitForURL(`${purchase}#boleto`);
  await open(purchase);
  await expect(slip(page).getByText('Este boleto venceu', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^O boleto venceu em .+\. Renove e pague até .+ para garantir a vaga\.$/),
  ).toBeVisible();
  await expect(slip(page).getByLabel('Linha digitável')).toHaveCount(0);
  await expectSoundInBothWidths(page);
  await slip(page).getByRole('link', { name: 'Renovar o boleto' }).click();
  await page.waitForURL(/\/boleto\/renovar\?v=/);
  const { fee, interest, total } = lateCharges(cents, due, renewedDue(today));
  for (const [name, value] of [
    ['Valor original', formatReais(centsToReais(cents))],
    ['Multa de 2%', formatReais(centsToReais(fee))],
    ['Juros de 1% ao mês, por dia', formatReais(centsToReais(interest))],
    ['Total', formatReais(centsToReais(total))],
    ['Novo vencimento', formatDay(renewedDue(today))],
  ] as const)
    await expect(page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })).toHaveText(
      `${name}${value}`,
    );
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Renovar o boleto' }).click();
  await page.waitForURL(/\/boleto\/ecommerce-imprimir\?v=/);
  await expect(page.getByText(formatReais(centsToReais(total))).first()).toBeVisible();

  await open(purchase);
  await expect(slip(page).getByText(formatReais(centsToReais(total)))).toBeVisible();
  expect(await slip(page).getByLabel('Linha digitável').inputValue()).not.toBe(line);
  const held = formatDeadline(boletoHoldEnd(renewedDue(today)));
  await expect(slip(page).getByText(`Sua vaga está guardada até ${held}.`)).toBeVisible();
  await expectSoundInBothWidths(page);
  const bank = await slip(page).getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  await open(bank!);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Pagamento enviado.')).toBeVisible();
  await open(purchase);
  await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();
  await expect(slip(page).getByText('Recebemos o pagamento.')).toBeVisible();
  await expectSoundInBothWidths(page);
  await context.close();
});
