import { expect, type Page } from '@playwright/test';
import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { findMarkupFaults } from '../../support/markup/markup-faults.ts';
import { makePerson } from '../../support/person.ts';
import { fillPerson, openAccount, openSession, signIn } from '../steps/identification.ts';
import { test } from '../steps/test.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';

const widths = [320, 360, 390, 412, 480, 768, 1024, 1280, 1440, 1920];

const open = listSeededOffers().filter(({ offer }) => isOpen(offer));
const longestBy = (measure: (seeded: (typeof open)[number]) => number) =>
  open.reduce((longest, seeded) => (measure(seeded) > measure(longest) ? seeded : longest));
const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length));
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
  '/busca',
  '/cursos-tecnicos',
  '/unavailable-service',
  '/ofertas',
  '/para-empresas',
  '/perguntas-frequentes',
  '/autenticacao',
  ...extremes.map(({ path }) => path),
  ...extremes
    .slice(0, 1)
    .flatMap(({ path, offer }) => [
      path.replace(/[^/]+\/(\d+)\/(\d+)$/, '$1?turma=$2'),
      `/checkout/${offer.id_produto}-${offer.id_oferta}`,
    ]),
];

async function expectToFit(page: Page): Promise<void> {
  const wider: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) wider.push(`${over} px at ${width}`);
  }
  expect(wider, new URL(page.url()).pathname).toEqual([]);
}

for (const path of pages) {
  test(`${path} is no wider than any window`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page);
  });
}

test('the widest window has four of a list in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/automotiva', '/blog', '/professores']) {
    await page.goto(path);
    const rows = await page
      .getByRole('main')
      .locator('ul.grid')
      .evaluateAll((lists) =>
        lists.map(({ children }) => {
          const tops = [...children].map((child) => Math.round(child.getBoundingClientRect().top));
          return tops.filter((top) => top === tops[0]).length;
        }),
      );
    expect(rows, path).toContain(4);
  }
});

// SHELL-21
for (const path of [
  '/termos-de-uso',
  '/perguntas-frequentes',
  '/para-empresas',
  '/blog/nr-quem-precisa',
  '/',
]) {
  test(`${path} breaks no word at any width, and cuts no choice`, async ({ page }) => {
    // esbuild's helper for a function within a function.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(path);
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    for (let width = 320; width <= 440; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(findLayoutFaults);
      expect(faults, `${width} px`).toEqual([]);
    }
  });
}

// SHELL-21
test('the order of a list is whole in its box at any width', async ({ page }) => {
  // esbuild's helper for a function within a function.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/ofertas');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await page.evaluate(findLayoutFaults);
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('the highest price and the button beside it are whole in the bar of a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(longestBy(({ offer }) => offer.preco_original_centavos).path);
  const bar = page.getByRole('group', { name: 'Turma escolhida' });
  await expect(bar).toBeVisible();
  const hidden = await bar.evaluate((element) =>
    [element, ...element.children].map((part) => part.scrollWidth - part.clientWidth),
  );
  expect(hidden).toEqual([0, 0, 0]);
});

const staffPages = [
  ['vendas@vitrine.dev', ['/minha-conta', '/minhas-vendas', '/moderacao/perguntas']],
  [
    'admin@vitrine.dev',
    [
      '/moderacao/opinioes',
      '/moderacao/perguntas',
      '/moderacao/cpf',
      '/financeiro',
      '/financeiro/faturas',
      '/financeiro/devolucoes',
      '/financeiro/empresas',
      '/gestao/equipe',
      '/gestao/pedidos',
      '/gestao/pessoas/1',
      '/gestao/tarefas',
      '/verificacao-em-duas-etapas',
      '/confirmar-acesso',
    ],
  ],
  [
    'aluno@vitrine.dev',
    [
      '/minha-conta',
      '/minhas-compras',
      '/cursos-favoritos',
      '/alterar-email',
      '/atualizar-cadastro',
      '/cadastrar-atualizar-email',
    ],
  ],
  ['aluno.sem.telefone@vitrine.dev', ['/cadastrar-telefone']],
] as const;

for (const [login, paths] of staffPages) {
  test(`the pages of ${login} are no wider than any window`, async ({ page }) => {
    await openSession(page, login);
    for (const path of paths) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expectToFit(page);
    }
  });
}

test('the way through a purchase with the longest words is no wider than any window, and sound markup', async ({
  page,
}) => {
  const { offer } = longestBy(({ title }) => title.length);
  const person = { ...makePerson(), nome: 'Maximiliana Wolfgangsteinhausenbergerin de Albuquerque' };
  await openAccount(page, person);
  await page.goto(`/checkout/${offer.id_produto}-${offer.id_oferta}`);
  await page.getByLabel('Li e aceito o contrato').check();
  await expectToFit(page);
  await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/pix/'));
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toBeVisible();
  await expectToFit(page);
  const codigo = new URL(page.url()).pathname.split('/').at(-1)!;
  for (const path of [`/minhas-compras/${codigo}`, '/minhas-compras', '/minha-conta']) {
    await page.goto(path);
    await expectToFit(page);
  }
  for (const path of [`/pix/${codigo}`, `/pix/regerar/${codigo}`, `/minhas-compras/${codigo}`]) {
    expect(await findMarkupFaults(await (await page.request.get(path)).text()), path).toEqual([]);
  }
});

test('the list of claims to a CPF is no wider than any window, with the longest names', async ({ page }) => {
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
  await expectToFit(page);
});
