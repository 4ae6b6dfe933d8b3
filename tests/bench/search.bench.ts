import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Database, openDatabase, selectRows } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { getCourse } from '#/backend/modules/catalogue/course/course-service.ts';
import { getSearchFacets } from '#/backend/modules/catalogue/search/facet-service.ts';
import { quickReads } from '#/backend/db/postgres.ts';
import { forgetTextHits } from '#/backend/modules/catalogue/search/text-hits.ts';
import { searchCourses } from '#/backend/modules/catalogue/search/search-service.ts';
import { suggestCourses } from '#/backend/modules/catalogue/suggestion/suggestion-service.ts';
import { searchInputSchema } from '#/contract/catalogue/search.ts';
import { LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import { systemClock } from '#/domain/time/clock.ts';
import * as v from 'valibot';
import { reportRoutines } from './routine-answers.ts';
import { allTimes, quantile, reportAnswers, timeAnswers } from './whole-answers.ts';
import {
  createDatabase,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../support/backend/postgres-server.ts';

const COURSES = 100_000;
const FEWER_COURSES = 10_000;
const RUNS = 60;
/** Milliseconds that no statement of a search takes longer than. */
const LONGEST_STATEMENT_MS = 40;

/** Keeps the statements of a call, so that their plans can be looked at. */
class StatementLog implements Logger {
  statements: { query: string; params: unknown[] }[] = [];
  isKeeping = false;
  logQuery(query: string, params: unknown[]): void {
    if (this.isKeeping) this.statements.push({ query, params });
  }
}

interface Case {
  name: string;
  aimMs: number;
  run: (db: Database) => Promise<unknown>;
}

const search = (filters: Record<string, unknown>) => (db: Database) =>
  searchCourses(db, systemClock(), v.parse(searchInputSchema, { ...filters, quantidade: LIST_PAGE_SIZE }));
const facets = (filters: Record<string, unknown>) => (db: Database) =>
  getSearchFacets(db, systemClock(), v.parse(searchInputSchema, filters));
const suggest = (typed: string) => (db: Database) => suggestCourses(db, systemClock(), { typed, count: 4 });

const cases: Case[] = [
  { name: 'search: soldador', aimMs: 50, run: search({ titulo: 'soldador' }) },
  {
    name: 'search: tecnico em mecanica',
    aimMs: 50,
    run: search({ titulo: 'tecnico-em-mecanica' }),
  },
  { name: 'search: corte e costura', aimMs: 50, run: search({ titulo: 'corte-e-costura' }) },
  { name: 'search: prefix eletr', aimMs: 50, run: search({ titulo: 'eletr' }) },
  { name: 'search: typo soldadro', aimMs: 50, run: search({ titulo: 'soldadro' }) },
  {
    name: 'search: soldador joinville',
    aimMs: 50,
    run: search({ titulo: 'soldador-joinville' }),
  },
  {
    name: 'search: automacao, noturno, up to R$ 500',
    aimMs: 50,
    run: search({ titulo: 'automacao', turno: 'noturno', preco_max: 500 }),
  },
  { name: 'search: no text, page 3', aimMs: 50, run: search({ pagina: 3 }) },
  { name: 'search: no text, a-z', aimMs: 50, run: search({ ordem: 'a-z' }) },
  {
    name: 'search: technical, cheapest first',
    aimMs: 50,
    run: search({ modalidade: 'cursos-tecnicos', ordem: 'menor-preco' }),
  },
  { name: 'facets: soldador', aimMs: 150, run: facets({ titulo: 'soldador' }) },
  { name: 'facets: eletr', aimMs: 150, run: facets({ titulo: 'eletr' }) },
  {
    name: 'facets: technical in Joinville',
    aimMs: 150,
    run: facets({ modalidade: 'cursos-tecnicos', cidade: 'joinville' }),
  },
  { name: 'facets: everything', aimMs: 150, run: facets({}) },
  {
    name: 'search: offers, discounts first',
    aimMs: 50,
    run: search({ status: 'em-aberto', descontos_primeiro: true }),
  },
  {
    name: 'facets: open in Joinville at night',
    aimMs: 150,
    run: facets({ cidade: 'joinville', turno: 'noturno' }),
  },
  { name: 'suggest: sol', aimMs: 20, run: suggest('sol') },
  { name: 'suggest: tec', aimMs: 20, run: suggest('tec') },
  { name: 'suggest: industrial', aimMs: 20, run: suggest('industrial') },
  { name: 'suggest: typo eletrisista', aimMs: 20, run: suggest('eletrisista') },
  { name: 'suggest: eletric', aimMs: 20, run: suggest('eletric') },
  { name: 'course page', aimMs: 20, run: (db) => getCourse(db, systemClock(), 100_777) },
];

async function main(): Promise<void> {
  const server = process.env.BENCH_DATABASE_URL ? undefined : await findPostgres();
  if (!server && !process.env.BENCH_DATABASE_URL)
    throw new Error('The search benchmark needs a PostgreSQL server.');
  const small = server ? await onDatabase(server, FEWER_COURSES, (db) => timeAnswers(db, RUNS)) : undefined;
  const failures = await onDatabase(server, COURSES, async (db, log) => {
    const failed: string[] = [];
    const large = await timeAnswers(db, RUNS);
    const stored = quantile(allTimes(await timeAnswers(db, RUNS, { withCachedTexts: true })), 0.5);
    log.isKeeping = true;
    for (const one of cases) failed.push(...(await measure(one, db, log)));
    console.log(`\nThe slowest statement of a search: ${slowest.ms.toFixed(1)} ms, ${slowest.of}`);
    if (!failed.some((failure) => failure.includes('whole table'))) {
      console.log('No statement reads a whole table.');
    }
    failed.push(...reportAnswers(small ?? large, large), ...(await reportRoutines(db, RUNS)));
    console.log(`all, with texts that were asked for before: p50 ${stored.toFixed(1)} ms`);
    return failed;
  });
  if (failures.length > 0) {
    console.error(`\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
}

async function onDatabase<Result>(
  server: string | undefined,
  courses: number,
  run: (db: Database, log: StatementLog) => Promise<Result>,
): Promise<Result> {
  const name = `vitrine_bench_${randomBytes(6).toString('hex')}`;
  if (server) await createDatabase(server, name);
  const url = server ? withDatabaseName(server, name) : process.env.BENCH_DATABASE_URL!;
  const log = new StatementLog();
  const client = postgres(url, { max: 5, onnotice: () => {}, connection: quickReads });
  try {
    await fill(url, courses);
    return await run(drizzle(client, { logger: log }), log);
  } finally {
    await client.end();
    if (server) await dropDatabase(server, name);
  }
}

async function fill(url: string, courses: number): Promise<void> {
  const opened = await openDatabase({ databaseUrl: url });
  const started = performance.now();
  await opened.migrate();
  await seedDatabase(opened.db, { clock: systemClock, courses });
  // As autovacuum does soon after: index-only scans need the visibility map.
  await opened.db.execute(sql`VACUUM ANALYZE`);
  const [counts] = await selectRows<{ courses: number; offers: number; version: string }>(
    opened.db,
    sql`SELECT (SELECT count(*)::int FROM courses) AS courses, (SELECT count(*)::int FROM offers) AS offers,
      current_setting('server_version') AS version`,
  );
  console.log(
    `${counts!.courses} courses, ${counts!.offers} offers on PostgreSQL ${counts!.version}, ready in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  await opened.close();
}

async function measure({ name, aimMs, run }: Case, db: Database, log: StatementLog): Promise<string[]> {
  await run(db);
  log.statements = [];
  forgetTextHits(db);
  await run(db);
  const statements = [...log.statements];
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    forgetTextHits(db);
    const started = performance.now();
    await run(db);
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(RUNS / 2)]!;
  const p95 = sorted[Math.floor(RUNS * 0.95)]!;
  const plans: string[][] = [];
  for (const statement of statements) plans.push(await explain(db, statement, name));
  console.log(
    `${name}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (aim ${aimMs} ms), ${statements.length} statements`,
  );
  for (const plan of plans) console.log(`    ${plan.join(' · ')}`);
  const [longest] = plans.map(([time]) => Number.parseFloat(time!)).toSorted((a, b) => b - a);
  const scanned = plans.flat().filter((node) => node.startsWith('Seq Scan'));
  return [
    ...(median > aimMs ? [`${name}: median ${median.toFixed(1)} ms, more than ${aimMs} ms`] : []),
    ...(longest! > LONGEST_STATEMENT_MS ? [`${name}: a statement of ${longest} ms`] : []),
    ...scanned.map((node) => `${name}: reads a whole table, ${node}`),
  ];
}

let slowest = { ms: 0, of: '' };

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

/** Tables that don't grow with the catalogue, the known words among them: how they are read says nothing. */
const small = new Set([
  'modalities',
  'area_groups',
  'areas',
  'course_types',
  'cities',
  'units',
  'search_words',
  'course_changes_kept',
]);

async function explain(
  db: Database,
  { query, params }: { query: string; params: unknown[] },
  of: string,
): Promise<string[]> {
  const text = query.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]));
  const rows = await selectRows<{ 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }>(
    db,
    sql.raw(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`),
  );
  const [plan] = rows[0]!['QUERY PLAN'];
  const ms = plan!['Execution Time'];
  if (ms > slowest.ms) slowest = { ms, of };
  return [`${ms.toFixed(1)} ms`, ...new Set(scans(plan!.Plan))];
}

function scans(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scans);
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'CTE Scan') return below;
  const on = node['Index Name'] ?? node['Relation Name'];
  return on && !small.has(on) ? [`${node['Node Type']} ${on}`, ...below] : below;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new TypeError('A parameter is neither a text nor a number.');
  return `'${value.replaceAll("'", "''")}'`;
}

await main();
