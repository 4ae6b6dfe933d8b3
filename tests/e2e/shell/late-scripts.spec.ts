import { expect, type Page } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test } from '../steps/test.ts';

const list = '/busca?titulo=tecnico';

/** Has a page believe that its text and style took so many milliseconds. */
const tellTime = (page: Page, ms: number) =>
  page.addInitScript((seen) => void (performance.now = () => seen), ms);

test.beforeEach(async ({ request }) => void (await request.get(list)));

test('scripts are asked for once the first view is there (PAGE-20)', { tag: '@once' }, async ({ page }) => {
  await tellTime(page, 100);
  const pictures = await hold(page, '**/og/*.svg');
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(list, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
  expect(scripts.asked).toEqual([]);
  pictures.letCome();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(3);
  scripts.letCome();
});

test(
  'where text and style took long, scripts are asked for before the pictures are there (PAGE-20)',
  { tag: '@once' },
  async ({ page }) => {
    await tellTime(page, 1000);
    await hold(page, '**/og/*.svg');
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto(list, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scripts.asked.length, { timeout: 1500 }).toBeGreaterThan(3);
    scripts.letCome();
  },
);

test(
  'where text and style took long, scripts are asked for before the end of the page is read (PAGE-20)',
  { tag: '@once' },
  async ({ page }) => {
    await tellTime(page, 1000);
    const scripts = await hold(page, '**/assets/*.js');
    await page.route(list, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).split('</main>')[0]! });
    });
    await page.goto(list, { waitUntil: 'commit' });
    await expect.poll(() => scripts.asked.length, { timeout: 1500 }).toBeGreaterThan(3);
  },
);

/** Keeps at which priorities a page asks for its scripts, in order. */
async function watchPriorities(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const priorities: string[] = [];
  devTools.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    if (/\/assets\/[^/]+\.js$/.test(url)) priorities.push(initialPriority);
  });
  await devTools.send('Network.enable');
  return priorities;
}

test('scripts give way to what is left of the first view', { tag: '@once' }, async ({ page }) => {
  const priorities = await watchPriorities(page);
  await tellTime(page, 1000);
  await page.goto(list);
  expect(priorities.length).toBeGreaterThan(3);
  expect(priorities.slice(0, 4)).toEqual(['Low', 'Low', 'Low', 'Low']);
});

test('scripts that a press asks for give way to nothing', { tag: '@once' }, async ({ page }) => {
  const priorities = await watchPriorities(page);
  await tellTime(page, 100);
  await hold(page, '**/og/*.svg');
  await page.goto(list, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Áreas', exact: true }).click();
  await expect.poll(() => priorities.length).toBeGreaterThan(3);
  expect(priorities.slice(0, 4)).toEqual(['High', 'High', 'High', 'High']);
});

test('a picture that hangs holds no script back for long', { tag: '@once' }, async ({ page }) => {
  await tellTime(page, 100);
  await hold(page, '**/og/*.svg');
  await page.goto(list, { waitUntil: 'commit' });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
});

test('a press before the page is hydrated brings the scripts, and is done when they are there (PAGE-20)', async ({
  page,
  isMobile,
}) => {
  await tellTime(page, 100);
  await hold(page, '**/og/*.svg');
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(list, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Áreas', exact: true });
  await button.click();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(3);
  scripts.letCome();
  await expect(
    page.getByRole('link', { name: isMobile ? 'Ofertas' : 'Metalmecânica' }).first(),
  ).toBeVisible();
  // Done once: what is pressed from now on is heard by the page itself.
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press is kept while React listens and does not hear yet', async ({ page, isMobile }) => {
  const pressed = isMobile ? 'header [aria-haspopup="dialog"]' : '[data-menu-button="areasDesk"]';
  await page.addInitScript((selector) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const isListening = Object.keys(document).some((key) => key.startsWith('__reactContainer$'));
      if (!isListening) return port2.postMessage(null);
      const button = document.querySelector<HTMLElement>(selector)!;
      const wasHydrated = Object.keys(button).some((key) => key.startsWith('__reactProps$'));
      Object.assign(window, { wasHydrated });
      button.click();
    });
    port1.start();
    port2.postMessage(null);
  }, pressed);
  await page.goto(list);
  expect(await page.evaluate(() => (window as { wasHydrated?: boolean }).wasHydrated)).toBe(false);
  await expect(page.locator(pressed).first()).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a press is kept from the first line of a page on, also where scripts are asked for at once',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto('/busca?titulo=pressa', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Áreas', exact: true }).click();
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(2);
    scripts.letCome();
    await expect(page.getByRole('link', { name: 'Metalmecânica' }).first()).toBeVisible();
  },
);

async function openListening(page: Page): Promise<void> {
  await page.goto(list, { waitUntil: 'commit' });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
}

/** Ticks two boxes, or on a phone, which has these in a sheet, chooses an order. Returns what comes of it. */
async function choose(page: Page, isMobile: boolean): Promise<RegExp> {
  if (isMobile) {
    await page.getByLabel('Ordenar por').selectOption({ label: 'De A a Z' });
    return /ordem=a-z/;
  }
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  for (const name of [/^Noite/, /^Manhã/]) await filters.getByRole('checkbox', { name }).check();
  return /turno=matutino&turno=noturno/;
}

test('what is chosen before the page is hydrated is done when it is (PAGE-20)', async ({
  page,
  isMobile,
}) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(list, { waitUntil: 'commit' });
  const expected = await choose(page, isMobile);
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(3);
  scripts.letCome();
  await expect(page).toHaveURL(expected);
});

test('what is ticked before the filters are alive is done when they are (PAGE-20)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has them in a sheet');
  const filters = await hold(page, '**/assets/list-filters-*.js');
  await openListening(page);
  const expected = await choose(page, isMobile);
  await expect.poll(() => filters.asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  filters.letCome();
  await expect(page).toHaveURL(expected);
  await expect(page.getByRole('checkbox', { name: /^Noite/ })).toBeChecked();
});

test('a list stays in sight until the sheet of filters covers it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the filters stand beside the list');
  const sheet = await hold(page, '**/assets/list-filters-*.js');
  await openListening(page);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect.poll(() => sheet.asked.length).toBeGreaterThan(0);
  // Longer than a list takes to go from under its sheet.
  await page.waitForTimeout(500);
  await expect(page.locator('#resultados')).toBeVisible();
  sheet.letCome();
  await expect(page.getByRole('dialog', { name: 'Filtrar' })).toBeVisible();
  await page.getByRole('button', { name: /^Ver \d+ cursos/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused();
});
