import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logins, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { ApiClient } from '../../support/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend.ts';
import { registerSomebody } from '../../support/registration.ts';

// It stands still unless it is moved, so that no pause of the machine counts as time of a session.
const start = new Date();
const backend = withBackend({ clock: () => start });
const visitor = () => new ApiClient(() => backend.current.url);

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 24 * 60 * 60_000;

async function signIn(): Promise<ApiClient> {
  const client = visitor();
  await registerSomebody(client);
  return client;
}

const refresh = (client: ApiClient) => client.put<{ expiraEm: string }>('/api/refreshTokenUser');
const isSignedIn = async (client: ApiClient) => (await client.get('/api/getPersonData')).status === 200;

describe('a session', () => {
  test('asks for a refresh after 15 minutes and goes on after it', async () => {
    const client = await signIn();
    backend.current.moveClock(minutes(14));
    expect(await isSignedIn(client)).toBe(true);
    backend.current.moveClock(minutes(2));
    expect(await isSignedIn(client)).toBe(false);
    const { status, body } = await refresh(client);
    expect(status).toBe(200);
    expect(Date.parse(body.expiraEm) - backend.current.now().getTime()).toBeGreaterThan(minutes(14));
    expect(await isSignedIn(client)).toBe(true);
  });

  test('lasts as long as it is refreshed within 30 days', async () => {
    const client = await signIn();
    for (let i = 0; i < 3; i++) {
      backend.current.moveClock(days(29));
      expect((await refresh(client)).status).toBe(200);
    }
    backend.current.moveClock(days(30) + 1000);
    expect((await refresh(client)).status).toBe(401);
  });

  test('keeps the refresh token as a hash only', async () => {
    const client = await signIn();
    const token = client.cookies.get('dev_refreshToken')!;
    expect(token.length).toBeGreaterThanOrEqual(43);
    const rows = await backend.current.db.select().from(refreshTokens);
    const stored = rows.map(({ hash }) => [
      Buffer.from(hash).toString('base64url'),
      Buffer.from(hash).toString(),
    ]);
    expect(stored.flat()).not.toContain(token);
  });

  test('does not follow the clock of the simulated bank', async () => {
    const client = await signIn();
    backend.current.moveBusinessClock(days(40));
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('a refresh token', () => {
  test('is another one after each use', async () => {
    const client = await signIn();
    const seen = new Set([client.cookies.get('dev_refreshToken')]);
    for (let i = 0; i < 3; i++) {
      await refresh(client);
      seen.add(client.cookies.get('dev_refreshToken'));
    }
    expect(seen.size).toBe(4);
  });

  test('used twice within 10 s gives both tabs the same session, rotated once', async () => {
    const first = await signIn();
    const second = first.copy();
    expect((await refresh(first)).status).toBe(200);
    backend.current.moveClock(9_000);
    expect((await refresh(second)).status).toBe(200);
    expect(second.cookies.get('dev_refreshToken')).toBe(first.cookies.get('dev_refreshToken'));
    expect(await isSignedIn(second)).toBe(true);
    backend.current.moveClock(minutes(20));
    expect((await refresh(second)).status).toBe(200);
  });

  test('used again after 10 s ends the session of whoever holds it', async () => {
    const owner = await signIn();
    const thief = owner.copy();
    await refresh(thief);
    expect(await isSignedIn(thief)).toBe(true);
    backend.current.moveClock(11_000);
    expect((await refresh(owner)).status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await refresh(thief)).status).toBe(401);
  });

  describe('whose answer was lost', () => {
    test('gives the same successor whenever it comes again, and is not taken for stolen', async () => {
      const client = await signIn();
      const lost = client.copy();
      await refresh(lost);
      backend.current.moveClock(days(1));
      expect((await refresh(client)).status).toBe(200);
      expect(client.cookies.get('dev_refreshToken')).toBe(lost.cookies.get('dev_refreshToken'));
      expect(await isSignedIn(client)).toBe(true);
      backend.current.moveClock(minutes(20));
      expect((await refresh(client)).status).toBe(200);
    });

    test('between storefront and browser counts as lost, too', async () => {
      const client = await signIn();
      const storefront = client.copy();
      await refresh(storefront);
      const fresh = { headers: { 'x-fresh-session': '1' } };
      expect((await storefront.get('/api/getPersonData', fresh)).status).toBe(200);
      backend.current.moveClock(minutes(1));
      expect((await refresh(client)).status).toBe(200);
      expect(await isSignedIn(client)).toBe(true);
    });

    test('keeps nobody in who holds it once its successor is in use', async () => {
      const client = await signIn();
      const thief = client.copy();
      const lost = client.copy();
      await refresh(lost);
      backend.current.moveClock(minutes(1));
      await refresh(client);
      expect(await isSignedIn(client)).toBe(true);
      backend.current.moveClock(minutes(1));
      expect((await refresh(thief)).status).toBe(401);
      expect(await isSignedIn(client)).toBe(false);
    });
  });

  test('older than the predecessor ends the session, even within 10 s', async () => {
    const owner = await signIn();
    const thief = owner.copy();
    await refresh(owner);
    await refresh(owner);
    expect((await refresh(thief)).status).toBe(401);
    expect((await refresh(owner)).status).toBe(401);
  });

  test('ends only its own session', async () => {
    const client = visitor();
    const { email, senha } = await registerSomebody(client);
    const elsewhere = visitor();
    await elsewhere.post('/api/login', { identificador: email, senha });
    const stolen = client.copy();
    await refresh(client);
    await refresh(client);
    await refresh(stolen);
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test('that nobody issued is 401, as is none', async () => {
    const client = visitor();
    expect((await refresh(client)).status).toBe(401);
    client.cookies.set('dev_refreshToken', 'a'.repeat(43));
    expect((await refresh(client)).status).toBe(401);
  });

  test('used by 20 requests at once on two instances is rotated once', async () => {
    const other = await startTestBackend({ database: backend.current, clock: backend.current.now });
    const client = visitor();
    const { idPessoa } = await registerSomebody(client);
    const { db } = backend.current;
    const [family] = await db
      .select({ id: sessionFamilies.id })
      .from(sessionFamilies)
      .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
      .where(eq(logins.id_pessoa, idPessoa));
    const tabs = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? client.copy() : new ApiClient(other.url, client.cookies),
    );
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('dev_refreshToken'))).size).toBe(1);
    expect(await db.$count(refreshTokens, eq(refreshTokens.id_familia, family!.id))).toBe(2);
    await other.stop();
  });
});

describe('signing out', () => {
  test('ends the session at once and removes its cookies', async () => {
    const client = await signIn();
    const stolen = client.copy();
    const { status, setCookies } = await client.post('/api/logout');
    expect(status).toBe(200);
    expect(Object.keys(setCookies).toSorted()).toEqual([
      'dev_purchaserToken',
      'dev_refreshToken',
      'dev_userToken',
      'dev_userTokenDecoded',
    ]);
    expect([...client.cookies.keys()], 'the browser is known again').toEqual(['dev_knownBrowser']);
    expect(await isSignedIn(stolen)).toBe(false);
    expect((await refresh(stolen)).status).toBe(401);
  });

  test('works with an expired user token, by the refresh token', async () => {
    const client = await signIn();
    const stolen = client.copy();
    backend.current.moveClock(minutes(20));
    await client.post('/api/logout');
    expect((await refresh(stolen)).status).toBe(401);
  });

  test('succeeds for a visitor, too', async () => {
    expect((await visitor().post('/api/logout')).status).toBe(200);
  });
});

test('what ended a day ago is deleted by its job, what lasts is kept', async () => {
  const { db } = backend.current;
  await db.execute(sql`DELETE FROM session_families`);
  const gone = await signIn();
  await gone.post('/api/logout');
  backend.current.moveClock(days(1) + 1000);
  const staying = await signIn();
  await db.execute(sql`UPDATE job_leases SET ate = clock_timestamp()`);
  await backend.current.runJobs();
  expect(await db.$count(sessionFamilies)).toBe(1);
  expect(await isSignedIn(staying)).toBe(true);
});
