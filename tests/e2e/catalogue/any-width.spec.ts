import { expect, type Page } from '@playwright/test';
import { buildCatalogue } from '#/backend/db/seed/course-catalogue.ts';
import { makePerson } from '../../support/person.ts';
import { fillPerson, signIn } from '../steps/identification.ts';
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
  '/este-cpf-e-meu',
  ...extremes.flatMap(({ path, offer }) => [
    path,
    path.replace(/[^/]+\/(\d+)\/(\d+)$/, '$1?turma=$2'),
    `/checkout/${offer.id_produto}-${offer.id_oferta}`,
  ]),
];

/** By how much the page is wider than windows. */
async function listWider(page: Page): Promise<string[]> {
  const wider: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) wider.push(`${over} px at ${width}`);
  }
  return wider;
}

for (const path of pages) {
  test(`${path} is no wider than any window`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the widths are set here');
    await page.goto(path);
    expect(await listWider(page)).toEqual([]);
  });
}

test('the list of claims to a CPF is no wider than any window, with the longest names', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the widths are set here');
  const word = 'Wolfeschlegelsteinhausenbergerdorff';
  const person = { ...makePerson(), nome: `${word} ${word} da ${word}` };
  await page.goto('/este-cpf-e-meu');
  await fillPerson(page, { ...person, email: `${word.slice(0, 30)}.${person.email}` });
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos seu pedido');
  await page.goto('/autenticacao?redirect_to=/moderacao/cpf');
  await signIn(page, 'supervisor@vitrine.dev', 'Vitrine2026');
  await page.waitForURL(({ pathname }) => pathname === '/moderacao/cpf');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await listWider(page)).toEqual([]);
});
