import { fillRoute, listRoutes } from '../../tests/e2e/crawl/support/route-tree.ts';
import { findSampleValues } from '../../tests/e2e/crawl/support/sample-values.ts';
import { type Shop, startShop } from '../../tests/support/shop.ts';
import { readCallNames } from './call-names.ts';
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.ts';
import { inGroups } from './in-groups.ts';
import { findProblem, noAnswer, type Outcome } from './outcome.ts';
import { cookieHeader, type Person, signIn } from './people.ts';

/** Who asks for pages. */
const askers = ['visitor', 'student', 'admin'] as const satisfies readonly Person[];

/** Staff waits for what takes long in a large catalogue; see `giveTime`. */
const patient = new Set(['/gestao/importar/arquivo/$formato', '/gestao/importar/$idImportacao/recusas']);

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

function problemOf({ status: usual }: AskedPage, outcome: Outcome): string | undefined {
  const { status } = outcome;
  if (status > 0 && status !== usual && status < 500) return `answered ${status} instead of ${usual}`;
  return findProblem(outcome);
}

/** What every page has of the shop's frame: asked for by the first page, and then cached. */
const framed = ['/', '/busca', '/acessibilidade', '/autenticacao', '/$modality/$nomeCurso/$idCurso'];

/** Pages by each call that they make. */
async function findCalls(proxy: FaultProxy, backendUrl: string): Promise<Map<string, AskedPage[]>> {
  const using = new Map<string, AskedPage[]>();
  const cookies = Object.fromEntries(
    await Promise.all(askers.map(async (person) => [person, cookieHeader(await signIn(backendUrl, person))])),
  ) as Record<(typeof askers)[number], string>;
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
      for (const person of askers) {
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
export async function tryPages(
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
          cookies.set(person, cookieHeader(await signIn(backendUrl, person)));
        proxy.inject({ fault, isMeant: (name) => name === call });
        await inGroups(pages, 6, async (page) => {
          const outcome = await ask(shop, page, cookies.get(page.person)!).catch(noAnswer);
          const problem = problemOf(page, outcome);
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
