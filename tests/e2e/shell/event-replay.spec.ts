import { expect } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { signIn } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'once is enough'));

test('a heart pressed before hydration counts after signing in', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/busca?titulo=solda', { waitUntil: 'commit' });
  const heart = page
    .getByRole('main')
    .getByRole('link', { name: /^Entrar para favoritar/ })
    .first();
  const title =
    (await heart.getAttribute('aria-label')) ?? (await heart.getByRole('img').getAttribute('aria-label'));
  await heart.click();
  await page.waitForURL(/\/autenticacao/, { waitUntil: 'commit' });
  await page.unroute('**/assets/*.js');
  await page.reload();
  await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
  const course = title!.replace('Entrar para favoritar ', '');
  await expect(page.getByText(`${course} está nos seus favoritos`)).toBeVisible();
  // As it was, for other tests.
  await page
    .getByRole('main')
    .getByRole('button', { name: `Favoritar ${course}` })
    .first()
    .click();
});

test('a city typed before the filters are hydrated narrows their list', async ({ page }) => {
  const script = await hold(page, '**/assets/list-filters-*.js');
  await page.goto('/busca', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.isInteractive);
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const field = filters.getByRole('textbox', { name: 'Procure uma cidade' });
  await field.fill('joinv');
  await expect.poll(() => script.asked).toHaveLength(1);
  script.letCome();
  await expect(filters.getByText('1 cidade')).toBeVisible();
  await expect(field).toHaveValue('joinv');
  await expect(field).toBeFocused();
});

test('a press counts however long the script of its island takes', async ({ page }) => {
  const script = await hold(page, '**/assets/header-*.js');
  await page.goto('/busca', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.isInteractive);
  const button = page.getByRole('button', { name: 'Áreas', exact: true });
  await button.click();
  await page.waitForTimeout(6000);
  script.letCome();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a telephone typed before hydration is brought into form, and the rest of it as it is typed', async ({
  page,
}) => {
  const script = await hold(page, '**/assets/*.js');
  await page.goto('/autenticacao?register', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByLabel('Telefone com DDD', { exact: true });
  await field.pressSequentially('4899123');
  script.letCome();
  await page.waitForFunction(() => window.isInteractive);
  await expect(field).toHaveValue('(48) 99123');
  await expect(field).toBeFocused();
  await field.pressSequentially('4567');
  await expect(field).toHaveValue('(48) 99123-4567');
});
