import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import postgres from 'postgres';
import {
  createDatabase,
  describePostgresSearch,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../../support/backend/postgres-server.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { test } from '../steps/test.ts';

// Two servers on one database, as behind a load balancer; neither hears of what the other does.
const name = `vitrine_two_${randomBytes(6).toString('hex')}`;
const shops: Shop[] = [];
let serverUrl: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  serverUrl = await findPostgres();
  if (!serverUrl) return;
  await createDatabase(serverUrl, name);
  const databaseUrl = withDatabaseName(serverUrl, name);
  for (const _ of [1, 2]) shops.push(await startShop({ databaseUrl }));
});
test.afterAll(async () => {
  for (const shop of shops) await shop.stop();
  if (serverUrl) await dropDatabase(serverUrl, name);
});

// One pair of servers for both tests.
test.describe.configure({ mode: 'default' });

const pages = ['/', '/busca', '/fale-conosco', '/termos-de-uso', '/autenticacao'];

test('a changed name is on both within five seconds, cached pages included', async () => {
  test.skip(!serverUrl, describePostgresSearch());
  test.setTimeout(120_000);
  const addresses = shops.flatMap(({ url }) => pages.map((path) => url + path));
  const read = async (address: string) =>
    (
      await fetch(address, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
    ).text();
  const sql = postgres(withDatabaseName(serverUrl!, name), { max: 1 });
  const change = (nome: string) =>
    sql`UPDATE brand SET versao = versao + 1, dados = dados || ${sql.json({ nome })}`;
  // Cached and asked for all the time, then cached and not asked for again until the time is up.
  for (const [nome, asksBefore] of [
    ['Escola Aurora', true],
    ['Instituto Poente', false],
  ] as const) {
    for (const address of addresses) await read(address);
    await Promise.all(addresses.map(read));
    await change(nome);
    const changedAt = Date.now();
    if (asksBefore) while (Date.now() - changedAt < 4500) await Promise.all(addresses.map(read));
    await new Promise((later) => setTimeout(later, Math.max(0, 4600 - (Date.now() - changedAt))));
    const shown = await Promise.all(addresses.map(read));
    expect(Date.now() - changedAt).toBeLessThan(6000);
    shown.forEach((html, index) => expect(html, addresses[index]).toContain(nome));
    if (!asksBefore) shown.forEach((html) => expect(html).not.toContain('Escola Aurora'));
  }
  await sql.end();
});

test('a renamed category is on both within ten seconds, in menus and lists', async () => {
  test.skip(!serverUrl, describePostgresSearch());
  const addresses = shops.flatMap(({ url }) => [`${url}/`, `${url}/busca`, `${url}/cursos-tecnicos`]);
  const read = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const sql = postgres(withDatabaseName(serverUrl!, name), { max: 1 });
  for (const html of await Promise.all(addresses.map(read))) expect(html).toContain('Cursos Técnicos');
  await sql.begin(async (tx) => {
    await tx`UPDATE modalities SET nome = 'Formação Técnica' WHERE slug = 'cursos-tecnicos'`;
    await tx`UPDATE catalogue_names SET versao = versao + 1`;
  });
  await expect(async () => {
    const shown = await Promise.all(addresses.map(read));
    for (const [index, html] of shown.entries())
      expect(html.includes('Formação Técnica'), addresses[index]).toBe(true);
  }).toPass({ timeout: 10_000, intervals: [500] });
  await sql.end();
});
