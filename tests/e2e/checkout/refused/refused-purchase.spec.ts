import { cp, rm } from 'node:fs/promises';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { openPglite } from '#/backend/db/embedded/pglite.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import { makeDataFolder } from '../../../support/data-folder.ts';
import { makePerson, type Person } from '../../../support/person.ts';
import { findFreePort } from '../../../support/ports.ts';
import { startShop, type Shop } from '../../../support/shop.ts';
import { isOpen, listSeededOffers, type SeededOffer } from '../../course/support/seeded-offers.ts';
import { openAccount } from '../../steps/identification.ts';
import { expectSoundInBothWidths } from '../../steps/page-checks.ts';
import { test, untilHydrated } from '../../steps/test.ts';

const open = listSeededOffers().filter(
  ({ offer, path }) =>
    path.startsWith('/cursos-tecnicos/') && isOpen(offer) && (offer.vagas_disponiveis ?? 0) > 5,
);
const [changed, discounted, second, sixth, ...others] = open as [
  SeededOffer,
  SeededOffer,
  SeededOffer,
  SeededOffer,
  ...SeededOffer[],
];
const checkoutOf = ({ offer }: SeededOffer) => `/checkout/${offer.id_produto}-${offer.id_oferta}`;
const priceSql = (cents: number, { offer }: SeededOffer) => `
  UPDATE offers SET preco_original_centavos = ${cents}, preco_promocional_centavos = NULL
  WHERE id_oferta = ${offer.id_oferta};`;

// One shop serves them all.
test.describe.configure({ mode: 'default' });

let data: string;
let ports: Record<string, string>;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  data = await makeDataFolder('vitrine-refused-');
  await cp(process.env.SEEDED_SHOP_DATA!, data, { recursive: true });
  const [port, backend, card] = [await findFreePort(), await findFreePort(), await findFreePort()];
  ports = { PORT: String(port), BACKEND_PORT: String(backend), CARD_PORT: String(card) };
  await startWith(`${priceSql(100_000, changed)} ${priceSql(200_000, discounted)}`);
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(data, { recursive: true, force: true });
});

async function startWith(sql: string): Promise<void> {
  await shop?.stop();
  const { client, release } = await openPglite({ dataDir: data });
  await client.exec(sql);
  await client.close();
  await release();
  shop = await startShop({
    port: Number(ports.PORT),
    env: { ...ports, DATA_DIR: data, TRUST_PROXY: 'loopback' },
  });
}

async function enter(browser: Browser, person: Person, more: BrowserContextOptions = {}): Promise<Page> {
  const baseURL = `http://localhost:${ports.PORT}`;
  const context = await browser.newContext({ baseURL, locale: 'pt-BR', ...more });
  const page = await context.newPage();
  await openAccount(page, person, baseURL);
  return page;
}

async function fillIn(page: Page, seeded: SeededOffer, search = ''): Promise<void> {
  await page.goto(checkoutOf(seeded) + search);
  await untilHydrated(page);
  await page.getByLabel('Nome completo').fill('Clara Nunes Prado');
  await page.getByLabel('Li e aceito o contrato').check();
}

async function expectTypedIsThere(page: Page): Promise<void> {
  await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(page.getByLabel('Li e aceito o contrato')).toBeChecked();
}

const refusalOf = (page: Page, text: string) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text });

// PURCHASE-22, PURCHASE-8
test('a price that changed and a coupon that ended are said before anything is charged @once', async ({
  browser,
}) => {
  const byCard = await enter(browser, makePerson());
  await fillIn(byCard, changed);
  await byCard.getByRole('radio', { name: /^Cartão/ }).check();
  const card = byCard.frameLocator('iframe[title="Dados do cartão"]');
  await card.getByLabel('Número do cartão').pressSequentially('4111111111111111');
  await card.getByLabel('Nome como está no cartão').fill('CLARA PRADO');
  await card.getByLabel('Validade').pressSequentially('1239');
  await card.getByLabel('Código de segurança').fill('123');
  const plain = await enter(browser, makePerson(), { javaScriptEnabled: false });
  await fillIn(plain, changed);
  const withCoupon = await enter(browser, makePerson());
  await fillIn(withCoupon, discounted, '?cupom=COMECE10');
  await expect(withCoupon.getByText('Cupom aplicado:')).toBeVisible();

  await startWith(`${priceSql(123_456, changed)}
    UPDATE coupons SET valido_ate = now() - interval '1 day' WHERE codigo = 'COMECE10';`);

  await byCard.getByRole('button', { name: /^Pagar R\$\s1\.000,00 com cartão$/ }).click();
  await expect(refusalOf(byCard, 'O preço desta turma mudou.')).toBeVisible();
  const payNew = byCard.getByRole('button', { name: /^Pagar R\$\s1\.234,56 com cartão$/ });
  await expect(payNew).toBeVisible();
  await expectTypedIsThere(byCard);
  await expectSoundInBothWidths(byCard);
  // The bank's page keeps no security code once it has made a token.
  await card.getByLabel('Código de segurança').fill('123');
  await payNew.click();
  await byCard.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await expect(byCard.getByText('Matrícula confirmada').first()).toBeVisible();
  await expect(byCard.getByText(/1\.234,56/).first()).toBeVisible();
  await byCard.context().close();

  await plain.getByRole('button', { name: /^Pagar R\$\s1\.000,00 com Pix$/ }).click();
  await expect(refusalOf(plain, 'O preço desta turma mudou.')).toBeVisible();
  await expectTypedIsThere(plain);
  await plain.getByRole('button', { name: /^Pagar R\$\s1\.234,56 com Pix$/ }).click();
  await plain.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await plain.context().close();

  await withCoupon.getByRole('button', { name: /^Pagar R\$\s1\.800,00 com Pix$/ }).click();
  const ended = refusalOf(withCoupon, 'Este cupom venceu em');
  await expect(ended).toBeVisible();
  await expectTypedIsThere(withCoupon);
  await expectSoundInBothWidths(withCoupon);
  await ended.getByRole('link', { name: 'Continuar sem o cupom' }).click();
  await expectTypedIsThere(withCoupon);
  await withCoupon.getByRole('button', { name: /^Pagar R\$\s2\.000,00 com Pix$/ }).click();
  await withCoupon.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await withCoupon.context().close();
});

async function buy(page: Page, person: Person, seeded: SeededOffer): Promise<string> {
  const [dia, mes, ano] = person.nascimento.split('/') as [string, string, string];
  const { nome, cpf, telefone, email } = person;
  const backend = `http://127.0.0.1:${ports.BACKEND_PORT}`;
  const response = await fetch(`${backend}/api/contrato?id_oferta=${seeded.offer.id_oferta}`);
  const { versao, sha256 } = (await response.json()) as Terms;
  const form = {
    formulario: 'compra',
    nome,
    cpf,
    dia,
    mes,
    ano,
    telefone,
    email,
    contrato: 'on',
    versao,
    sha256,
  };
  const origin = `http://localhost:${ports.PORT}`;
  const answer = await page.request.post(checkoutOf(seeded), { headers: { origin }, form, maxRedirects: 0 });
  expect(answer.headers()['location']).toMatch(/\/pix\//);
  return answer.headers()['location']!;
}

// PURCHASE-13, PURCHASE-21
test('who paid for the offer in another tab is led to it, and who holds five seats is informed what to do @once', async ({
  browser,
}) => {
  const person = makePerson();
  const page = await enter(browser, person);
  await fillIn(page, second);
  const bank = await page.context().newPage();
  await bank.goto(await buy(page, person, second));
  const charge = await bank.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  await bank.goto(charge!);
  await untilHydrated(bank);
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(bank.getByText('Pagamento enviado.')).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pagar .* com Pix$/ });
  await pay.click();
  const own = refusalOf(page, 'Ela está em Minhas compras.');
  await expect(own).toBeVisible();
  await expectTypedIsThere(page);
  await expectSoundInBothWidths(page);
  await own.getByRole('link', { name: 'Ver essa compra' }).click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await expect(page.getByText('Matrícula confirmada').first()).toBeVisible();

  await fillIn(page, sixth);
  for (const seeded of others.slice(0, 5)) await buy(page, person, seeded);
  await pay.click();
  const full = refusalOf(page, 'Você já tem 5 vagas reservadas à espera de pagamento.');
  await expect(full).toBeVisible();
  await expectTypedIsThere(page);
  await expectSoundInBothWidths(page);
  await full.getByRole('link', { name: 'Ver minhas compras' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/minhas-compras');
  await page.getByText('Andamento', { exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Ver a compra de/ })
    .first()
    .click();
  await page.waitForURL(/\/minhas-compras\/[0-9A-Z]{26}$/);
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar compra' }).click();
  await expect(page.getByText('Compra cancelada').first()).toBeVisible();

  await page.goto(checkoutOf(sixth));
  await untilHydrated(page);
  await expect(page.getByLabel('Nome completo'), 'what was typed waits here').toHaveValue(
    'Clara Nunes Prado',
  );
  await page.getByLabel('Li e aceito o contrato').check();
  await pay.click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await page.context().close();
});
