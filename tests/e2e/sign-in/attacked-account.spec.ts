import { expect, type Browser, type Page } from '@playwright/test';
import { startFrontProxy, visitorHeader, type FrontProxy } from '../../support/front-proxy.ts';
import { makePerson, type Person } from '../../support/person.ts';
import { findFreePort } from '../../support/ports.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { openAccount, signIn } from '../steps/identification.ts';
import { test, untilHydrated } from '../steps/test.ts';

test.describe.configure({ timeout: 300_000 });

let close: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of close.toReversed()) await end();
  close = [];
});

async function openShop(env: Record<string, string>): Promise<{ url: string; shop: Shop }> {
  const port = await findFreePort();
  const proxy: FrontProxy = await startFrontProxy(`http://127.0.0.1:${port}`);
  close.push(proxy.stop);
  const url = proxy.url.replace('127.0.0.1', 'localhost');
  const shop = await startShop({ port, env: { SITE_URL: url, ...env } });
  close.push(shop.stop);
  return { url, shop };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    extraHTTPHeaders: { [visitorHeader]: address },
  });
  return context.newPage();
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

async function register(page: Page, url: string): Promise<Person> {
  const person = makePerson();
  await openAccount(page, person, url);
  return person;
}

async function enter(page: Page, url: string, { email, senha }: Person): Promise<void> {
  await goTo(page, `${url}/autenticacao?redirect_to=/minha-conta`);
  await signIn(page, email, senha);
  await page.waitForURL(({ pathname }) => pathname === '/minha-conta');
}

async function leave(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/minha-conta`);
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/autenticacao');
}

/**
 * Sends the form of the sign-in page as a browser does; answers its status. The attacker claims to come
 * through the victim's address.
 */
async function tryPassword(
  url: string,
  address: string,
  identificador: string,
  senha: string,
  claimed: string,
) {
  const response = await fetch(`${url}/autenticacao`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      [visitorHeader]: address,
      'x-forwarded-for': claimed,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0.0.0 Safari/537.36',
      origin: url,
    },
    body: new URLSearchParams({ formulario: 'entrar', sessao: 'visitor', identificador, senha }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function count(wishes: readonly (() => Promise<number>)[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const waiting = [...wishes];
  const send = async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      const status = await wish();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  return statuses;
}

test('two hundred addresses behind a proxy lock no one out but themselves', async ({ browser }) => {
  const { url } = await openShop({ TRUST_PROXY: '1' });
  const home = '198.18.0.1';
  const open = await openPage(browser, home);
  const owner = await register(open, url);
  const known = await openPage(browser, '198.18.0.2');
  await enter(known, url, owner);
  await leave(known, url);
  const elsewhere = await openPage(browser, '198.18.0.3');
  const other = await register(elsewhere, url);
  await leave(elsewhere, url);

  const attackers = Array.from({ length: 200 }, (_, index) => `203.0.113.${index + 1}`);
  const attack = attackers.map((address) => () => tryPassword(url, address, owner.email, 'Errada2026', home));
  expect(await count(attack)).toEqual({ 401: 200 });
  const [zealot = ''] = attackers;
  const more = Array.from(
    { length: 12 },
    () => () => tryPassword(url, zealot, owner.email, 'Errada2026', home),
  );
  expect((await count(more))[429]).toBeGreaterThanOrEqual(7);
  const many = Array.from(
    { length: 110 },
    (_, index) => () => tryPassword(url, zealot, `ninguem${index}@exemplo.com.br`, 'Errada2026', home),
  );
  expect((await count(many))[429]).toBeGreaterThanOrEqual(10);
  expect(await tryPassword(url, zealot, other.email, other.senha, home)).toBe(429);

  // The owner: in the session that is open, in a browser that was there before, and in one that wasn't.
  await goTo(open, `${url}/minha-conta?secao=telefone`);
  const phones = open.getByRole('region', { name: 'Telefone', exact: true });
  await phones.getByLabel('Outro telefone').fill('(47) 3322-1100');
  await phones.getByLabel('Sua senha').fill(owner.senha);
  await phones.getByRole('button', { name: 'Salvar telefone' }).click();
  await expect(open.getByText('Telefone salvo').first()).toBeVisible();
  await enter(known, url, owner);
  await enter(await openPage(browser, '198.18.0.4'), url, owner);
  await enter(elsewhere, url, other);
});

test('nor does one visitor lock all out behind a proxy that no one told the shop of', async ({ browser }) => {
  const { url, shop } = await openShop({});
  const page = await openPage(browser, '198.18.0.1');
  const person = await register(page, url);
  await leave(page, url);
  const many = Array.from(
    { length: 110 },
    (_, index) => () =>
      tryPassword(url, '203.0.113.1', `ninguem${index}@exemplo.com.br`, 'Errada2026', '198.18.0.1'),
  );
  expect(await count(many)).toEqual({ 401: 110 });
  await enter(await openPage(browser, '198.18.0.5'), url, person);
  expect(shop.output()).toContain('TRUST_PROXY');
});
