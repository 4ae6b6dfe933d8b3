import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper, type Registration } from '../../support/backend/registration.ts';
import { holdRows, someoneWaitsForARow } from './support/row-locks.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);
const newPassword = 'Outra2026';
const signIn = (client: ApiClient, { email }: Registration, senha: string) =>
  client.post('/api/login', { identificador: email, senha });
const isSignedIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;

async function loginIdOf({ email }: Registration): Promise<number> {
  const [row] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
  return row!.id_login;
}

async function makeLink(loginId: number): Promise<string> {
  const { db, now } = backend.current;
  const code = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, now());
  return `/api/troca-senha/${code}/vitrine`;
}

describe('a new password that comes while a person signs in with the old one', () => {
  test('and was first, leaves them outside', async () => {
    const person = await registerShopper(visitor());
    const loginId = await loginIdOf(person);
    const hash = await hashPassword(newPassword);
    const letGo = await holdRows(
      backend.current.db,
      sql`UPDATE logins SET senha_hash = ${hash} WHERE id_login = ${loginId}`,
    );
    const thief = visitor();
    const response = signIn(thief, person, person.senha);
    await someoneWaitsForARow(backend.current.db);
    await letGo();
    expect((await response).body).toMatchObject({ status: 401, codigo: 'CREDENCIAIS_INVALIDAS' });
    expect(thief.cookies.size).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6])('ends their session, however the two fall together (%i)', async () => {
    const person = await registerShopper(visitor());
    const link = await makeLink(await loginIdOf(person));
    const thieves = Array.from({ length: 4 }, visitor);
    const [reset, ...entered] = await Promise.all([
      visitor().post(link, { senha: newPassword }),
      ...thieves.map((thief) => signIn(thief, person, person.senha)),
    ]);
    expect(reset.status).toBe(200);
    for (const { status } of entered) expect([200, 401]).toContain(status);
    for (const thief of thieves) {
      expect(await isSignedIn(thief)).toBe(false);
      expect((await thief.put('/api/refreshTokenUser')).status).toBe(401);
    }
    expect((await signIn(visitor(), person, newPassword)).status).toBe(200);
  });
});

describe('links for a new password used at the same moment', () => {
  test('one link by eight: one password is set, the others read that the link is dead', async () => {
    const person = await registerShopper(visitor());
    const link = await makeLink(await loginIdOf(person));
    const passwords = Array.from({ length: 8 }, (_, index) => `Outra202${index}`);
    const responses = await Promise.all(passwords.map((senha) => visitor().post(link, { senha })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(410),
    ]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)]!;
    expect((await signIn(visitor(), person, winner)).status).toBe(200);
  });

  test('several links of one account: one counts, and none fails', async () => {
    const person = await registerShopper(visitor());
    const loginId = await loginIdOf(person);
    const links = await Promise.all(Array.from({ length: 4 }, () => makeLink(loginId)));
    const letGo = await holdRows(
      backend.current.db,
      sql`SELECT 1 FROM logins WHERE id_login = ${loginId} FOR NO KEY UPDATE`,
    );
    const responses = Promise.all(links.map((link) => visitor().post(link, { senha: newPassword })));
    await someoneWaitsForARow(backend.current.db, 4);
    await letGo();
    expect((await responses).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410,
    ]);
  });

  test('while the account is erased: both end, and no one is in', async () => {
    const client = visitor();
    const person = await registerShopper(client);
    const link = await makeLink(await loginIdOf(person));
    const [erased, reset] = await Promise.all([
      client.request('DELETE', '/api/minha-conta', { body: { senha: person.senha } }),
      visitor().post(link, { senha: newPassword }),
    ]);
    expect([200, 401]).toContain(erased.status);
    expect([200, 410]).toContain(reset.status);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.put('/api/refreshTokenUser')).status).toBe(401);
  });
});

test('of several who confirm the same new address at once one gets it, the others read that it is taken', async () => {
  const { db, now } = backend.current;
  const email = 'mesmo.endereco@exemplo.com.br';
  const tokens = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const loginId = await loginIdOf(await registerShopper(visitor()));
      return issueOneTimeToken(db, { tipo: 'CONFIRMAR_EMAIL', loginId, dados: { email } }, now());
    }),
  );
  const responses = await Promise.all(
    tokens.map((token) => visitor().post('/api/email/confirmar', { token })),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await db.$count(logins, eq(logins.email, email))).toBe(1);
});

test('refreshing in the moment of signing out gives no one a session that lasts', async () => {
  for (let round = 0; round < 5; round++) {
    const client = visitor();
    await registerShopper(client);
    const tabs = Array.from({ length: 4 }, () => client.copy());
    await Promise.all([client.post('/api/logout'), ...tabs.map((tab) => tab.put('/api/refreshTokenUser'))]);
    for (const tab of tabs) {
      expect(await isSignedIn(tab)).toBe(false);
      expect((await tab.put('/api/refreshTokenUser')).status).toBe(401);
    }
  }
});
