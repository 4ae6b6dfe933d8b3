import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { oneTimeTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { forgetOldLinks } from '#/backend/modules/identity/email/forget-old-links.ts';
import { forgetOldSessions } from '#/backend/modules/identity/session/forget-old-sessions.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend();
const after = (days: number) => new Date(backend.current.now().getTime() + days * 86_400_000);

test('an ended session leaves its times and network for 6 months, and its browser for a day (SESSION-21)', async () => {
  const { db, url } = backend.current;
  const client = new ApiClient(url);
  await registerShopper(client);
  const [opened] = await db.select().from(sessionFamilies);
  const record = async () =>
    (await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, opened!.id)))[0];
  expect(opened?.agente).not.toBeNull();
  await forgetOldSessions(db, after(2));
  expect((await record())?.agente).toBe(opened?.agente);

  expect((await client.post('/api/logout')).status).toBeLessThan(300);
  await forgetOldSessions(db, after(2));
  expect(await record()).toMatchObject({ rede: '127.0.0.1', criada_em: opened!.criada_em, agente: null });
  expect((await record())?.revogada_em).not.toBeNull();
  await forgetOldSessions(db, after(183));
  expect(await record()).toBeDefined();
  await forgetOldSessions(db, after(185));
  expect(await record()).toBeUndefined();
});

test('one-time links are deleted a day after they ran out', async () => {
  const { db, url } = backend.current;
  await registerShopper(new ApiClient(url));
  // The link to confirm an address is made as its mail is sent.
  await backend.current.runJobs();
  const links = await db.$count(oneTimeTokens);
  expect(links).toBeGreaterThan(0);
  await forgetOldLinks(db, after(1));
  expect(await db.$count(oneTimeTokens)).toBe(links);
  await forgetOldLinks(db, after(4));
  expect(await db.$count(oneTimeTokens)).toBe(0);
});
