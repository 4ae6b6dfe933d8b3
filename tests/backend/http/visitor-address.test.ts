import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { readCaller } from '#/backend/http/visitor-address.ts';
import { openPage } from '../../backend-client/support.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const secret = 'a-secret-of-both-sides';
const backend = withBackend({ storefrontSecret: secret });
afterEach(async () => {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  await backend.current.db.execute(sql`DELETE FROM sign_in_turns`);
});

const wrong = { identificador: 'ninguem', senha: 'Errada123' };
async function countedAddresses(): Promise<number> {
  const rows = await selectRows(
    backend.current.db,
    sql`SELECT key FROM rate_limits WHERE key LIKE 'login-address:%'`,
  );
  return rows.length;
}

describe('a backend on another machine than its storefront', () => {
  test('counts by the visitors a storefront with the secret asks for (SECURITY-4)', async () => {
    const { url } = backend.current;
    await expect(
      openPage(url, '', { backendSecret: secret }).client.session.login(wrong),
    ).rejects.toMatchObject({ status: 401 });
    const client = new ApiClient(url);
    const headers = { 'x-storefront-secret': secret, 'x-forwarded-for': '198.51.100.8' };
    expect((await client.post('/api/login', wrong, { headers })).status).toBe(401);
    expect(await countedAddresses()).toBe(2);
  });

  test.each([
    ['without a secret', {}],
    ['with another one', { 'x-storefront-secret': 'a-secret-of-both-sidez' }],
    ['with a part of it', { 'x-storefront-secret': secret.slice(0, -1) }],
  ])('counts who asks %s by the address of the connection', async (_, headers) => {
    const client = new ApiClient(backend.current.url);
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const asked = await client.post('/api/login', wrong, {
        headers: { 'x-forwarded-for': ip, ...headers },
      });
      expect(asked.status).toBe(401);
    }
    expect(await countedAddresses()).toBe(1);
  });

  test('learns from a storefront only that a session has not reached its browser yet', async () => {
    const { url } = backend.current;
    const received = async (headers: Record<string, string>) => {
      const owner = new ApiClient(url);
      const { idPessoa } = await registerShopper(owner);
      const holder = owner.copy();
      await holder.put('/api/refreshTokenUser');
      await holder.get('/api/getPersonData', { headers: { 'x-fresh-session': '1', ...headers } });
      const [row] = await selectRows<{ geracao_recebida: number }>(
        backend.current.db,
        sql`SELECT geracao_recebida FROM session_families JOIN logins USING (id_login) WHERE id_pessoa = ${idPessoa}`,
      );
      return row!.geracao_recebida;
    };
    expect(await received({ 'x-storefront-secret': secret })).toBe(0);
    expect(await received({})).toBe(1);
  });

  test('never hands the secret on', async () => {
    const client = new ApiClient(backend.current.url);
    const { headers } = await client.get('/api/modalidades', { headers: { 'x-storefront-secret': secret } });
    expect(JSON.stringify([...headers])).not.toContain(secret);
  });
});

describe('whom a request counts as', () => {
  const known = { 'x-storefront-secret': secret };
  const peers = { loopback: '127.0.0.1', lan: '10.0.0.5', mapped: '::ffff:10.0.0.5', world: '192.0.2.1' };

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['203.0.113.7, 10.0.0.5', '203.0.113.7'],
    ['garbage', null],
    ['', null],
  ])('the visitor "%s" of a storefront with the secret is %s', (forwarded, meant) => {
    const headers = new Headers({ ...known, 'x-forwarded-for': forwarded });
    const meantCaller = { ip: meant, isStorefront: true, isProven: true };
    expect(readCaller(headers, peers.world, secret)).toEqual(meantCaller);
  });

  test('is no one known when a storefront says nothing', () => {
    expect(readCaller(new Headers(known), peers.world, secret).ip).toBeNull();
    expect(readCaller(new Headers(), peers.loopback).ip).toBeNull();
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 127.0.0.1', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['garbage', null],
  ])('the visitor "%s" of a storefront on this machine is %s', (forwarded, meant) => {
    expect(readCaller(new Headers({ 'x-forwarded-for': forwarded }), peers.loopback).ip).toBe(meant);
  });

  test.each([
    ['a private address that passes on what others asked', peers.lan, null],
    ['the same written as IPv6', peers.mapped, null],
    ['an address of the internet', peers.world, peers.world],
  ])('without any secret, for %s', (_, peer, meant) => {
    expect(readCaller(new Headers({ 'x-forwarded-for': '203.0.113.7' }), peer).ip).toBe(meant);
  });

  test('is the connection for a person who asks from the same network by itself', () => {
    expect(readCaller(new Headers(), peers.lan).ip).toBe(peers.lan);
  });
});

test('anyone who is not known is counted under no address', async () => {
  const client = new ApiClient(backend.current.url);
  const headers = { 'x-storefront-secret': secret, 'x-forwarded-for': '' };
  expect((await client.post('/api/login', wrong, { headers })).status).toBe(401);
  expect(await countedAddresses()).toBe(0);
});

test('a hundred and one wrong passwords of a person behind an undeclared proxy stop no one else there', async () => {
  const client = new ApiClient(backend.current.url);
  const headers = { 'x-storefront-secret': secret, 'x-forwarded-for': '' };
  const { email, senha } = await registerShopper(client);
  const statuses = new Set<number>();
  for (let round = 0; round < 101; round++) {
    const body = { ...wrong, identificador: `ninguem${round}@exemplo.com.br` };
    statuses.add((await client.post('/api/login', body, { headers })).status);
  }
  expect(statuses).toEqual(new Set([401]));
  const other = new ApiClient(backend.current.url);
  expect((await other.post('/api/login', { identificador: email, senha }, { headers })).status).toBe(200);
}, 240_000);
