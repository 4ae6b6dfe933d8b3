import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { makeThemes } from '#/domain/school/colours/make-themes.ts';
import { type Shop, startShop } from '../../support/shop.ts';
import { openSession } from '../steps/identification.ts';
import { expectSoundInBothWidths, expectSoundPage } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';

// A shop of its own: its colours change.
test.describe.configure({ mode: 'serial' });

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startShop({
    change: (data) =>
      // The administrator's sessions look as if they had been opened an hour ago.
      data.exec(`CREATE FUNCTION open_long_ago() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          NEW.confirmada_em = NEW.criada_em - interval '1 hour'; RETURN NEW; END $$;
        CREATE TRIGGER open_long_ago BEFORE INSERT ON session_families FOR EACH ROW
          WHEN (NEW.id_login = ${adminLogin}) EXECUTE FUNCTION open_long_ago()`),
  });
});
test.afterAll(async () => {
  await shop?.stop();
});

const adminLogin = seededLogins.findIndex(({ tipoLogin }) => tipoLogin === 'ADMIN') + 1;
const again = 'Por segurança, confirme que é você e envie de novo.';

async function confirmAccess(tab: Page): Promise<void> {
  await tab.getByLabel('Sua senha', { exact: true }).fill('Vitrine2026');
  await tab.getByRole('button', { name: 'Confirmar com a senha' }).click();
  await expect(tab.getByText('Confirmado. Volte à aba em que você estava')).toBeVisible();
  await tab.close();
}

const chosen = { primary: '#6d28d9', action: '#d21243', ground: '#fff7ed' };
const themes = makeThemes(chosen);

const colourOf = (page: Page, selector: string, property: 'backgroundColor' | 'color' = 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element)[name];
      return canvas.fillStyle;
    }, property);

/** The names of all fonts that a page asks for. */
function watchFonts(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z]+)[^/]*\.woff2/.exec(request.url()) ?? [];
    if (name) fonts.add(name);
  });
  return fonts;
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

test('an administrator chooses colours and a font, and a visitor sees them', async ({ page, browser }) => {
  const visitor = await open(browser, {});
  const fonts = watchFonts(visitor);
  // The page is in the cache with the old colours.
  for (let time = 0; time < 2; time += 1) await visitor.goto(shop.url, { waitUntil: 'networkidle' });
  expect([...fonts]).toEqual(['archivo']);
  await openSession(page, 'admin@vitrine.dev', undefined, shop.url);
  await page.goto(`${shop.url}/gestao/loja/imagens`);
  await untilHydrated(page);
  const file = page.getByLabel('Arquivo: ícone');
  await file.setInputFiles({ name: 'icone.png', mimeType: 'image/png', buffer: Buffer.from('nada') });
  await page.getByRole('button', { name: 'Enviar ícone' }).click();
  await expect(page.getByRole('alert').filter({ hasText: again })).toBeVisible();
  await expect(file).toHaveValue(/icone\.png$/);
  await expectSoundInBothWidths(page);
  await page.goto(`${shop.url}/minha-conta`);
  await page.getByRole('link', { name: 'Cores e fonte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cores e fonte');
  await untilHydrated(page);
  await expectSoundInBothWidths(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Cor principal').fill('#ffcc00');
  await field('Cor do botão de matrícula').fill(chosen.action);
  await field('Cor do fundo').fill(chosen.ground);
  await page.getByRole('radio', { name: 'Figtree' }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(field('Cor principal')).toHaveAccessibleDescription(
    /não se leem os links.*4,5:1.*#[0-9a-f]{6}/s,
  );
  await expect(field('Cor principal')).toHaveValue('#ffcc00');
  await expect(field('Cor do botão de matrícula')).toHaveValue(chosen.action);
  await page.getByRole('button', { name: /^Usar #[0-9a-f]{6} e salvar$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: again })).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Confirmar que sou eu/ }).click();
  await confirmAccess(await opened);
  await expect(field('Cor do botão de matrícula')).toHaveValue(chosen.action);
  await expect(page.getByRole('radio', { name: 'Figtree' })).toBeChecked();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();
  await field('Cor principal').fill(chosen.primary);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();

  // Who leaves the page and comes back goes on from what was saved.
  await page.goBack();
  await page.getByRole('link', { name: 'Cores e fonte' }).click();
  await expect(field('Cor principal')).toHaveValue(chosen.primary);
  await expect(page.getByRole('radio', { name: 'Figtree' })).toBeChecked();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();

  await expect(async () => {
    await visitor.goto(shop.url);
    expect(await colourOf(visitor, 'html')).toBe(chosen.ground);
    expect(await colourOf(visitor, '.button-primary')).toBe(chosen.primary);
  }).toPass({ timeout: 10_000 });
  expect(await colourOf(visitor, 'h1 >> xpath=ancestor::section')).toBe(themes.light['band-900']);
  const manifest = await visitor.request.get(`${shop.url}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({
    theme_color: chosen.primary,
    background_color: chosen.ground,
  });
  await visitor.context().close();
});

test('without JavaScript a refused colour is told, and the nearest one taken with one press', async ({
  browser,
}) => {
  const page = await open(browser, { javaScriptEnabled: false });
  await openSession(page, 'admin@vitrine.dev', undefined, shop.url);
  await page.goto(`${shop.url}/gestao/loja/cores`);
  const ground = page.getByLabel('Cor do fundo', { exact: true });
  await ground.fill('222222');
  await page.getByRole('radio', { name: 'Atkinson' }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(ground).toHaveAccessibleDescription(/Sobre este fundo, não se leem todos os textos/);
  await expect(ground).toHaveValue('222222');
  const nearest = page.getByRole('button', { name: /^Usar #[0-9a-f]{6} e salvar$/ });
  const [colour] = /#[0-9a-f]{6}/.exec((await nearest.textContent())!)!;
  await nearest.click();
  await expect(page.getByText(again)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${shop.url}/confirmar-acesso`);
  await confirmAccess(tab);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();
  await expect(ground).toHaveValue(colour);
  await expect(page.getByRole('radio', { name: 'Atkinson' })).toBeChecked();
  await ground.fill(chosen.ground);
  await page.getByRole('radio', { name: 'Figtree' }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Salvo. Em até 5 segundos')).toBeVisible();
  await page.context().close();
});

for (const theme of ['light', 'dark'] as const) {
  test(`pages in the school’s colours and font can be read in the ${theme} theme`, async ({ browser }) => {
    const page = await open(browser, { colorScheme: theme });
    const fonts = watchFonts(page);
    await openSession(page, 'aluno@vitrine.dev', undefined, shop.url);
    await page.goto(`${shop.url}/busca?modalidade=tecnicos`);
    const course = (await page.locator('.course-card-title > a').first().getAttribute('href'))!;
    await page.goto(shop.url + course);
    const checkout = await page.locator('a[href^="/checkout/"]').first().getAttribute('href');
    for (const path of ['/', course, checkout ?? '', '/minha-conta', '/minhas-compras']) {
      await page.goto(shop.url + path);
      await untilHydrated(page);
      expect(await colourOf(page, 'html'), path).toBe(themes[theme].canvas);
      expect(await colourOf(page, 'h1, h2', 'color'), path).toMatch(
        new RegExp(`${themes[theme].heading}|#ffffff`),
      );
      await expectSoundPage(page);
    }
    expect(checkout).not.toBeNull();
    expect([...fonts]).toEqual(['figtree']);
    await page.context().close();
  });
}

/** The ground of the first frame that has a body, and what the policy of the page refused. */
async function watchFirstFrame(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body) return requestAnimationFrame(look);
      Object.assign(self, { firstGround: getComputedStyle(document.documentElement).backgroundColor });
      return undefined;
    };
    requestAnimationFrame(look);
  });
  return refused;
}

const firstGround = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = (self as unknown as { firstGround: string }).firstGround;
    return canvas.fillStyle;
  });

test('the theme is chosen in the footer, remembered, and there from the first frame of cached pages', async ({
  browser,
}) => {
  const page = await open(browser, { colorScheme: 'light' });
  const refused = await watchFirstFrame(page);
  await page.goto(shop.url);
  await untilHydrated(page);
  const choice = page.getByLabel('Aparência');
  await expect(choice).toHaveValue('');
  await choice.selectOption('Escuro');
  await expect.poll(() => colourOf(page, 'html')).toBe(themes.dark.canvas);
  // Twice, so that the page is surely from the cache.
  let cached = '';
  for (let time = 0; time < 2; time += 1) {
    const response = await page.goto(shop.url);
    cached = response!.headers()['cache-control']!;
  }
  expect(cached).toContain('public');
  expect(await firstGround(page)).toBe(themes.dark.canvas);
  await untilHydrated(page);
  await expect(page.getByLabel('Aparência')).toHaveValue('dark');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Acessibilidade/);
  await expect(page.getByLabel('Aparência')).toHaveValue('dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(/dark/);
  await page.goto(`${shop.url}/autenticacao`);
  expect(await firstGround(page)).toBe(themes.dark.canvas);
  await page.getByLabel('Aparência').selectOption('Como no aparelho');
  await expect.poll(() => colourOf(page, 'html')).toBe(chosen.ground);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colourOf(page, 'html')).toBe(themes.dark.canvas);
  await page.getByLabel('Aparência').selectOption('Claro');
  await expect.poll(() => colourOf(page, 'html')).toBe(chosen.ground);
  await page.emulateMedia({ media: 'print' });
  expect(await colourOf(page, 'html')).toBe(chosen.ground);
  expect(refused).toEqual([]);
  await page.context().close();
});

test('without JavaScript the theme is that of the device, and there is no choice to make', async ({
  browser,
}) => {
  const page = await open(browser, { colorScheme: 'dark', javaScriptEnabled: false });
  await page.goto(shop.url);
  expect(await page.getByLabel('Aparência').isVisible()).toBe(false);
  expect(await colourOf(page, 'html')).toBe(themes.dark.canvas);
  await page.context().close();
});
