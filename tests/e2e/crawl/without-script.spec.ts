import { expect, type Page } from '@playwright/test';
import { Crawler, sample } from './support/crawler.ts';
import { test } from '../steps/test.ts';

test.use({ javaScriptEnabled: false });

const contents: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  modalidades: showsCourses,
  areas: showsCourses,
  cidades: showsCourses,
  'modalidades-em-cidades': showsCourses,
  campanhas: showsCourses,
  cursos: showsCourse,
  turmas: showsCourse,
};

async function showsCourses(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('link').first()).toBeVisible();
  await expect(card).toContainText(/R\$|Gratuito/);
}

async function showsCourse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sobre o curso' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/R\$|Gratuito/);
}

test('a page of every kind is complete', async ({ page, baseURL }) => {
  const crawler = new Crawler(baseURL!);
  const parts = await crawler.readSitemap('/sitemap.xml');
  for (const [kind, showsContent] of Object.entries(contents)) {
    const part = parts.find((name) => name.startsWith(`/sitemap/${kind}-`) && /-\d+\.xml$/.test(name));
    const [path] = sample(await crawler.readSitemap(part!), 1);
    await test.step(`${kind}: ${path}`, async () => {
      await page.goto(path!);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showsContent(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
  await test.step('home', async () => {
    await page.goto('/');
    await showsCourses(page);
  });
});

test('courses are found by the form and the links of the list', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('soldador');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/busca\?titulo=soldador/);
  await showsCourses(page);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/soldador/i);
  await showsCourse(page);
});

test('the drawings of the icons come without scripts', async ({ page }) => {
  for (const path of ['/', '/autenticacao']) {
    const html = await (await page.request.get(path)).text();
    const used = new Set(
      [...html.matchAll(/<use href="([^"#]+)#([^"]+)"/g)].map(([, ...parts]) => parts.join('#')),
    );
    expect(used.size, path).toBeGreaterThan(2);
    for (const address of used) {
      const [file, id] = address.split('#');
      expect(await (await page.request.get(file!)).text()).toContain(`<symbol id="${id}"`);
    }
  }
});
