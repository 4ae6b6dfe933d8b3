import { expect } from '@playwright/test';
import { type Shop, startShop } from '../../support/shop.ts';
import { move, moveByTable } from './support/move.ts';
import { type RedirectingBackend, startRedirectingBackend } from './support/redirecting-backend.ts';
import { test } from '../steps/test.ts';

test.describe.configure({ mode: 'serial' });

let backend: RedirectingBackend;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const moved = (destino: string, externo = false) => ({ destino, status: 301, externo });
  backend = await startRedirectingBackend({
    '/escola': { ...moved('https://escola.example/eja?origem=loja', true), status: 302 },
    '/fora': moved('https://fora.example/', true),
    '/sem-opcao': moved('https://escola.example/'),
    '/perigo': moved('javascript:alert(1)', true),
    '/um': moved('/dois'),
    '/dois': moved('/tres'),
    '/ida': moved('/volta'),
    '/volta': moved('/ida'),
    '/fale-conosco': { destino: null, status: 410, externo: false },
    '/newsletter': { destino: null, status: 410, externo: false },
    '/acessibilidade': { ...moved('/tarde-demais'), after: 60_000 },
  });
  shop = await startShop({
    env: {
      BACKEND_URL: backend.url,
      EXTERNAL_REDIRECT_HOSTS: 'escola.example',
      SGN_ORIGINS: 'https://sgn.example',
    },
  });
});

test.afterAll(async () => {
  await shop?.stop();
  await backend?.stop();
});

async function ask(path: string) {
  const response = await fetch(shop.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

async function expectResponse(path: string, answer: Record<string, unknown>): Promise<void> {
  await expect(async () => expect(await ask(path)).toMatchObject(answer)).toPass({ timeout: 40_000 });
}

test('another site is a target only when the table and the list of hosts say so', async () => {
  await expectResponse('/escola?utm_source=carta', {
    status: 302,
    location: 'https://escola.example/eja?origem=loja&utm_source=carta',
  });
  for (const path of ['/fora', '/sem-opcao', '/perigo']) {
    expect(await ask(path), path).toMatchObject({ status: 404, location: null });
  }
});

test('no chain and no loop is followed', async () => {
  await expectResponse('/dois', { status: 301, location: '/tres' });
  for (const path of ['/um', '/ida', '/volta']) {
    expect(await ask(path), path).toMatchObject({ status: 404, location: null });
  }
});

test('a page that is gone says so in its title, whatever stands at its address', async () => {
  for (const path of ['/fale-conosco', '/newsletter']) {
    await expectResponse(path, { status: 410 });
    const { text } = await ask(path);
    expect(text, path).toContain('<title>Página não encontrada</title>');
    expect(text, path).toContain('Olá, nosso site está em atualização.');
    expect(text, path).not.toContain('rel="canonical"');
  }
});

test('a page goes on without a table that takes its time', async () => {
  // Were it waited for, the answer would be the redirect, a minute later.
  expect(await ask('/acessibilidade')).toMatchObject({ status: 200, location: null });
});

test('a path is asked for once, anyone who comes', async () => {
  for (let visit = 0; visit < 3; visit++) await ask('/perguntas-frequentes');
  expect(backend.asked.filter((path) => path === '/perguntas-frequentes')).toHaveLength(1);
  // Neither files nor the sitemap are pages.
  await Promise.all(['/images/hero.svg', '/robots.txt', '/assets/nada.js'].map(ask));
  expect(backend.asked.filter((path) => /hero|robots|assets/.test(path))).toEqual([]);
});

test('a page that is not found is in the log and informed to the backend, without query or whole address', async () => {
  await fetch(`${shop.url}/nunca-existiu?cpf=123`, {
    headers: { accept: 'text/html', referer: `${shop.url}/pix/01ABC?x=1` },
  });
  await expect.poll(() => backend.reported.map(({ url }) => url)).toContain('/nunca-existiu');
  expect(backend.reported.find(({ url }) => url === '/nunca-existiu')).toEqual({
    url: '/nunca-existiu',
    tipo: 'PAGINA_NAO_ENCONTRADA',
    endereco_ip: expect.stringMatching(/^(127\.0\.0\.0|::)$/),
    dados: JSON.stringify({ origem: '/pix/[hidden]', navegacao: 'servidor' }),
  });
  const lineWith = (text: string): unknown =>
    JSON.parse(
      shop
        .output()
        .split('\n')
        .find((each) => each.includes(text)) ?? '{}',
    );
  await expect
    .poll(() => lineWith('"msg":"Page Not Found: /nunca-existiu"'))
    .toMatchObject({ path: '/nunca-existiu', status: 404, fatal: true });
  expect(shop.output()).not.toContain('cpf=123');

  await ask('/a/b/c/d');
  await expect.poll(() => backend.reported.map(({ url }) => url)).toContain('/a/b/c/d');
  await expect
    .poll(() => lineWith('"path":"/a/b/c/d"'))
    .toMatchObject({ msg: 'Page not found', status: 404, fatal: true });
});

test('so is one that a visitor moves to inside the shop', async ({ page }) => {
  await page.goto(`${shop.url}/perguntas-frequentes`);
  await page.waitForLoadState('networkidle');
  await move(page, '/nunca-mais?cpf=123');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page).toHaveTitle('Página não encontrada');
  await expect.poll(() => backend.reported.map(({ url }) => url)).toContain('/nunca-mais');
  expect(backend.reported.find(({ url }) => url === '/nunca-mais')).toMatchObject({
    tipo: 'PAGINA_NAO_ENCONTRADA',
    dados: JSON.stringify({ origem: '/perguntas-frequentes', navegacao: 'navegador' }),
  });
  // The line comes by another way than the report.
  await expect.poll(() => shop.output()).toContain('"msg":"Page Not Found: /nunca-mais"');
});

test('an SGN link leads to the origin of the configuration', async () => {
  expect(await ask('/sgn/Matricula/42?origin=https://sgn.example')).toMatchObject({
    status: 302,
    location: 'https://sgn.example/Matricula/42',
  });
  expect((await ask('/sgn/Matricula/42?origin=https://escola.example')).status).toBe(404);
});

test('on a navigation inside the shop another site loads as a whole page', async ({ page }) => {
  await page.route('https://escola.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A escola</h1>' }),
  );
  await page.goto(`${shop.url}/perguntas-frequentes`);
  await page.waitForLoadState('networkidle');
  await moveByTable(page, '/escola', () =>
    expect(page).toHaveURL(/^https:\/\/escola\.example\/eja\?origem=loja/, { timeout: 3000 }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A escola');
});
