import { expect, type APIRequestContext } from '@playwright/test';
import { findWrongCurrentLinks } from '../../support/markup/current-links.ts';
import { findMarkupFaults } from '../../support/markup/markup-faults.ts';
import { test } from '../steps/test.ts';
import { readPage } from './support/read-page.ts';
import { fillRoute, kindOfPath, listRoutes } from './support/route-tree.ts';
import { findSampleValues } from './support/sample-values.ts';

test.setTimeout(300_000);

const atOnce = 4;

// A browser's, which gets the streamed page.
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

const states = [
  '/nao-existe',
  '/busca?preco_min=9000000&titulo=zzzzqqqq',
  '/busca?titulo=soldador&turno=noturno',
  '/busca?pagina=2',
  '/autenticacao?register',
  '/joinville',
  '/metalmecanica',
  '/cursos-tecnicos-em-joinville',
];

const personal =
  /^\/(minha-|minhas-|moderacao|financeiro|alterar-|atualizar-|cadastrar-|cursos-favoritos|verificacao|checkout|este-cpf|pix|$)|\/\d+$/;

const people: Readonly<Record<string, string | undefined>> = {
  'a visitor': undefined,
  'a student': 'aluno@vitrine.dev',
  'a student without a phone': 'aluno.sem.telefone@vitrine.dev',
  'a seller': 'vendas@vitrine.dev',
  'an administrator': 'admin@vitrine.dev',
};

async function signIn(request: APIRequestContext, baseURL: string, login: string): Promise<void> {
  const form = { formulario: 'entrar', identificador: login, senha: 'Vitrine2026' };
  await request.post('/autenticacao', { headers: { origin: baseURL }, form });
}

for (const [who, login] of Object.entries(people)) {
  // PAGE-16
  test(`every page ${who} gets is sound markup, and its links lead somewhere`, async ({
    playwright,
    baseURL,
    extraHTTPHeaders,
  }) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { ...extraHTTPHeaders, accept: 'text/html', 'user-agent': agent },
    });
    if (login) await signIn(request, baseURL!, login);
    let values: Record<string, string> = {};
    // Behind the crawl beside it the sitemap may come too late for one answer.
    await expect(async () => {
      values = await findSampleValues(async (path) => (await request.get(path)).text());
    }).toPass({ timeout: 120_000 });
    const routes = listRoutes();
    const paths = [
      ...routes.filter(({ isFile }) => !isFile).map(({ path }) => fillRoute(path, values)),
      ...states,
    ];
    const wanted = login ? paths.filter((path) => personal.test(path)) : paths;

    const asked = new Set<string>();
    const kinds = new Set<string>();
    const findings: string[] = [];
    let pages = 0;
    const ask = async (path: string): Promise<string[]> => {
      asked.add(path);
      const response = await request.get(path, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      if (response.status() >= 300 && response.status() < 400) return [];
      if (!type.startsWith('text/html')) return [];
      const html = await response.text();
      pages += 1;
      const faults = [...(await findMarkupFaults(html)), ...findWrongCurrentLinks(html, path)];
      findings.push(...faults.map((fault) => `${path} ${fault}`));
      return readPage(html).links.filter((link) => /^\/[^/]/.test(link));
    };
    const links = new Set<string>();
    for (let first = 0; first < wanted.length; first += atOnce) {
      const few = await Promise.all(wanted.slice(first, first + atOnce).map(ask));
      for (const link of few.flat()) links.add(link.replace(/#.*$/, ''));
    }
    const others =
      login === undefined ? [] : [...links].filter((link) => !asked.has(link) && personal.test(link));
    for (const link of others) {
      const kind = kindOfPath(link, routes);
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const status = (await request.get(link, { maxRedirects: 0 })).status();
      if (status >= 400) findings.push(`${link} answers ${status}`);
      else await ask(link);
    }
    expect(findings).toEqual([]);
    expect(pages).toBeGreaterThan(login ? 3 : 40);
    await request.dispose();
  });
}
