import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { createAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilAlive } from '../steps/test.ts';
import { startMoodyBackend, type Mood, type MoodyBackend } from './support/moody-backend.ts';

test('a page that shows somebody else than the cookies name loads anew', async ({ page, isMobile }) => {
  test.skip(isMobile, 'once is enough');
  const [first, second] = [makePerson(), makePerson()];
  const cpf = page.getByLabel('CPF', { exact: true });
  await page.goto('/autenticacao?register&redirect_to=/minha-conta');
  await createAccount(page, first);
  await expect(page).toHaveURL(/\/minha-conta$/);
  await expect(cpf).toHaveValue(first.cpf);

  const tab = await page.context().newPage();
  await tab.goto('/minha-conta');
  await untilAlive(tab);
  await tab.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(tab).toHaveURL(/\/autenticacao/);
  await tab.goto('/autenticacao?register&redirect_to=/minha-conta');
  await untilAlive(tab);
  await createAccount(tab, second);
  await expect(tab).toHaveURL(/\/minha-conta$/);
  await expect(tab.getByLabel('CPF', { exact: true })).toHaveValue(second.cpf);

  const loadsAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Trocar e-mail' }).click();
  await loadsAnew;
  await page.goto('/minha-conta');
  await expect(cpf).toHaveValue(second.cpf);
});

test.describe('a shop whose backend can’t tell who somebody is', () => {
  test.skip(({ isMobile }) => isMobile, 'once is enough');
  test.describe.configure({ mode: 'serial' });

  let backend: MoodyBackend;
  let shop: Shop;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    backend = await startMoodyBackend();
    shop = await startShop({ env: { BACKEND_URL: backend.url } });
  });
  test.afterAll(async () => {
    await shop?.stop();
    await backend?.stop();
  });

  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ sub: '{"idLogin":1,"idPessoa":7}' })}.x`;

  async function ask(mood: Mood, path: string, cookie = `dev_userToken=${token}`) {
    backend.mood = mood;
    const { status, headers } = await fetch(shop.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
  }

  test('keeps the session and says that the service is unavailable, where signing in is needed', async () => {
    for (const mood of ['away', 'fails'] as const) {
      const personal = await ask(mood, '/cadastrar-telefone');
      expect(personal).toEqual({ status: 503, location: null, cookies: [] });
      const open = await ask(mood, '/politica-privacidade');
      expect(open).toMatchObject({ status: 200, cookies: [] });
    }
  });

  test('ends a session the backend refuses, and clears its cookies', async () => {
    const { status, location, cookies } = await ask('refuses', '/cadastrar-telefone');
    expect(status).toBe(307);
    expect(location).toMatch(/\/autenticacao\?redirect_to=%2Fcadastrar-telefone$/);
    expect(cookies).toEqual([expect.stringMatching(/^dev_userToken=; Max-Age=0; .*HttpOnly/)]);
  });

  test('turns a purchaser token into the user token, and a wrapped one into the one inside', async () => {
    const bought = await ask('knows', '/politica-privacidade', `dev_purchaserToken=${token}`);
    expect(bought.cookies).toEqual([
      `dev_userToken=${token}; Path=/; HttpOnly; SameSite=Lax`,
      'dev_purchaserToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const wrapped = `${part({ alg: 'none' })}.${part({ userToken: token })}.x`;
    const opened = await ask('knows', '/politica-privacidade', `dev_userToken=${wrapped}`);
    expect(opened.cookies.map((cookie) => cookie.split(';')[0])).toEqual([
      `dev_userToken=${token}`,
      'dev_userTokenDecoded=true',
    ]);
  });

  test('lets the person try again once it can', async ({ browser }) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'dev_userToken', value: token, url: shop.url }]);
    const page = await context.newPage();
    backend.mood = 'away';
    await page.goto(`${shop.url}/cadastrar-telefone`);
    await expect(page.getByRole('alert')).toHaveText('Serviço indisponível, tente novamente mais tarde');
    await expectSoundPage(page);
    backend.mood = 'knows';
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByLabel('Telefone com DDD')).toBeVisible();
    await context.close();
  });
});
