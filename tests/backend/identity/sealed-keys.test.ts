import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKeys } from '#/backend/db/schema/identity.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';
import { createSealer } from '#/backend/crypto/sealer.ts';
import { openTestDatabase, type TestDatabase } from '../../support/backend/database.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const keySecret = 'uma-chave-de-pelo-menos-32-letras';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readKey = async () => (await database.db.select().from(signingKeys))[0]!;
const isSignedIn = async (url: string, { cookies }: ApiClient) =>
  (await new ApiClient(url, cookies).get('/api/getPersonData')).status === 200;

test('what lies open is sealed at the next start with a secret, and sessions go on', async () => {
  const open = await startTestBackend({ database });
  const client = new ApiClient(open.url);
  const { email } = await registerShopper(client);
  const before = await readKey();
  expect(before.selado).toBe(false);
  await database.db.insert(secondFactors).values({
    id_login: 1,
    segredo: new Uint8Array(20).fill(7),
    selado: false,
    criado_em: new Date(),
  });
  await open.stop();

  const [one, other] = await Promise.all([
    startTestBackend({ database, keySecret }),
    startTestBackend({ database, keySecret }),
  ]);
  for (const { url } of [one, other]) expect(await isSignedIn(url, client)).toBe(true);
  const after = await readKey();
  expect(after.selado).toBe(true);
  expect(Buffer.from(after.segredo).includes(Buffer.from(before.segredo))).toBe(false);
  const [factor] = await database.db.select().from(secondFactors).where(eq(secondFactors.id_login, 1));
  expect(factor!.selado).toBe(true);
  expect(Buffer.from(factor!.segredo).includes(Buffer.alloc(20, 7))).toBe(false);
  expect(email).not.toBe('');
  await one.stop();
  await other.stop();
});

test.each([
  ['another secret', 'outra-chave-de-pelo-menos-32-letras', /^KEY_SECRET is not the one/],
  ['none', undefined, /^The keys in this database are sealed: start with the KEY_SECRET/],
])('a start with %s is refused and says why', async (_which, given, message) => {
  await expect(startTestBackend({ database, ...(given && { keySecret: given }) })).rejects.toThrow(message);
});

test('a new database is sealed from its first start', async () => {
  const fresh = await openTestDatabase();
  const backend = await startTestBackend({ database: fresh, keySecret });
  const rows = await fresh.db.select().from(signingKeys);
  expect(rows.map(({ selado }) => selado)).toEqual([true]);
  await backend.stop();
  await fresh.close();
});

test('a new secret takes the place of the one before, in two steps that no instance has to stop for', async () => {
  const fresh = await openTestDatabase();
  const newSecret = 'uma-chave-nova-de-pelo-menos-32-letras';
  const first = await startTestBackend({ database: fresh, keySecret });
  const client = new ApiClient(first.url);
  await registerShopper(client);
  const secret = new Uint8Array(20).fill(7);
  await fresh.db.insert(secondFactors).values({
    id_login: 1,
    segredo: createSealer(keySecret).seal(secret, 'second-factor:1'),
    selado: true,
    criado_em: new Date(),
  });
  // First every instance learns of the new secret, then they change over; those that haven't yet go on.
  const [before, after] = [
    await startTestBackend({ database: fresh, keySecret, oldKeySecret: newSecret }),
    await startTestBackend({ database: fresh, keySecret: newSecret, oldKeySecret: keySecret }),
  ];
  for (const { url } of [first, before, after]) expect(await isSignedIn(url, client)).toBe(true);
  const [factor] = await fresh.db.select().from(secondFactors);
  const opened = (which: string) => createSealer(which).open(factor!.segredo, 'second-factor:1');
  expect(new Uint8Array(opened(newSecret))).toEqual(secret);
  expect(() => opened(keySecret)).toThrow('sealed with another secret');
  await Promise.all([first, before, after].map((backend) => backend.stop()));

  const last = await startTestBackend({ database: fresh, keySecret: newSecret });
  expect(await isSignedIn(last.url, client)).toBe(true);
  await last.stop();
  await expect(startTestBackend({ database: fresh, keySecret })).rejects.toThrow(
    /^KEY_SECRET is not the one/,
  );
  await fresh.close();
});

describe('what is sealed', () => {
  const sealer = createSealer(keySecret);
  const secret = new Uint8Array(32).fill(1);

  test('opens with its secret for its purpose only, and not when it was changed', () => {
    const sealed = sealer.seal(secret, 'a');
    expect(new Uint8Array(sealer.open(sealed, 'a'))).toEqual(secret);
    expect(() => sealer.open(sealed, 'b')).toThrow('sealed with another secret');
    const changed = Uint8Array.from(sealed, (byte, index) => (index === 20 ? byte ^ 1 : byte));
    expect(() => sealer.open(changed, 'a')).toThrow('sealed with another secret');
    expect(() => sealer.open(secret.subarray(0, 5), 'a')).toThrow('does not know');
  });

  test('is another each time', () => {
    expect(Buffer.from(sealer.seal(secret, 'a'))).not.toEqual(Buffer.from(sealer.seal(secret, 'a')));
  });
});
