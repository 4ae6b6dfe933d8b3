import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { repairPostgresDriver } from './src/platform/build/repair-postgres-driver.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgres';

/**
 * Where no database answers, or only the embedded one: which kind the run is for changes nothing. So it is
 * with the words of banks' services, with files, and with refusals that come before a row is read.
 */
const withoutSql = [
  'account/foreign-objects',
  'account/neighbour/neighbour',
  'account/role-matrix',
  'account/role-table',
  'db/data-folder-lock',
  'db/frozen-server',
  'db/kill',
  'db/open-failure',
  'http/planted-rows',
  'http/require-session',
  'http/validation-messages',
  'identity/common-passwords',
  'mail/hanging-server',
  'mail/settings',
  'payments/api-pix',
  'payments/card-page',
  'payments/mercado-pago/cards',
  'payments/mercado-pago/boletos',
  'seed/coherent-catalogue',
  'seed/seed-content',
].map((name) => {
  const file = `tests/backend/${name}.test.ts`;
  if (!existsSync(file)) throw new Error(`vitest.config.ts names what isn't there: ${file}`);
  return file;
});

/**
 * Files that put a module of theirs in place of ours. Each has its modules to itself; all others share those
 * of their worker, since to load them again takes longer than most files' tests.
 */
function listMockingFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('));
}

const mocking = { unit: listMockingFiles('tests/unit'), backend: listMockingFiles('tests/backend') };

/** The backend's programs have the driver built in as this repairs it. */
const withDriver = { server: { deps: { inline: ['postgres'] } } };

function project(name: string, include: string[], options: object = {}) {
  return { extends: true as const, test: { name, include, ...options } };
}

/**
 * Of tests that speak to processes, databases and browsers: one that passes at its second attempt is named as
 * flaky.
 */
const retry = { retry: 1 };

export default defineConfig({
  plugins: [repairPostgresDriver()],
  test: {
    environment: 'node',
    // Two at a time: the gate has to run on two cores with little memory.
    maxWorkers: 2,
    // For what hangs. What is slow on a busy machine has to pass.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // An `.only` left behind must never pass for the whole suite.
    allowOnly: false,
    // The end of the gate has only the message of a failure: it has to tell the values.
    chaiConfig: { truncateThreshold: 400 },
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      project('architecture', ['tests/architecture/**/*.test.ts'], {
        exclude: ['tests/architecture/built/**'],
        // They only read: files that were parsed once serve them all.
        isolate: false,
      }),
      project('unit', ['tests/unit/**/*.test.{ts,tsx}'], {
        ...retry,
        isolate: false,
        exclude: mocking.unit,
      }),
      project('unit-isolated', mocking.unit, retry),
      // The design system in a browser.
      project('gallery', ['tests/gallery/**/*.test.ts'], retry),
      project('platform', ['tests/platform/**/*.test.ts'], {
        ...retry,
        globalSetup: ['tests/platform/support/build-fixture.ts'],
      }),
      project('backend-client', ['tests/backend-client/**/*.test.ts'], retry),
      project('backend', ['tests/backend/**/*.test.ts'], {
        ...retry,
        ...withDriver,
        isolate: false,
        exclude: [
          // What needs several connections at once, such as races, runs on PostgreSQL only.
          ...(onPostgres ? withoutSql : ['tests/backend/**/*.postgres.test.ts']),
          ...mocking.backend,
        ],
        globalSetup: ['tests/support/backend/database-template.ts'],
      }),
      project('backend-isolated', mocking.backend, {
        ...retry,
        ...withDriver,
        globalSetup: ['tests/support/backend/database-template.ts'],
      }),
      // Looks into dist/client, so it runs after the build.
      project('built', ['tests/architecture/built/**/*.test.ts']),
    ],
  },
});
