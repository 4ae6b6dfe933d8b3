import { expect, type Page } from '@playwright/test';
import { boletoEndsInTime } from '#/domain/sale/boleto-terms.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilAlive } from '../steps/test.ts';

/** A class the coupon of the banner is for, far enough off for a boleto. */
const { offer } = listSeededOffers().find(
  (seeded) =>
    seeded.path.startsWith('/cursos-tecnicos/') &&
    isOpen(seeded.offer) &&
    (seeded.offer.vagas_disponiveis ?? 0) > 6 &&
    (seeded.offer.idade_minima ?? 0) <= 18 &&
    boletoEndsInTime(addDays(calendarDay(new Date()), 1), seeded.offer.data_inicio),
)!;

/** Leads to the page of a Pix that waits; its address. */
async function holdSeat(page: Page): Promise<string> {
  await openAccount(page, makePerson());
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  return page.url();
}

/** In cents, as the page of a Pix says it. */
const priceOf = async (page: Page) =>
  Number(
    (
      await page
        .getByText(/^R\$\s[\d.]+,\d\d$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  );

// PURCHASE-23
test('a coupon after the seat is held makes it cheaper, and how to pay is chosen anew', async ({ page }) => {
  const pix = await holdSeat(page);
  await untilAlive(page);
  const before = await priceOf(page);
  await page.getByRole('link', { name: 'Ver os detalhes da compra' }).click();
  const box = page.getByRole('region', { name: 'Cupom de desconto' });
  await box.getByLabel('Código do cupom').fill('nada');
  await box.getByRole('button', { name: 'Usar cupom' }).click();
  await expect(box.getByLabel('Código do cupom')).toHaveAccessibleDescription(/^Não encontramos esse cupom/);
  await expect(box.getByLabel('Código do cupom')).toHaveValue('nada');
  await box.getByLabel('Código do cupom').fill('comece10');
  await box.getByRole('button', { name: 'Usar cupom' }).click();
  await expect(box.getByText(/^Com o cupom COMECE10 a compra custa R\$/)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(pix);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await priceOf(page)).toBe(Math.round(before * 0.9));
});

// BOLETO-14
test('who changes to a boleto later gives an address, which a reload keeps', async ({ page }) => {
  const pix = await holdSeat(page);
  await page.goto(pix.replace('/pix/', '/minhas-compras/'));
  const change = page.getByRole('region', { name: 'Trocar a forma de pagamento' });
  const box = change.getByRole('group', { name: 'Seu endereço (opcional)' });
  await box.getByLabel('CEP').pressSequentially('89010000');
  await expect(box.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
  await box.getByLabel('Número').fill('1000');
  await change.getByLabel('Parcelas do boleto').selectOption('2');
  await page.reload();
  await expect(box.getByLabel('Número')).toHaveValue('1000');
  await expect(box.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
  await expect(change.getByLabel('Parcelas do boleto')).toHaveValue('2');
  await change.getByRole('button', { name: 'Trocar', exact: true }).click();
  const slip = page.getByRole('region', { name: /^(Boleto|Carnê)/ });
  await expect(slip.getByRole('heading', { name: 'Carnê de 2 parcelas' })).toBeVisible();
  await page.goto((await slip.getByRole('link', { name: 'Imprimir o carnê' }).getAttribute('href'))!);
  await expect(
    page.getByText('Rua Quinze de Novembro, 1000 - Centro - 89010-000 Blumenau/SC').first(),
  ).toBeVisible();
});
