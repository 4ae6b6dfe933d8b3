import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Database, DatabasePools } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { createMovableClock } from '#/backend/movable-clock.ts';
import { serveBackend, type ServedBackend } from '#/backend/app/serve-backend.ts';
import { backendSettings, type GivenSettings, type SeedSize } from '#/backend/settings.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { findLedgerErrors } from './ledger-errors.ts';
import { openSeededDatabase } from './seeded-database.ts';

export interface TestBackendOptions extends Partial<GivenSettings> {
  database?: Pick<TestDatabase, 'db'> & { pools?: DatabasePools };
  /** The machine's clock, for sessions; the business clock runs with it until it is moved. */
  clock?: Clock;
  /** True for the whole catalogue of the demonstration. */
  seed?: boolean | SeedSize;
  log?: (line: string) => void;
}

export interface TestBackend {
  url: string;
  cardOrigin: string;
  db: Database;
  /** Moves the machine's clock, and with it the business clock, forward. */
  moveClock(ms: number): void;
  /** Moves the business clock of this instance only. */
  moveBusinessClock(ms: number): void;
  /** The machine's clock. */
  now: Clock;
  services: ServedBackend['services'];
  runJobs(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const isSeededToday = options.seed === true && !options.clock && !options.database;
  const openOwn = isSeededToday ? openSeededDatabase : openTestDatabase;
  const own = options.database ? undefined : await openOwn();
  const { db } = options.database ?? own!;
  const machine = createMovableClock(options.clock ?? (() => new Date()));
  if (options.seed && !isSeededToday) {
    await seedDatabase(db, { clock: machine.now, size: options.seed === true ? 'full' : options.seed });
  }
  const { database, clock: _clock, seed: _seed, log, ...settings } = options;
  const served = await serveBackend(
    backendSettings({ publicUrl: 'http://localhost:3000', embedded: true, ...settings }),
    {
      db,
      ...(database?.pools && { pools: database.pools }),
      systemClock: machine.now,
      log: createLogger({ program: 'backend', level: log ? 'debug' : 'silent', ...(log && { write: log }) }),
      // A job that came by itself could meet a test anywhere.
      jobsEveryMs: null,
    },
  );
  return {
    url: served.url,
    cardOrigin: served.cardOrigin ?? '',
    db,
    moveClock: machine.moveForward,
    moveBusinessClock: served.moveClock,
    now: machine.now,
    services: served.services,
    runJobs: served.runJobs,
    stop: async () => {
      await served.stop();
      await own?.close();
    },
  };
}

/**
 * Starts a backend for the surrounding file or `describe`. After each test its books must balance (LEDGER-6),
 * unless `hasForeignRows`.
 */
export function withBackend({
  hasForeignRows = false,
  ...options
}: TestBackendOptions & { hasForeignRows?: boolean } = {}): { readonly current: TestBackend } {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await startTestBackend(options);
  });
  afterEach(async () => {
    if (!hasForeignRows && backend) expect(await findLedgerErrors(backend.db)).toEqual([]);
  });
  afterAll(async () => {
    await backend?.stop();
  });
  return {
    get current() {
      if (!backend) throw new Error('The test backend runs only inside tests and hooks.');
      return backend;
    },
  };
}
