import { fillRoute, listRoutes } from '../../tests/e2e/crawl/support/route-tree.ts';
import { findSampleValues } from '../../tests/e2e/crawl/support/sample-values.ts';
import { ApiClient } from '../../tests/support/backend/api-client.ts';
import { type Shop, startShop } from '../../tests/support/shop.ts';
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.ts';

/** Milliseconds a page may take whatever one call of it does. */
const MOST_MS = 5500;

/** Staff waits for what takes long in a large catalogue; see `giveTime`. */
const patient = new Set(['/gestao/importar/arquivo/$formato', '/gestao/importar/$idImportacao/recusas']);

const people = {
  visitor: null,
  student: 'aluno@vitrine.dev',
  admin: 'admin@vitrine.dev',
} as const;
type Person = keyof typeof people;

export interface AskedPage {
  route: string;
  path: string;
  person: Person;
  /** As it is without a fault. */
  status: number;
}

export interface Cell {
  call: string;
  fault: Fault;
  page: AskedPage;
  /** Whether it came with its usual status; otherwise it says that it can't be shown. */
  isShown: boolean;
  /** Undefined when the page is as it has to be. */
  problem: string | undefined;
}

interface Outcome {
  status: number;
  ms: number;
  type: string;
  text: string;
  cookies: string[];
}

async function ask(shop: Shop, { path }: Pick<AskedPage, 'path'>, cookie: string): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      // Crawlers get the page only once it is whole.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
      ...(cookie && { cookie }),
    },
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    ms: performance.now() - startedAt,
    type: response.headers.get('content-type') ?? '',
    text,
    cookies: response.headers.getSetCookie(),
  };
}

const leaks =
  /Internal Server Error|relation "|nginx|SyntaxError|Unexpected (?:token|end)|fetch failed|ECONN|socket hang up|\[object Object\]|>undefined<|\bat \S+ \(|Something went wrong/;

/** Why what came isn't what a person should get; undefined when it is. */
function findProblem({ status: usual }: AskedPage, { status, ms, type, text, cookies }: Outcome) {
  if (status === 0) return `didn’t answer: ${text}`;
  if (ms > MOST_MS) return `took ${(ms / 1000).toFixed(1)} s`;
  if (status !== usual && status < 500) return `answered ${status} instead of ${usual}`;
  if (cookies.some((cookie) => /refreshToken=;/i.test(cookie))) return 'signs the person out';
  const leak = leaks.exec(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0];
  if (leak) return `says "${leak}"`;
  if (!type.startsWith('text/html') || status < 200 || (status >= 300 && status < 400)) return undefined;
  if (!text.includes('lang="pt-BR"')) return 'isn’t in Portuguese';
  if (!text.includes('</html>')) return 'ends in the middle';
  if (!/<h1[\s>]/.test(text)) return 'has no heading';
  if (!text.includes('href="/"')) return 'has no way home';
  return undefined;
}

async function signIn(backendUrl: string, person: Person): Promise<string> {
  const identificador = people[person];
  if (identificador === null) return '';
  const client = new ApiClient(backendUrl);
  const { status } = await client.post('/api/login', { identificador, senha: 'Vitrine2026' });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Names calls as the backend's own documentation does: GET /api/produto/detalhes/{id}. */
async function readCallNames(backendUrl: string): Promise<(method: string, path: string) => string> {
  const response = await fetch(`${backendUrl}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const patterns = Object.keys(paths)
    .toSorted((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))
    .map((path) => ({ path, pattern: new RegExp(`^(?:/api)?${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }));
  return (method, path) => `${method} ${patterns.find(({ pattern }) => pattern.test(path))?.path ?? path}`;
}

async function inGroups<Item>(items: readonly Item[], size: number, run: (item: Item) => Promise<void>) {
  const left = items.values();
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (const item of left) await run(item);
    }),
  );
}

/** What every page has of the shop's frame: asked for by the first page, and then cached. */
const framed = ['/', '/busca', '/acessibilidade', '/autenticacao', '/$modality/$nomeCurso/$idCurso'];

/** Pages by each call that they make. */
async function findCalls(proxy: FaultProxy, backendUrl: string): Promise<Map<string, AskedPage[]>> {
  const using = new Map<string, AskedPage[]>();
  const cookies = Object.fromEntries(
    await Promise.all(
      (Object.keys(people) as Person[]).map(async (person) => [person, await signIn(backendUrl, person)]),
    ),
  ) as Record<Person, string>;
  const shop = await startShop({ env: { BACKEND_URL: proxy.url } });
  try {
    await ask(shop, { path: '/' }, '');
    const frameCalls = [...proxy.calls];
    const values = await findSampleValues((path) => fetch(shop.url + path).then((answer) => answer.text()));
    const routes = listRoutes().flatMap(({ path, isFile }) => (isFile || patient.has(path) ? [] : [path]));
    const ofFrame = framed.map((route): AskedPage => {
      return { route, path: fillRoute(route, values), person: 'visitor', status: 200 };
    });
    for (const call of frameCalls) using.set(call, ofFrame);
    for (const route of routes) {
      const path = fillRoute(route, values);
      for (const person of Object.keys(people) as Person[]) {
        proxy.calls.clear();
        const { status } = await ask(shop, { path }, cookies[person]);
        if (status !== 200 && status !== 404) continue;
        for (const call of proxy.calls)
          using.set(call, [...(using.get(call) ?? []), { route, path, person, status }]);
        if (status === 200 && person !== 'visitor') break;
      }
    }
  } finally {
    await shop.stop();
  }
  return using;
}

/** Does each fault to each call, and asks for the pages that make it. */
export async function tryFaults(
  backendUrl: string,
  { only = () => true, say }: { only?: (call: string) => boolean; say: (line: string) => void },
): Promise<Cell[]> {
  const nameOf = await readCallNames(backendUrl);
  const first = await startFaultProxy(backendUrl, nameOf);
  const using = await findCalls(first, backendUrl).finally(() => first.stop());
  const calls = [...using].filter(([call]) => only(call)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  say(`${calls.length} calls of ${new Set([...using.values()].flat().map(({ route }) => route)).size} pages`);
  const cells: Cell[] = [];
  await inGroups(calls, 3, async ([call, pages]) => {
    const proxy = await startFaultProxy(backendUrl, nameOf);
    // Its own, so that nothing is cached of this call.
    const shop = await startShop({ env: { BACKEND_URL: proxy.url } });
    try {
      for (const fault of faults) {
        const cookies = new Map<Person, string>();
        for (const person of new Set(pages.map((page) => page.person)))
          cookies.set(person, await signIn(backendUrl, person));
        proxy.inject({ call, fault });
        await inGroups(pages, 6, async (page) => {
          const outcome = await ask(shop, page, cookies.get(page.person)!).catch((error: Error): Outcome => ({
            status: 0,
            ms: 0,
            type: '',
            text: error.message,
            cookies: [],
          }));
          const problem = findProblem(page, outcome);
          if (problem) say(`${call} × ${fault} × ${page.route} (${page.person}): ${problem}`);
          cells.push({ call, fault, page, isShown: outcome.status === page.status, problem });
        });
        proxy.inject(null);
      }
    } finally {
      await shop.stop();
      await proxy.stop();
    }
  });
  return cells;
}
