import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { registerShopper } from '../../support/backend/registration.ts';

// Three instances on one PostgreSQL, asked at the same moment: one that counted for itself, or read before it
// wrote, would let more through.
const database = withDatabase();
const backends: TestBackend[] = [];
beforeAll(async () => {
  for (let instance = 0; instance < 3; instance++) backends.push(await startTestBackend({ database }));
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));
afterEach(() => database.db.execute(sql`DELETE FROM rate_limits`));

const at = (index: number) => new ApiClient(backends[index % backends.length]!.url);

async function count(calls: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

const tryLogin = (index: number, identificador: string, ip: string) =>
  at(index).post('/api/login', { identificador, senha: 'Errada123' }, { headers: { 'x-forwarded-for': ip } });

test('forty wrong passwords of one account at once, on three instances and from four addresses: five of each are checked', async () => {
  const { email } = await registerShopper(at(0));
  const tries = Array.from({ length: 40 }, (_, index) => tryLogin(index, email, `203.0.113.${index % 4}`));
  expect(await count(tries)).toEqual({ 401: 20, 429: 20 });
});

test('eighty of one account from as many addresses, after five hundred in a day: one is checked', async () => {
  const { email } = await registerShopper(at(0));
  await tryLogin(0, email, '198.51.100.1');
  await database.db.execute(sql`UPDATE sign_in_turns SET tentativas = 499 WHERE chave = grupo`);
  const tries = Array.from({ length: 80 }, (_, index) => tryLogin(index, email, `203.0.113.${index + 1}`));
  expect(await count(tries)).toEqual({ 401: 1, 429: 79 });
});

test('wrong passwords from one IPv6 network, of as many accounts and by as many of its addresses: a hundred are checked', async () => {
  const tries = Array.from({ length: 120 }, (_, index) =>
    tryLogin(index, `ninguem${index}@exemplo.com.br`, `2001:db8:1:2::${(index + 1).toString(16)}`),
  );
  expect(await count(tries)).toEqual({ 401: 100, 429: 20 });
});

test('wishes for a new password from one address: thirty are taken, by all instances together', async () => {
  const wishes = Array.from({ length: 45 }, (_, index) =>
    at(index).post(
      '/api/esqueci-senha',
      { identificador: `ninguem${index}@exemplo.com.br` },
      { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } },
    ),
  );
  expect(await count(wishes)).toEqual({ 202: 30, 429: 15 });
  const rows = await selectRows(database.db, sql`SELECT 1 FROM outbox WHERE tipo = 'esqueci-senha'`);
  expect(rows).toHaveLength(30);
});
