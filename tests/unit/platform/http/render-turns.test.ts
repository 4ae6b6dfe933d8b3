import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderTurns } from '#/platform/rendering/render-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const inTurn = createRenderTurns({ places: 2, waitMs: 2000 });
  const ends: (() => void)[] = [];
  const begin = (init: RequestInit = {}, path = '/busca') => {
    const request = new Request(`http://loja.test${path}`, {
      ...init,
      headers: { accept: 'text/html', ...init.headers },
    });
    return inTurn(
      request,
      () =>
        new Promise((resolve) => {
          ends.push(() => resolve(new Response(`página ${path}`)));
        }),
    );
  };
  return { begin, ends, settle: () => vi.advanceTimersByTimeAsync(0) };
}

it('renders two pages at once and the next one as soon as one of them is done', async () => {
  const { begin, ends, settle } = setUp();
  const [first, , third] = [begin(), begin(), begin()];
  await settle();
  expect(ends).toHaveLength(2);
  ends[0]!();
  expect(await (await first).text()).toBe('página /busca');
  await settle();
  expect(ends).toHaveLength(3);
  ends[2]!();
  expect((await third).status).toBe(200);
});

it('says after two seconds that it is full, and when to come again', async () => {
  const { begin, ends } = setUp();
  void begin();
  void begin();
  const late = begin();
  const program = begin({ headers: { accept: '*/*' } });
  let hasAnswered = false;
  void late.then(() => (hasAnswered = true));
  await vi.advanceTimersByTimeAsync(1999);
  expect(hasAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const { status, headers } = await late;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await late).text()).toContain('Muita gente ao mesmo tempo');
  expect(await (await program).text()).toBe('Too many visitors');
  expect(ends).toHaveLength(2);
});

it('has those who want to buy wait for fewer than all who look around', async () => {
  const { begin, ends, settle } = setUp();
  void begin();
  void begin();
  const [waiting, buyer] = [begin(), begin({}, '/checkout/1-2')];
  await settle();
  ends[0]!();
  await settle();
  ends[2]!();
  expect(await Promise.race([waiting, buyer]).then((page) => page.text())).toBe('página /checkout/1-2');
});

it.each([
  ['who has a session', { headers: { cookie: 'exp_area=a; userToken=abc' } }],
  ['what a person sends', { method: 'POST' }],
  ['a call', { headers: { accept: 'application/x-ndjson, application/json' } }, '/_serverFn/abc'],
  ['a drawing', { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } }, '/og/automotiva.svg'],
])('never holds up %s', async (_, init, path = '/busca') => {
  const { begin, ends, settle } = setUp();
  void begin();
  void begin();
  void begin({ headers: { cookie: 'exp_area=a' } });
  void begin(init, path);
  await settle();
  expect(ends).toHaveLength(3);
});

it('leaves a failure of the page itself as it is', async () => {
  const { settle } = setUp();
  const inTurn = createRenderTurns({ places: 1, waitMs: 2000 });
  const fails = () => inTurn(new Request('http://loja.test/'), () => Promise.reject(new Error('falha')));
  await expect(fails()).rejects.toThrow('falha');
  await settle();
  await expect(fails()).rejects.toThrow('falha');
});
