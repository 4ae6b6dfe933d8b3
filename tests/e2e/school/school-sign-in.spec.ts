import { expect, type Page } from '@playwright/test';
import {
  schoolClient,
  type SchoolIssuerServer,
  startSchoolIssuer,
} from '../../support/issuer/school-issuer.ts';
import { findFreePort } from '../../support/ports.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test.describe.configure({ mode: 'serial' });

let shop: Shop;
let issuer: SchoolIssuerServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await findFreePort();
  issuer = await startSchoolIssuer(`http://localhost:${port}/conta-da-escola/retorno`);
  const env = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: schoolClient.clientId,
    OIDC_CLIENT_SECRET: schoolClient.clientSecret,
  };
  shop = await startShop({ port, env });
});
test.afterAll(async () => {
  await shop?.stop();
  await issuer?.stop();
});

const enter = (page: Page) => page.getByRole('link', { name: 'Entrar com a conta da escola' }).click();

test('the team signs in with the account of the school, with and without JavaScript (IDENTITY-26)', async ({
  browser,
}) => {
  issuer.account = { sub: 'vendas', email: 'vendas@vitrine.dev', email_verified: true };
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${shop.url}/autenticacao?redirect_to=%2Fmoderacao%2Fperguntas`);
    if (javaScriptEnabled) {
      await untilHydrated(page);
      await expectSoundInBothWidths(page);
    }
    await enter(page);
    await expect(page).toHaveURL(`${shop.url}/moderacao/perguntas`);
    await context.close();
  }
});

test('who is refused reads why, and the password still opens', async ({ page }) => {
  issuer.account = { sub: 'aluno', email: 'aluno@vitrine.dev', email_verified: true };
  await page.goto(`${shop.url}/autenticacao`);
  await untilHydrated(page);
  await enter(page);
  await expect(page.getByText('Esta conta não tem acesso à equipe.')).toBeVisible();
  expect(page.url()).not.toContain('code=');
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  await issuer.stop();
  await page.getByLabel('CPF, e-mail ou nome de usuário').fill('admin@vitrine.dev');
  await page.getByLabel('Senha', { exact: true }).fill('Vitrine2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
});
