import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { visitorAddress } from '#/backend/http/visitor-address.ts';
import { openPage } from '../../gateway/support.ts';
import { ApiClient } from '../../support/api-client.ts';
import { withBackend } from '../../support/backend.ts';
import { registerSomebody } from '../../support/registration.ts';

const secret = 'a-secret-of-both-sides';
const backend = withBackend({ storefrontSecret: secret });
afterEach(() => backend.current.db.execute(sql`DELETE FROM rate_limits`));

const wrong = { identificador: 'ninguem', senha: 'Errada123' };
/** Under how many addresses the tries so far were counted. */
async function countedAddresses(): Promise<number> {
  const rows = await selectRows(
    backend.current.db,
    sql`SELECT key FROM rate_limits WHERE key LIKE 'login-address:%'`,
  );
  return rows.length;
}

describe('a backend on another machine than its storefront', () => {
  test('counts by the visitors a storefront with the secret asks for', async () => {
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

  test('is told by a storefront only that a session has not reached its browser yet', async () => {
    const { url } = backend.current;
    const received = async (headers: Record<string, string>) => {
      const owner = new ApiClient(url);
      const { idPessoa } = await registerSomebody(owner);
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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['garbage', '192.0.2.1'],
  ['', '192.0.2.1'],
])('an X-Forwarded-For of "%s" means %s', (forwarded, meant) => {
  const headers = new Headers({ 'x-storefront-secret': secret, 'x-forwarded-for': forwarded });
  expect(visitorAddress(headers, '192.0.2.1', secret)).toBe(meant);
});
