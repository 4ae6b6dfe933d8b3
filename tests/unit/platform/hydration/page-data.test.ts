import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { sendPageData } from '#/platform/hydration/page-data.ts';

interface Sent {
  data: string;
  shared?: [unknown[], unknown][];
  at?: number;
  query?: { initial?: { queryKey: unknown[] }[] };
}

async function send(
  fill: (queryClient: QueryClient) => void,
  context: Record<string, unknown> = {},
): Promise<Sent> {
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ beforeLoad: () => context as never }),
    history: createMemoryHistory(),
    context: { queryClient },
    isServer: true,
  });
  await router.load();
  router.serverSsr = { onRenderFinished: () => {} } as never;
  sendPageData(router, queryClient);
  fill(queryClient);
  return (await router.options.dehydrate!()) as unknown as Sent;
}

it('sends what JSON holds as one text with the time of the oldest', async () => {
  const course = { id: 7, nome: 'Solda "MIG" </script>', oferta: null, precos: [1.5, 0] };
  const sent = await send((queryClient) => {
    queryClient.setQueryData(['course', 7], course, { updatedAt: 20 });
    queryClient.setQueryData(['session'], 'visitante', { updatedAt: 10 });
  });
  expect(JSON.parse(sent.data)).toEqual([
    [['course', 7], course],
    [['session'], 'visitante'],
  ]);
  expect(sent.at).toBe(10);
  expect(sent.query).toBeUndefined();
});

it.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a number without end', [Number.NaN]],
  ['a big integer', { id: 1n }],
  ['an instance of a class', new URL('https://example.com')],
  ['a hole in a list', [undefined]],
])('leaves %s to the library', async (_what, data) => {
  const sent = await send((queryClient) => queryClient.setQueryData(['other'], { data }));
  expect(sent.data).toBe('[]');
  expect(sent.query?.initial?.map(({ queryKey }) => queryKey)).toEqual([['other']]);
});

it('keeps data that only the server shows', async () => {
  const sent = await send((queryClient) => {
    void queryClient.prefetchQuery({ queryKey: ['menu'], queryFn: () => 1, meta: { serverOnly: true } });
    queryClient.setQueryData(['menu'], ['cursos']);
  });
  expect(JSON.stringify(sent)).not.toContain('menu');
});

it('sends data that a route sends as well as the same object, beside the text', async () => {
  const settings = { partners: { seal: '/seal.js' } };
  const sent = await send(
    (queryClient) => {
      queryClient.setQueryData(['settings'], settings);
      queryClient.setQueryData(['course'], { id: 7 });
    },
    { settings },
  );
  expect(sent.shared).toEqual([[['settings'], settings]]);
  expect(sent.shared![0]![1]).toBe(settings);
  expect(JSON.parse(sent.data)).toEqual([[['course'], { id: 7 }]]);
});
