import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examineReplica } from '#/backend/app/doctor/examine-replica.ts';
import { openDatabase, type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import type { ReplicaState } from '#/backend/db/replica/watch-replica.ts';
import type { SearchResult } from '#/contract/catalogue/search.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { hasOwnPostgres, type OwnPostgres, startOwnPostgres } from '../../support/backend/own-postgres.ts';
import { addCourse, noon } from '../../support/catalogue-data.ts';
import { signalTree } from '../../support/process-tree.ts';
import { enterAs } from '../account/role-clients.ts';

/** Milliseconds that an answer may take, whatever the databases do. */
const MOST_MS = 5500;

const limits = { connections: 8, waitMs: 2000, lockMs: 1500, statementMs: 3000, idleInTransactionMs: 5000 };
let primary: OwnPostgres;
let replica: OwnPostgres;
let onReplica: Sql;
let database: OpenDatabase;
let backend: TestBackend;
let state: ReplicaState | undefined;
let courses = 0;
const firstId = 900_000;

describe.skipIf(!hasOwnPostgres())('a catalogue read from a replica', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    primary = (await startOwnPostgres())!;
    replica = (await startOwnPostgres(primary))!;
    onReplica = postgres(replica.url, { max: 1, onnotice: () => {} });
    database = await openDatabase({
      databaseUrl: primary.url,
      limits,
      replica: {
        replicaUrl: replica.url,
        onReplica: (next) => {
          state = next;
        },
      },
    });
    await database.migrate();
    backend = await startTestBackend({ database, clock: noon, seed: 'small', simulatedBank: 'off' });
  }, 60_000);
  beforeEach(() => vi.waitUntil(() => state === 'in use', { timeout: 15_000 }));
  afterAll(async () => {
    await backend?.stop();
    await database?.close();
    await onReplica?.end();
    await replica?.stop();
    await primary?.stop();
  });

  async function publish(): Promise<string> {
    courses += 1;
    const titulo = `Curso replicado ${courses}`;
    await addCourse(database.db, { id_produto: firstId + courses, titulo });
    return titulo;
  }

  /** The titles of all courses, or what was refused. */
  async function list(client = new ApiClient(backend.url)): Promise<string[] | number> {
    const askedAt = performance.now();
    const { status, body } = await client.get<SearchResult>('/api/produto-busca?titulo=replicado');
    expect(performance.now() - askedAt).toBeLessThan(MOST_MS);
    return status === 200 ? body.itens.map(({ titulo }) => titulo) : status;
  }

  it('is that of the replica for visitors, and of the database for the team', async () => {
    const before = await publish();
    await expect.poll(() => list()).toContain(before);
    await onReplica`SELECT pg_wal_replay_pause()`;
    try {
      const after = await publish();
      expect(await list()).not.toContain(after);
      expect(await list(await enterAs('ADMIN', () => backend.url))).toContain(after);
      // More than five seconds behind.
      await expect.poll(() => list(), { timeout: 15_000 }).toContain(after);
      expect(state).toBe('behind');
    } finally {
      await onReplica`SELECT pg_wal_replay_resume()`;
    }
  });

  it.each([
    ['gone', () => replica.kill(), () => replica.startAgain()],
    [
      'frozen',
      async () => signalTree(replica.pid(), 'SIGSTOP'),
      async () => signalTree(replica.pid(), 'SIGCONT'),
    ],
  ])('is that of the database while the replica is %s', async (_, begin, end) => {
    await list();
    await begin();
    try {
      const titulo = await publish();
      expect(await list()).toContain(titulo);
      expect(state).toBe('unreachable');
    } finally {
      await end();
    }
  });

  it('is there while the database is gone', async () => {
    const titulo = await publish();
    await expect.poll(() => list()).toContain(titulo);
    await primary.kill();
    try {
      // For longer than it takes to see that the database is gone.
      for (let second = 0; second < 3; second++) {
        await pass(1000);
        expect(await list()).toContain(titulo);
      }
      expect((await new ApiClient(backend.url).get('/readyz')).status).toBe(503);
    } finally {
      await primary.startAgain();
    }
    const next = await publish();
    await expect.poll(() => list(), { timeout: 15_000 }).toContain(next);
  });

  it('is never read from a server that is no replica', async () => {
    expect(await examineReplica(primary.url, primary.url)).toMatchObject([{ situacao: 'FALTA' }]);
    expect(await examineReplica(primary.url, replica.url)).toMatchObject([{ situacao: 'FEITO' }]);
    const states: ReplicaState[] = [];
    const twice = await openDatabase({
      databaseUrl: primary.url,
      limits,
      replica: { replicaUrl: primary.url, onReplica: (next) => states.push(next) },
    });
    try {
      expect(states).toEqual(['not a replica']);
      expect(
        await selectRows(twice.pools.shopping, sql`SELECT current_setting('application_name') AS pool`),
      ).toEqual([{ pool: 'vitrine catalogue' }]);
    } finally {
      await twice.close();
    }
  });
});
