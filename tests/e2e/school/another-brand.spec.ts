import { expect } from '@playwright/test';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { emptyBrand } from '#/domain/school/brand.ts';
import { tracesOfDemonstration } from '../../support/documents/traces-of-demonstration.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { openSession } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { findSampleValues } from '../crawl/support/sample-values.ts';
import { fillRoute, listRoutes } from '../crawl/support/route-tree.ts';

// The demonstration's courses, purchases and people under the name of another school: every route of the
// tree, a page of each part of the sitemap, and every script, style and picture that those name.
let shop: Shop;
const aurora = {
  ...emptyBrand('Escola Aurora'),
  razao_social: 'Aurora Ensino Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  email: 'contato@aurora.edu.br',
};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({
    async change(data) {
      await data.query('UPDATE brand SET versao = versao + 1, demonstracao = false, dados = $1', [
        JSON.stringify(aurora),
      ]);
      // Of the four brands (SHELL-7); those of a school are in its own data.
      await data.query('DELETE FROM social_networks');
    },
  });
});
test.afterAll(() => shop?.stop());

const readers = [undefined, 'aluno', 'vendas', 'admin', 'empresa'];

/** Addresses of people are theirs, whatever the school is called. */
const withoutPersons = (text: string) =>
  seededLogins.reduce(
    (rest, { email }) => rest.replaceAll(email, ''),
    text.replaceAll('</span><wbr/><span>@', '@'),
  );

test('no page, script, picture or file of another school names the demonstration', async ({ page }) => {
  test.setTimeout(400_000);
  const found = new Set<string>();
  const files = new Set<string>();
  const asked = { pages: 0, files: 0 };
  const check = async (address: string, reader = 'visitor') => {
    const response = await page.request.get(shop.url + address, {
      maxRedirects: 0,
      headers: { accept: 'text/html, */*' },
    });
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}`);
    const text = await response.text();
    const traces = tracesOfDemonstration(withoutPersons([...headers, text].join('\n')));
    for (const trace of traces) found.add(`${address} as ${reader}: ${trace}`);
    asked[response.headers()['content-type']?.startsWith('text/html') ? 'pages' : 'files'] += 1;
    for (const [, file] of text.matchAll(
      /["'(](\/[\w./-]+\.(?:js|css|svg|png|webp|avif|ico|woff2|pdf|ics))\b/g,
    ))
      files.add(file!);
    return text;
  };

  const values = await findSampleValues((path) => check(path));
  const parts = [...(await check('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)</g)];
  for (const [, part] of parts) {
    const [, first] = /<loc>([^<]+)/.exec(await check(part!)) ?? [];
    if (first) await check(new URL(first).pathname);
  }
  for (const reader of readers) {
    await page.context().clearCookies();
    if (reader) await openSession(page, `${reader}@vitrine.dev`, undefined, shop.url);
    for (const { path } of listRoutes()) await check(fillRoute(path, values), reader);
  }
  for (const file of files) await check(file);
  expect([...found]).toEqual([]);
  expect(asked.pages).toBeGreaterThan(300);
  expect(asked.files).toBeGreaterThan(100);
});
