import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logins, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const start = new Date();
const backend = withBackend({ clock: () => start });
const visitor = () => new ApiClient(() => backend.current.url);

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 24 * 60 * 60_000;

async function signIn(): Promise<ApiClient> {
  const client = visitor();
  await registerShopper(client);
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

  test('lasts as long as it is refreshed within 30 days (SESSION-5)', async () => {
    const client = await signIn();
    for (let i = 0; i < 2; i++) {
      backend.current.moveClock(days(29));
      expect((await refresh(client)).status).toBe(200);
    }
    backend.current.moveClock(days(30) + 1000);
    expect((await refresh(client)).status).toBe(401);
  });

  test('ends 90 days after the sign-in, however often it is refreshed (SESSION-16)', async () => {
    const client = await signIn();
    for (let i = 0; i < 8; i++) {
      backend.current.moveClock(days(11));
      expect((await refresh(client)).status).toBe(200);
    }
    backend.current.moveClock(days(2) - minutes(5));
    expect((await refresh(client)).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
    backend.current.moveClock(minutes(6));
    expect(await isSignedIn(client)).toBe(false);
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

  test('used again after 10 s ends the session of anyone who holds it', async () => {
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

    test('keeps no one in who holds it once its successor is in use', async () => {
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

  test('older than the predecessor ends the session, even within 10 s (SESSION-6)', async () => {
    const owner = await signIn();
    const thief = owner.copy();
    await refresh(owner);
    await refresh(owner);
    expect((await refresh(thief)).status).toBe(401);
    expect((await refresh(owner)).status).toBe(401);
  });

  test('ends only its own session', async () => {
    const client = visitor();
    const { email, senha } = await registerShopper(client);
    const elsewhere = visitor();
    await elsewhere.post('/api/login', { identificador: email, senha });
    const stolen = client.copy();
    await refresh(client);
    await refresh(client);
    await refresh(stolen);
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test('that no one issued is 401, as is none', async () => {
    const client = visitor();
    expect((await refresh(client)).status).toBe(401);
    client.cookies.set('dev_refreshToken', 'a'.repeat(43));
    expect((await refresh(client)).status).toBe(401);
  });

  test('used by 20 requests at once on two instances is rotated once', async () => {
    const other = await startTestBackend({ database: backend.current, clock: backend.current.now });
    const client = visitor();
    const { idPessoa } = await registerShopper(client);
    const { db } = backend.current;
    const [family] = await db
      .select({ id: sessionFamilies.id })
      .from(sessionFamilies)
      .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
      .where(eq(logins.id_pessoa, idPessoa));
    const tabs = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? client.copy() : new ApiClient(other.url, client.cookies),
    );
    const responses = await Promise.all(tabs.map(refresh));
    expect(responses.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('dev_refreshToken'))).size).toBe(1);
    expect(await db.$count(refreshTokens, eq(refreshTokens.id_familia, family!.id))).toBe(2);
    await other.stop();
  });
});

describe('signing out', () => {
  test('ends the session at once and removes its cookies (SESSION-7)', async () => {
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

describe('signing in again', () => {
  const enter = (client: ApiClient, person: { email: string; senha: string }, contexto = 'site') =>
    client.post('/api/login', { identificador: person.email, senha: person.senha, contexto });

  test.each(['site', 'checkout'])('ends the session the browser had, on the %s', async (contexto) => {
    const client = visitor();
    const person = await registerShopper(client);
    const before = client.copy();
    expect((await enter(client, person, contexto)).status).toBe(200);
    expect(await isSignedIn(before)).toBe(false);
    expect((await refresh(before)).status).toBe(401);
    expect((await refresh(client)).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('as another person ends it, too, also when only the refresh token is left', async () => {
    const [one, other] = [await registerShopper(visitor()), await registerShopper(visitor())];
    const client = visitor();
    await enter(client, one);
    const before = client.copy();
    client.cookies.delete('dev_userToken');
    expect((await enter(client, other)).status).toBe(200);
    expect((await refresh(before)).status).toBe(401);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('by a new account ends it, too', async () => {
    const client = await signIn();
    const before = client.copy();
    await registerShopper(client);
    expect(await isSignedIn(before)).toBe(false);
  });

  test('with a wrong password ends nothing, nor do other browsers end it', async () => {
    const client = visitor();
    const person = await registerShopper(client);
    expect((await enter(client, { ...person, senha: 'Errada2026' })).status).toBe(401);
    expect((await enter(visitor(), person)).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('exchanged refresh tokens', () => {
  const forget = async () => {
    const { db } = backend.current;
    await db.execute(sql`UPDATE job_leases SET ate = clock_timestamp()`);
    await backend.current.runJobs();
  };
  const tokensOf = async (idPessoa: number) => {
    const { db } = backend.current;
    const rows = await db
      .select({ geracao: refreshTokens.geracao })
      .from(refreshTokens)
      .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.id_familia))
      .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
      .where(eq(logins.id_pessoa, idPessoa));
    return rows.map(({ geracao }) => geracao).toSorted((a, b) => a - b);
  };

  test('of a living session are forgotten after 30 days; the others still tell of a theft', async () => {
    const client = visitor();
    const { idPessoa } = await registerShopper(client);
    const copies: ApiClient[] = [];
    for (let week = 0; week < 10; week++) {
      copies.push(client.copy());
      backend.current.moveClock(days(7));
      expect((await refresh(client)).status).toBe(200);
      await forget();
    }
    expect(await tokensOf(idPessoa)).toEqual([5, 6, 7, 8, 9, 10]);
    expect((await refresh(copies[2]!)).status, 'one too old to be known').toBe(401);
    expect(await isSignedIn(client)).toBe(true);
    expect((await refresh(copies[5]!)).status, 'one that is still known').toBe(401);
    expect(await isSignedIn(client), 'its use ended the session').toBe(false);
  });

  test('whose answer was lost are kept as long as they may come again', async () => {
    const client = await signIn();
    const lost = client.copy();
    backend.current.moveClock(days(29));
    await refresh(lost);
    backend.current.moveClock(days(29));
    await forget();
    expect((await refresh(client)).status).toBe(200);
    expect(client.cookies.get('dev_refreshToken')).toBe(lost.cookies.get('dev_refreshToken'));
  });
});

test('what ended half a year ago is deleted by its job, what lasts is kept', async () => {
  const { db } = backend.current;
  await db.execute(sql`DELETE FROM session_families`);
  const gone = await signIn();
  await gone.post('/api/logout');
  backend.current.moveClock(days(185));
  const staying = await signIn();
  await db.execute(sql`UPDATE job_leases SET ate = clock_timestamp()`);
  await backend.current.runJobs();
  expect(await db.$count(sessionFamilies)).toBe(1);
  expect(await isSignedIn(staying)).toBe(true);
});
