import { expect } from '@playwright/test';
import { type Answer, Crawler, sample } from './support/crawler.ts';
import { kindOfPath, listRoutes } from './support/route-tree.ts';
import type { PageFacts } from './support/read-page.ts';
import { checkStructuredData } from './support/structured-data.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const kinds = [
  'institucional',
  'modalidades',
  'areas',
  'cidades',
  'professores',
  'programas',
  'modalidades-em-cidades',
  'campanhas',
  'cursos',
  'turmas',
];

/** Most addresses in a part (PAGE-10). */
const maxOfPart = 10_000;

/**
 * Links that lead on by a redirect on purpose: pages for signed-in people, and coupons, which lead to what
 * they discount.
 */
const declaredRedirects: readonly [RegExp, RegExp][] = [
  [
    /^\/(minha-conta|minhas-compras|minhas-vendas|cursos-favoritos|compra-empresa|inscricao)/,
    /^\/autenticacao\?redirect_to=/,
  ],
  [/^\/cupom\//, /^\/busca\?modalidade=/],
];

/**
 * Names that people see under others: of categories as they are stored ('Curso Técnico em …' is plain
 * speech), and a second one.
 */
const storedNames = /Curso Técnico(?! em)|Cursos em SSI|Qualificação \/ Aperfeiçoamento|[Cc]ursos [Rr]ápidos/;

const nowhere = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local)$/;

function findDeadEnd(link: string, { ids }: PageFacts): string | undefined {
  if (link === '' || link === '#') return 'leads nowhere';
  if (link.startsWith('#')) return ids.includes(link.slice(1)) ? undefined : 'names no part of the page';
  if (link.startsWith('/')) return undefined;
  if (/^mailto:[^@\s]+@[^@\s]+\.[a-z]+$/.test(link) || /^tel:\+?\d{8,}$/.test(link)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (!/^https?:$/.test(protocol)) return 'has no address';
  if (nowhere.test(hostname)) return 'is on a site that there is not';
  if (hostname !== 'wa.me') return undefined;
  if (!/^\/55\d{10,11}$/.test(pathname)) return 'is a chat with nobody';
  return / /.test(searchParams.get('text') ?? '') ? undefined : 'is a chat that begins with nothing to say';
}

test.setTimeout(300_000);

async function pageOfKind(crawler: Crawler, kind: string): Promise<string> {
  const parts = await crawler.readSitemap('/sitemap.xml');
  const part = parts.find((name) => name.replace(/-\d+\.xml$/, '') === `/sitemap/${kind}`);
  return sample(await crawler.readSitemap(part!), 1)[0]!;
}

async function startingPages(crawler: Crawler, eachKind: number): Promise<string[]> {
  const parts = await crawler.readSitemap('/sitemap.xml');
  const named = kinds.map((kind) =>
    parts.filter((part) => new RegExp(`^/sitemap/${kind}-\\d+\\.xml$`).test(part)),
  );
  expect(named.filter((found) => found.length === 0)).toEqual([]);
  expect(named.flat().length).toBe(parts.length);
  const pages = await Promise.all(
    named.map(async (found) => {
      const urls = await Promise.all(found.map((part) => crawler.readSitemap(part)));
      expect(Math.max(...urls.map((part) => part.length))).toBeLessThanOrEqual(maxOfPart);
      return sample(urls.flat(), eachKind);
    }),
  );
  return ['/', ...pages.flat()];
}

const followedOfKind = 2;
const maxPages = 1500;

/**
 * Every page that links lead to, with the page it was found on: breadth first, through some pages of every
 * kind of address, so that no kind that anything links to is left out.
 */
async function reachEveryKind(crawler: Crawler, starts: readonly string[]): Promise<Map<string, string>> {
  const routes = listRoutes();
  const found = new Map<string, string>(starts.map((path) => [path, 'the sitemap']));
  const followed = new Map<string, number>();
  const isFollowed = (path: string) => {
    const kind = kindOfPath(path, routes);
    const count = (followed.get(kind) ?? 0) + 1;
    followed.set(kind, count);
    return count <= followedOfKind;
  };
  let level = [...starts];
  while (level.length > 0 && found.size < maxPages) {
    const next: string[] = [];
    await Promise.all(
      level.map(async (path) => {
        const response = await crawler.ask(path);
        const led = response.location?.startsWith('/') ? [response.location] : [];
        for (const link of [...led, ...linksOf(response, path, crawler)]) {
          if (found.has(link)) continue;
          found.set(link, path);
          next.push(link);
        }
      }),
    );
    level = next.filter(isFollowed);
  }
  return found;
}

function linksOf({ page }: Answer, path: string, crawler: Crawler): string[] {
  return (page?.links ?? []).flatMap((link) => crawler.toPath(link, path) ?? []);
}

test('every page and every link of the shop is what it says', async ({ baseURL }) => {
  const crawler = new Crawler(baseURL!);
  const starts = [...new Set(await startingPages(crawler, 3))];
  const findings: string[] = [];
  const found = await reachEveryKind(crawler, starts);
  expect(found.size).toBeLessThan(maxPages);

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const remember = (seen: Map<string, string>, text: string, path: string, what: string) => {
    const other = seen.get(text);
    if (other !== undefined && other !== path)
      findings.push(`${path} and ${other} share the ${what} ${text}`);
    seen.set(text, path);
  };
  await Promise.all(
    [...found].map(async ([path, from]) => {
      const problem = (text: string) => findings.push(`${path} (from ${from}) ${text}`);
      const { status, location = '', page } = await crawler.ask(path);
      if (status !== 200) {
        const declared = declaredRedirects.some(
          ([links, targets]) => links.test(path) && targets.test(location),
        );
        if (!declared || from === 'the sitemap') problem(`answers ${status} ${location}`);
        return;
      }
      if (!page) return problem('is no page');
      for (const link of new Set(page.links)) {
        if (crawler.toPath(link, path) !== undefined && !link.startsWith('#')) continue;
        const deadEnd = findDeadEnd(link, page);
        if (deadEnd) problem(`has the link ${link}, which ${deadEnd}`);
      }
      const stored = storedNames.exec([...page.titles, ...page.descriptions, page.text].join(' '))?.[0];
      if (stored) problem(`shows the stored name ${stored}`);
      if (page.headings.length !== 1) problem(`has ${page.headings.length} h1`);
      if (page.titles.length !== 1) problem(`has ${page.titles.length} titles`);
      if (page.languages.length > 0) problem(`claims to be in ${page.languages.join(', ')} too`);
      if (page.robots.length !== 1) problem(`has ${page.robots.length} robots rules`);
      if (page.canonicals.length !== 1) return problem(`has ${page.canonicals.length} canonicals`);

      const canonical = crawler.toPath(page.canonicals[0]!);
      if (canonical === undefined) return problem(`has its canonical elsewhere: ${page.canonicals[0]}`);
      const original = await crawler.ask(canonical);
      if (original.status !== 200) problem(`has canonical ${canonical}, which answers ${original.status}`);
      if (crawler.toPath(original.page?.canonicals[0] ?? '') !== canonical) {
        problem(`has canonical ${canonical}, which has another one`);
      }
      if (from === 'the sitemap' && canonical !== path)
        problem(`is in the sitemap, and canonical is ${canonical}`);

      try {
        const types = checkStructuredData(page.jsonLd);
        const isCourse = /^\/[^?]+\/[^?]+\/\d+(\?|$)/.test(path) && !path.startsWith('/checkout/');
        const isPost = /^\/blog\/./.test(path);
        const isList = page.text.includes('cursos encontrados');
        if (isPost && !types.includes('BlogPosting')) problem('has no BlogPosting data');
        if (isList && !types.includes('ItemList')) problem('has no ItemList data');
        const isTeacher = /^\/professores\/./.test(path);
        const kind = isCourse ? 'product' : isPost ? 'article' : isTeacher ? 'profile' : 'website';
        for (const [property, expected] of [
          ['og:type', kind],
          ['og:url', page.canonicals[0]],
          ['og:title', page.titles[0]!.replace(/ \| Vitrine$/, '')],
          ['og:description', page.descriptions[0]],
          ['og:image', undefined],
          ['og:site_name', 'Vitrine'],
        ] as const) {
          const [content, ...more] = page.openGraph[property] ?? [];
          if (!content || more.length > 0 || (expected !== undefined && content !== expected))
            problem(`has ${property} ${content} and ${more.length} more, not ${expected ?? 'one'}`);
        }
        if (isCourse && !types.includes('Course')) problem('has no Course data');
        if (isCourse && !types.includes('BreadcrumbList')) problem('has no BreadcrumbList data');
      } catch (error) {
        problem(`has bad structured data: ${(error as Error).message}`);
      }

      const isHidden = page.robots[0]!.startsWith('noindex');
      if (from === 'the sitemap' && isHidden) problem('is in the sitemap and noindex');
      if (isHidden || canonical !== path) return;
      if (page.descriptions.length !== 1) problem(`has ${page.descriptions.length} descriptions`);
      remember(titles, page.titles[0]!, path, 'title');
      remember(descriptions, page.descriptions[0] ?? '', path, 'description');
    }),
  );
  await Promise.all(
    starts.map(async (path) => {
      for (const source of (await crawler.ask(path)).page?.pictures ?? []) {
        const picture = crawler.toPath(source, path);
        const status = picture === undefined ? 200 : (await crawler.ask(picture)).status;
        if (status !== 200) findings.push(`${path} shows ${source}, which answers ${status}`);
      }
    }),
  );
  expect(findings.sort()).toEqual([]);
  // A crawl that finds next to nothing proves nothing.
  expect(titles.size).toBeGreaterThan(100);
});

test('the home page says who runs the shop and how to search it, and the questions are data (CONTENT-6)', async ({
  baseURL,
}) => {
  const crawler = new Crawler(baseURL!);
  const typesOf = async (path: string) => checkStructuredData((await crawler.ask(path)).page!.jsonLd).sort();
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/perguntas-frequentes')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/cursos-tecnicos')).toEqual(['BreadcrumbList', 'ItemList']);
});

for (const kind of kinds) {
  test(`a page of ${kind} starts in the browser without an error, and is accessible`, async ({
    page,
    baseURL,
  }) => {
    const findings: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) findings.push(message.text());
    });
    page.on('pageerror', (error) => findings.push(error.message));
    await page.goto(await pageOfKind(new Crawler(baseURL!), kind));
    await page.waitForLoadState('networkidle');
    await expectSoundPage(page);
    expect(findings).toEqual([]);
  });
}
