import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { openAccount } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { findSampleValues } from './support/sample-values.ts';
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
    return { cookies: valuesOf('set-cookie'), caching: valuesOf('cache-control').join(', ') };
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
          const { cookies: found, caching } = await ask(address, cookie);
          if (isFile) expect(found, `${address} restores a session`).toEqual([]);
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
  for (const { path } of routes.filter(({ isFile }) => isFile)) {
    expect((await ask(fillRoute(path, values), `dev_refreshToken=${refreshToken}`)).caching, path).toContain(
      'public',
    );
  }
  await request.dispose();
});
