import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { fillRoute, listRoutes } from '../e2e/crawl/support/route-tree.ts';
import { findSampleValues } from '../e2e/crawl/support/sample-values.ts';
import { ApiClient } from '../support/backend/api-client.ts';
import { findFreePort } from '../support/ports.ts';
import { registerShopper } from '../support/backend/registration.ts';
import { startShop } from '../support/shop.ts';
import { startOwnPostgres } from '../support/backend/own-postgres.ts';
import { signalTree } from '../support/process-tree.ts';

// `npm run bench:hanging`: every page and some forms while the backend, or PostgreSQL, is stopped (SIGSTOP).
// Exits with 1 when one takes too long.

/** Milliseconds a page or form may take, and one that was shown before, for visitors. */
const boundMs = 5500;
const olderBoundMs = 1500;

const database = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-hanging-'));
const backendPort = await findFreePort();
const backendUrl = `http://127.0.0.1:${backendPort}`;
const backend = spawn(process.execPath, ['src/programs/vitrine.mjs', 'backend'], {
  stdio: 'ignore',
  env: {
    ...process.env,
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    DEMO: 'on',
    LOG_LEVEL: 'silent',
  },
});

interface Ask {
  name: string;
  path: string;
  cookie?: string;
  form?: Record<string, string>;
}

interface Outcome {
  status: number;
  ms: number;
}

async function measure(shopUrl: string, { path, cookie, form }: Ask): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await fetch(shopUrl + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      // Crawlers get the page only once it is whole.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
      ...(cookie && { cookie }),
      ...(form && { origin: shopUrl }),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    if (answer?.ok) return;
    await pass(300);
  }
}

async function signedInCookie(): Promise<string> {
  const client = new ApiClient(backendUrl);
  await registerShopper(client);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

const forms: Ask[] = [
  {
    name: 'form: signing in',
    path: '/autenticacao',
    form: { formulario: 'entrar', identificador: 'aluno@vitrine.dev', senha: 'Vitrine2026' },
  },
  {
    name: 'form: forgotten password',
    path: '/esqueceu-sua-senha',
    form: { formulario: 'recuperar', identificador: 'aluno@vitrine.dev' },
  },
  {
    name: 'form: newsletter',
    path: '/newsletter',
    form: { formulario: 'assinar', email: 'ana@example.com' },
  },
];

let late = 0;
function print(what: string, outcome: Outcome, allowedMs: number): void {
  const isLate = outcome.ms > allowedMs;
  if (isLate) late += 1;
  const ms = String(Math.round(outcome.ms)).padStart(5);
  console.log(`  ${ms} ms  ${outcome.status}  ${what}${isLate ? `  LATE, at most ${allowedMs} ms` : ''}`);
}

async function show(stopped: string, stop: () => void, goOn: () => void): Promise<void> {
  const shop = await startShop({ env: { BACKEND_URL: backendUrl } });
  try {
    const cookie = await signedInCookie();
    const values = await findSampleValues((path) => fetch(shop.url + path).then((answer) => answer.text()));
    const pages = listRoutes().map(({ path }) => ({ name: path, path: fillRoute(path, values) }));
    const shownBefore = ['/', '/$vitrine', '/$modality/$nomeCurso/$idCurso', '/busca', '/'].flatMap((kind) =>
      pages.filter(({ name }) => name === kind),
    );
    for (const page of pages) await measure(shop.url, page);
    // Older than everything that is kept for a while.
    await pass(61_000);
    stop();
    console.log(`\n${stopped} is stopped. Every page, for a signed-in user, three at a time:`);
    for (let first = 0; first < pages.length; first += 3) {
      const few = pages.slice(first, first + 3);
      // Another refresh token is another person, of whom no outage is remembered.
      const own = () => cookie.replace(/(dev_refreshToken=)[^;]+/, `$1${crypto.randomUUID()}`);
      const outcomes = await Promise.all(few.map((page) => measure(shop.url, { ...page, cookie: own() })));
      outcomes.forEach((outcome, index) => print(few[index]!.name, outcome, boundMs));
    }
    console.log('\nPages shown before, to a visitor, one after the other:');
    for (const page of shownBefore) print(page.name, await measure(shop.url, page), olderBoundMs);
    console.log('\nEvery page, to a visitor, three at a time:');
    for (let first = 0; first < pages.length; first += 3) {
      const few = pages.slice(first, first + 3);
      const outcomes = await Promise.all(few.map((page) => measure(shop.url, page)));
      outcomes.forEach((outcome, index) => print(few[index]!.name, outcome, boundMs));
    }
    console.log('\nForms, sent without the page’s script:');
    for (const form of forms) print(form.name, await measure(shop.url, form), boundMs);
  } finally {
    goOn();
    await shop.stop();
  }
}

try {
  await untilReady();
  await show(
    'The backend',
    () => signalTree(backend.pid!, 'SIGSTOP'),
    () => signalTree(backend.pid!, 'SIGCONT'),
  );
  if (database) {
    await untilReady();
    await show(
      'PostgreSQL',
      () => signalTree(database.pid(), 'SIGSTOP'),
      () => signalTree(database.pid(), 'SIGCONT'),
    );
  } else console.log('\nNo PostgreSQL is installed here: its part was left out.');
} finally {
  const ended = once(backend, 'exit');
  signalTree(backend.pid!, 'SIGKILL');
  await ended;
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(late === 0 ? '\nAll in time.' : `\n${late} late.`);
process.exit(late === 0 ? 0 : 1);
