import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { countOversoldSeats } from '#/backend/app/metrics/figures-repository.ts';
import { type Database, openDatabase, selectRows } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { systemClock } from '#/domain/time/clock.ts';
import { findLedgerErrors } from '../../support/backend/ledger-errors.ts';
import {
  createDatabase,
  describePostgresSearch,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../../support/backend/postgres-server.ts';
import { quantile } from '../whole-answers.ts';
import { startFleet, type Fleet } from './fleet.ts';
import type { Attempt } from './form-client.ts';
import { buy, type Campaign, type Catalogue, visit } from './people.ts';

/**
 * `npm run bench:campaign`, or `-- --restart` for a rolling restart only, beside fewer courses. Takes Caddy
 * on the PATH, a PostgreSQL and a built shop.
 */

/** Its busiest hour: 100,000 visitors a day, a tenth of them in that hour, 1 % of them buy. */
const campaign: Rates = { visitors: 2.8, buyers: 0.028 };
const manyTimes = (factor: number): Rates => ({
  visitors: campaign.visitors * factor,
  buyers: campaign.buyers * factor,
});
const phases: Phase[] = [
  { name: 'young processes, 1 × campaign', rates: campaign, seconds: 40 },
  { name: '1 × campaign', rates: campaign, seconds: 40 },
  { name: '3 × campaign', rates: manyTimes(3), seconds: 40 },
  { name: '10 × campaign', rates: manyTimes(10), seconds: 45 },
];
/** More buyers than a campaign has, so that one of them is in each step when a program ends. */
const whileRestarting: Rates = { visitors: 1.2, buyers: 0.5 };
const isRestarting = process.argv.includes('--restart');
const COURSES = isRestarting ? 1000 : 10_000;

/** People who come in a second. */
interface Rates {
  visitors: number;
  buyers: number;
}

interface Phase {
  name: string;
  rates: Rates;
  seconds: number;
}

if (!hasCaddy()) throw new Error('Caddy has to be on the PATH.');
const server = await findPostgres();
if (server === undefined) throw new Error(describePostgresSearch());
const name = 'vitrine_bench_campaign';
await dropDatabase(server, name);
await createDatabase(server, name);
const databaseUrl = withDatabaseName(server, name);
const { db, close, migrate } = await openDatabase({ databaseUrl, maxConnections: 2 });
let fleet: Fleet | undefined;
let attempts: Attempt[] = [];
const ordered = new Set<string>();
const enrolled = new Set<string>();
const turnedAway = new Map<string, number>();

try {
  await migrate();
  await seedDatabase(db, { clock: systemClock, courses: COURSES });
  await db.execute(sql`VACUUM ANALYZE`);
  fleet = await startFleet(databaseUrl);
  const load: Campaign = {
    origin: fleet.url,
    catalogue: await readCatalogue(db, fleet.url),
    onAttempt: (attempt) => attempts.push(attempt),
    onOrdered: (code) => ordered.add(code),
    onEnrolled: (code) => enrolled.add(code),
    onTurnedAway: (reason) => turnedAway.set(reason, (turnedAway.get(reason) ?? 0) + 1),
    thinkMs: () => 200 + Math.random() * 1600,
  };
  console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load.catalogue.courses.length} courses`);
  if (isRestarting) await restartEach(load, fleet);
  else for (const phase of phases) await runPhase(load, fleet, phase);
  await pass(3000);
  await report(db);
  console.log('most memory, MB', await fleet.readPeaks());
} finally {
  await fleet?.stop();
  await close();
  await dropDatabase(server, name);
}

async function restartEach(load: Campaign, running: Fleet): Promise<void> {
  attempts = [];
  const end = new AbortController();
  const people = attract(load, whileRestarting, end.signal);
  await pass(5000);
  for (const program of running.names) {
    console.log(`${program} restarted, ready after ${(await running.restart(program)).toFixed(1)} s`);
    await pass(3000);
  }
  end.abort();
  await people();
  printAttempts('rolling restart', attempts);
}

async function runPhase(load: Campaign, running: Fleet, { name: phase, rates, seconds }: Phase) {
  attempts = [];
  const before = await running.readProcessorTimes();
  const startedAt = performance.now();
  const end = new AbortController();
  const people = attract(load, rates, end.signal);
  await pass(seconds * 1000);
  end.abort();
  const after = await running.readProcessorTimes();
  const passed = (performance.now() - startedAt) / 1000;
  const measured = attempts;
  attempts = [];
  await people();
  console.log(`\n${phase}: ${(measured.length / passed).toFixed(0)} requests a second`);
  printAttempts(phase, measured);
  const shares = Object.keys(after).map(
    (program) => `${program} ${Math.round((100 * (after[program]! - before[program]!)) / passed)} %`,
  );
  console.log(`of a core: ${shares.join(', ')}`);
}

/** People come at random moments, whether or not the shop keeps up. Resolves when the last has left. */
function attract(load: Campaign, rates: Rates, signal: AbortSignal): () => Promise<void> {
  const there = new Set<Promise<void>>();
  const come = async (perSecond: number, act: (load: Campaign) => Promise<void>) => {
    while (!signal.aborted) {
      await pass((-Math.log(1 - Math.random()) / perSecond) * 1000);
      const one: Promise<void> = act(load)
        .catch((error: Error) => load.onTurnedAway(error.message))
        .finally(() => there.delete(one));
      there.add(one);
    }
  };
  const coming = [come(rates.visitors, visit), come(rates.buyers, buy)];
  return async () => {
    await Promise.all(coming);
    await Promise.all(there);
  };
}

function printAttempts(phase: string, made: readonly Attempt[]): void {
  const kinds = [...new Set(made.map(({ kind }) => kind))].toSorted();
  console.table(
    Object.fromEntries(
      [...kinds, 'all'].map((kind) => {
        const mine = made.filter((attempt) => kind === 'all' || attempt.kind === kind);
        const times = mine.map(({ ms }) => ms).toSorted((a, b) => a - b);
        const failed = mine.filter(({ status }) => status === 0 || status >= 500);
        return [
          kind,
          {
            requests: mine.length,
            'p50 ms': Math.round(quantile(times, 0.5)),
            'p95 ms': Math.round(quantile(times, 0.95)),
            'p99 ms': Math.round(quantile(times, 0.99)),
            failed: failed.length,
          },
        ];
      }),
    ),
  );
  const failures = new Map<string, number>();
  for (const { kind, status } of made) {
    if (status !== 0 && status < 500) continue;
    failures.set(`${kind} ${status}`, (failures.get(`${kind} ${status}`) ?? 0) + 1);
  }
  for (const [failure, count] of failures) console.log(`${phase}: ${failure}, ${count} times`);
}

/** What the shop said to buyers, compared with what is in its books. */
async function report(database: Database): Promise<void> {
  const rows = await selectRows<{ codigo: string; estado: string }>(
    database,
    sql`SELECT codigo, estado FROM purchases`,
  );
  const states = new Map(rows.map(({ codigo, estado }) => [codigo, estado]));
  const lost = [...ordered].filter((code) => !states.has(code));
  const unpaid = [...enrolled].filter((code) => states.get(code) !== 'MATRICULADA');
  console.log(`${ordered.size} orders, ${enrolled.size} paid and confirmed to their buyers`);
  console.log(`orders lost ${lost.length}, confirmed and not enrolled ${unpaid.length}`);
  console.log(`seats oversold ${await countOversoldSeats(database)}`);
  console.log(`ledger: ${(await findLedgerErrors(database)).join('; ') || 'balanced'}`);
  for (const [reason, count] of turnedAway) console.log(`${count} buyers: ${reason}`);
}

async function readCatalogue(database: Database, origin: string): Promise<Catalogue> {
  const index = await fetch(`${origin}/sitemap.xml`).then((answer) => answer.text());
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const parts = locations(index);
  const paths = index.includes('<sitemapindex')
    ? (await Promise.all(parts.map((part) => fetch(origin + part).then((answer) => answer.text())))).flatMap(
        locations,
      )
    : parts;
  const offers = await selectRows<{ address: string }>(
    database,
    sql`SELECT o.id_produto || '-' || o.id_oferta AS address FROM offers o JOIN courses c USING (id_produto)
      WHERE o.situacao IN ('em-aberto', 'confirmada') AND o.vagas_disponiveis >= 10 AND o.inscricoes_ate > current_date
        AND coalesce(o.preco_promocional_centavos, o.preco_original_centavos) > 0`,
  );
  const titles = await selectRows<{ titulo: string }>(database, sql`SELECT titulo FROM courses LIMIT 3000`);
  const words = new Set(
    titles.flatMap(({ titulo }) =>
      titulo
        .toLowerCase()
        .split(' ')
        .filter((word) => word.length > 3),
    ),
  );
  return {
    courses: paths.filter((path) => /^\/[^/]+\/[^/]+\/\d+$/.test(path)),
    lists: paths.filter((path) => /^\/[^/]+$/.test(path)),
    words: [...words],
    offers: offers.map(({ address }) => address),
  };
}

function hasCaddy(): boolean {
  try {
    return execFileSync('caddy', ['version']).length > 0;
  } catch {
    return false;
  }
}
