import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const params = {
  modality: 'cursos-tecnicos',
  nomeCurso: 'solda',
  idCurso: 12,
  city: 'joinville',
  idOferta: 34,
  vitrine: 'joinville',
  promoTitle: 'volta-as-aulas',
  courseId: 12,
  offerId: 34,
  id: 5,
  productOffer: '12-34',
  codigo: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
  codigoCompra: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C',
  codigoAcesso: 'abc',
  codigoAplicacao: 'vitrine',
  convite: 'abc',
  documento: 'recibo.pdf',
  hash: 'abc',
  part: 'cursos-1.xml',
  picture: 'abc.png',
  protocolo: 'AAAA-AAAA-AAAA',
  slug: 'solda',
  txid: 'abc',
  _splat: 'a/b/c/d/e/f',
};

/** Where a document begins for each kind of page of the catalogue; the last one could be a campaign’s. */
const begins = ['/', '/busca', '/cursos-tecnicos/solda/12', '/cursos-tecnicos/solda'];

/** As in a new document: routes are in one tree at a time, and the whole tree takes them all. */
async function openDocument() {
  vi.resetModules();
  const { isFirstPage, plantFirstRoutes } = await import('#/storefront/routes/-first/first-routes.ts');
  const plantRouter = async (pathname: string) => {
    const history = createMemoryHistory({ initialEntries: [pathname] });
    return createRouter({ routeTree: await plantFirstRoutes(pathname), history });
  };
  return { isFirstPage, plantRouter, bringRoutes: () => import('#/storefront/routeTree.gen.ts') };
}

type Router = Awaited<ReturnType<Awaited<ReturnType<typeof openDocument>>['plantRouter']>>;

const hrefOf = (router: Router, to: string) => router.buildLocation({ to, params } as never).href;
const pageOf = (router: Router, pathname: string) => router.getMatchedRoutes(pathname)[2]?.id;
const placesOf = (router: Router) =>
  Object.fromEntries(Object.values(router.routesById).map(({ id, fullPath }) => [id, fullPath]));

describe('the routes that a catalogue page begins with (PAGE-20)', () => {
  let all: { path: string; href: string; pathname: string; page: string | undefined }[];

  beforeAll(async () => {
    const { plantRouter, bringRoutes } = await openDocument();
    const whole = await plantRouter('/');
    await bringRoutes();
    whole.setRoutes(whole.buildRouteTree());
    all = Object.keys(whole.routesByPath).map((path) => {
      const { href, pathname } = whole.buildLocation({ to: path, params } as never);
      return { path, href, pathname, page: pageOf(whole, pathname) };
    });
  });

  it.each(begins)('are where the whole tree has them, from %s on', async (begin) => {
    const { plantRouter, bringRoutes } = await openDocument();
    const router = await plantRouter(begin);
    const before = placesOf(router);
    await bringRoutes();
    router.setRoutes(router.buildRouteTree());
    expect(placesOf(router)).toMatchObject(before);
    expect(Object.keys(placesOf(router)).length).toBeGreaterThan(80);
  });

  it('are those of a page’s own kind', async () => {
    const { plantRouter } = await openDocument();
    const counts: number[] = [];
    for (const begin of begins) counts.push(Object.keys(placesOf(await plantRouter(begin))).length);
    expect(counts).toEqual([4, 8, 5, 8]);
  });

  it('lead to every page of the shop by its right address', async () => {
    const { plantRouter } = await openDocument();
    for (const begin of begins) {
      const router = await plantRouter(begin);
      expect(all.map(({ path }) => hrefOf(router, path))).toEqual(all.map(({ href }) => href));
    }
  });

  it('tell which page an address means wherever a document begins with them', async () => {
    const { isFirstPage, plantRouter } = await openDocument();
    const first = all.filter(({ pathname }) => isFirstPage(pathname));
    expect(first.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/$vitrine']));
    const seen: (string | undefined)[] = [];
    for (const { pathname } of first) seen.push(pageOf(await plantRouter(pathname), pathname));
    expect(seen).toEqual(first.map(({ page }) => page));
  });
});
