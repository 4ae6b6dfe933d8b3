import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Shop, startShop } from '../../support/shop.ts';
import { signIn } from '../steps/identification.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

test.describe.configure({ mode: 'serial' });

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startShop({ env: { DEMO: 'off', KEY_SECRET: 'uma-chave-de-pelo-menos-32-letras' } });
});
test.afterAll(async () => {
  await shop?.stop();
});

const senha = 'Vitrine2026';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const setupTitle = 'Verificação em duas etapas';

const codeOf = (secret: string, ahead = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });

async function enter(page: Page, email: string, target: string): Promise<void> {
  await page.goto(`${shop.url}/autenticacao?redirect_to=${encodeURIComponent(target)}`);
  await signIn(page, email, senha);
  await page.waitForURL((url) => url.pathname !== '/autenticacao');
  await untilHydrated(page);
}

/** From the page that asks for the password to the recovery codes; answers the secret and the codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Sua senha', { exact: true }).fill('Errada2026');
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByLabel('Sua senha', { exact: true })).toHaveAccessibleDescription('Senha incorreta.');
  await page.getByLabel('Sua senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const key = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = (await key.textContent())!.replaceAll(' ', '');
  await page.getByLabel('Código', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await expect(page.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(/Código incorreto/);
  await expect(key, 'the same secret').toHaveText(secret.match(/.{4}/g)!.join(' '));
  await page.getByLabel('Código', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ligar a verificação' }).click();
  await expect(page.getByText('Guarde estes códigos de recuperação')).toBeVisible();
  const codes = await page.getByText(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/).allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('the administrator turns it on first, and signs in with a code from then on', async ({
  page,
  browser,
}) => {
  await enter(page, 'admin@vitrine.dev', '/moderacao/opinioes');
  await expect(heading(page)).toHaveText(setupTitle);
  await expect(page.getByText('Ligue a verificação para usar o acesso da equipe')).toBeVisible();
  await expectSoundInBothWidths(page);
  await page.goto(`${shop.url}/moderacao/opinioes`);
  await expect(heading(page)).toHaveText(setupTitle);
  const { secret, codes } = await turnOn(page);
  await expectSoundInBothWidths(page);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(heading(page)).toHaveText(/opiniões/i);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await enter(elsewhere, 'admin@vitrine.dev', '/moderacao/opinioes');
  await expect(heading(elsewhere)).toHaveText('Digite o código');
  await expectSoundInBothWidths(elsewhere);
  await sendCode(elsewhere, '000000');
  await expect(elsewhere.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(
    /Código incorreto/,
  );
  await sendCode(elsewhere, codeOf(secret, 1));
  await expect(heading(elsewhere)).toHaveText(/opiniões/i);

  await other.clearCookies();
  await enter(elsewhere, 'admin@vitrine.dev', '/minha-conta?secao=acesso');
  await sendCode(elsewhere, codes[0]!.toLowerCase());
  await expect(heading(elsewhere)).toHaveText(/^Olá, /);
  await elsewhere.getByRole('link', { name: setupTitle }).click();
  await expect(elsewhere.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
  await other.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('finance turns it on and signs in with a code, and turns it off again', async ({ page, browser }) => {
    await enter(page, 'financeiro@vitrine.dev', '/minha-conta');
    await expect(heading(page)).toHaveText(setupTitle);
    const { secret, codes } = await turnOn(page);
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(heading(page)).toHaveText(/^Olá, /);

    await page.context().clearCookies();
    await enter(page, 'financeiro@vitrine.dev', '/minha-conta');
    await sendCode(page, '000000');
    await expect(page.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(/Código incorreto/);
    await sendCode(page, codeOf(secret, 1));
    await expect(heading(page)).toHaveText(/^Olá, /);

    await page.goto(`${shop.url}/verificacao-em-duas-etapas`);
    await page.getByLabel('Sua senha', { exact: true }).fill(senha);
    await page.getByLabel('Código', { exact: true }).fill(codes[1]!);
    await page.getByRole('button', { name: 'Desligar a verificação' }).click();
    await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();

    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const stranger = await visitor.newPage();
    await stranger.goto(`${shop.url}/codigo-de-acesso`);
    await sendCode(stranger, '123456');
    await expect(stranger.getByRole('alert')).toContainText('O tempo para digitar o código acabou');
    await enter(stranger, 'aluno@vitrine.dev', '/minha-conta');
    const response = await stranger.goto(`${shop.url}/verificacao-em-duas-etapas`);
    expect(response?.status()).toBe(404);
    await visitor.close();
  });
});

test.describe('in the demonstration', () => {
  test('it is offered on the account page, and the administrator may turn off that of others', async ({
    page,
  }) => {
    await page.goto('/autenticacao?redirect_to=/minha-conta?secao=acesso');
    await signIn(page, 'admin@vitrine.dev', senha);
    await expect(heading(page)).toHaveText(/^Olá, /);
    await untilHydrated(page);
    await page.getByRole('link', { name: setupTitle }).click();
    await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
    await expectSoundInBothWidths(page);
    const team = page.getByRole('region', { name: 'Alguém da equipe perdeu o celular?' });
    await team.getByLabel('E-mail com que a pessoa entra').fill('ninguem@exemplo.com.br');
    await team.getByLabel('Sua senha', { exact: true }).fill(senha);
    await team.getByRole('button', { name: 'Desligar a verificação desta pessoa' }).click();
    await expect(team.getByLabel('E-mail com que a pessoa entra')).toHaveAccessibleDescription(
      /Não há ninguém com este e-mail/,
    );
    await expect(team.getByLabel('E-mail com que a pessoa entra')).toHaveValue('ninguem@exemplo.com.br');
  });
});
