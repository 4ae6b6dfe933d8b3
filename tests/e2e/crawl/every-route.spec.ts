import { expect, type APIRequestContext } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { createAccount } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { fillRoute, listRoutes } from './support/route-tree.ts';

test.skip(({ isMobile }) => isMobile, 'once is enough');

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

/** What the parameters of the route tree are called with: things the shop has, where it matters. */
async function sampleValues(request: APIRequestContext): Promise<Record<string, string>> {
  const text = async (path: string) => (await request.get(path)).text();
  const [offerPath] = locationsIn(await text('/sitemap/turmas-1.xml'));
  const [modality, nomeCurso, city, idCurso, idOferta] = offerPath!.slice(1).split('/') as string[];
  const coursePage = await text(`/${modality}/${nomeCurso}/${idCurso}`);
  const picture = /property="og:image" content="[^"]*\/og\/([^"]+)"/.exec(coursePage)?.[1];
  const [campaign] = locationsIn(await text('/sitemap/campanhas-1.xml'));
  return {
    ...{ modality: modality!, nomeCurso: nomeCurso!, city: city!, idCurso: idCurso!, idOferta: idOferta! },
    picture: picture!,
    part: 'cursos-1.xml',
    promoTitle: campaign!.split('/').at(-1)!,
    vitrine: 'cursos-tecnicos',
    productOffer: `${idCurso}-${idOferta}`,
    '': 'a/b/c/d',
    txid: 'nenhum',
    hash: 'nenhum',
    id: '1',
    convite: 'nenhum',
    codigo: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    codigoCompra: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
    codigoAcesso: 'nenhum',
    codigoAplicacao: 'vitrine',
  };
}

test('no route of the tree lets others keep what comes with a cookie, and no file restores a session', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await page.goto('/autenticacao?register&redirect_to=/perguntas-frequentes');
  await createAccount(page, makePerson());
  await expect(page).toHaveURL(/\/perguntas-frequentes$/);
  const cookies = await context.cookies();
  let refreshToken = cookies.find(({ name }) => name === 'dev_refreshToken')!.value;
  const userToken = cookies.find(({ name }) => name === 'dev_userToken')!.value;

  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const ask = async (path: string, cookie: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html', cookie } });
    const all = response.headersArray();
    const valuesOf = (name: string) =>
      all.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
    return { cookies: valuesOf('set-cookie'), caching: valuesOf('cache-control').join(', ') };
  };
  const values = await sampleValues(request);
  const routes = listRoutes();
  expect(routes.filter(({ isFile }) => isFile).length).toBeGreaterThanOrEqual(5);
  let withCookie = 0;
  for (const { path, isFile } of routes) {
    const address = fillRoute(path, values);
    // The page has to ask for a new user token, or to make one of what signing in at the checkout left.
    for (const kind of ['refresh', 'purchaser']) {
      const cookie =
        kind === 'refresh' ? `dev_refreshToken=${refreshToken}` : `dev_purchaserToken=${userToken}`;
      const { cookies: found, caching } = await ask(address, cookie);
      if (isFile) expect(found, `${address} restores a session`).toEqual([]);
      if (found.length === 0) continue;
      withCookie += 1;
      expect(caching, address).toBe('private, no-store');
      const renewed = found.find((each) => each.startsWith('dev_refreshToken='));
      refreshToken = renewed?.split(';')[0]!.split('=')[1] ?? refreshToken;
    }
  }
  expect(withCookie).toBeGreaterThan(routes.length);
  for (const { path } of routes.filter(({ isFile }) => isFile)) {
    expect((await ask(fillRoute(path, values), `dev_refreshToken=${refreshToken}`)).caching, path).toContain(
      'public',
    );
  }
  await request.dispose();
});
