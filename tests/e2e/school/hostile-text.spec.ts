import { expect, type Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/pglite';
import { insertRowOfEach } from '../../backend/http/support/fill-every-table.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { findSampleValues } from '../crawl/support/sample-values.ts';
import { fillRoute, listRoutes } from '../crawl/support/route-tree.ts';
import { findPlantedMarkup } from '../../support/hostile/planted-markup.ts';
import { openSession } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { plantHostileText } from './support/hostile-rows.ts';

// Whatever people typed, and wherever: nothing of it becomes markup, runs, or counts in a spreadsheet.
let shop: Shop;
let spoilt: string[] = [];
const ids: Record<string, string> = {};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({
    async change(data) {
      const { names, importId } = await insertRowOfEach(drizzle(data));
      Object.assign(ids, { codigoCompra: names.purchase, codigo: names.purchase, idImportacao: importId });
      spoilt = await plantHostileText(data);
    },
  });
});
test.afterAll(() => shop?.stop());

const readers = [undefined, 'aluno', 'supervisor', 'financeiro', 'admin'];

/** Pages with parts that only a script draws. */
const drawnForAll = [
  '/',
  '/busca',
  '/$modality/$nomeCurso/$idCurso',
  '/$modality/$nomeCurso/$city/$idCurso/$idOferta',
];
const drawnLater: Record<string, string[]> = {
  aluno: ['/minhas-compras', '/minhas-compras/$codigoCompra', '/checkout/$productOffer', '/minha-conta'],
  admin: [
    '/gestao/cursos/$idCurso',
    '/gestao/pedidos/$codigo',
    '/gestao/pessoas/$idPessoa',
    '/gestao/registro',
  ],
};

const spreadsheets = /^text\/csv/;
/** A cell that a spreadsheet takes for a formula. */
const formula = /(^|[;,\n])"?[=@]/;

/** What became markup or ran once the scripts of the page had come. */
async function openWatched(page: Page, address: string): Promise<string[]> {
  await page.goto(shop.url + address);
  await page.waitForLoadState('networkidle');
  const ran = await page.evaluate(() => 'ran' in globalThis);
  return [...(ran ? ['ran'] : []), ...findPlantedMarkup(await page.content())];
}

test('nothing that anyone typed runs in the shop or the back office, or counts in a spreadsheet', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  expect(spoilt.length).toBeGreaterThan(60);
  const found: string[] = [];
  let shown = 0;
  // The policy would hide what would run without it.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const read = async (path: string) => (await page.request.get(shop.url + path)).text();
  const values = { ...(await findSampleValues(read)), ...ids };
  for (const reader of readers) {
    await context.clearCookies();
    if (reader) await openSession(page, `${reader}@vitrine.dev`, undefined, shop.url);
    for (const { path } of listRoutes()) {
      const address = fillRoute(path, values);
      const response = await page.request.get(shop.url + address, {
        maxRedirects: 0,
        headers: { accept: 'text/html, */*' },
      });
      const type = response.headers()['content-type'] ?? '';
      const text = /^text|json|xml/.test(type) ? await response.text() : '';
      if (text.includes('ran=1')) shown += 1;
      if (response.status() === 500) found.push(`${address} as ${reader}: ${response.status()}`);
      if (type.startsWith('text/html'))
        found.push(...findPlantedMarkup(text).map((fault) => `${address} as ${reader}: ${fault}`));
      if (spreadsheets.test(type) && formula.test(text)) found.push(`${address} as ${reader}: a formula`);
    }
    for (const address of reader ? (drawnLater[reader] ?? []) : drawnForAll) {
      const path = fillRoute(address, values);
      found.push(...(await openWatched(page, path)).map((fault) => `${path} in a browser: ${fault}`));
    }
  }
  await context.close();
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(100);
});
