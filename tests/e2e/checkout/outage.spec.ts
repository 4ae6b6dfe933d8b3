import { expect } from '@playwright/test';
import { openAddressThatStays, type AddressThatStays } from '../../support/address-that-stays.ts';
import { makePerson } from '../../support/person.ts';
import { findFreePort } from '../../support/ports.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { createAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

let backend: Shop;
let backendUrl: string;
let address: AddressThatStays;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  backendUrl = `http://127.0.0.1:${port}`;
  backend = await startShop({ env: { BACKEND_PORT: String(port) } });
  address = await openAddressThatStays();
  address.target = backendUrl;
  shop = await startShop({ env: { BACKEND_URL: address.url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await address?.close();
  await backend?.stop();
});

test('what a buyer typed and who they are is there again after an outage', async ({ browser }) => {
  const { id_produto, id_oferta } = listSeededOffers().find(({ offer }) => isOpen(offer))!.offer;
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await page.goto(`${shop.url}/checkout/${id_produto}-${id_oferta}?register`);
  await untilHydrated(page);
  await createAccount(page, makePerson());
  await expect(page.getByLabel('Li e aceito o contrato')).toBeVisible();
  await page.getByLabel('Nome completo').fill('Clara Nunes Prado');

  const fail = () => {
    address.target = null;
    address.cut();
  };
  fail();
  await page.getByLabel('Cupom de desconto').fill('COMECE10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('heading', { name: 'Serviço indisponível' })).toBeFocused();
  await expectSoundPage(page);
  expect(await cookies()).not.toContain('dev_userToken');
  address.target = backendUrl;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');

  fail();
  const response = await page.reload();
  expect(response?.status()).toBe(503);
  await untilHydrated(page);
  expect(await cookies()).not.toContain('dev_userToken');
  address.target = backendUrl;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(page.getByLabel('Li e aceito o contrato')).toBeVisible();
  expect(await cookies()).toContain('dev_userToken');
  await context.close();
});
