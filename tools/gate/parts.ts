import { type Browser, ensureBrowser } from '../../tests/support/browser.ts';
import { describePostgresSearch, findPostgres } from '../../tests/support/backend/postgres-server.ts';
import { outcomeOfCheck, type Outcome } from './outcome.ts';
import { runCheck, runPlaywright, runVitest } from './run-reported.ts';
import { oneSkipped } from './tally.ts';

export interface Part {
  name: string;
  title: string;
  run: () => Promise<Outcome>;
}

/**
 * A third of their time these tests wait for a database, a time limit or a process: three keep two cores
 * busy.
 */
const backendWorkers = 3;

export const parts: Part[] = [
  {
    name: 'format',
    title: 'Format',
    run: () => runCheck({ tool: 'oxfmt', args: ['--check'], minutes: 3 }),
  },
  {
    name: 'lint',
    title: 'Lint',
    run: () => runCheck({ tool: 'oxlint', args: ['--type-aware', '--deny-warnings'], minutes: 6 }),
  },
  {
    name: 'types',
    title: 'Types',
    run: () => runCheck({ tool: 'typescript', args: ['--noEmit'], minutes: 6 }),
  },
  {
    name: 'commits',
    title: 'Commit messages',
    run: () => runCheck({ tool: 'tsx', args: ['tools/gate/check-commit-messages.ts'], minutes: 1 }),
  },
  { name: 'architecture', title: 'Architecture', run: () => runVitest('architecture', 5) },
  { name: 'unit', title: 'Unit', run: () => runVitest('unit*', 12) },
  { name: 'platform', title: 'Platform', run: () => runVitest('platform', 12) },
  { name: 'backend-client', title: 'Backend client', run: () => runVitest('backend-client', 6) },
  {
    name: 'backend',
    title: 'Backend on PGlite',
    run: () => runVitest('backend*', 30, { TEST_DATABASE: 'pglite' }, backendWorkers),
  },
  {
    name: 'backend',
    title: 'Backend on PostgreSQL',
    run: () =>
      withPostgres((url) =>
        runVitest('backend*', 30, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url }, backendWorkers),
      ),
  },
  {
    name: 'build',
    title: 'Build',
    run: () => runCheck({ tool: 'src/programs/vitrine.mjs', args: ['build'], minutes: 10 }),
  },
  { name: 'built', title: 'Built client', run: () => runVitest('built', 3) },
  {
    name: 'gallery',
    title: 'Design system in a browser',
    run: () => inBrowser((path) => runVitest('gallery', 6, { CHROMIUM_PATH: path })),
  },
  { name: 'e2e', title: 'Browser, shop on PGlite', run: () => withBrowser({ E2E_DATABASE: 'pglite' }) },
  {
    name: 'e2e',
    title: 'Browser, shop on PostgreSQL',
    // Once: what a page looks like doesn't depend on the database.
    run: () =>
      withPostgres((url) => withBrowser({ E2E_DATABASE: 'postgres', TEST_DATABASE_URL: url }, '1440')),
  },
];

async function withPostgres(run: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const url = await findPostgres();
  if (url !== undefined) return run(url);
  console.log(`Skipped: ${describePostgresSearch()}`);
  return { tally: oneSkipped, failed: [], flaky: [], timings: [] };
}

/** Minutes: three times what it takes on two cores that do nothing else. */
const browserLimit = 75;

function withBrowser(env: Record<string, string>, project?: string): Promise<Outcome> {
  return inBrowser((path) => runPlaywright(browserLimit, { ...env, CHROMIUM_PATH: path }, project));
}

let browser: Browser | undefined;

async function inBrowser(run: (path: string) => Promise<Outcome>): Promise<Outcome> {
  browser ??= ensureBrowser();
  if ('path' in browser) return run(browser.path);
  console.log(browser.problem);
  return outcomeOfCheck('the browser', browser.problem);
}
