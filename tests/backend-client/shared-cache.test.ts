import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient } from '#/storefront/backend-client/backend-client.server.ts';
import { timeLimitMs, startDeadline } from '#/storefront/backend-client/outage/deadline.server.ts';
import { forgetShared, readShared, readSharedOr } from '#/storefront/backend-client/shared-cache.server.ts';
import { currentVisitor, withOwnTime } from '#/storefront/backend-client/visitor.server.ts';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage, userToken } from './support.ts';

let backend: MisbehavingBackend;
let nextKey = 1;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(async () => {
  vi.useRealTimers();
  await backend[Symbol.asyncDispose]();
});

const away = () => Promise.reject(new Error('the backend is away'));
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an answer shared by everyone', () => {
  it('is asked for no one, though a signed-in person comes first, and hands them no cookie of it', async () => {
    backend.on('GET /api/lista-certificados', (_, response) =>
      json(response, 200, [], ['dev_userToken=of-somebody; Path=/']),
    );
    const page = openPage(backend.url, `dev_userToken=${userToken(1, 7)}; dev_refreshToken=r1`);
    const { jar } = page;
    const deadline = startDeadline();
    const request = { jar, deadline, requestId: 'request-0001', ip: '203.0.113.7', userAgent: 'Firefox' };
    const client = createBackendClient({
      backendUrl: backend.url,
      currentRequest: () => ({ ...request, ...currentVisitor() }),
      log: () => {},
    });
    await readShared(`test ${nextKey++}`, 1000, () => client.footer.listCertificates());
    expect(backend.calls).toMatchObject([{ line: 'GET /api/lista-certificados', cookie: '' }]);
    expect(page.setCookies).toEqual([]);
    expect(currentVisitor()).toBeUndefined();
  });

  it('has the time of any page to be read in, or its own where it says so', async () => {
    const left = () => Promise.resolve(currentVisitor()!.deadline.leftMs());
    const any = await readShared(`test ${nextKey++}`, 1000, left);
    const own = await readShared(`test ${nextKey++}`, 1000, () => withOwnTime(2 * timeLimitMs, left));
    expect([any > timeLimitMs, own > timeLimitMs, own > 2 * timeLimitMs]).toEqual([false, true, false]);
    expect(await withOwnTime(1, () => Promise.resolve(currentVisitor()))).toBeUndefined();
  });

  it('stands through an outage, however often it is asked for, and is new once that is over (ERROR-7)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = `test ${nextKey++}`;
    expect(await readShared(key, 1000, () => Promise.resolve('old'))).toBe('old');
    for (let attempt = 0; attempt < 5; attempt++) {
      later(5000);
      expect(await readShared(key, 1000, away)).toBe('old');
    }
    later(5000);
    expect(await readShared(key, 1000, () => Promise.resolve('new'))).toBe('new');
  });

  it('is asked for again once it was forgotten, an answer on its way included', async () => {
    const [key, other] = [`test ${nextKey++}`, `test ${nextKey++}`];
    let arrive = (_: string) => {};
    const onItsWay = readShared(key, 60_000, () => new Promise<string>((resolve) => (arrive = resolve)));
    await readShared(other, 60_000, () => Promise.resolve('other'));
    forgetShared((known) => known === key);
    expect(await readShared(key, 60_000, () => Promise.resolve('new'))).toBe('new');
    arrive('old');
    expect(await onItsWay).toBe('old');
    expect(await readShared(key, 60_000, away)).toBe('new');
    expect(await readShared(other, 60_000, away)).toBe('other');
  });

  it('goes when the backend says that there is no such thing any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = `test ${nextKey++}`;
    await readShared(key, 1000, () => Promise.resolve('old'));
    later(5000);
    const { client } = openPage(backend.url);
    const gone = () => client.course.getCourse({ id: 1 }).then(() => 'never');
    await expect(readShared(key, 1000, gone)).rejects.toMatchObject({ status: 404 });
    await expect(readShared(key, 1000, away)).rejects.toThrow('away');
  });

  it.each([
    ['a page of a proxy under 404', 404, '<h1>Not Found</h1>'],
    ['a page of a proxy under 403', 403, '<h1>Forbidden</h1>'],
    [
      'that it is asked too often',
      429,
      JSON.stringify({ status: 429, codigo: 'MUITAS', mensagem: 'Espere.' }),
    ],
    [
      'that it is asked too slowly',
      408,
      JSON.stringify({ status: 408, codigo: 'TARDE', mensagem: 'Tarde.' }),
    ],
  ])('stands when the backend answers %s', async (_what, status, body) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = `test ${nextKey++}`;
    await readShared(key, 1000, () => Promise.resolve('old'));
    later(5000);
    backend.on('GET /api/produto/detalhes/1', (_, response) => response.writeHead(status).end(body));
    const { client } = openPage(backend.url);
    expect(await readShared(key, 1000, () => client.course.getCourse({ id: 1 }).then(() => 'never'))).toBe(
      'old',
    );
  });

  it("is empty for a part that fails alone, and asked for again at once: an outage is no one else's answer", async () => {
    const key = `test ${nextKey++}`;
    expect(await readSharedOr(key, 60_000, away, [])).toEqual([]);
    expect(await readSharedOr(key, 60_000, () => Promise.resolve(['back']), [])).toEqual(['back']);
    expect(await readSharedOr(key, 60_000, away, [])).toEqual(['back']);
  });
});
