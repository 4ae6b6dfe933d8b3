import { expect, type Page } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test } from '../steps/test.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function chooseFacet(page: Page, name: RegExp): Promise<void> {
  if (!isPhone(page)) return page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrar' });
  await sheet.getByRole('checkbox', { name }).click();
  await page.waitForURL(/turno=noturno/);
  await sheet.getByRole('button', { name: /^Ver \d+ cursos?$/ }).click();
}

test('facets, order and pages live in the address, and back brings the list and its place back', async ({
  page,
}) => {
  await page.goto('/busca');
  const count = page.getByText(/cursos encontrados$/);
  const all = await count.textContent();
  await chooseFacet(page, /^Noite/);
  await expect(page).toHaveURL(/\/busca\?turno=noturno$/);
  await expect(count).not.toHaveText(all ?? '');
  const chip = page.getByRole('link', { name: 'Remover filtro Noite' });
  await expect(chip).toBeVisible();

  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('a-z');
  await expect(page).toHaveURL(/ordem=a-z/);
  const titles = page.getByRole('article').getByRole('heading');
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  const fifth = titles.nth(4);
  const title = await fifth.textContent();
  await fifth.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const place = await page.evaluate(() => window.scrollY);
  await fifth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  await page.goBack();
  await expect(fifth).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);

  await chip.click();
  await expect(page).not.toHaveURL(/turno|pagina/);
  await expect(count).toHaveText(all ?? '');
});

test('a list that is waited for long stays in sight, and the title names what was chosen', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/busca');
  const held = await hold(page, '**/_serverFn/**');
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrar/ }).click();
  const filters = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filtrar' })
    : page.getByRole('complementary', { name: 'Filtros' });
  const box = filters.getByRole('checkbox', { name: /^Cursos Técnicos/ });
  await box.click();
  await expect(box).toBeChecked();
  await page.clock.runFor(5000);
  await expect(box).toBeVisible();
  await expect(page.getByRole('status').getByText('Carregando cursos')).toHaveCount(0);
  held.letCome();
  await expect(page).toHaveTitle('Todos os cursos: Cursos Técnicos | Vitrine');
  await expect(box).toBeChecked();
});

test('the price slider goes by keyboard, says its price, and the fields beside it say the same', async ({
  page,
}) => {
  await page.goto('/busca');
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrar/ }).click();
  const filters = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filtrar' })
    : page.getByRole('complementary', { name: 'Filtros' });
  const highest = filters.getByRole('slider', { name: 'Preço máximo' });
  const before = (await highest.getAttribute('aria-valuetext')) ?? '';
  await highest.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/busca\?preco_max=\d+$/);
  const chosen = new URL(page.url()).searchParams.get('preco_max') ?? '';
  await expect(highest).not.toHaveAttribute('aria-valuetext', before);
  await expect(filters.getByRole('textbox', { name: 'Até' })).toHaveValue(chosen);
  await expect(highest).toBeFocused();

  let letListsCome = () => {};
  const held = new Promise<void>((release) => (letListsCome = release));
  await page.route('**/_serverFn/**', async (route) => {
    await held;
    await route.fallback();
  });
  const lowest = filters.getByRole('textbox', { name: 'De', exact: true });
  await lowest.fill('200');
  await lowest.press('Enter');
  await expect(page).toHaveURL(/preco_min=200$/);
  await expect(filters.getByRole('slider', { name: 'Preço mínimo' })).toHaveAttribute(
    'aria-valuetext',
    /200,00$/,
  );
  // Back before the list has come.
  await page.goBack();
  await expect(lowest).toHaveValue('');
  letListsCome();
  await expect(filters.getByRole('textbox', { name: 'Até' })).toHaveValue(chosen);
  await expect(lowest).toHaveValue('');
});

test(
  '/promocoes has the coupon of the moment and courses below their price (PAGE-15)',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/promocoes');
    const promotion = page.getByRole('region', { name: 'Promoção do momento' });
    await expect(promotion.getByText('COMECE10').first()).toBeVisible();
    await expect(promotion.getByRole('button', { name: 'Copiar cupom' })).toBeVisible();
    await expect(page.getByRole('article').first().locator('del').first()).toBeVisible();
  },
);

test(
  'unknown values of the address are dropped, and nothing found says what to do (SEARCH-4)',
  { tag: '@once' },
  async ({ page }) => {
    const response = await page.goto('/busca?turno=aurora&ordem=xyz&pagina=-3&cidade=DROP%20TABLE');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/busca?titulo=sodlador-mig');
    await expect(page.getByText('Mostramos cursos de “soldador mig”.')).toBeVisible();
    await page.goto('/busca?titulo=zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Não encontramos “zzzzqqqq”' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Ligamos para você' }).click();
    await expect(page.getByRole('dialog', { name: 'Ligamos para você' })).toBeVisible();
  },
);

test(
  'modality, area, city and modality in a city have lists of their own',
  { tag: '@once' },
  async ({ page }) => {
    for (const [path, title] of [
      ['/cursos-tecnicos', 'Cursos Técnicos'],
      ['/metalmecanica', 'Metalmecânica'],
      ['/joinville', 'Cursos em Joinville'],
      ['/cursos-tecnicos-em-joinville', 'Cursos Técnicos em Joinville'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Vitrine`);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  },
);

test(
  'a missing page answers 404 with header, breadcrumb, footer and help',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/nao-existe-aqui', '/nada/mesmo', '/cursos-tecnicos/inexistente/99999999']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await expect(page.getByText('Olá, nosso site está em atualização.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Você está aqui' })).toContainText('404');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const chat = page.getByRole('link', { name: /Conversar pelo WhatsApp/ });
      await expect(chat).toHaveAttribute('href', /wa\.me\/\d*\?text=.+comprar/);
    }
  },
);
