import { request as httpRequest } from 'node:http';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#/contract/contract.ts';
import { selectRows } from '#/backend/db/database.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { makeRegistration } from '../../support/backend/registration.ts';
import { openTestDatabase } from '../../support/backend/database.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });
const client = new ApiClient(() => backend.current.url);

describe('health', () => {
  test('says that the program lives and that the database answers', async () => {
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  test('is not ready once the database is gone, and still lives', async () => {
    const database = await openTestDatabase();
    const other = await startTestBackend({ database });
    await database.close();
    const otherClient = new ApiClient(other.url);
    expect((await otherClient.get('/readyz')).status).toBe(503);
    expect((await otherClient.get('/healthz')).status).toBe(200);
    await other.stop();
  });

  test('is not ready while nothing can be written, and writes one row only', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const other = await startTestBackend({ database });
    const otherClient = new ApiClient(other.url);
    const [{ name } = { name: '' }] = await selectRows<{ name: string }>(
      db,
      sql`SELECT current_database() AS name`,
    );
    const setReadOnly = async (value: 'on' | 'off') => {
      const setting = `SET default_transaction_read_only = ${value}`;
      await db.execute(sql.raw('SET default_transaction_read_only = off'));
      await db.execute(sql.raw(`ALTER DATABASE "${name}" ${setting}`));
      await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
      await db.execute(sql.raw(setting));
      other.moveClock(5000);
    };
    expect((await otherClient.get('/readyz')).status).toBe(200);
    await setReadOnly('on');
    const { status, body } = await otherClient.get<{ status: string }>('/readyz');
    expect([status, body.status]).toEqual([503, 'o banco de dados não aceita escrita']);
    await setReadOnly('off');
    expect((await otherClient.get('/readyz')).status).toBe(200);
    const marks = await selectRows(db, sql`SELECT 1 FROM job_leases WHERE nome = 'readiness'`);
    expect(marks).toHaveLength(1);
    await other.stop();
    await database.close();
  });
});

test('a backend that is to stop says that it is not ready, and still answers', async () => {
  const stopping = await startTestBackend({ drainMs: 1000 });
  const stopped = stopping.stop();
  const { status, body } = await new ApiClient(stopping.url).get('/readyz');
  expect([status, body]).toEqual([503, { status: 'encerrando' }]);
  const areas = await new ApiClient(stopping.url).get('/api/modalidades');
  expect([areas.status, areas.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(fetch(`${stopping.url}/readyz`)).rejects.toThrow('fetch failed');
});

test('an upload that breaks off is no failure of ours', async () => {
  const { hostname, port } = new URL(backend.current.url);
  const headers = {
    'content-type': 'application/json',
    'content-length': '100000',
    'x-request-id': 'broken-off-1',
  };
  const request = httpRequest({ hostname, port, path: '/api/login', method: 'POST', headers });
  request.on('error', () => {});
  request.write('{"identificador":', () => setTimeout(() => request.destroy(), 100));
  const own = () => lines.filter((line) => line.includes('broken-off-1'));
  await eventually(() => expect(own()).not.toHaveLength(0));
  expect(own().map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', msg: 'responded', status: 499, route: '/api/login' },
  ]);
});

interface Operation {
  tags?: string[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, unknown>;
}

describe('the OpenAPI document', () => {
  test('lists the calls of the contract with their input and the error body', async () => {
    const { status, body } = await client.get<{
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, { required: string[] }> };
    }>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths['/api/login']!)).toEqual(['post']);
    expect(Object.keys(body.paths['/api/produto-favorito/{id}']!).toSorted()).toEqual([
      'delete',
      'get',
      'put',
    ]);
    const register = body.paths['/api/cadastro']!.post!;
    expect(register.requestBody!.content['application/json']!.schema.required).toContain('cpf');
    expect(Object.keys(register.responses).toSorted()).toEqual(['201', '4XX', '5XX']);
    expect(body.components.schemas.Erro!.required).toEqual(['status', 'codigo', 'mensagem']);
  });

  test('groups all calls by the sections of the contract', async () => {
    const { body } = await client.get<{ paths: Record<string, Record<string, Operation>> }>(
      '/api/openapi.json',
    );
    const grouped: Record<string, number> = {};
    for (const { tags } of Object.values(body.paths).flatMap((path) => Object.values(path))) {
      for (const tag of tags ?? ['none']) grouped[tag] = (grouped[tag] ?? 0) + 1;
    }
    expect(grouped).toEqual(
      Object.fromEntries(
        Object.entries(contract).map(([section, calls]) => [section, Object.keys(calls).length]),
      ),
    );
  });
});

describe('the API reference', () => {
  test('is a page that asks for nothing from other sites', async () => {
    const page = await fetch(`${backend.current.url}/api/docs`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(files).toContain('/api/docs/swagger-ui-bundle.js');
    for (const path of files) expect((await fetch(backend.current.url + path)).status, path).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('an answer', () => {
  test('is never stored and carries the request id, a fresh one when the given one is odd', async () => {
    const { headers } = await client.get('/healthz', { headers: { 'x-request-id': 'a b' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('to HEAD has the status of GET and no body', async () => {
    const response = await fetch(`${backend.current.url}/healthz`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

test('a stop waits for the request in flight and takes no other', async () => {
  const stopping = await startTestBackend();
  const { services, url } = stopping;
  const { throttle } = services;
  const arrived = defer();
  const semaphore = defer();
  services.throttle = {
    ...throttle,
    take: async (...taken) => {
      arrived.resolve();
      await semaphore.promise;
      return throttle.take(...taken);
    },
  };
  const answer = new ApiClient(url).post('/api/cadastro', makeRegistration());
  await arrived.promise;
  const stopped = stopping.stop();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  semaphore.resolve();
  expect((await answer).status).toBe(201);
  await stopped;
});

test('the log tells the route, never what a person put into path, query, body or cookies', async () => {
  lines.length = 0;
  client.cookies.set('dev_userToken', 'cookie-secret');
  await client.get('/api/pix/01ARZ3NDEKTSV4RRFFQ69G5FAV?senha=query-secret');
  await client.post('/api/login', { identificador: 'pessoa@exemplo.com.br', senha: 'body-secret' });
  await client.get('/api/nada/path-secret');
  client.cookies.clear();
  const text = lines.join('\n');
  expect(text).toContain('"route":"/api/pix/{codigoCompra}"');
  expect(text).toContain('"route":"/api/login"');
  expect(text).not.toMatch(/secret|exemplo|01ARZ3/);
});

/** Promise.withResolvers, which the compiler's ES2023 lacks. */
function defer() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
