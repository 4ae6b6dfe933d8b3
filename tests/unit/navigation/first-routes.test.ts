import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFirstPage, plantFirstRoutes } from '#/first-routes.ts';

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

/** What the router says of each address of the whole tree. */
function readTree(router: ReturnType<typeof plantRouter>, paths: readonly string[]) {
  return paths.map((path) => {
    const { href, pathname } = router.buildLocation({ to: path, params } as never);
    const id: string | undefined = router.getMatchedRoutes(pathname)[2]?.id;
    return { path, href, pathname, id };
  });
}

function plantRouter() {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return createRouter({ routeTree: plantFirstRoutes(), history });
}

describe('the routes that a catalogue page begins with (PAGE-20)', () => {
  let few: ReturnType<typeof readTree>;
  let all: ReturnType<typeof readTree>;
  let before: Record<string, unknown>;
  let after: Record<string, unknown>;

  beforeAll(async () => {
    const router = plantRouter();
    const placesOf = () =>
      Object.fromEntries(Object.values(router.routesById).map(({ id, fullPath }) => [id, fullPath]));
    before = placesOf();
    const { routeTree } = await import('#/routeTree.gen.ts');
    // Both trees have one root; a router goes by what its tree held when it was read.
    const whole = createRouter({ routeTree, history: createMemoryHistory() } as never);
    whole.setRoutes(whole.buildRouteTree());
    const paths = Object.keys(whole.routesByPath);
    few = readTree(router, paths);
    all = readTree(whole as never, paths);
    router.setRoutes(router.buildRouteTree());
    after = placesOf();
  });

  it('are where the whole tree has them', () => {
    expect(Object.keys(before).length).toBe(11);
    expect(after).toMatchObject(before);
    expect(Object.keys(after).length).toBeGreaterThan(80);
  });

  it('lead to every page of the shop by its right address', () => {
    expect(few.map(({ href }) => href)).toEqual(all.map(({ href }) => href));
  });

  it('tell which page an address means wherever a document begins with them', () => {
    const begin = ({ pathname }: { pathname: string }) => isFirstPage(pathname);
    expect(few.filter(begin)).toEqual(all.filter(begin));
    expect(all.filter(begin).map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/$vitrine']));
  });
});
