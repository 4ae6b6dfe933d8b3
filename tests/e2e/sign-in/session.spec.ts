import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { createAccount, openAccount, signIn } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';
import {
  freshCookies,
  startMoodyBackend,
  userToken,
  type Mood,
  type MoodyBackend,
} from './support/moody-backend.ts';

test('a page that shows another person than the cookies name loads again', async ({ page }) => {
  const [first, second] = [makePerson(), makePerson()];
  const cpf = page.getByLabel('CPF', { exact: true });
  await openAccount(page, first);
  await page.goto('/minha-conta');
  await expect(cpf).toHaveValue(first.cpf);

  const tab = await page.context().newPage();
  await tab.goto('/minha-conta');
  await untilHydrated(tab);
  await tab.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(tab).toHaveURL(/\/autenticacao/);
  await tab.goto('/autenticacao?register&redirect_to=/minha-conta');
  await untilHydrated(tab);
  await createAccount(tab, second);
  await expect(tab).toHaveURL(/\/minha-conta$/);
  await expect(tab.getByLabel('CPF', { exact: true })).toHaveValue(second.cpf);

  const reloads = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Trocar e-mail' }).click();
  await reloads;
  await page.goto('/minha-conta');
  await expect(cpf).toHaveValue(second.cpf);
});

test('a visitor’s page loads again at the next step once a person is signed in', async ({ page }) => {
  await page.goto('/perguntas-frequentes');
  await untilHydrated(page);
  const greeting = page.locator('header').getByText(/^Olá, /);
  const tab = await page.context().newPage();
  await openAccount(tab, makePerson());

  const reloads = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await reloads;
  await expect(page).toHaveURL(/\/ofertas/);
  await expect(greeting).toBeVisible();
});

test('who was signed out elsewhere is a visitor at the very next step', async ({ page, browser }) => {
  const person = makePerson();
  await openAccount(page, person);
  await page.goto('/perguntas-frequentes');
  const greeting = page.locator('header').getByText(/^Olá, /);
  await expect(greeting).toBeVisible();
  await untilHydrated(page);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/autenticacao?redirect_to=/minha-conta');
  await untilHydrated(elsewhere);
  await signIn(elsewhere, person.email, person.senha);
  const region = elsewhere.getByRole('region', { name: 'Sessões abertas' });
  const sessions = region.getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await untilHydrated(elsewhere);
  await page.getByRole('link', { name: 'Ofertas' }).first().click();
  await expect(page).toHaveURL(/\/ofertas/);
  await expect(greeting).toBeVisible();
  await region.getByLabel('Sua senha').fill(person.senha);
  await region.getByRole('button', { name: /^Encerrar sessão/ }).click();
  await expect(sessions).toHaveCount(1);
  await other.close();

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Para empresas' }).first().click();
  await expect(page).toHaveURL(/\/para-empresas$/);
  await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  expect(await page.evaluate(() => 'stayed' in window), 'moved within the page').toBe(true);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'dev_userToken' }),
  );
  await page.goto('/minha-conta');
  await expect(page).toHaveURL(/\/autenticacao/);
});

test.describe('a shop whose backend can’t tell who a person is', () => {
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

  const personal = '/cadastrar-telefone';
  const open = '/perguntas-frequentes';
  const both = (refreshToken = 'r1') => `dev_userToken=${userToken}; dev_refreshToken=${refreshToken}`;
  const userForgotten = expect.stringMatching(/^dev_userToken=; Max-Age=0; .*HttpOnly/);

  async function ask(mood: Mood, path: string, cookie = both()) {
    backend.mood = mood;
    backend.asked.length = 0;
    const { status, headers } = await fetch(shop.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
  }

  async function openBrowser(browser: Browser) {
    const context = await browser.newContext();
    await context.addCookies([
      { name: 'dev_userToken', value: userToken, url: shop.url },
      { name: 'dev_refreshToken', value: 'r1', url: shop.url },
    ]);
    return context;
  }

  const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

  test('forgets the user, keeps what brings them back, and says that the service is unavailable where signing in is needed', async () => {
    for (const mood of ['away', 'fails'] as const) {
      expect(await ask(mood, personal)).toEqual({ status: 503, location: null, cookies: [userForgotten] });
      expect(await ask(mood, open)).toMatchObject({ status: 200, cookies: [userForgotten] });
      const [onPersonal, onOpen] = [
        await ask(mood, personal, 'dev_refreshToken=r1'),
        await ask(mood, open, 'dev_refreshToken=r1'),
      ];
      expect(onPersonal).toEqual({ status: 503, location: null, cookies: [] });
      expect(onOpen).toMatchObject({ status: 200, cookies: [] });
    }
  });

  test('asks nothing about a visitor', async () => {
    expect(await ask('fails', open, '')).toMatchObject({ status: 200, cookies: [] });
    expect(backend.asked).toEqual([]);
  });

  test('lets a page wait for a backend that hangs, and not the next one', async () => {
    expect(await ask('hangs', open, both('r-hung'))).toMatchObject({ status: 200, cookies: [userForgotten] });
    expect(backend.asked).toEqual(['GET /api/getPersonData']);
    expect(await ask('hangs', open, 'dev_refreshToken=r-hung')).toMatchObject({ status: 200, cookies: [] });
    expect(backend.asked).toEqual([]);
  });

  test('knows the person again by the refresh token alone', async () => {
    expect(await ask('knows', personal, 'dev_refreshToken=r1')).toEqual({
      status: 200,
      location: null,
      cookies: freshCookies,
    });
    expect(backend.asked).toEqual(['PUT /api/refreshTokenUser', 'GET /api/getPersonData']);
  });

  test('knows the person of a backend that refuses to be asked for more than who it is, and asks no more then', async () => {
    const question = 'GET /api/getPersonData';
    for (const questions of [[question, question], [question]]) {
      expect(await ask('knows no more', open)).toEqual({ status: 200, location: null, cookies: [] });
      expect(backend.asked).toEqual(questions);
    }
  });

  test('ends a session the backend refuses, and clears its cookies', async () => {
    const { status, location, cookies } = await ask('refuses', personal);
    expect(status).toBe(307);
    expect(location).toMatch(/\/autenticacao\?redirect_to=%2Fcadastrar-telefone$/);
    expect(cookies).toEqual([
      userForgotten,
      expect.stringMatching(/^dev_refreshToken=; Max-Age=0; .*HttpOnly/),
    ]);
  });

  test('turns a purchaser token into the user token, and a wrapped one into the one inside', async () => {
    const bought = await ask('knows', open, `dev_purchaserToken=${userToken}`);
    expect(bought.cookies).toEqual([
      `dev_userToken=${userToken}; Path=/; HttpOnly; SameSite=Lax`,
      'dev_purchaserToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrapped = `${part({ alg: 'none' })}.${part({ userToken })}.x`;
    const opened = await ask('knows', open, `dev_userToken=${wrapped}`);
    expect(opened.cookies.map((cookie) => cookie.split(';')[0])).toEqual([
      `dev_userToken=${userToken}`,
      'dev_userTokenDecoded=true',
    ]);
  });

  test('lets the person try again once it can, with nothing to type', async ({ browser }) => {
    const context = await openBrowser(browser);
    const page = await context.newPage();
    backend.mood = 'away';
    await page.goto(shop.url + personal);
    await untilHydrated(page);
    await expect(page.getByRole('alert')).toHaveText('Serviço indisponível, tente novamente mais tarde');
    await expectSoundPage(page);
    const more = page.getByRole('link', { name: 'Saiba mais sobre a instabilidade' });
    const explanation = await page.request.get(shop.url + (await more.getAttribute('href')));
    expect([explanation.status(), explanation.headers()['retry-after']]).toEqual([503, '120']);
    expect(await explanation.text()).toContain('<h1');
    expect(await namesOf(context)).toEqual(['dev_refreshToken']);
    backend.mood = 'knows';
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByLabel('Telefone com DDD')).toBeVisible();
    expect(await namesOf(context)).toEqual(expect.arrayContaining(['dev_userToken', 'dev_refreshToken']));
    await context.close();
  });

  test('asks once at each navigation, and not for a page that is only loaded ahead', async ({ browser }) => {
    const context = await openBrowser(browser);
    const page = await context.newPage();
    backend.mood = 'knows';
    await page.goto(shop.url + open);
    await untilHydrated(page);
    backend.asked.length = 0;
    const link = page.getByRole('link', { name: 'Acessibilidade' });
    const loadedAhead = page.waitForResponse(/_serverFn.*acessibilidade/);
    await link.hover();
    await loadedAhead;
    expect(backend.asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Acessibilidade');
    expect(backend.asked).toEqual(['GET /api/getPersonData']);
    await context.close();
  });

  test('a page opened meanwhile loads again, once a person is signed in again', async ({ browser }) => {
    const context = await openBrowser(browser);
    const page = await context.newPage();
    backend.mood = 'away';
    await page.goto(shop.url + open);
    await untilHydrated(page);
    await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible();
    backend.mood = 'knows';
    const tab = await context.newPage();
    await tab.goto(shop.url + open);
    await expect(tab.locator('header').getByText('Olá, Ana')).toBeVisible();
    const reloads = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Acessibilidade' }).click();
    await reloads;
    await expect(page.locator('header').getByText('Olá, Ana')).toBeVisible();
    await context.close();
  });
});
