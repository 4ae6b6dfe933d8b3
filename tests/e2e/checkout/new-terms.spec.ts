import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test as anyShop } from '../steps/test.ts';

let shop: Shop;
const test = anyShop.extend({
  // Playwright reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(shop?.url);
  },
});
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({
    env: { TRUST_PROXY: 'loopback' },
    change: (data) =>
      data.query(
        `INSERT INTO contracts (versao, texto, sha256, vigente_desde)
         VALUES ('2027-01', 'CONTRATO NOVO', $1, now() + interval '12 hours')`,
        ['a'.repeat(64)],
      ),
  });
});
test.afterAll(async () => {
  await shop?.stop();
});

test('terms that changed while they were read are shown, and bind once they are accepted', async ({
  page,
}) => {
  const { offer } = listSeededOffers().find(
    (seeded) =>
      isOpen(seeded.offer) &&
      (seeded.offer.idade_minima ?? 0) <= 18 &&
      seeded.offer.vagas_disponiveis === null,
  )!;
  await openAccount(page, makePerson(), shop.url);
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  const accept = page.getByLabel('Li e aceito o contrato');
  await expect(page.getByText('Li e aceito o contrato, versão 2026-01.')).toBeVisible();
  await accept.check();

  const bank = await page.context().newPage();
  await bank.goto('/banco-simulado');
  await bank.getByRole('combobox', { name: 'Adiantar' }).selectOption('1 dia');
  const before = await bank.getByText(/^Agora são/).textContent();
  await bank.getByRole('button', { name: 'Adiantar o relógio' }).click();
  await expect(bank.getByText(/^Agora são/)).not.toHaveText(before!);

  const pay = page.getByRole('button', { name: /^Pagar .* com Pix$/ });
  await pay.click();
  await expect(page.getByText('O contrato mudou. Leia a nova versão antes de aceitar.')).toBeVisible();
  await expect(page.getByText('CONTRATO NOVO')).toBeVisible();
  await expect(page.getByText('CONTRATO DE PRESTAÇÃO')).toHaveCount(0);
  await expect(page.getByText('Li e aceito o contrato, versão 2027-01.')).toBeVisible();
  await expect(accept).not.toBeChecked();
  await expectSoundInBothWidths(page);
  await pay.click();
  await expect(accept).toHaveAccessibleDescription(/leia e aceite o contrato/);
  await accept.check();
  await pay.click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
});
