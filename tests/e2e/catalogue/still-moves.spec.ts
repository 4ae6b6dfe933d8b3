import { expect, type Page } from '@playwright/test';
import { test, untilHydrated } from '../steps/test.ts';

// SHELL-22: nothing is excused by a press that went before, as browsers do it for half a second; on a slow
// line it is longer.
test('from page to page nothing jumps', { tag: '@phone' }, async ({ page }) => {
  await recordShifts(page);
  await page.goto('/');
  await untilHydrated(page);
  expect.soft(await takeShift(page), 'home').toBeLessThan(0.02);
  // Scripts of the next pages come one by one, as on a slow line.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

  const main = page.getByRole('main');
  const home = page.getByRole('banner').getByRole('link', { name: /Página inicial/ });
  const firstCourse = () => main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const moves = [
    ['home to area', () => main.getByRole('link', { name: /^Metalmecânica/ }).click(), /\/metalmecanica$/],
    ['area to home', () => home.click(), /:\d+\/$/],
    [
      'home to list',
      () =>
        main
          .getByRole('link', { name: /^Ver todos/ })
          .first()
          .click(),
      /busca|cursos/,
    ],
    ['list to course', firstCourse, /\/\d+(\?|$)/],
    ['course to home', () => home.click(), /:\d+\/$/],
    ['home to course', firstCourse, /\/\d+(\?|$)/],
    ['back to home', () => page.goBack(), /:\d+\/$/],
  ] as const;
  for (const [name, move, address] of moves) {
    await move();
    await expect(page).toHaveURL(address);
    await expect(page.locator('.navigation-bar')).toHaveCount(0);
    expect.soft(await takeShift(page), name).toBeLessThan(0.02);
  }
});

// SHELL-22: the row of what is chosen comes while the sheet lies over the list.
test('filters that close leave the list where it is', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sheet of a phone');
  await recordShifts(page);
  await page.goto('/busca?titulo=eletricista');
  await untilHydrated(page);
  await takeShift(page);
  const open = page.getByRole('button', { name: /^Filtrar/ });
  await open.tap();
  const sheet = page.getByRole('dialog');
  // It has covered the list.
  await expect(page.getByRole('main').getByRole('article').first()).not.toBeVisible();
  const close = sheet.getByRole('button', { name: /^Ver \d/ });
  const before = await close.innerText();
  await sheet.getByRole('checkbox').first().tap();
  await expect(close).not.toHaveText(before);
  await close.tap();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(open).toBeFocused();
  expect(await takeShift(page)).toBeLessThan(0.02);
});

// SHELL-22
test(
  'a list that comes late moves neither footer nor filters, shorter or longer',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/busca');
    let release = () => {};
    let held = Promise.resolve();
    await page.route('**/_serverFn/**', async (route) => {
      await held;
      await route.continue();
    });
    const footer = page.getByRole('contentinfo');
    const count = page.getByText(/cursos encontrados$/);
    const box = page.getByRole('group', { name: 'Tipo de curso' }).getByRole('checkbox').last();
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(footer).toBeInViewport();
    const place = (await box.boundingBox())!.y;
    for (const isShorter of [true, false]) {
      held = new Promise<void>((settle) => (release = settle));
      const before = await count.textContent();
      await box.setChecked(isShorter);
      await expect(footer).not.toBeInViewport();
      release();
      await expect(count).not.toHaveText(before!);
      await expect(page.locator('.navigation-bar')).toHaveCount(0);
      await paintAll(page);
      await expect(footer).not.toBeInViewport();
      expect(Math.abs((await box.boundingBox())!.y - place)).toBeLessThan(2);
    }
  },
);

// SHELL-22
test('under the skeleton of a page no footer stands', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/busca');
  const footer = page.getByRole('contentinfo');
  const link = page.getByRole('article').last().getByRole('heading').getByRole('link');
  const title = await link.textContent();
  const [, course] = /\/(\d+)(\?|$)/.exec((await link.getAttribute('href'))!)!;
  let release = () => {};
  const held = new Promise<void>((settle) => (release = settle));
  await page.route(
    (url) => url.pathname.startsWith('/_serverFn/') && url.search.includes(course!),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await link.click();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText('Carregando curso', { exact: true })).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(footer).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  await expect(footer).toBeVisible();
});

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shop = window as unknown as { layoutShifts: number[] };
    shop.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shop.layoutShifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last time, once what follows a move has been painted. */
async function takeShift(page: Page): Promise<number> {
  await paintAll(page);
  return page.evaluate(() => {
    const { layoutShifts } = window as unknown as { layoutShifts: number[] };
    return layoutShifts.splice(0).reduce((sum, each) => sum + each, 0);
  });
}

async function paintAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  });
}
