import { metrics, type ObservableGauge, type ObservableResult } from '@opentelemetry/api';
import { type DatabasePools, pingDatabase, writeMark } from '#/backend/db/database.ts';
import { requireDiskSpace } from '#/backend/db/facts/disk-space.ts';
import { readServerFacts } from '#/backend/db/facts/server-facts.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import { isMeasuring, meterName } from '#/domain/telemetry/measures.ts';
import { financeMatterKinds } from '#/domain/finance/finance-matter.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { readCertificateEnds } from './certificate-ends.ts';
import { countOversoldSeats, selectFigures } from './figures-repository.ts';
import { latest } from './latest.ts';

interface Watched {
  pools: DatabasePools;
  settings: BackendSettings;
  /** By which mails are due. */
  clock: Clock;
  systemClock: Clock;
  jobs: readonly { name: string; everySeconds: number }[];
}

const second = 1000;
const minute = 60 * second;

/** Milliseconds that a scrape waits for what it asks the database. */
const waitMs = 2 * second;

/** What is asked at a scrape: of the database, briefly and seldom, and of certificates. */
export function observeShop({ pools, settings, clock, systemClock, jobs }: Watched): void {
  if (!isMeasuring()) return;
  const health = latest(() => readHealth(pools, systemClock), { freshMs: 5 * second, waitMs });
  const figures = latest(() => selectFigures(pools.catalogue, clock()), { freshMs: 10 * second, waitMs });
  // These read whole tables: seldom, and without anyone waiting for them.
  const slow = { freshMs: 5 * minute, waitMs, usableMs: 15 * minute };
  const books = latest(() => readBooks(pools), slow);
  const certificates = latest(() => readCertificateEnds(settings), {
    ...slow,
    freshMs: minute,
  });
  const known = new Map(jobs.map(({ name, everySeconds }) => [name, everySeconds]));

  gauge('vitrine_database_up', 'Whether the database responds in time', async (result) => {
    result.observe((await health())?.up ?? 0);
  });
  gauge('vitrine_database_writable', 'Whether the database takes writes', async (result) => {
    result.observe((await health())?.writable ?? 0);
  });
  gauge(
    'vitrine_clock_offset_seconds',
    'The clock of the database minus that of the program',
    async (result) => {
      const offset = (await health())?.offset;
      if (offset !== undefined) result.observe(offset);
    },
  );
  gauge('vitrine_job_age_seconds', 'Seconds since a job last ended', async (result) => {
    for (const { nome, age } of (await figures())?.jobs ?? []) {
      if (known.has(nome)) result.observe(age, { job_name: nome });
    }
  });
  gauge('vitrine_job_interval_seconds', 'Seconds between two runs of a job', (result) => {
    for (const [name, everySeconds] of known) result.observe(everySeconds, { job_name: name });
  });
  gauge('vitrine_job_failures', 'Failures of a job in a row', async (result) => {
    for (const { nome, failures } of (await figures())?.jobs ?? []) {
      if (known.has(nome)) result.observe(failures, { job_name: nome });
    }
  });
  gauge('vitrine_outbox_waiting', 'Mails that wait', async (result) => {
    observe(result, (await figures())?.mails.waiting);
  });
  gauge('vitrine_outbox_oldest_seconds', 'Seconds for which the oldest mail waits', async (result) => {
    observe(result, (await figures())?.mails.oldest);
  });
  gauge('vitrine_outbox_given_up', 'Mails that were given up', async (result) => {
    observe(result, (await figures())?.mails.givenUp);
  });
  gauge('vitrine_orders', 'Orders by state', async (result) => {
    const orders = (await figures())?.orders;
    // Also states that no order is in, so that there is a series from the start.
    for (const state of orders ? purchaseStates : [])
      result.observe(orders!.find(({ estado }) => estado === state)?.count ?? 0, { state });
  });
  gauge('vitrine_finance_matters', 'Open matters of finance by kind', async (result) => {
    const matters = (await figures())?.matters;
    for (const kind of matters ? financeMatterKinds : [])
      result.observe(matters!.find(({ tipo }) => tipo === kind)?.count ?? 0, { kind });
  });
  gauge('vitrine_payments_unmatched', 'Payments that belong to no order', async (result) => {
    observe(result, (await figures())?.unmatched);
  });
  gauge('vitrine_seats_oversold', 'Seats sold beyond those of their offers', async (result) => {
    observe(result, (await books())?.oversold);
  });
  gauge('vitrine_ledger_difference_cents', 'Cents by which the books differ', async (result) => {
    observe(result, (await books())?.difference);
  });
  gauge('vitrine_certificate_ends_seconds', 'When certificates end, since 1970', async (result) => {
    for (const [name, seconds] of (await certificates()) ?? [])
      result.observe(seconds, { certificate: name });
  });
}

function gauge(
  name: string,
  description: string,
  ask: (result: ObservableResult) => Promise<void> | void,
): ObservableGauge {
  const made = metrics.getMeter(meterName).createObservableGauge(name, { description });
  made.addCallback(ask);
  return made;
}

function observe(result: ObservableResult, value: number | undefined): void {
  if (value !== undefined) result.observe(value);
}

async function readHealth(
  { commands }: DatabasePools,
  clock: Clock,
): Promise<{ up: 0 | 1; writable: 0 | 1; offset: number }> {
  const before = clock().getTime();
  const { now } = await readServerFacts(commands);
  const after = clock().getTime();
  // The response was made somewhere between.
  const at = now.getTime();
  const offset = at < before ? at - before : at > after ? at - after : 0;
  const wrote = requireDiskSpace(commands).then(() => writeMark(commands));
  const writable = await wrote.then(
    () => 1 as const,
    async () => {
      await pingDatabase(commands);
      return 0 as const;
    },
  );
  return { up: 1, writable, offset: offset / 1000 };
}

async function readBooks({ jobs }: DatabasePools): Promise<{ oversold: number; difference: number }> {
  const { totals, isBalanced, differences } = await checkLedger(jobs);
  const sum = totals.reduce((cents, { debito, credito }) => cents + debito - credito, 0);
  const wrong = differences.reduce((cents, each) => cents + Math.abs(each.escriturado - each.esperado), 0);
  return {
    oversold: await countOversoldSeats(jobs),
    // Transactions that don't add up may cancel each other out.
    difference: wrong + Math.abs(sum) || (isBalanced ? 0 : 1),
  };
}
