import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  startDeadline,
  startDeadlineAt,
  type Deadline,
} from '#/storefront/backend-client/outage/deadline.server.ts';
import { createCircuitBreaker } from '#/storefront/backend-client/outage/circuit-breaker.server.ts';
import { readShared, readSharedOr } from '#/storefront/backend-client/shared-cache.server.ts';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage, person, userToken } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

const linesOf = () => backend.calls.map((call) => call.line);
const both = `dev_userToken=${userToken(1, 7)}; dev_refreshToken=r1`;
const unavailable = { status: 503, codigo: 'SERVICO_INDISPONIVEL' };
const hang = () => {};

function heldDeadline() {
  let isOver = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const deadline: Deadline = {
    leftMs: () => (isOver ? 0 : 60_000),
    elapsedMs: () => 0,
    within: () => deadline,
    waitFor: (promise, substitute) => Promise.race([promise, ended.then(substitute)]),
  };
  const passes = () => {
    isOver = true;
    end();
  };
  return { deadline, passes };
}

describe('all calls of one browser request together (ERROR-6)', () => {
  it('have one time: what a call took is gone for those after it, which are not even made', async () => {
    backend.on('GET /api/getPersonData', hang);
    const { client, logged } = openPage(backend.url, both, { deadline: startDeadline(2000) });
    await expect(client.session.getPersonData({})).rejects.toMatchObject(unavailable);
    await expect(client.session.getPersonData({})).rejects.toMatchObject(unavailable);
    await expect(client.session.setPhone({ telefone: '(47) 99999-0000' })).rejects.toMatchObject(unavailable);
    expect(linesOf()).toEqual(['GET /api/getPersonData']);
    expect(logged).toHaveLength(3);
  });

  it('count a refresh and the call after it', async () => {
    const { deadline, passes } = heldDeadline();
    backend.on('GET /api/getPersonData', (_, response) =>
      json(response, 401, { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Sessão vencida.' }),
    );
    backend.on('PUT /api/refreshTokenUser', passes);
    const page = openPage(backend.url, both, { deadline });
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject(unavailable);
    await expect(page.client.course.getCourse({ id: 1 })).rejects.toMatchObject(unavailable);
    expect(linesOf()).toEqual(['GET /api/getPersonData', 'PUT /api/refreshTokenUser']);
    expect(page.jar.get('refreshToken')).toBe('r1');
  });

  it('begin no further try of a refresh that would come too late', async () => {
    backend.on('PUT /api/refreshTokenUser', (request) => request.socket.destroy());
    backend.on('GET /api/getPersonData', (_, response) =>
      json(response, 401, { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Sessão vencida.' }),
    );
    const page = openPage(backend.url, both, { deadline: startDeadline(2000) });
    await expect(page.client.session.getPersonData({})).rejects.toMatchObject(unavailable);
    expect(page.pauses).toEqual([500]);
  });

  it('do not wait for the refresh that another page began', async () => {
    backend.on('PUT /api/refreshTokenUser', hang);
    const patient = openPage(backend.url, 'dev_refreshToken=shared-one');
    const waiting = patient.client.session.getPersonData({}).catch((error: unknown) => error);
    await expect.poll(() => linesOf().length).toBe(1);
    const { client } = openPage(backend.url, 'dev_refreshToken=shared-one', { deadline: startDeadline(50) });
    await expect(client.session.getPersonData({})).rejects.toMatchObject(unavailable);
    expect(linesOf()).toEqual(['PUT /api/refreshTokenUser']);
    await backend[Symbol.asyncDispose]();
    await waiting;
  });

  it('have what is left since the page arrived, and a second at least', () => {
    vi.useFakeTimers({ toFake: ['performance'], now: 0 });
    vi.advanceTimersByTime(20_000);
    const left = (arrivedAt: number) => startDeadlineAt(arrivedAt).leftMs();
    expect([20_000, 17_500, 16_500, 0].map(left)).toEqual([4000, 1500, 1000, 1000]);
    expect([21_000, -1, NaN].map(left)).toEqual([4000, 4000, 4000]);
    expect(startDeadlineAt(17_500).elapsedMs()).toBe(2500);
    vi.useRealTimers();
  });

  it('begin nothing once a wait was given up, though its timer was early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deadline = startDeadline(5000);
    const given = deadline.waitFor(new Promise(hang), () => 'given up');
    await vi.advanceTimersByTimeAsync(5000);
    expect([await given, deadline.leftMs()]).toEqual(['given up', 0]);
    vi.useRealTimers();
  });

  it('are as before where the backend answers', async () => {
    backend.on('GET /api/getPersonData', (_, response) => json(response, 200, person));
    const { client } = openPage(backend.url, both, { deadline: startDeadline() });
    await expect(client.session.getPersonData({})).resolves.toMatchObject({ idPessoa: 7 });
  });
});

describe('an answer shared by everyone', () => {
  let key = '';
  let keys = 0;
  beforeEach(() => {
    key = `deadline ${++keys}`;
  });
  afterEach(() => vi.useRealTimers());
  const never = () => new Promise<string>(() => {});

  it('is given up when the time of the page is up', async () => {
    const { deadline, passes } = heldDeadline();
    const reading = readShared(key, 1000, never, deadline);
    const part = readSharedOr(`${key} part`, 1000, never, 'empty', deadline);
    passes();
    await expect(reading).rejects.toMatchObject(unavailable);
    expect(await part).toBe('empty');
  });

  it('is the older one after a second, and the new one once that has come', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
    await readShared(key, 1000, () => Promise.resolve('old'));
    await vi.advanceTimersByTimeAsync(5000);
    let come = (_: string) => {};
    const reading = readShared(key, 1000, () => new Promise<string>((resolve) => (come = resolve)));
    let seen: string | undefined;
    void reading.then((value) => (seen = value));
    await vi.advanceTimersByTimeAsync(900);
    expect(seen).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toBe('old');
    const second = readShared(key, 1000, () => Promise.reject(new Error('asked twice')));
    await vi.advanceTimersByTimeAsync(300);
    expect(await second).toBe('old');
    come('new');
    expect(await readShared(key, 10_000, () => Promise.reject(new Error('asked twice')))).toBe('new');
  });

  it('is asked for once, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let asked = 0;
    let come = (_: string) => {};
    const read = () => {
      asked += 1;
      return new Promise<string>((resolve) => (come = resolve));
    };
    const first = readShared(key, 100, read);
    vi.setSystemTime(Date.now() + 3000);
    const second = readShared(key, 100, read);
    come('late');
    expect([await first, await second, asked]).toEqual(['late', 'late', 1]);
  });
});

describe('a backend that answers no one', () => {
  it('is noticed by a long wait in vain, and forgotten with the first answer', () => {
    let now = 0;
    const watch = createCircuitBreaker(() => now);
    now = 500;
    watch.timedOut(0);
    expect(watch.isHanging()).toBe(false);
    now = 4500;
    watch.timedOut(0);
    expect(watch.isHanging()).toBe(true);
    watch.responded();
    expect(watch.isHanging()).toBe(false);
  });

  it('is not one that is slow with one call and answers others meanwhile', () => {
    let now = 0;
    const watch = createCircuitBreaker(() => now);
    now = 1000;
    watch.responded();
    now = 4500;
    watch.timedOut(0);
    expect(watch.isHanging()).toBe(false);
  });
});
