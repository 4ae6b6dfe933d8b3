import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connectProviders } from '#/backend/app/connect-providers.ts';
import { jobs } from '#/backend/app/jobs.ts';
import { observeShop } from '#/backend/app/metrics/observe-shop.ts';
import { type Database, onlyPool, openDatabase } from '#/backend/db/database.ts';
import { backendSettings } from '#/backend/settings.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { valueOf, withMetrics } from '../../support/backend/metrics.ts';
import {
  alerts,
  metricsAskedFor,
  ofStorefront,
  thresholdOf,
} from '../../support/monitoring/monitoring-files.ts';
import { makeAuthority } from '../../support/payments/certificates.ts';
import { findFreePort } from '../../support/ports.ts';

const metrics = withMetrics();
const database = withDatabase();
let backend: TestBackend | undefined;
afterAll(() => backend?.stop());

const now = () => new Date();
const limits = { connections: 8, waitMs: 2000, lockMs: 100, statementMs: 4000, idleInTransactionMs: 100 };
const ofShop = backendSettings({ publicUrl: 'http://localhost:3000', embedded: true });
const daySeconds = 86_400;

const watch = (db: Database, ahead = 0) =>
  observeShop({
    pools: onlyPool(db),
    settings: ofShop,
    clock: now,
    systemClock: () => new Date(Date.now() + ahead),
    jobs,
  });

it('VitrineDatabaseGone: nothing listens where PostgreSQL was', async () => {
  const scrape = await metrics.start();
  const databaseUrl = `postgres://a@127.0.0.1:${await findFreePort()}/a`;
  const gone = await openDatabase({ databaseUrl, limits });
  watch(gone.db);
  expect(valueOf(await scrape(), 'vitrine_database_up')).toBe(
    thresholdOf('VitrineDatabaseGone', 'database_up'),
  );
  await gone.close();
});

it('VitrineDatabaseFull: the database takes no writes', async () => {
  const scrape = await metrics.start();
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`SET TRANSACTION READ ONLY`);
      watch(tx);
      const samples = await scrape();
      const written = valueOf(samples, 'vitrine_database_writable');
      expect(written).toBe(thresholdOf('VitrineDatabaseFull', 'database_writable'));
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
});

it('VitrineDatabaseSlow: statements take long', async () => {
  const scrape = await metrics.start();
  const slow = await openDatabase(
    database.databaseUrl ? { databaseUrl: database.databaseUrl, limits } : { limits },
  );
  const limit = thresholdOf('VitrineDatabaseSlow', '[1m])))');
  await slow.db.execute(sql`SELECT pg_sleep(${limit + 0.05})`);
  const samples = await scrape();
  const within = valueOf(samples, 'vitrine_statement_seconds_bucket', { le: String(limit) })!;
  expect(within / valueOf(samples, 'vitrine_statement_seconds_count')!).toBeLessThan(0.9);
  await slow.close();
});

it('VitrineProviderDown and VitrineCertificateEnds: no bank answers, and its certificate ends', async () => {
  const scrape = await metrics.start();
  const { certificate, key } = makeAuthority('Banco').issue('loja');
  const url = `https://127.0.0.1:${await findFreePort()}`;
  const settings = backendSettings({
    publicUrl: 'https://127.0.0.1:1',
    embedded: false,
    apiPix: {
      url,
      tokenUrl: url,
      clientId: 'a',
      clientSecret: 'b',
      key: 'k',
      certificate,
      certificateKey: key,
      webhookSecret: 'w'.repeat(40),
      hasVerifyingProxy: false,
    },
  });
  const { pix } = connectProviders(settings, null, { clock: now, cardOrigin: undefined });
  const asked = thresholdOf('VitrineProviderDown', 'calls_total[5m]))');
  for (let count = 0; count < 3; count++) await pix.findCharge('x').catch(() => {});
  observeShop({ pools: onlyPool(database.db), settings, clock: now, systemClock: now, jobs });
  const samples = await scrape();
  const calls = valueOf(samples, 'vitrine_provider_calls_total')!;
  const failed = valueOf(samples, 'vitrine_provider_calls_total', { outcome: 'failed' })!;
  expect(failed).toBeGreaterThanOrEqual(3);
  expect(failed / calls).toBeGreaterThan(asked);
  const left =
    valueOf(samples, 'vitrine_certificate_ends_seconds', { certificate: 'API_PIX_CERT' })! -
    Date.now() / 1000;
  expect(left).toBeLessThan(thresholdOf('VitrineCertificateEnds', 'time()'));
  expect(left).toBeGreaterThan(daySeconds / 2);
});

it('VitrineWebhooksRefused, VitrineOutboxStuck, VitrineClockWrong; and all that rules and board ask for is there', async () => {
  const scrape = await metrics.start();
  backend = await startTestBackend({ database });
  const refused = thresholdOf('VitrineWebhooksRefused', '[5m]))');
  for (let count = 0; count <= refused; count++) {
    const { status } = await fetch(`${backend.url}/api/webhook/pix`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(401);
  }
  await database.db.execute(sql`INSERT INTO outbox (tipo, destinatario, dados, criado_em, disponivel_em)
    SELECT 'boas-vindas', 'a@b.example', '{}', now() - interval '2 minutes', now() + interval '1 hour'
    FROM generate_series(1, 5)`);
  await backend.runJobs();
  await backend.services.pix.findCharge('x');
  const samples = await scrape();
  expect(valueOf(samples, 'vitrine_webhooks_total', { answer: 'refused' })).toBeGreaterThan(refused);
  const oldest = valueOf(samples, 'vitrine_outbox_oldest_seconds');
  expect(oldest).toBeGreaterThan(thresholdOf('VitrineOutboxStuck', '(vitrine_outbox_oldest_seconds'));
  const waiting = valueOf(samples, 'vitrine_outbox_waiting');
  expect(waiting).toBeGreaterThanOrEqual(thresholdOf('VitrineOutboxStuck', 'vitrine_outbox_waiting'));

  const names = new Set(samples.map(({ name }) => name.replace(/_(?:bucket|count|sum)$/, '')));
  // The last ones are in the scrapes above.
  const elsewhere = new Set([
    ...ofStorefront,
    'vitrine_certificate_ends_seconds',
    'vitrine_statement_seconds',
    'vitrine_pool_wait_seconds',
  ]);
  expect(metricsAskedFor.filter((name) => !names.has(name) && !elsewhere.has(name))).toEqual([]);

  const scrapeAhead = await metrics.start();
  watch(database.db, 60_000);
  const offset = valueOf(await scrapeAhead(), 'vitrine_clock_offset_seconds')!;
  expect(Math.abs(offset)).toBeGreaterThan(thresholdOf('VitrineClockWrong', 'vitrine_clock_offset_seconds'));
});

it('each fault above is one that a rule knows', () => {
  const shown = [
    'DatabaseGone',
    'DatabaseFull',
    'DatabaseSlow',
    'ProviderDown',
    'WebhooksRefused',
    'OutboxStuck',
    'ClockWrong',
    'CertificateEnds',
  ];
  expect(alerts).toEqual(expect.arrayContaining(shown.map((name) => `Vitrine${name}`)));
});
