import { expect, it, vi } from 'vitest';
import {
  createBuildWatch,
  followBuilds,
  lookEveryMs,
} from '#/storefront/features/navigation/build-watch/new-build.ts';
import { eventually } from '../../support/eventually.ts';

function setUp() {
  let time = 0;
  let latest = () => Promise.resolve('old');
  const readLatest = vi.fn<() => Promise<string>>(() => latest());
  const now = () => time;
  const watch = createBuildWatch({ ownId: 'old', readLatest, now });
  const on: { visible(): void; turn(): void; missing(): void } = {
    visible: () => {},
    turn: () => {},
    missing: () => {},
  };
  const stored = new Map<string, string>();
  const [load, reload] = [vi.fn<(href: string) => void>(), vi.fn<() => void>()];
  const router = { state: { status: 'idle' }, subscribe: vi.fn<(name: string, run: unknown) => void>() };
  let period = 0;
  followBuilds(
    router as never,
    watch,
    {
      onVisible: (look) => (on.visible = look),
      every: (milliseconds, look) => {
        period = milliseconds;
        on.turn = look;
      },
      onMissingPart: (handle) => (on.missing = handle),
      load,
      reload,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      },
    },
    now,
  );
  const [[event, move]] = router.subscribe.mock.calls as [[string, (change: object) => void]];
  return {
    on,
    watch,
    readLatest,
    load,
    reload,
    router,
    period: () => period,
    event,
    publish: () => (latest = () => Promise.resolve('new')),
    breakDown: () => (latest = () => Promise.reject(new Error('offline'))),
    pass: (ms: number) => (time += ms),
    goTo: (path: string, pathChanged = true) => move({ toLocation: { publicHref: path }, pathChanged }),
  };
}

it('loads the whole page at the first navigation after a new build (PAGE-11)', async () => {
  const page = setUp();
  expect([page.event, page.period()]).toEqual(['onBeforeNavigate', lookEveryMs]);
  page.publish();
  page.goTo('/busca');
  expect(page.load).not.toHaveBeenCalled();
  page.pass(lookEveryMs);
  page.on.turn();
  await eventually(() => expect(page.watch.isOutdated()).toBe(true));
  page.goTo('/busca?turno=noturno', false);
  expect(page.load).not.toHaveBeenCalled();
  page.goTo('/ofertas');
  expect(page.load).toHaveBeenCalledExactlyOnceWith('/ofertas');
});

it('asks when the visitor comes back, at most once a minute, and no more once it knows', async () => {
  const page = setUp();
  page.on.visible();
  expect(page.readLatest).not.toHaveBeenCalled();
  page.pass(60_000);
  page.on.visible();
  page.on.visible();
  expect(page.readLatest).toHaveBeenCalledTimes(1);
  page.publish();
  page.pass(60_000);
  await page.watch.look();
  page.pass(60_000);
  await page.watch.look();
  expect(page.readLatest).toHaveBeenCalledTimes(2);
});

it('stays with what it has while no one answers', async () => {
  const page = setUp();
  page.breakDown();
  page.pass(60_000);
  await page.watch.look();
  page.goTo('/ofertas');
  expect(page.load).not.toHaveBeenCalled();
});

it('reloads once in ten seconds for a part that fails to load during a navigation', () => {
  const page = setUp();
  page.router.state.status = 'pending';
  page.on.missing();
  page.on.missing();
  page.pass(9_999);
  page.on.missing();
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.pass(1);
  page.on.missing();
  expect(page.reload).toHaveBeenCalledTimes(2);
});

it('reloads for a part that a new build has replaced, without any navigation', async () => {
  const page = setUp();
  page.publish();
  page.on.missing();
  await eventually(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

it('keeps the page for a part that fails while the build is the same, or cannot be asked for', async () => {
  const page = setUp();
  page.on.missing();
  await eventually(() => expect(page.readLatest).toHaveBeenCalledTimes(1));
  page.breakDown();
  page.on.missing();
  await eventually(() => expect(page.readLatest).toHaveBeenCalledTimes(2));
  expect(page.reload).not.toHaveBeenCalled();
  page.goTo('/ofertas');
  expect(page.load).not.toHaveBeenCalled();
});
