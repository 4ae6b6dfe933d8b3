import { expect, type Locator, type Page } from '@playwright/test';
import { isRunning, moveUntil } from '../steps/alive.ts';
import { signIn } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

const lightPage = '/perguntas-frequentes';

const otherItems = [
  'Para empresas',
  'Ofertas',
  'Ligamos para você',
  'Fale conosco (abre em nova aba)',
  'Política de Descontos e Bolsas (abre em nova aba)',
  'Perguntas Frequentes',
];

const isPhone = (width: number | undefined) => (width ?? 0) < 1024;

const isOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const isClosed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');

function desktopMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Explorar cursos' });
  const button = (name: string) => menu.getByRole('button', { name, exact: true });
  return {
    menu,
    explore: button('Explorar cursos'),
    // The left column of the main menu has buttons of the same names behind those of the bar.
    areas: button('Áreas').first(),
    cities: button('Cidades').first(),
    others: button('Outros'),
  };
}

test('desktop menus by keyboard: arrows move, one is open, Escape gives the focus back', async ({ page }) => {
  test.skip(isPhone(page.viewportSize()?.width), 'the desktop menu');
  await page.goto(lightPage);
  const { menu, explore, areas, cities, others } = desktopMenu(page);
  await moveUntil(page, () => explore.evaluate(isRunning));
  await explore.focus();
  await page.keyboard.press('ArrowRight');
  await expect(areas).toBeFocused();
  await page.keyboard.press('End');
  await expect(others).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await isOpen(explore);
  const list = menu.getByRole('region', { name: 'Cursos' });
  await expect(list.getByRole('link', { name: 'Cursos Técnicos' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Promoções Só cursos com desconto' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Cursos', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await isClosed(explore);
  await expect(explore).toBeFocused();

  await page.keyboard.press('Enter');
  await isOpen(explore);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isOpen(areas);
  await isClosed(explore);
  const chosen = menu.getByRole('button', { name: 'Áreas', exact: true }).last();
  await expect(chosen).toBeFocused();
  await chosen.press('Enter');
  await isClosed(areas);
  await expect(areas).toBeFocused();

  await cities.press('Enter');
  await isOpen(cities);
  await others.press('Enter');
  await isOpen(others);
  await isClosed(cities);
  await page.getByRole('combobox').first().focus();
  await isClosed(others);

  await areas.press('Enter');
  await page.getByRole('link', { name: 'Metalmecânica' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metalmecânica');
  await isClosed(areas);
});

test('desktop menus by pointer: what they hold, and a click elsewhere closes them', async ({ page }) => {
  test.skip(isPhone(page.viewportSize()?.width), 'the desktop menu');
  await page.goto(lightPage);
  await expect(page.getByRole('banner')).toHaveCSS('height', '88px');
  const { menu, explore, cities, others } = desktopMenu(page);
  await explore.click();
  const left = menu.locator('[data-menu-column=left]');
  await expect(left.getByRole('listitem')).toHaveText([
    'Cursos',
    'Áreas',
    'Cidades',
    ...otherItems,
    'Blog (abre em nova aba)',
  ]);
  await cities.click();
  await isClosed(explore);
  await expect(menu.getByRole('textbox', { name: 'Procure sua cidade' })).toBeVisible();
  await others.click();
  await expect(left.getByRole('listitem')).toHaveText(otherItems);
  for (const name of ['Fale conosco', 'Política de Descontos e Bolsas', 'Ver mais conteúdos']) {
    const link = menu.getByRole('link', { name: `${name} (abre em nova aba)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^\/[a-z-]+$/);
  }
  const post = menu.getByRole('link', { name: /^Do nosso blog/ });
  await expect(post).toHaveAttribute('target', '_blank');
  await expect(post.locator('img')).toHaveJSProperty('complete', true);
  // The margin of the page, where nothing is.
  await page.mouse.click(4, 40);
  await isClosed(others);
  await others.click();
  await menu.getByRole('button', { name: 'Ligamos para você' }).click();
  await expect(page.getByRole('dialog', { name: 'Ligamos para você' })).toBeVisible();
  await isClosed(others);
  await page.keyboard.press('Escape');
  await expect(others).toBeFocused();
});

test('the open list of cities is sound', async ({ page }) => {
  await page.goto(lightPage);
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Cidades', exact: true }).first().click();
  await expect(page.getByText('Outras cidades com turmas abertas')).toBeAttached();
  await expectSoundPage(page);
});

test('the open menu of everything else is sound', async ({ page }) => {
  await page.goto(lightPage);
  const name = isPhone(page.viewportSize()?.width) ? 'Menu' : 'Outros';
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Para empresas' }).first()).toBeVisible();
  await expectSoundPage(page);
});

test('the city list is 400 px high and searches from three letters on, without regard to accents (SEARCH-9)', async ({
  page,
}) => {
  await page.goto(lightPage);
  const phone = isPhone(page.viewportSize()?.width);
  if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Cidades', exact: true }).first().click();
  await expect(page.getByText('Cidades em destaque')).toBeVisible();
  const list = page.getByRole('group', { name: 'Lista de cidades' });
  await expect(list).toHaveCSS('height', '400px');
  const box = page.getByRole('textbox', { name: 'Procure sua cidade' });
  await box.fill('fl');
  await expect(page.getByText('Cidades em destaque')).toBeVisible();
  await box.fill('floria');
  await expect(page.getByText('1 cidade com turmas abertas')).toBeVisible();
  await expect(list.getByRole('link')).toHaveText(['Florianópolis']);
  await expect(list).toHaveCSS('height', '400px');
  await box.fill('zzzz');
  await expect(page.getByText('Nenhuma cidade com turmas abertas tem esse nome')).toBeVisible();
  await box.fill('sao jose');
  await list.getByRole('link', { name: 'São José', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos em São José');
});

test('the mobile menu leads into every panel and back, and gives the focus back', async ({ page }) => {
  test.skip(!isPhone(page.viewportSize()?.width), 'the mobile menu');
  await page.goto(lightPage);
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const panel = page.getByRole('dialog');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  for (const [name, inside] of [
    ['Cursos', 'Cursos Técnicos'],
    ['Áreas', 'Energia'],
    ['Cidades', 'Joinville'],
    ['Entrar ou criar conta', 'Criar conta'],
  ] as const) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(panel.getByRole('link', { name: inside, exact: true })).toBeVisible();
    const back = panel.getByRole('button', { name: 'Voltar ao menu' });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(panel.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await expect(panel.getByRole('listitem')).toHaveText([
    'Cursos',
    'Áreas',
    'Cidades',
    'Entrar ou criar conta',
    ...otherItems,
    'Blog (abre em nova aba)',
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await page.getByRole('button', { name: 'Entrar ou criar conta' }).click();
  await expect(panel.getByRole('link')).toHaveText(['Entrar', 'Criar conta']);
});

test('the coupon banner belongs to the top of the page and stays away once dismissed (SHELL-15)', async ({
  page,
}) => {
  await page.goto(lightPage);
  const banner = page.getByRole('complementary', { name: 'Promoção' });
  await expect(banner).toBeInViewport();
  await moveUntil(page, () => page.getByRole('banner').evaluate(isRunning));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(banner).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(banner).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await banner.getByRole('button', { name: 'Dispensar promoção' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /Página inicial/ })).toBeFocused();
  const next = await page.goto('/');
  expect(await next?.text()).not.toContain('Dispensar promoção');
});

test('a seller is greeted without a name and finds the sales', async ({ page }) => {
  await page.goto('/autenticacao?redirect_to=/minhas-vendas');
  await signIn(page, 'vendas@vitrine.dev', 'Vitrine2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas Vendas');
  await untilHydrated(page);
  await expectSoundPage(page);
  const links = ['Minha Conta', 'Minhas Vendas'];
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole('button', { name: 'Sua conta' }).click();
    const panel = page.getByRole('dialog', { name: 'Olá vendedor(a)!' });
    await expect(panel.getByRole('link')).toHaveText(links);
    return;
  }
  const summary = page.getByRole('banner').getByText('Olá vendedor(a)!');
  const panel = page.getByRole('banner').getByRole('group');
  await summary.click();
  await expect(panel.getByRole('link')).toHaveText(links);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('link').first()).toBeHidden();
  await summary.click();
  await panel.getByRole('link', { name: 'Minhas Vendas' }).click();
  await expect(panel.getByRole('link').first()).toBeHidden();
});
