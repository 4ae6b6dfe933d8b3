import { expect } from '@playwright/test';
import { buildCatalogue } from '#/backend/db/seed/course-catalogue.ts';
import { test } from '../steps/test.ts';
import { isOpen, listSeededClasses } from '../course/support/seeded-classes.ts';

const widths = [320, 360, 390, 412, 768, 1024, 1440, 1920];

const open = listSeededClasses().filter(({ offer }) => isOpen(offer));
const longestBy = (measure: (seeded: (typeof open)[number]) => number) =>
  open.reduce((longest, seeded) => (measure(seeded) > measure(longest) ? seeded : longest));
const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length));
/** Classes with the longest title, word, city and price of the data. */
const extremes = [
  ...new Set([
    longestBy(({ title }) => title.length),
    longestBy(({ title }) => longestWord(title)),
    longestBy(({ path }) => path.split('/')[3]!.length),
    longestBy(({ offer }) => offer.preco_original_centavos),
  ]),
];
const longestTitle = buildCatalogue(new Date())
  .map(({ row }) => row.titulo)
  .reduce((longest, title) => (title.length > longest.length ? title : longest));

const pages = [
  '/',
  `/busca?titulo=${encodeURIComponent(longestTitle)}`,
  '/ofertas',
  '/para-empresas',
  '/perguntas-frequentes',
  '/autenticacao',
  ...extremes.flatMap(({ path, offer }) => [
    path,
    path.replace(/[^/]+\/(\d+)\/(\d+)$/, '$1?turma=$2'),
    `/checkout/${offer.id_produto}-${offer.id_oferta}`,
  ]),
];

for (const path of pages) {
  test(`${path} is no wider than any window`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the widths are set here');
    await page.goto(path);
    const wider: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wider.push(`${over} px at ${width}`);
    }
    expect(wider).toEqual([]);
  });
}
