import { expect, type Page } from '@playwright/test';
import { startShop, type Shop } from '../../support/shop.ts';
import { moveUntil } from '../steps/alive.ts';
import { test as anyShop, untilHydrated } from '../steps/test.ts';
import { startAnalyticsHost, type AnalyticsHost } from './support/analytics-host.ts';
import { startPartnerHost, type PartnerHost } from './support/partner-host.ts';
import { actAsPerson, choose } from './support/visitor.ts';

anyShop.describe.configure({ mode: 'serial' });

const question = 'Podemos usar cookies opcionais?';
const everyScript = ['/forms.js', '/protection.js', '/seal.js'];

let partners: PartnerHost;
let analytics: AnalyticsHost;
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
  partners = await startPartnerHost();
  analytics = await startAnalyticsHost();
  shop = await startShop({
    env: {
      NEWSLETTER_FORM_ID: 'novidades-1',
      NEWSLETTER_ANALYTICS_ID: 'UA-1',
      NEWSLETTER_SCRIPT: `${partners.url}/forms.js`,
      PROTECTION_SCRIPT: `${partners.url}/protection.js`,
      SEAL_SCRIPT: `${partners.url}/seal.js`,
      ANALYTICS_KEY: 'phc_teste',
      ANALYTICS_HOST: analytics.url,
      ANALYTICS_REMOTE_CONFIG: 'on',
    },
  });
});
test.afterAll(async () => {
  await shop?.stop();
  await partners?.stop();
  await analytics?.stop();
});
test.beforeEach(async ({ context }) => {
  partners.asked.length = 0;
  analytics.requests.length = 0;
  await actAsPerson(context);
});

async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response!.headers()['content-security-policy']!;
}

const ownForm = (page: Page) => page.getByRole('textbox', { name: 'Seu e-mail' });
const partnerForm = (page: Page) => page.getByRole('textbox', { name: 'Seu melhor e-mail' });
const showsPartnerForm = (page: Page) => moveUntil(page, () => partnerForm(page).isVisible());
/** Undefined while one document gives way to the next. */
const isProtected = (page: Page) => page.evaluate(() => 'isProtected' in globalThis).catch(() => undefined);

// ANALYTICS-10
test('nothing of partners comes before consent, nor after a refusal', async ({ page }) => {
  expect(await open(page, '/ofertas')).not.toContain(partners.url);
  await choose(page, 'Recusar', question);
  expect(await open(page, '/ofertas')).not.toContain(partners.url);
  await expect(ownForm(page)).toBeVisible();
  expect(partners.asked).toEqual([]);
});

test('after consent the next page brings form, seal and protection, and no page with personal data does', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/ofertas');
  await choose(page, 'Aceitar', question);
  expect(partners.asked).toEqual([]);
  // The project's configuration is a setting too.
  await expect
    .poll(() => analytics.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`))
    .toContain('GET /array/phc_teste/config');

  const policy = page.waitForResponse((response) => new URL(response.url()).pathname === '/acessibilidade');
  await page.getByRole('link', { name: 'Acessibilidade' }).first().click();
  expect((await policy).headers()['content-security-policy']).toMatch(/script-src 'self' '(nonce|sha256)-/);
  expect((await policy).headers()['content-security-policy']).toContain(partners.url);
  await showsPartnerForm(page);
  await expect(page.locator('#novidades-1 form')).toHaveAttribute('data-analytics', 'UA-1');
  await expect(ownForm(page)).toHaveCount(0);
  await expect(page.getByText('Selo do parceiro')).toBeVisible();
  expect(await isProtected(page)).toBe(true);
  expect(partners.asked.toSorted()).toEqual(everyScript);

  // CONTENT-9
  const heading = page.getByRole('heading', { name: 'Novidades no seu e-mail' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await showsPartnerForm(page);
  await page.clock.runFor(999);
  await expect(heading).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(heading).toBeVisible();
  await page.clock.resume();
  await untilHydrated(page);

  const before = partners.asked.length;
  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await expect(page).toHaveURL(/\/ofertas$/);
  expect(partners.asked).toHaveLength(before);
  for (const path of ['/autenticacao', '/para-empresas', '/checkout/1-1', '/minha-conta']) {
    expect(await open(page, path)).not.toContain(partners.url);
    expect(await isProtected(page)).toBe(false);
  }
  expect(partners.asked).toHaveLength(before);
});

// ANALYTICS-11
test('a document with the scripts of partners is left for a page with personal data', async ({ page }) => {
  await open(page, '/ofertas');
  await choose(page, 'Aceitar', question);
  expect(await open(page, '/acessibilidade')).toContain(partners.url);
  await expect.poll(() => isProtected(page)).toBe(true);
  await page.getByRole('link', { name: 'Para empresas' }).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/para-empresas');
  await expect.poll(() => isProtected(page)).toBe(false);
});

test('a script that can’t be had is informed to the console, and the shop’s own form and seal stay', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(`${partners.url}/**`, (route) => route.abort());
  await open(page, '/ofertas');
  await choose(page, 'Aceitar', question);
  await open(page, '/acessibilidade');
  for (const path of everyScript) {
    await expect.poll(() => errors.join('\n')).toContain(`${path} could not be loaded`);
  }
  await moveUntil(page, () => ownForm(page).isVisible());
  await expect(page.getByText('Ambiente de teste: a conexão com esta página não é cifrada.')).toBeVisible();
});
