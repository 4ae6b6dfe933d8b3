import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { teamInvitations } from '#/backend/db/schema/school.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { holdRows, someoneWaitsForARow } from '../identity/support/row-locks.ts';
import { hire, invite } from './team-support.ts';

// Administrators who act on each other at the same time, each by an instance of their own (IDENTITY-24).
const database = withDatabase();
const backends: TestBackend[] = [];
beforeAll(async () => {
  for (let instance = 0; instance < 2; instance++) backends.push(await startTestBackend({ database }));
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));
beforeEach(async () => {
  await database.db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.tipo_login, 'ADMIN'));
});

type Administrator = Awaited<ReturnType<typeof hire>>;

const at = (instance: number, { client }: Administrator) =>
  new ApiClient(backends[instance]!.url, client.cookies);
const remove = (client: ApiClient, { id }: Administrator) => client.delete(`/api/equipe/${id}`);
const demote = (client: ApiClient, { id }: Administrator) =>
  client.put(`/api/equipe/${id}/papel`, { papel: 'FINANCEIRO' });
const countAdministrators = () =>
  database.db.$count(logins, and(eq(logins.tipo_login, 'ADMIN'), isNull(logins.desativado_em)));
const holdAdministrators = () =>
  holdRows(database.db, sql`SELECT 1 FROM logins WHERE tipo_login = 'ADMIN' FOR UPDATE`);

for (const [name, act] of Object.entries({ remove, demote })) {
  test(`of two who ${name} each other one stays an administrator`, async () => {
    const [ana, rui] = [await hire(backends[0]!, 'ADMIN'), await hire(backends[0]!, 'ADMIN')];
    const letGo = await holdAdministrators();
    const acts = [act(at(0, ana), rui), act(at(1, rui), ana)];
    await someoneWaitsForARow(database.db, 2);
    await letGo();
    const answers = await Promise.all(acts);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await countAdministrators()).toBe(1);
  });
}

test('of three in a circle, however they fall together, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    await database.db.update(logins).set({ desativado_em: new Date() }).where(eq(logins.tipo_login, 'ADMIN'));
    const three: Administrator[] = [];
    for (let n = 0; n < 3; n++) three.push(await hire(backends[0]!, 'ADMIN'));
    const answers = await Promise.all(
      three.map((admin, n) => (n % 2 ? remove : demote)(at(n % 2, admin), three[(n + 1) % 3]!)),
    );
    for (const { status } of answers) expect([200, 401, 403, 404]).toContain(status);
    expect(await countAdministrators()).toBeGreaterThanOrEqual(1);
  }
});

test('one who is being removed sends no more invitations', async () => {
  const [ana, rui] = [await hire(backends[0]!, 'ADMIN'), await hire(backends[0]!, 'ADMIN')];
  const letGo = await holdAdministrators();
  const removing = remove(at(0, ana), rui);
  await someoneWaitsForARow(database.db);
  const inviting = invite(at(1, rui), 'amigo@exemplo.com.br', 'ADMIN');
  await someoneWaitsForARow(database.db, 2);
  await letGo();
  const [removed] = await Promise.all([removing, inviting]);
  expect(removed.status).toBe(200);
  expect(await database.db.select().from(teamInvitations)).toEqual([]);
});
