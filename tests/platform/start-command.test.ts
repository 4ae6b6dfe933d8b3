import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { databaseFolder } from '#/backend/db/data-folder.ts';
import { lockDataFolder } from '#/backend/db/data-folder-lock.ts';
import { ask } from './support/http.ts';
import { launch, startBackendStub, startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront | undefined;
afterEach(() => shop?.stop());

it('names every bad setting at once, one line each, and exits with 1', async () => {
  shop = await launch({
    PORT: 'http',
    SITE_URL: 'loja.example',
    BACKEND_URL: 'ftp://backend',
    LOG_LEVEL: 'loud',
    ALLOWED_HOSTS: 'a.example, b.example:80',
    DATABASE_URL: 'mysql://shop:hunter2@db',
  });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trimEnd().split('\n')).toEqual([
    'These settings need another value:',
    '  PORT must be a whole number from 0 to 65535, got "http"',
    '  SITE_URL must be an http(s) address without a path, like https://shop.example, got "loja.example"',
    '  ALLOWED_HOSTS must be host names without port or path, separated by commas, got "a.example, b.example:80"',
    '  BACKEND_URL must be an http(s) address, got "ftp://backend"',
    '  LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, got "loud"',
    '  DATABASE_URL must be a postgres:// or postgresql:// address',
  ]);
});

it('says in one line that the port is taken, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  shop = await launch({ PORT: String(port), BACKEND_URL: 'http://127.0.0.1:1' });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toBe(`Port ${port} is taken. Stop what uses it, or start with PORT=${port + 1}.\n`);
  other.close();
});

it('names the process that has the port, when it has the data folder open as well', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-taken-'));
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const release = await lockDataFolder(dataDir);
  shop = await launch({ PORT: String(port), DATA_DIR: dataDir });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toMatch(
    new RegExp(
      `^Port ${port} is taken, it seems by process ${process.pid} .*"(kill|taskkill /F /PID) ${process.pid}"`,
    ),
  );
  expect(shop.output()).toContain(`start with PORT=${port + 1} and another DATA_DIR.`);
  await release();
  other.close();
  await rm(dataDir, { recursive: true });
});

it('prints where the shop and its backend are', async () => {
  const backend = await startBackendStub();
  shop = await launch({ BACKEND_URL: backend.url });
  expect(shop.output()).toContain(`Backend  ${backend.url}`);
  expect(shop.output()).toMatch(/Shop +http:\/\/localhost:\d+/);
  await backend.stop();
});

it('makes the data of a new shop once, and says so', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-new-data-'));
  shop = await launch({ DATA_DIR: dataDir });
  expect(shop.output()).toMatch(/Data +\S+ \(made in this start\)/);
  expect(shop.output()).toContain('aluno@vitrine.dev');
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);

  shop = await launch({ DATA_DIR: dataDir });
  expect(shop.output()).toMatch(/Data +\S+\n/);
  expect(shop.output()).toContain('aluno@vitrine.dev');
  await shop.stop();
  await rm(dataDir, { recursive: true });
}, 120_000);

it('is ready once the backend has answered, and says itself to visitors when that goes away', async () => {
  const backend = await startBackendStub();
  shop = await launch({ BACKEND_URL: backend.url });
  expect((await ask(shop.url, '/readyz')).status).toBe(200);
  await backend.stop();
  // Longer than one look at the backend counts.
  await new Promise((later) => setTimeout(later, 1100));
  expect((await ask(shop.url, '/readyz')).status).toBe(200);
});

it('is not ready before the backend has answered', async () => {
  const backend = await startBackendStub();
  await backend.stop();
  shop = await launch({ BACKEND_URL: backend.url });
  const forPerson = await ask(shop.url, '/readyz', { headers: { accept: 'text/html' } });
  expect([forPerson.status, forPerson.text]).toEqual([503, 'backend unreachable']);
  expect((await ask(shop.url, '/healthz')).status).toBe(200);
});

it('logs one line a request, without query, secrets of the path, address or cookies', async () => {
  shop = await startFixture();
  const headers = {
    cookie: 'userToken=hunter2',
    'x-request-id': 'log-test-01',
    'x-forwarded-for': '203.0.113.9',
  };
  await ask(shop.url, '/trocasenha/abcdef0123/vitrine?cpf=52998224725', { headers });
  const requestLines = () =>
    shop!.logs().filter((line) => line['requestId'] === 'log-test-01' && line['msg'] === 'request');
  await expect.poll(requestLines).toHaveLength(1);
  expect(requestLines()[0]).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/trocasenha/[hidden]',
    status: 404,
  });
  expect(shop.output()).not.toMatch(/hunter2|abcdef0123|52998224725|203\.0\.113\.9/);
});

it('says at an https address without a bank that nothing can be bought (PROVIDER-5)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-no-bank-'));
  shop = await launch({ DATA_DIR: dataDir, SITE_URL: 'https://shop.example' });
  expect(shop.output()).toMatch(/Payments none: no bank is set, so no course can be bought/);
  expect(shop.logs()).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: expect.stringContaining('no bank is set') }),
  );
  expect(shop.logs(), 'where the keys lie').toContainEqual(
    expect.objectContaining({
      level: 'warn',
      database: dataDir,
      msg: expect.stringContaining('no KEY_SECRET: the keys'),
    }),
  );
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

it('hands detects of banks on to the backend, and nothing else (PROVIDER-4)', async () => {
  const seen: { url: string; headers: IncomingHttpHeaders; text: string }[] = [];
  const backend = createHttpServer(async (incoming, response) => {
    const { url = '', headers, method } = incoming;
    if (method === 'POST') seen.push({ url, headers, text: await text(incoming) });
    response.statusCode = 201;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => backend.once('listening', resolve));
  shop = await launch({ BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
  const secret = 's'.repeat(40);
  const post = (path: string, method = 'POST') =>
    fetch(shop!.url + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-signature': 'ts=1', cookie: 'a=b' },
      ...(method === 'POST' && { body: '{"pix":[]}' }),
    });
  expect((await post(`/api/webhook/${secret}/pix?data.id=7`)).status).toBe(201);
  expect((await post(`/api/webhook/${secret}/pix`, 'GET')).status).toBe(405);
  expect((await post('/api/compras')).status).not.toBe(201);
  for (const way of ['/api/webhook/../login', '/api/webhook/%2e%2e/login']) {
    expect([way, await postAsItIs(shop.url, way)]).not.toEqual([way, 201]);
  }
  expect(seen).toMatchObject([
    { url: `/api/webhook/${secret}/pix?data.id=7`, text: '{"pix":[]}', headers: { 'x-signature': 'ts=1' } },
  ]);
  expect(seen[0]!.headers.cookie).toBeUndefined();
  expect(shop.output()).not.toContain(secret);
  backend.close();
  backend.closeAllConnections();
});

function postAsItIs(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', path, headers: { 'content-type': 'application/json' } });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}

it('deletes the embedded database on reset, but not while a process has it open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-reset-'));
  await mkdir(databaseFolder(dataDir));
  const release = await lockDataFolder(dataDir);
  shop = await launch({ DATA_DIR: dataDir }, 'reset');
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain(`is in use by process ${process.pid}`);
  expect(existsSync(databaseFolder(dataDir))).toBe(true);
  await release();

  shop = await launch({ DATA_DIR: dataDir }, 'reset');
  expect(await shop.ended).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
