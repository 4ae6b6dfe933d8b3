import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { listOffersWithSeats } from '../course/support/seeded-offers.ts';
import { courses, findCourseBySuggestion } from '../steps/catalogue.ts';
import { isRunning, moveUntil } from '../steps/alive.ts';
import { createAccount, signIn } from '../steps/identification.ts';
import { payAtBank } from '../steps/bank.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { hold } from '../steps/hold.ts';
import { test as anyShop, untilHydrated } from '../steps/test.ts';
import { eventsIn, startAnalyticsHost, type AnalyticsHost } from './support/analytics-host.ts';
import { actAsPerson, choose, signedInPerson, watchMeasuring } from './support/visitor.ts';

anyShop.describe.configure({ mode: 'serial' });

let host: AnalyticsHost;
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
  host = await startAnalyticsHost();
  shop = await startShop({ env: { ANALYTICS_KEY: 'phc_teste', ANALYTICS_HOST: host.url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await host?.stop();
});
test.beforeEach(async ({ context }) => {
  host.requests.length = 0;
  await actAsPerson(context);
});

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');
const pageViews = () => host.named('$pageview').map(({ route }) => route);
const preferences = { name: 'Preferências de cookies' };

anyShop('a shop without a key asks nothing and measures nothing', async ({ page }) => {
  const asked = watchMeasuring(page, host.url);
  const response = await page.goto('/');
  expect(response!.headers()['content-security-policy']).toContain("connect-src 'self';");
  expect(await response!.text()).not.toContain('cookies de medição');
  await expect(page.getByRole('button', preferences)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await expect(page).toHaveURL(/\/ofertas/);
  expect(asked).toEqual([]);
});

test('nothing is asked for before consent, nor after a refusal', async ({ page, context }) => {
  const asked = watchMeasuring(page, host.url);
  const response = await page.goto('/');
  expect(response!.headers()['content-security-policy']).toContain(`connect-src 'self' ${host.url};`);
  expect(await response!.text()).toContain('Podemos medir o uso do site?');
  await expectSoundPage(page);
  const [refuse, accept] = ['Recusar', 'Aceitar'].map((name) => page.getByRole('button', { name }));
  const [left, right] = [await refuse!.boundingBox(), await accept!.boundingBox()];
  expect([left!.width, left!.height]).toEqual([right!.width, right!.height]);

  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await expect(page).toHaveURL(/\/ofertas/);
  await refuse!.focus();
  await page.keyboard.press('Enter');
  await expect(refuse!).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferencias_cookies');
  expect(cookie?.value).toMatch(/^recusado\.\d{4}-\d\d-\d\d\.2026-11$/);
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  await page.reload();
  await expect(page.getByText('Podemos medir o uso do site?')).toHaveCount(0);
  await page.getByRole('link', { name: 'Para empresas' }).first().click();
  await expect(page).toHaveURL(/\/para-empresas$/);
  expect(asked).toEqual([]);
  expect(host.requests).toEqual([]);
});

test('who has no JavaScript isn’t asked, for nothing could be measured', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/acessibilidade');
  await expect(page.getByRole('link', { name: 'Acessibilidade', exact: true })).toBeVisible();
  await expect(page.getByText('Podemos medir o uso do site?')).toBeHidden();
  await expect(page.getByText(preferences.name)).toBeHidden();
  await context.close();
});

test('a choice leaves the parts of a page that hydrate later where they are', async ({ page }) => {
  const held = await hold(page, '**/assets/course-details-*.js');
  const { path } = listOffersWithSeats()[0]!;
  await page.goto(path, { waitUntil: 'commit' });
  const city = page.locator('#turmas').getByLabel('Cidade');
  await expect(city).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('#turmas select')) Object.assign(window, { vanished: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);
  await expect.poll(() => host.named('$pageview')).not.toEqual([]);
  await expect(city).toBeVisible();
  held.letCome();
  await moveUntil(page, () => city.evaluate(isRunning));
  expect(await page.evaluate(() => 'vanished' in window)).toBe(false);
});

test('a choice is changed from the footer, both ways', async ({ page, context }) => {
  await page.goto('/acessibilidade');
  await choose(page, 'Recusar');
  const open = page.getByRole('button', preferences);
  await open.click();
  await expect(page.getByRole('heading', { name: 'Podemos medir o uso do site?' })).toBeFocused();
  await expect(page.getByText('Hoje você recusa.')).toBeVisible();
  await choose(page, 'Aceitar');
  await expect(open).toBeFocused();
  await expect.poll(pageViews).toEqual(['/acessibilidade']);
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());
  expect(await stored()).toContain('ph_phc_teste');

  const tab = await context.newPage();
  await tab.goto('/ofertas');
  await expect.poll(pageViews).toEqual(['/acessibilidade', '/ofertas']);

  await page.bringToFront();
  await open.click();
  await expect(page.getByText('Hoje você aceita.')).toBeVisible();
  await choose(page, 'Recusar');
  expect(await stored()).not.toContain('ph_phc_teste');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['preferencias_cookies']);
  const asked = watchMeasuring(page, host.url);
  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await expect(page).toHaveURL(/\/ofertas/);
  await page.reload();
  expect(asked).toEqual([]);

  await tab.getByRole('link', { name: 'Para empresas' }).first().click();
  await expect(tab).toHaveURL(/\/para-empresas$/);
  await tab.reload();
  expect(pageViews()).toEqual(['/acessibilidade', '/ofertas']);
  expect(await stored()).not.toContain('ph_phc_teste');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['preferencias_cookies']);
});

test('a purchase, from the search to signing out (ANALYTICS-3, ANALYTICS-9)', async ({ page, context }) => {
  const person = makePerson();
  await page.goto('/busca?titulo=solda');
  await choose(page, 'Aceitar');
  await expect
    .poll(() => host.named('$pageview'))
    .toMatchObject([{ route: '/busca', $pathname: '/busca', $current_url: `${shop.url}/busca` }]);
  const anonymous = host.named('$pageview')[0]!['distinct_id'];
  await page.goto(`/busca?titulo=${onlyDigits(person.cpf)}`);
  await expect.poll(() => host.named('search').map(({ search_term }) => search_term)).toContain('[número]');

  await findCourseBySuggestion(page, courses.licensing);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, person);
  await page.getByRole('textbox', { name: /^Cupom de desconto/ }).fill('COMECE10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Cupom aplicado:')).toBeVisible();
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  const code = page.url().split('/').at(-1)!;
  const idPessoa = await signedInPerson(context);
  const item = { item_name: courses.licensing.title };
  // The library sends every three seconds.
  await expect
    .poll(() => host.named('view_item'))
    .toMatchObject([{ currency: 'BRL', items: [item], distinct_id: anonymous }]);
  await expect.poll(() => host.named('begin_checkout')).toMatchObject([{ currency: 'BRL', items: [item] }]);
  await expect.poll(() => host.named('new_account')).toHaveLength(1);
  expect(host.named('$identify')).toMatchObject([{ distinct_id: idPessoa, $anon_distinct_id: anonymous }]);

  await expect(page.getByRole('timer')).toBeVisible();
  expect(host.named('purchase')).toEqual([]);
  const bank = await payAtBank(page);
  await bank.close();
  await expect.poll(() => host.named('purchase')).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Matrícula confirmada' })).toBeVisible();
  const [price] = host.named('begin_checkout').map(({ value }) => Number(value));
  const cents = Math.round(price! * 90) / 100;
  expect(host.named('purchase')).toMatchObject([
    { currency: 'BRL', value: cents, coupon: 'COMECE10', items: [item], distinct_id: idPessoa },
  ]);

  await page.getByRole('link', { name: 'Ver minha matrícula' }).click();
  await expect(page).toHaveURL(/\/minhas-compras\//);
  await page.reload();
  await untilHydrated(page);
  await page.locator('header summary').filter({ hasText: 'Olá' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/autenticacao/);
  await expect.poll(() => pageViews().at(-1)).toBe('/autenticacao');
  expect(host.named('logged-out')).toMatchObject([{ distinct_id: idPessoa }]);
  const next = host.named('$pageview').at(-1)!['distinct_id'];
  expect([idPessoa, anonymous]).not.toContain(next);

  await untilHydrated(page);
  await signIn(page, person.email, person.senha);
  await expect(page).toHaveURL(/\/minhas-compras\//);
  await expect.poll(() => host.named('$identify').length).toBe(2);
  expect(host.named('login')).toMatchObject([{ distinct_id: next }]);
  await expect
    .poll(() => host.named('$pageview').at(-1))
    .toMatchObject({
      route: '/minhas-compras/$codigo',
      $pathname: '/minhas-compras/$codigo',
      distinct_id: idPessoa,
    });

  await context.clearCookies({ name: /Token/ });
  await page.goto('/ofertas');
  await expect.poll(() => pageViews().at(-1)).toBe('/ofertas');
  expect(host.named('logged-out').map(({ distinct_id }) => distinct_id)).toEqual([idPessoa, idPessoa]);
  expect([idPessoa, anonymous, next]).not.toContain(host.named('$pageview').at(-1)!['distinct_id']);

  expect(host.named('purchase')).toHaveLength(1);
  expect(pageViews()).not.toContain('/pix/$codigoCompra');
  expect(host.named('$pageleave').map(({ route }) => route)).toContain('/checkout/$productOffer');
  const sent = host.requests.map(({ path, text }) => path + text).join('\n');
  for (const secret of [
    person.cpf,
    onlyDigits(person.cpf),
    person.email,
    encodeURIComponent(person.email),
    person.nome,
    onlyDigits(person.telefone),
    person.senha,
    code,
    '/pix',
    'redirect_to',
  ]) {
    expect(sent).not.toContain(secret);
  }
});

test('a card that is approved at once is informed of, a boleto once it is paid, by the one browser of two that shows so first', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/acessibilidade');
  await choose(page, 'Recusar');
  await findCourseBySuggestion(page, courses.licensing);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(page, makePerson());
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(/\/pix\/[0-9A-Z]{26}$/);
  await page.getByRole('link', { name: 'Ver os detalhes da compra' }).click();
  await expect(page).toHaveURL(/\/minhas-compras\//);
  const waiting = page.url();

  await page.getByRole('button', preferences).click();
  await choose(page, 'Aceitar');
  await findCourseBySuggestion(page, courses.contents);
  await page.getByLabel('Li e aceito o contrato').check();
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  const frame = page.frameLocator('iframe[title="Dados do cartão"]');
  await frame.getByLabel('Número do cartão').pressSequentially('4111111111111111');
  await frame.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
  await frame.getByLabel('Validade').pressSequentially('1239');
  await frame.getByLabel('Código de segurança').fill('123');
  await page.getByRole('button', { name: /^Pagar .* com cartão$/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/minhas-compras/'));
  await expect
    .poll(() => host.named('purchase'))
    .toMatchObject([{ coupon: null, items: [{ item_name: courses.contents.title }] }]);

  await page.goto(waiting);
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  const slip = page.getByRole('region', { name: /^Boleto/ });
  const bank = await slip.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  expect(host.named('purchase')).toHaveLength(1);
  await page.goto(bank!);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Pagamento enviado.')).toBeVisible();
  // Another browser of the same person, where measuring is refused, leaves it to others.
  const other = await browser.newContext({ baseURL: shop.url, storageState: await context.storageState() });
  await other.clearCookies({ name: 'preferencias_cookies' });
  await actAsPerson(other);
  const second = await other.newPage();
  await second.goto(waiting);
  await choose(second, 'Recusar');
  await second.reload();
  await untilHydrated(second);
  await page.goto(waiting);
  await expect.poll(() => host.named('purchase')).toHaveLength(2);
  expect(host.named('purchase')[1]).toMatchObject({ items: [{ item_name: courses.licensing.title }] });
  const tellings = host.requests.filter(({ text }) => text.includes('"purchase"'));
  expect(tellings.map(({ text }) => eventsIn(text).length)).toEqual([1, 1]);
  await page.reload();
  await untilHydrated(page);

  await second.getByRole('button', preferences).click();
  const refused = second.waitForResponse((response) => response.request().method() === 'POST');
  await choose(second, 'Aceitar');
  await refused;
  const { id_produto, id_oferta } = listOffersWithSeats()[0]!.offer;
  await second.goto(`/compra-empresa/${id_produto}-${id_oferta}`);
  await expect
    .poll(() => host.named('begin_checkout').at(-1))
    .toMatchObject({ currency: 'BRL', items: [{ item_id: id_produto }] });
  expect(host.named('purchase')).toHaveLength(2);
  await other.close();
});

test('a page that is left by a load, a reload or for another site tells of it', async ({ page }) => {
  const leaves = () => host.named('$pageleave').map(({ route }) => route);
  await page.goto('/acessibilidade');
  await choose(page, 'Aceitar');
  await expect.poll(pageViews).toEqual(['/acessibilidade']);
  expect(leaves()).toEqual([]);
  await page.goto('/ofertas');
  await expect.poll(leaves).toEqual(['/acessibilidade']);
  await expect.poll(pageViews).toEqual(['/acessibilidade', '/ofertas']);
  await page.reload();
  await expect.poll(leaves).toEqual(['/acessibilidade', '/ofertas']);
  await expect.poll(pageViews).toHaveLength(3);
  await page.goto(`${host.url}/outro-site`);
  await expect.poll(leaves).toEqual(['/acessibilidade', '/ofertas', '/ofertas']);
});

test('pages whose addresses open something send nothing', async ({ page }) => {
  await page.goto('/acessibilidade');
  await choose(page, 'Aceitar');
  await expect.poll(pageViews).toEqual(['/acessibilidade']);
  for (const path of [
    '/trocasenha/codigo-secreto/vitrine',
    '/confirmacao-login/codigo-secreto',
    '/confirme-seu-email?token=codigo-secreto',
  ]) {
    await page.goto(path);
  }
  await page.goto('/perguntas-frequentes');
  await expect.poll(pageViews).toEqual(['/acessibilidade', '/perguntas-frequentes']);
  const sent = host.requests.map(({ path, text }) => path + text).join('\n');
  expect(sent).not.toMatch(/codigo-secreto|trocasenha|confirma/);
});

test('a crawler is not measured', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await actAsPerson(context);
  const page = await context.newPage();
  await page.goto('/acessibilidade');
  await untilHydrated(page);
  const library = page.waitForResponse(/\/assets\/measurement-/);
  await choose(page, 'Aceitar');
  await library;
  await page.goto('/perguntas-frequentes');
  await page.goto('/ofertas');
  expect(host.events()).toEqual([]);
  await context.close();
});

test.describe('through the shop itself', () => {
  let direct: Shop;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    direct = shop;
    shop = await startShop({
      env: { ANALYTICS_KEY: 'phc_teste', ANALYTICS_HOST: host.url, ANALYTICS_PROXY: 'on' },
    });
  });
  test.afterAll(async () => {
    await shop?.stop();
    shop = direct;
  });

  test('events reach the host without cookies and addresses of visitors (ANALYTICS-8)', async ({
    page,
    context,
  }) => {
    const response = await page.goto('/autenticacao?register&redirect_to=/acessibilidade');
    expect(response!.headers()['content-security-policy']).toContain("connect-src 'self';");
    await choose(page, 'Aceitar');
    await createAccount(page, makePerson());
    await expect(page).toHaveURL(/\/acessibilidade$/);
    await expect.poll(pageViews).toContain('/acessibilidade');
    expect(host.named('new_account')).toHaveLength(1);
    for (const request of host.requests) {
      expect(request).toMatchObject({ method: 'POST', cookie: undefined, forwardedFor: undefined });
      expect(request.path).toMatch(/^\/e\/(\?|$)/);
    }
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('host');
  });

  test('nothing else is passed on', async ({ request }) => {
    const before = host.requests.length;
    const post = (path: string, options = {}) =>
      request.post(`${shop.url}${path}`, { data: '{}', ...options });
    expect((await post('/ingest/ph/flags/')).status()).toBe(404);
    expect((await post('/ingest/ph/e/../flags/')).status()).toBe(404);
    expect((await request.get(`${shop.url}/ingest/ph/e/`)).status()).toBe(405);
    const foreign = await post('/ingest/ph/e/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status()).toBe(403);
    expect((await post('/ingest/ph/e/', { data: 'a'.repeat(1_100_000) })).status()).toBe(413);
    expect(host.requests).toHaveLength(before);
  });
});
