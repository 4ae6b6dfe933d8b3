import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logins, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { openPage } from '../../backend-client/support.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { openAddressThatStays, type AddressThatStays } from '../../support/address-that-stays.ts';
import { holdRows, someoneWaitsForARow } from './support/row-locks.ts';
import { runProgram, type RunningProgram } from './support/run-program.ts';

const database = withDatabase();
const minutes = (count: number) => count * 60_000;
let address: AddressThatStays;
let backend: RunningProgram | undefined;

beforeAll(async () => {
  address = await openAddressThatStays();
});
afterEach(() => backend?.kill());
afterAll(() => address.close());

async function startBackend(aheadMs: number): Promise<void> {
  const file = new URL('support/backend-instance.ts', import.meta.url);
  backend = runProgram(file, [database.databaseUrl!, String(aheadMs)]);
  address.target = await backend.nextLine();
}

async function killBackend(): Promise<void> {
  address.target = null;
  await backend!.kill();
}

async function signInLongAgo(): Promise<{ idPessoa: number; cookies: string; familyId: string }> {
  await startBackend(0);
  const client = new ApiClient(address.url);
  const { idPessoa } = await registerShopper(client);
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await killBackend();
  await startBackend(minutes(16));
  const [family] = await database.db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .where(eq(logins.id_pessoa, idPessoa));
  return { idPessoa, cookies, familyId: family!.id };
}

const countTokens = (familyId: string) =>
  database.db.$count(refreshTokens, eq(refreshTokens.id_familia, familyId));

const holdFamily = (familyId: string) =>
  holdRows(database.db, sql`SELECT 1 FROM session_families WHERE id = ${familyId} FOR UPDATE`);

describe('a backend killed in the middle of a refresh', () => {
  test('before it decided: the person stays signed in, with one rotation', async () => {
    const { idPessoa, cookies, familyId } = await signInLongAgo();
    const letGo = await holdFamily(familyId);
    const restart = async () => {
      if (address.target === null) await startBackend(minutes(16));
    };
    const page = openPage(address.url, cookies, { pause: restart });
    const reading = page.client.session.getPersonData({}, { context: { timeoutMs: 60_000 } });
    await someoneWaitsForARow(database.db);
    await killBackend();
    await letGo();
    expect((await reading).idPessoa).toBe(idPessoa);
    expect(await countTokens(familyId)).toBe(2);
    expect(page.setCookies.filter((cookie) => /max-age=0/i.test(cookie))).toEqual([]);
  }, 240_000);

  test('after it decided, its answer lost: so it is, even when the backend is away for an hour', async () => {
    const { idPessoa, cookies, familyId } = await signInLongAgo();
    let killed: Promise<void> | undefined;
    address.loseResponseTo = {
      requestLine: 'PUT /api/refreshTokenUser',
      lost: () => void (killed = killBackend()),
    };
    const restart = async () => {
      address.loseResponseTo = undefined;
      await killed;
      expect(await countTokens(familyId), 'it had decided').toBe(2);
      await startBackend(minutes(76));
    };
    const page = openPage(address.url, cookies, { pause: restart });
    const person = await page.client.session.getPersonData({}, { context: { timeoutMs: 60_000 } });
    expect(person.idPessoa).toBe(idPessoa);
    expect(await countTokens(familyId)).toBe(2);
    expect(page.setCookies.filter((cookie) => /max-age=0/i.test(cookie))).toEqual([]);
  }, 240_000);

  test('and long away: the person is signed out, and in again without typing once it is back', async () => {
    const { idPessoa, cookies, familyId } = await signInLongAgo();
    const letGo = await holdFamily(familyId);
    const page = openPage(address.url, cookies);
    const reading = page.client.session.getPersonData({}, { context: { timeoutMs: 60_000 } });
    const failure = reading.then(
      () => undefined,
      (error: unknown) => error,
    );
    await someoneWaitsForARow(database.db);
    await killBackend();
    await letGo();
    expect(await failure).toMatchObject({ status: 503 });
    expect(page.jar.get('userToken')).toBeUndefined();
    expect(await countTokens(familyId)).toBe(1);
    await startBackend(minutes(76));
    const later = openPage(address.url, page.jar.header());
    expect((await later.client.session.getPersonData({})).idPessoa).toBe(idPessoa);
    expect(await countTokens(familyId)).toBe(2);
  }, 240_000);
});
