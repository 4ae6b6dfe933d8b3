import { expect } from '@playwright/test';
import { openAddressThatStays, type AddressThatStays } from '../../support/address-that-stays.ts';
import { findFreePort } from '../../support/ports.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

test.describe.configure({ mode: 'serial' });

let backend: Shop;
let address: AddressThatStays;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  backend = await startShop({ env: { BACKEND_PORT: String(port) } });
  address = await openAddressThatStays();
  address.target = `http://127.0.0.1:${port}`;
  shop = await startShop({ env: { BACKEND_URL: address.url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await address?.close();
  await backend?.stop();
});
test.afterEach(() => {
  address.holdsRequests = undefined;
});

const offered = listSeededOffers().filter(({ offer }) => isOpen(offer));

async function findReviewed(count: number) {
  const found: typeof offered = [];
  for (const seeded of offered) {
    const known = found.some(({ offer }) => offer.id_produto === seeded.offer.id_produto);
    const response = await fetch(`${address.target}/api/produto/${seeded.offer.id_produto}/opinioes/`);
    const reviews = (await response.json()) as unknown[];
    if (!known && reviews.length > 1) found.push(seeded);
    if (found.length === count) return found;
  }
  throw new Error('too few courses have reviews');
}

test('reviews that come too late leave the course where it is, and are asked for again (COURSE-13)', async ({
  page,
}) => {
  const [{ path, offer, title }, other] = (await findReviewed(2)) as [
    (typeof offered)[0],
    (typeof offered)[0],
  ];
  address.holdsRequests = `GET /api/produto/${offer.id_produto}/opinioes`;
  const response = await page.goto(shop.url + path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quero me matricular' }).first()).toBeVisible();
  const reviews = page.locator('#opinioes');
  await expect(reviews.getByText('Não foi possível carregar as opiniões')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Da mesma área' })).toBeVisible();
  await expectSoundPage(page);

  address.holdsRequests = undefined;
  await expect(async () => {
    await reviews.getByRole('link', { name: 'Tentar novamente' }).click({ timeout: 2000 });
    await expect(reviews.getByText('Alguma opinião ajudou?')).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(reviews.getByText('Não foi possível carregar as opiniões')).toHaveCount(0);

  // Chosen while nothing comes, stars say that nothing came rather than that there are none.
  address.holdsRequests = `GET /api/produto/${offer.id_produto}/opinioes`;
  await reviews.getByLabel('Mostrar').selectOption('nota-5');
  await expect(reviews.getByText('Não foi possível carregar as opiniões')).toBeVisible();
  await expect(reviews.getByText('Nenhuma opinião com essa nota.')).toHaveCount(0);

  address.holdsRequests = `GET /api/produto/${other.offer.id_produto}/opinioes`;
  const html = await (await fetch(shop.url + other.path)).text();
  expect(html).toContain(`href="${other.path}#opinioes"`);
});

test('what is late beside the course is left out (COURSE-13)', async ({ page }) => {
  const { path, offer } = (await findReviewed(4))[2]!;
  address.holdsRequests = `GET /api/produto-inscricao-mais-informacoes/${offer.id_produto}/`;
  const response = await page.goto(shop.url + path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Mais informações' })).toHaveCount(0);

  address.holdsRequests = 'GET /api/produto-busca?';
  const again = await page.goto(shop.url + (await findReviewed(4))[3]!.path);
  expect(again?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Da mesma área' })).toHaveCount(0);
  await expectSoundPage(page);
});
