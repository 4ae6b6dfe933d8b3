import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { sendInstead } from '#/platform/hydration/send-instead.ts';
import { receivePacked } from '#/platform/hydration/receive-packed.ts';
import { sendPacked } from '#/platform/hydration/send-packed.ts';

type Queries = { queryKey: unknown[]; state: object }[];

async function send(
  initial: Queries,
  loaderData?: unknown,
  context: object = {},
  queryClient = new QueryClient(),
) {
  const stream = new ReadableStream();
  const router = {
    options: { context: { queryClient }, dehydrate: async () => ({ query: { initial, stream } }) },
    stores: { matches: { get: () => [{ loaderData, context }] } },
  };
  sendPacked(router as unknown as AnyRouter, queryClient);
  const page = (await router.options.dehydrate()) as { packed?: string; query: Record<string, unknown> };
  return { page, stream };
}

async function receive(page: unknown) {
  const queryClient = new QueryClient();
  const handed: { query: { initial?: Queries; stream: ReadableStream } }[] = [];
  const router = { options: { hydrate: async (sent: never) => void handed.push(sent) } };
  receivePacked(router as unknown as AnyRouter, queryClient);
  await router.options.hydrate(page as never);
  return { queryClient, handed: handed[0]!.query };
}

const there = { status: 'success', fetchStatus: 'idle', isInvalidated: false };

it('sends what is there packed, and the rest as the library does', async () => {
  const { page } = await send([
    { queryKey: ['course', 7], state: { ...there, data: { titulo: 'NR-10' }, dataUpdatedAt: 5 } },
    { queryKey: ['late'], state: { status: 'pending', fetchStatus: 'fetching' } },
    { queryKey: ['when'], state: { ...there, data: new Date(0), dataUpdatedAt: 6 } },
    { queryKey: ['old'], state: { ...there, isInvalidated: true, data: 1, dataUpdatedAt: 6 } },
  ]);
  const { queryClient, handed } = await receive(page);
  expect(queryClient.getQueryState(['course', 7])).toMatchObject({
    data: { titulo: 'NR-10' },
    dataUpdatedAt: 5,
    status: 'success',
  });
  expect(handed.initial?.map(({ queryKey }) => queryKey)).toEqual([['late'], ['when'], ['old']]);
});

it('sends a stream only where something comes late, and the library finds an ended one else', async () => {
  const whole = await send([]);
  expect(whole.page.query['stream']).toBeUndefined();
  const { handed } = await receive(whole.page);
  expect((await handed.stream.getReader().read()).done).toBe(true);

  const late = await send([], { reviews: Promise.resolve() });
  expect(late.page.query['stream']).toBe(late.stream);
});

it('names what the page sends elsewhere as well, so that it stays one object', async () => {
  const settings = { partners: { seal: '/seal.js' } };
  const state = { ...there, data: settings, dataUpdatedAt: 5 };
  const asked = [{ queryKey: ['analytics'], state }];
  const { page } = await send(asked, undefined, { analytics: settings, session: null });
  expect(page.packed).not.toContain('seal.js');
  expect(page.query['initial']).toBeUndefined();
  const { queryClient } = await receive(page);
  expect(queryClient.getQueryData(['analytics'])).toBe(settings);
  expect(queryClient.getQueryState(['analytics'])).toMatchObject({ dataUpdatedAt: 5, status: 'success' });

  const alone = await send(asked, undefined, { analytics: { ...settings } });
  expect(alone.page.query['initial']).toBeUndefined();
  expect(alone.page.packed).toContain('seal.js');
});

it('sends what was asked for in place of data that the server has drawn', async () => {
  const server = new QueryClient();
  sendInstead(server, ['home'], ({ areas }: { areas: unknown[] }) => ({ areas: areas.slice(0, 1) }));
  const state = { ...there, data: { areas: [1, 2, 3] }, dataUpdatedAt: 5 };
  const asked = [
    { queryKey: ['home'], state },
    { queryKey: ['other'], state },
  ];
  const { page } = await send(asked, undefined, {}, server);
  const { queryClient } = await receive(page);
  expect(queryClient.getQueryData(['home'])).toEqual({ areas: [1] });
  expect(queryClient.getQueryData(['other'])).toEqual({ areas: [1, 2, 3] });
});

it('packs the same data once, with the time of the oldest of each page', async () => {
  const course = { titulo: 'NR-10', texto: 'o mesmo para todos' };
  const page = (person: string, at: number) => [
    {
      queryKey: ['course', 7],
      queryHash: '["course",7]',
      state: { ...there, data: course, dataUpdatedAt: at },
    },
    {
      queryKey: ['session'],
      queryHash: '["session"]',
      state: { ...there, data: { person }, dataUpdatedAt: at + 1 },
    },
  ];
  let asked = 0;
  const server = () => {
    const queryClient = new QueryClient();
    sendInstead(queryClient, ['course', 7], (data) => ((asked += 1), data));
    return queryClient;
  };
  const ana = await send(page('Ana', 5), undefined, {}, server());
  const again = await send(page('Ana', 8), undefined, {}, server());
  const rui = await send(page('Rui', 9), undefined, {}, server());
  expect(asked).toBe(2);
  expect(again.page.packed).toBe(ana.page.packed);
  const times = [];
  for (const [{ page: sent }, person] of [
    [ana, 'Ana'],
    [again, 'Ana'],
    [rui, 'Rui'],
  ] as const) {
    const { queryClient } = await receive(sent);
    expect(queryClient.getQueryData(['session'])).toEqual({ person });
    times.push(queryClient.getQueryState(['session'])?.dataUpdatedAt);
  }
  expect(times).toEqual([5, 8, 9]);
});
