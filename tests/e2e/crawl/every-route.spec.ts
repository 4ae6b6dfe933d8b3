import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { findSampleValues } from './support/sample-values.ts';
import { move } from './support/move.ts';
import { fillRoute, listRoutes } from './support/route-tree.ts';

const atOnce = 4;

test('no route of the tree lets others keep what comes with a cookie, and no file restores a session', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await openAccount(page, makePerson());
  const cookies = await context.cookies();
  let refreshToken = cookies.find(({ name }) => name === 'dev_refreshToken')!.value;
  const userToken = cookies.find(({ name }) => name === 'dev_userToken')!.value;

  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const ask = async (path: string, cookie: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html', cookie } });
    const all = response.headersArray();
    const valuesOf = (name: string) =>
      all.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
    const isThere = response.status() < 400;
    return { isThere, cookies: valuesOf('set-cookie'), caching: valuesOf('cache-control').join(', ') };
  };
  const values = await findSampleValues(async (path) => (await request.get(path)).text());
  const routes = listRoutes();
  expect(routes.filter(({ isFile }) => isFile).length).toBeGreaterThanOrEqual(5);
  let withCookie = 0;
  for (let first = 0; first < routes.length; first += atOnce) {
    const few = routes.slice(first, first + atOnce);
    // The page has to ask for a new user token, or to make one of what signing in at the checkout left.
    const given = [`dev_refreshToken=${refreshToken}`, `dev_purchaserToken=${userToken}`];
    await Promise.all(
      few.flatMap(({ path, isFile }) =>
        given.map(async (cookie) => {
          const address = fillRoute(path, values);
          const { isThere, cookies: found, caching } = await ask(address, cookie);
          if (isFile && isThere) expect(found, `${address} restores a session`).toEqual([]);
          if (found.length === 0) return;
          withCookie += 1;
          expect(caching, address).toBe('private, no-store');
          const renewed = found.find((each) => each.startsWith('dev_refreshToken='));
          // All that come at once with one token get the same new one.
          refreshToken = renewed?.split(';')[0]!.split('=')[1] ?? refreshToken;
        }),
      ),
    );
  }
  expect(withCookie).toBeGreaterThan(routes.length);
  const missing: string[] = [];
  for (const { path } of routes.filter(({ isFile }) => isFile)) {
    const { isThere, caching } = await ask(fillRoute(path, values), `dev_refreshToken=${refreshToken}`);
    if (isThere) expect(caching, path).toContain('public');
    else missing.push(path);
  }
  // No course of the demonstration has a picture of its own; set-up.spec.ts asks for one that is there.
  expect(missing).toEqual(['/fotos/$arquivo']);
  await request.dispose();
});

test('each 404 has the title of a page that is not found, for all visitors and after a move', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const pages = listRoutes();
  const missing = new Set<string>();
  const askAll = async () => {
    for (let first = 0; first < pages.length; first += atOnce) {
      await Promise.all(
        pages.slice(first, first + atOnce).map(async ({ path }) => {
          const address = fillRoute(path, namesOfNothing);
          const response = await page.request.get(address, {
            maxRedirects: 0,
            headers: { accept: 'text/html' },
          });
          const isPage = response.headers()['content-type']?.startsWith('text/html');
          if (response.status() !== 404 || !isPage) return;
          missing.add(address);
          const text = await response.text();
          expect(text, address).toContain('<title>Página não encontrada</title>');
          expect(text, address).not.toMatch(/rel="canonical"|property="og:title" content="(?!Página não)/);
        }),
      );
    }
  };
  for (const staff of ['vendas@vitrine.dev', 'financeiro@vitrine.dev']) {
    await openSession(page, staff);
    await askAll();
    await context.clearCookies();
  }
  await openAccount(page, makePerson());
  await askAll();
  expect(missing.size).toBeGreaterThan(25);

  await page.goto('/acessibilidade');
  for (const address of [
    '/minhas-compras/01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    '/checkout/1-999999999',
    '/financeiro',
  ]) {
    await move(page, '/perguntas-frequentes');
    await expect(page).toHaveTitle(/^Perguntas frequentes/i);
    await move(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    await expect(page).toHaveTitle('Página não encontrada');
  }
});

const namesOfNothing: Record<string, string> = {
  modality: 'cursos-tecnicos',
  nomeCurso: 'nada',
  city: 'nada',
  idCurso: '999999999',
  idOferta: '999999999',
  idUnidade: '999999999',
  tipo: 'nada',
  idItem: '999999999',
  idDepoimento: '999999999',
  idPagina: '999999999',
  campanha: 'nada',
  idPost: '999999999',
  idImportacao: '999999999',
  formato: 'nada',
  tabela: 'nada',
  idSolicitacao: '999999999',
  idPessoa: '999999999',
  picture: 'nada.png',
  arquivo: 'nada.png',
  lista: 'nada',
  texto: 'nada',
  versao: 'nada',
  promoTitle: 'nada',
  vitrine: 'nada',
  productOffer: '1-999999999',
  courseId: '1',
  offerId: '999999999',
  '': 'a/b/c/d',
  txid: 'nenhum',
  protocolo: 'AAAA-AAAA-AAAA',
  pagina: '1',
  posicao: '1',
  hash: 'nenhum',
  id: '999999999',
  convite: 'nenhum',
  codigo: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
  codigoCompra: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
  codigoAcesso: 'nenhum',
  codigoAplicacao: 'vitrine',
  slug: 'nada',
  documento: 'recibo.pdf',
  part: 'cursos-9999.xml',
};
