import { expect } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test, untilHydrated } from '../steps/test.ts';

const box = { name: 'O que você quer aprender?' };

test(
  'a visitor types three letters, takes a suggestion by keyboard and reads the course',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('combobox', box);
    await search.click();
    await search.pressSequentially('so', { delay: 40 });
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await search.pressSequentially('l', { delay: 40 });
    const options = page.getByRole('listbox', { name: 'Sugestões de busca' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.filter({ hasText: /Cursos|Graduação|Aprendizagem/ }).count()).toBeLessThanOrEqual(4);
    await expect(options.last()).toHaveText('Ver todos os resultados de “sol”');
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
  },
);

test(
  'a term goes slugified to the search page, whose box shows it again (SEARCH-1)',
  { tag: '@once' },
  async ({ page }) => {
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
  },
);

test('what is typed before the page hydrates stays', { tag: '@once' }, async ({ page }) => {
  const held = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', box);
  await search.fill('sold');
  held.letCome();
  await expect(page.getByRole('listbox', { name: 'Sugestões de busca' })).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(search).toHaveValue('sold');
  await search.press('a');
  await expect(search).toHaveValue(/solda|asold/);
});

test(
  'who presses a course with their first move finds a header of the course',
  { tag: '@phone' },
  async ({ page }) => {
    const held = await hold(page, '**/assets/header-*.js');
    await page.goto('/busca?titulo=instalacoes', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.isInteractive);
    await page.evaluate(() => {
      scrollBy(0, 200);
      document.querySelector<HTMLElement>('main article h2 a')!.click();
    });
    await expect.poll(() => held.asked).toHaveLength(1);
    held.letCome();
    await page.waitForURL(/\/\d+(\?|$)/);
    const { pathname, search } = new URL(page.url());
    const signIn = page.getByRole('banner').locator('a[href^="/autenticacao"]').first();
    await expect(signIn).toHaveAttribute('href', new RegExp(encodeURIComponent(pathname + search)));
    await expect(page.getByRole('combobox', box)).toHaveValue('');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form searches, facets apply with a button, and a course can be read',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/');
      // SEARCH-1
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByRole('combobox', box)).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
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
    },
  );
});

test(
  'a category has the name people know it by in suggestions and in the filters chosen',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/busca?modalidade=cursos-de-nr&modalidade=cursos-tecnicos');
    const chosen = page.getByRole('list', { name: 'Filtros escolhidos' });
    await expect(chosen.getByRole('link', { name: /Cursos de NR/ })).toBeVisible();
    await expect(chosen.getByRole('link', { name: /Cursos Técnicos/ })).toBeVisible();
    await expect(page).toHaveTitle(/Cursos de NR: Cursos Técnicos/);
  },
);

test(
  'what sells most comes first, areas and cities are named, and all results are one press away',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('combobox', box);
    await search.click();
    await search.pressSequentially('eletri', { delay: 40 });
    await expect(page.getByRole('option', { name: /^Eletricista Instalador Predial/ })).toBeVisible();
    await search.fill('blume');
    await expect(page.getByRole('option', { name: /^Blumenau/ })).toBeVisible();
    await search.fill('energia');
    await expect(page.getByRole('option', { name: /^Energia Área/ })).toBeVisible();
    await page.getByRole('option', { name: 'Ver todos os resultados de “energia”' }).click();
    await expect(page).toHaveURL(/\/busca\?titulo=energia$/);

    // The words are offered again, until one signs out.
    await page.goto('/');
    await search.click();
    await page.getByRole('option', { name: 'energia' }).click();
    await expect(page).toHaveURL(/\/busca\?titulo=energia$/);
  },
);

test('on a phone the search has the screen while one types, and gives it back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desk it has its place');
  await page.goto('/ofertas');
  const search = page.getByRole('combobox', box);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await search.click();
  await search.pressSequentially('sold', { delay: 40 });
  const screen = page.locator('search').filter({ has: search });
  await expect(screen.getByRole('option', { name: 'Ver todos os resultados de “sold”' })).toBeVisible();
  const size = page.viewportSize()!;
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: size.width, height: size.height });
  for (const option of await screen.getByRole('option').all()) {
    const place = (await option.boundingBox())!;
    expect(place.x + place.width).toBeLessThanOrEqual(size.width);
    // Above where the keyboard comes.
    expect(place.y + place.height).toBeLessThan(size.height * 0.62);
  }
  await page.getByRole('button', { name: 'Fechar a busca' }).click();
  await expect(screen.getByRole('option').first()).toBeHidden();
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
});

test('the cities of a list can be searched, and a second tick counts on the first', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cursos-rapidos');
  if (isMobile) await page.getByRole('button', { name: /^Filtrar/ }).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('textbox', { name: 'Procure uma cidade' }).fill('chapeco');
  const boxes = filters.getByRole('group', { name: 'Cidade' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(1);
  const held = await hold(page, '**/_serverFn/**');
  await boxes.first().click();
  await expect(boxes.first()).toBeChecked();
  const night = filters.getByRole('checkbox', { name: /^Noite/ });
  await night.click();
  await expect(night).toBeChecked();
  await expect.poll(() => held.asked.length).toBeGreaterThan(0);
  // The bar until the address has its page, then the list itself.
  const waiting = page.locator('.navigation-bar, main ul[aria-busy=true]');
  await expect(waiting.first()).toBeAttached();
  held.letCome();
  await expect(page).toHaveURL(/cidade=chapeco.*turno=noturno/);
  await expect(waiting).toHaveCount(0);
});

test('two ticks within one frame are both asked for', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cursos-rapidos');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const [night, morning] = [/^Noite/, /^Manhã/].map((name) => filters.getByRole('checkbox', { name }));
  await expect
    .poll(() => night!.evaluate((tick) => Object.keys(tick).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
  const other = await morning!.elementHandle();
  await night!.evaluate(
    (first: HTMLElement, second) => [first, second as HTMLElement].forEach((one) => one.click()),
    other,
  );
  await expect(page).toHaveURL(/turno=matutino&turno=noturno/);
  await expect(night!).toBeChecked();
  await expect(morning!).toBeChecked();
  await page.goBack();
  await expect(night!).not.toBeChecked();
  await expect(morning!).not.toBeChecked();
});

test('after a move the focus is on the heading of the new page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/perguntas-frequentes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Acessibilidade' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Acessibilidade | Vitrine');
});

test(
  'without a connection the page says so until it is back',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('/ofertas');
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Sem conexão.')).toBeHidden();
  },
);

test(
  'the header goes as one scrolls down and comes as one scrolls up',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ofertas');
    await untilHydrated(page);
    const header = page.locator('[data-shop-header]');
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(header).toHaveAttribute('data-away', { timeout: 1000 });
    }).toPass();
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(header).not.toHaveAttribute('data-away');
    await expect(header).toBeInViewport();
  },
);

test('an area opens with its drawing, by the width of the screen', async ({ page, isMobile }) => {
  await page.goto('/energia');
  const drawing = page.getByRole('main').locator('header img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toBe(`/images/product/areas_group/energia/energia-${isMobile ? 'mob' : 'desk'}.webp`);
  const { width } = (await drawing.boundingBox())!;
  expect(width).toBeGreaterThan(isMobile ? 320 : 600);
});

// SEARCH-12
test(
  'what is typed before the page is hydrated gets its suggestions once it is',
  { tag: '@once' },
  async ({ page }) => {
    const held = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByRole('main').getByRole('combobox', box);
    await search.click();
    await search.pressSequentially('eletri');
    held.letCome();
    await expect(page.getByRole('option', { name: 'Eletricista Instalador Predial' })).toBeVisible();
  },
);

// SEARCH-12
test('a late group of filters is a few keys away', async ({ page, isMobile }) => {
  test.skip(isMobile, 'they lie in a sheet there');
  await page.goto('/busca');
  await page.getByRole('link', { name: 'Pular os filtros' }).focus();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const wanted = filters.getByRole('group', { name: 'Tipo de curso' }).getByRole('checkbox').first();
  let keys = 0;
  while (keys < 40 && !(await wanted.evaluate((input) => input === document.activeElement))) {
    const isJump = await page.evaluate(() =>
      /^Pular (?!os filtros)/.test(document.activeElement!.textContent),
    );
    const isThere = await wanted.evaluate((input) =>
      input.closest('fieldset')!.contains(document.activeElement),
    );
    await page.keyboard.press(isJump && !isThere ? 'Enter' : 'Tab');
    keys += 1;
  }
  await expect(wanted).toBeFocused();
  expect(keys).toBeLessThan(16);
});

// SEARCH-12
test('the filters beside a list can be skipped by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'they lie in a sheet there');
  await page.goto('/busca');
  const skip = page.getByRole('link', { name: 'Pular os filtros' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar por').first()).toBeFocused();
  await untilHydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('group', { name: 'Turno' }).getByRole('checkbox').last().press('Space');
  const onwards = filters.getByRole('link', { name: 'Ver os cursos' });
  await expect(onwards).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(onwards).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar por').first()).toBeFocused();
});
