import { expect, type Page } from '@playwright/test';
import { boletoEndsInTime } from '#/domain/sale/boleto-terms.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const [first, second] = listSeededOffers()
  .filter(
    ({ offer }) =>
      isOpen(offer) &&
      (offer.vagas_disponiveis ?? 0) > 12 &&
      (offer.idade_minima ?? 0) <= 18 &&
      boletoEndsInTime(addDays(calendarDay(new Date()), 1), offer),
  )
  .map(({ offer }) => `/checkout/${offer.id_produto}-${offer.id_oferta}`) as [string, string];

const address = (page: Page) => page.getByRole('group', { name: 'Seu endereço (opcional)' });

async function chooseBoleto(page: Page, checkout: string): Promise<void> {
  await page.goto(checkout);
  await page.getByLabel('Li e aceito o contrato').check();
  await expect(address(page)).toBeHidden();
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  await expect(address(page)).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar .* com boleto$/ });

async function expectOnBoleto(page: Page, text: string): Promise<void> {
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  const sheet = await page.getByRole('link', { name: /^Imprimir o boleto/ }).getAttribute('href');
  await page.goto(sheet!);
  await expect(page.getByText(text).first()).toBeVisible();
}

// BOLETO-14
test(
  'a CEP fills the address of a boleto, which survives a reload, stands on the sheet, and is kept',
  { tag: '@phone' },
  async ({ page }) => {
    await openAccount(page, makePerson());
    await chooseBoleto(page, first);
    const box = address(page);
    await box.getByLabel('CEP').pressSequentially('89010000');
    await expect(box.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
    await expect(box.getByLabel('Estado')).toHaveValue('SC');
    await expect(box.getByLabel('CEP')).toBeFocused();
    await pay(page).click();
    await expect(box.getByLabel('Número')).toHaveAccessibleDescription('Este campo é obrigatório.');
    await expect(box.getByLabel('Número')).toBeFocused();
    await expectSoundPage(page);
    await box.getByLabel('Número').fill('1000');
    await page.reload();
    await expect(box.getByLabel('Número')).toHaveValue('1000');
    await expect(box.getByLabel('Rua ou avenida')).toHaveValue('Rua Quinze de Novembro');
    await page.getByLabel('Li e aceito o contrato').check();
    await pay(page).click();
    await expectOnBoleto(page, 'Rua Quinze de Novembro, 1000 - Centro - 89010-000 Blumenau/SC');

    await chooseBoleto(page, second);
    await expect(box.getByLabel('CEP')).toHaveValue('89010-000');
    await expect(box.getByLabel('Número')).toHaveValue('1000');
  },
);

// BOLETO-14
test(
  'who changes to a boleto later gives an address, which a reload keeps',
  { tag: '@once' },
  async ({ page }) => {
    await openAccount(page, makePerson());
    await page.goto(second);
    await page.getByLabel('Li e aceito o contrato').check();
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
    await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
    await page.goto(page.url().replace('/pix/', '/minhas-compras/'));
    const change = page.getByRole('region', { name: 'Trocar a forma de pagamento' });
    const box = address(page);
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
  },
);

test('while no one knows the CEP the address is typed by hand', { tag: '@once' }, async ({ page }) => {
  await openAccount(page, makePerson());
  await chooseBoleto(page, first);
  await page.route('**/_serverFn/**', (route) =>
    route.request().postData()?.includes('89010000') ? route.abort() : route.fallback(),
  );
  const box = address(page);
  await box.getByLabel('CEP').pressSequentially('89010000');
  await expect(box.getByRole('status')).toHaveText(/Preencha o endereço você mesmo/);
  await page.unroute('**/_serverFn/**');
  await typeAddress(page);
  await pay(page).click();
  await expectOnBoleto(page, 'Rua das Acácias, 7 - Velha - 89010-000 Blumenau/SC');
});

async function typeAddress(page: Page): Promise<void> {
  const box = address(page);
  await box.getByLabel('CEP').fill('89010-000');
  await box.getByLabel('Rua ou avenida').fill('Rua das Acácias');
  await box.getByLabel('Número').fill('7');
  await box.getByLabel('Bairro').fill('Velha');
  await box.getByLabel('Cidade').fill('Blumenau');
  await box.getByLabel('Estado').selectOption('SC');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is typed whole, and informed what it lacks', { tag: '@once' }, async ({ page }) => {
    await openAccount(page, makePerson());
    await chooseBoleto(page, first);
    await typeAddress(page);
    await address(page).getByLabel('Cidade').fill('');
    await pay(page).click();
    await expect(address(page).getByLabel('Cidade')).toHaveAttribute('aria-invalid', 'true');
    await expect(address(page).getByLabel('Rua ou avenida')).toHaveValue('Rua das Acácias');
    await expect(page.getByLabel('Li e aceito o contrato')).toBeChecked();
    await address(page).getByLabel('Cidade').fill('Blumenau');
    await pay(page).click();
    await expectOnBoleto(page, 'Rua das Acácias, 7 - Velha - 89010-000 Blumenau/SC');
  });
});
