import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Shop, startShop } from '../../support/shop.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

// A shop without data and without the demonstration, as a school starts it.
test.describe.configure({ mode: 'serial' });

let shop: Shop;
let secret = '';
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startShop({ empty: true, env: { DEMO: 'off' } });
});
test.afterAll(async () => {
  await shop?.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const setupLink = () => /http:\S+\/comecar\?codigo=\S+/.exec(shop.output())![0];

test('until there is an administrator every page says "Em breve"', async ({ page }) => {
  for (const path of ['/', '/busca', '/autenticacao', '/sitemap.xml', '/nada']) {
    const response = await page.goto(shop.url + path);
    expect(response!.status(), path).toBe(503);
    expect(response!.headers()['retry-after']).toBe('3600');
    await expect(heading(page)).toHaveText('Em breve');
    expect(await page.content(), path).not.toContain('Vitrine');
  }
  expect((await page.request.get(`${shop.url}/healthz`)).status()).toBe(200);
  expect((await page.request.get(`${shop.url}/favicon.ico`)).status()).not.toBe(503);
});

test('the page asks for the link that the server printed', async ({ page }) => {
  await page.goto(`${shop.url}/comecar`);
  await expect(heading(page)).toHaveText('Falta o link de configuração');
  await page.goto(`${shop.url}/comecar?codigo=inventado`);
  await expect(heading(page)).toHaveText('Falta o link de configuração');
});

test('its form works without JavaScript and loses nothing that was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(setupLink());
  await page.getByLabel('Seu nome completo').fill('Helena Prado');
  await page.getByLabel('Seu e-mail').fill('direcao@escola-aurora');
  await page.getByLabel('Senha', { exact: true }).fill('Helena2031');
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Criar e continuar' }).click();
  await expect(page.getByLabel('Seu e-mail')).toHaveAccessibleDescription(/e-mail/i);
  await expect(page.getByLabel('Seu nome completo')).toHaveValue('Helena Prado');
  await context.close();
});

test('the link makes the administrator, who turns the second factor on', async ({ page }) => {
  await page.goto(setupLink());
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  await page.getByLabel('Seu nome completo').fill('Helena Prado');
  await page.getByLabel('Seu e-mail').fill('direcao@escola-aurora.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('Girassol2031');
  await page.getByRole('button', { name: 'Criar e continuar' }).click();
  await expect(heading(page)).toHaveText('Verificação em duas etapas');
  await untilHydrated(page);
  secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())!.replaceAll(' ', '');
  await page.getByLabel('Código', { exact: true }).fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await expect(page.getByText('Guarde estes códigos de recuperação')).toBeVisible();

  const visitor = await page.context().browser()!.newContext();
  expect((await visitor.request.get(shop.url)).status()).toBe(200);
  expect((await visitor.request.get(setupLink(), { headers: { accept: 'text/html' } })).status()).toBe(404);
  await visitor.close();
});

const email = 'direcao@escola-aurora.com.br';

test('the school says who it is, and every page says so', async ({ page, browser }) => {
  const other = await browser.newPage();
  await enterAsAdministrator(page, `${shop.url}/gestao/loja`);
  await expect(heading(page)).toHaveText('Dados da escola');
  await expectSoundInBothWidths(page);
  await page.getByLabel('Nome da escola').fill('Escola Aurora');
  await page.getByLabel('Como o nome é falado').selectOption('a');
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-34');
  await page.getByLabel('E-mail de atendimento').fill('contato@escola-aurora.com.br');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription(/CNPJ inválido/);
  await expect(page.getByLabel('Nome da escola')).toHaveValue('Escola Aurora');
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Em até 10 segundos')).toBeVisible();

  await expect(async () => {
    await other.goto(shop.url);
    await expect(other).toHaveTitle(/Escola Aurora/, { timeout: 500 });
  }).toPass({ timeout: 5000 });
  await untilHydrated(other);
  await expect(other.getByRole('banner').getByText('Escola Aurora')).toBeVisible();
  await expect(other.getByRole('contentinfo')).toContainText('12.ABC.345/01DE-35');
  for (const path of ['/', '/busca', '/autenticacao', '/fale-conosco', '/termos-de-uso', '/nada-disso']) {
    await other.goto(shop.url + path);
    expect(await other.content(), path).not.toMatch(/\bVitrine\b|41\.276\.508|vitrine\.dev|048 1212/);
  }
  await other.close();
});

async function enterAsAdministrator(page: Page, target: string): Promise<void> {
  await page.goto(`${shop.url}/autenticacao`);
  await untilHydrated(page);
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Girassol2031');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(heading(page)).toHaveText('Digite o código');
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + 30_000 });
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname !== '/codigo-de-acesso');
  await page.goto(target);
  await untilHydrated(page);
}
