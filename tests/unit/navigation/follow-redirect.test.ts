import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { followRedirect } from '#/storefront/features/navigation/redirect/follow-redirect.ts';
import type { RedirectOutcome } from '#/storefront/features/navigation/redirect/redirect-target.ts';

const table = vi.hoisted(() => ({ asked: [] as string[], answer: null as RedirectOutcome | null }));
vi.mock('#/storefront/features/navigation/navigation.functions.ts', () => ({
  lookUpRedirect: ({ data }: { data: { path: string } }) => {
    table.asked.push(data.path);
    return Promise.resolve(table.answer);
  },
  markGone: () => {},
}));

// Outside of a build the library runs what is for the server.
vi.mock('@tanstack/react-start', () => ({
  createIsomorphicFn: () => ({ server: () => ({ client: (inBrowser: unknown) => inBrowser }) }),
}));

beforeEach(() => {
  table.asked.length = 0;
  table.answer = null;
});

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const move = (client: QueryClient, pathname: string, searchStr: string) =>
  followRedirect({ queryClient: client, location: { pathname, searchStr }, preload: false });

it('asks the table once for a path, whatever filters follow', async () => {
  const client = queryClient();
  for (const search of ['', '?cidade=joinville', '?cidade=joinville&preco=gratuito']) {
    expect(await move(client, '/busca', search)).toBe(false);
  }
  await move(client, '/ofertas', '');
  expect(table.asked).toEqual(['/busca', '/ofertas']);
});

it('keeps the query of each address all the same', async () => {
  table.answer = { kind: 'moved', href: '/novo?a=1', status: 301, external: false };
  const client = queryClient();
  for (const search of ['?b=2', '?a=9&b=3']) {
    const error: unknown = await move(client, '/velho', search).catch((thrown: unknown) => thrown);
    expect(isRedirect(error) && error.options.href).toBe(`/novo?a=1&b=${search.at(-1)}`);
  }
  expect(table.asked).toEqual(['/velho']);
});
