import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { waitForRoutes } from '#/storefront/features/navigation/wait-for-routes.ts';

function setUp() {
  const root = createRootRoute();
  const at = (path: string) => createRoute({ getParentRoute: () => root, path });
  const [home, list, account] = [at('/'), at('/$vitrine'), at('/minha-conta')];
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home, list]), history });
  const bring = vi.fn<() => Promise<void>>(() => {
    root.addChildren([home, list, account] as never);
    return Promise.resolve();
  });
  const taken: string[] = [];
  const move = (name: string) => () => {
    taken.push(`${name} ${router.getMatchedRoutes('/minha-conta')[2]?.id}`);
    return Promise.resolve();
  };
  Object.assign(router, { navigate: move('go'), load: move('load'), preloadRoute: move('preload') });
  const page = { load: vi.fn<(href: string) => void>(), reload: vi.fn<() => void>() };
  const knowAll = waitForRoutes(router, bring, page);
  return { router, bring, page, knowAll, taken };
}

const toAccount = { to: '/minha-conta' } as never;

it('moves, goes back and preloads only once all routes are there, which are asked for once', async () => {
  const { router, bring, taken, page } = setUp();
  await Promise.all([router.navigate(toAccount), router.load(), router.preloadRoute(toAccount)]);
  await router.navigate(toAccount);
  expect(taken).toEqual(['go /minha-conta', 'load /minha-conta', 'preload /minha-conta', 'go /minha-conta']);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(page.load).not.toHaveBeenCalled();
});

it('knows all routes without a move as well', async () => {
  const { router, knowAll } = setUp();
  expect(await knowAll()).toBe(true);
  expect(router.getMatchedRoutes('/minha-conta')[2]?.id).toBe('/minha-conta');
});

it('leaves by the document where the rest cannot be had, and asks for it again the next time', async () => {
  const { router, bring, page, knowAll, taken } = setUp();
  bring.mockRejectedValueOnce(new Error('offline'));
  expect(await knowAll()).toBe(false);
  bring.mockRejectedValueOnce(new Error('offline'));
  await router.navigate(toAccount);
  expect(page.load).toHaveBeenLastCalledWith('/minha-conta');
  bring.mockRejectedValueOnce(new Error('offline'));
  await router.navigate({ href: '/blog?pagina=2' });
  expect(page.load).toHaveBeenLastCalledWith('/blog?pagina=2');
  bring.mockRejectedValueOnce(new Error('offline'));
  await router.load({ action: { type: 'BACK' } });
  expect(page.reload).toHaveBeenCalledTimes(1);
  bring.mockRejectedValueOnce(new Error('offline'));
  expect(await router.preloadRoute(toAccount)).toBeUndefined();
  await router.navigate(toAccount);
  expect(taken).toEqual(['go /minha-conta']);
});

it('leaves the first page as it came where the rest cannot be had', async () => {
  const { router, bring, page, taken } = setUp();
  bring.mockRejectedValueOnce(new Error('offline'));
  await router.load({ sync: true });
  expect(page.reload).not.toHaveBeenCalled();
  expect(taken).toEqual([]);
});
