import { expect } from '@playwright/test';
import { test } from '../steps/test.ts';

const box = { name: 'O que você quer aprender?' };

test('a visitor types three letters, takes a suggestion by keyboard and reads the course', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('combobox', box);
  await search.click();
  await search.pressSequentially('so', { delay: 40 });
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.pressSequentially('l', { delay: 40 });
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(4);
  await search.press('Escape');
  await expect(options.first()).toBeHidden();
  await search.pressSequentially('d', { delay: 40 });
  await expect(options.first()).toBeVisible();
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const title = (await options.first().locator('span').first().textContent()) ?? '';
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL(/\/\d+$/);
});

test('a term goes slugified to the search page, whose box shows it again', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', box);
  await search.click();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await search.fill('Técnico em Mecânica');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/busca\?titulo=tecnico-em-mecanica$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos de “tecnico em mecanica”');
  await expect(page.getByRole('combobox', box)).toHaveValue('tecnico em mecanica');
});

test('what is typed before the page comes alive stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((settle) => (release = settle));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', box);
  await search.fill('sold');
  release();
  await expect(page.getByRole('option').first()).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(search).toHaveValue('sold');
  await search.press('a');
  await expect(search).toHaveValue(/solda|asold/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, facets apply with a button, and a course can be read', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', box).fill('eletricista');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/busca\?titulo=eletricista/);
    const before = await page.getByRole('article').count();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: /^Noite/ }).check();
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('a-z');
    await expect(page.getByRole('slider', { name: 'Preço máximo' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Até' }).fill('9.000');
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(/preco_max=9\.?000/);
    await expect(page).toHaveURL(/turno=noturno/);
    await expect(page).toHaveURL(/ordem=a-z/);
    await page.getByRole('article').first().getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: 'Sobre o curso' })).toBeVisible();
  });
});

test('a category has the name people know it by in suggestions and in the filters chosen', async ({
  page,
}) => {
  await page.goto('/busca?modalidade=cursos-de-nr&modalidade=cursos-tecnicos');
  const chosen = page.getByRole('list', { name: 'Filtros escolhidos' });
  await expect(chosen.getByRole('link', { name: /Cursos de NR/ })).toBeVisible();
  await expect(chosen.getByRole('link', { name: /Cursos Técnicos/ })).toBeVisible();
  await expect(page).toHaveTitle(/Cursos de NR: Cursos Técnicos/);
});
