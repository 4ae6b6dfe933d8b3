import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#/backend/db/database.ts';
import { startBackend as start } from '#/backend/app/main.ts';
import { backendSettings, type GivenSettings } from '#/backend/settings.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../../support/backend/postgres-server.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const template = inject('databaseTemplate');
const databaseName = `vitrine_start_${randomBytes(6).toString('hex')}`;
let options: GivenSettings;
let dataDir: string;
const startBackend = (given: GivenSettings, onProgress?: (line: string) => void) =>
  start(backendSettings(given), onProgress);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  options = {
    dataDir,
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent',
    embedded: true,
  };
  if (template.kind === 'postgres') {
    await createDatabase(template.serverUrl, databaseName);
    options.databaseUrl = withDatabaseName(template.serverUrl, databaseName);
  }
});
afterAll(async () => {
  if (template.kind === 'postgres') await dropDatabase(template.serverUrl, databaseName);
  await rm(dataDir, { recursive: true, force: true });
});

describe('the backend', () => {
  test('fills a new database once, and keeps what was written for the next start', async () => {
    const progress: string[] = [];
    const first = await startBackend(options, (line) => progress.push(line));
    expect(first.info.seeded).toBe(true);
    expect(progress).not.toEqual([]);
    const { papel, identificador, senha } = first.info.logins[0]!;
    expect(papel).toBe('Aluno');
    expect((await new ApiClient(first.url).post('/api/login', { identificador, senha })).status).toBe(200);
    const client = new ApiClient(first.url);
    await registerShopper(client);
    await first.stop();
    await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed');

    const second = await startBackend(options);
    expect(second.info.seeded).toBe(false);
    expect(second.info.mailboxUrl).toBe(`${options.publicUrl}/caixa-de-entrada`);
    expect((await new ApiClient(second.url, client.cookies).get('/api/getPersonData')).status).toBe(200);
    await second.stop();
  }, 240_000);

  test('tells of the logins of the seed only while they work', async () => {
    const database = await openDatabase(
      options.databaseUrl ? { databaseUrl: options.databaseUrl } : { dataDir },
    );
    await database.db.execute(sql`UPDATE logins SET desativado_em = now() WHERE email = 'admin@vitrine.dev'`);
    await database.close();
    const backend = await startBackend(options);
    const emails = backend.info.logins.map(({ identificador }) => identificador);
    expect(emails).toContain('aluno@vitrine.dev');
    expect(emails).not.toContain('admin@vitrine.dev');
    await backend.stop();
  });

  test.runIf(template.kind === 'pglite')(
    'gives a shop in production neither known passwords nor bank and mailbox, unless asked to',
    async () => {
      const production = {
        ...options,
        publicUrl: 'https://vitrine.example',
        dataDir: join(dataDir, 'https'),
      };
      const bare = await startBackend(production);
      expect(bare.info).toMatchObject({ seeded: false, logins: [] });
      expect((await new ApiClient(bare.url).get('/api/banco-simulado/cobrancas')).status).toBe(404);
      await bare.stop();
      const plain = await startBackend({ ...production, publicUrl: options.publicUrl, demo: 'off' });
      expect(plain.info).not.toHaveProperty('mailboxUrl');
      for (const path of [
        '/api/banco-simulado/cobrancas',
        '/api/caixa-de-entrada',
        '/api/caixa-de-entrada/1',
      ]) {
        expect((await new ApiClient(plain.url).get(path)).status, path).toBe(404);
      }
      await plain.stop();
      const demo = await startBackend({ ...production, demo: 'on' });
      expect(demo.info.seeded).toBe(true);
      expect((await new ApiClient(demo.url).get('/api/banco-simulado/cobrancas')).status).toBe(200);
      await demo.stop();
    },
    240_000,
  );

  test('says in one line that the port is taken, and lets go of the data', async () => {
    const { server, port } = await occupyPort();
    await expect(startBackend({ ...options, port })).rejects.toThrow('EADDRINUSE');
    server.close();
    await once(server, 'close');
    await (await startBackend({ ...options, port })).stop();
  });

  test.runIf(template.kind === 'pglite')('says in one line that the data folder is in use', async () => {
    const first = await startBackend(options);
    await expect(startBackend(options)).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}`,
    );
    await first.stop();
  });

  test('says in one line that the database cannot be reached, without its password', async () => {
    const databaseUrl = 'postgres://vitrine:secret@127.0.0.1:9/vitrine';
    const failure = startBackend({ ...options, databaseUrl });
    await expect(failure).rejects.toThrow(
      /^The database at PostgreSQL 127\.0\.0\.1:9\/vitrine can't be used: .+/,
    );
    await expect(failure).rejects.not.toThrow('secret');
  });

  test.runIf(template.kind === 'postgres')('runs many times on one PostgreSQL', async () => {
    const [first, second] = await Promise.all([startBackend(options), startBackend(options)]);
    const client = new ApiClient(first.url);
    await registerShopper(client);
    expect((await new ApiClient(second.url, client.cookies).get('/api/getPersonData')).status).toBe(200);
    await Promise.all([first.stop(), second.stop()]);
  });
});

async function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as { port: number }).port };
}
