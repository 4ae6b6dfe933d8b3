import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logins, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { runProgram, type RunningProgram } from './support/run-program.ts';
import type { PageOutcome } from './support/storefront-instance.ts';

const database = withDatabase();
const start = new Date();
const backends: TestBackend[] = [];
const storefronts: RunningProgram[] = [];
const pages = [67, 67, 66];

beforeAll(async () => {
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: () => start }));
  }
});
afterAll(async () => {
  await Promise.all([...storefronts.map((program) => program.kill()), ...backends.map((one) => one.stop())]);
});

const cookieHeader = (client: ApiClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('200 pages with an expired token on three storefronts: one rotation, no one signed out, all get their data', async () => {
  const client = new ApiClient(backends[0]!.url);
  const { idPessoa } = await registerShopper(client);
  const [family] = await database.db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .where(eq(logins.id_pessoa, idPessoa));
  for (const backend of backends) backend.moveClock(16 * 60_000);
  expect((await client.get('/api/getPersonData')).status).toBe(401);

  const file = new URL('support/storefront-instance.ts', import.meta.url);
  for (const [index, count] of pages.entries()) {
    const { url } = backends[index % backends.length]!;
    storefronts.push(runProgram(file, [url, cookieHeader(client), String(count)]));
  }
  for (const storefront of storefronts) expect(await storefront.nextLine()).toBe('ready');
  for (const storefront of storefronts) storefront.say('go');
  const responses = await Promise.all(storefronts.map((storefront) => storefront.nextLine()));
  const outcomes = responses.flatMap((line) => JSON.parse(line) as PageOutcome[]);

  expect(outcomes).toHaveLength(200);
  expect(new Set(outcomes.map((outcome) => outcome.idPessoa))).toEqual(new Set([idPessoa]));
  const tokens = await database.db.$count(refreshTokens, eq(refreshTokens.id_familia, family!.id));
  expect(tokens, 'the first one and its successor').toBe(2);
  const seen = outcomes.flatMap(({ setCookies }) => setCookies);
  expect(seen.filter((cookie) => /max-age=0/i.test(cookie))).toEqual([]);
  const successors = seen.filter((cookie) => cookie.startsWith('dev_refreshToken='));
  expect(successors).toHaveLength(200);
  expect(new Set(successors.map((cookie) => cookie.split(';')[0]))).toHaveLength(1);

  client.cookies.set('dev_refreshToken', /=([^;]+)/.exec(successors.at(-1)!)![1]!);
  expect((await client.put('/api/refreshTokenUser')).status).toBe(200);
  expect((await client.get('/api/getPersonData')).status).toBe(200);
}, 180_000);
