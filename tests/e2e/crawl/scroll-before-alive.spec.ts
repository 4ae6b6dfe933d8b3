import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test } from '../steps/test.ts';
import { listSeededOffers } from '../course/support/seeded-offers.ts';

/** Scrolls down as a person does until a title is seen, and says where in the window it is, in pixels. */
async function scrollTo(page: Page, title: Locator): Promise<() => Promise<number>> {
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect((await title.boundingBox())!.y).toBeLessThan(300);
  }).toPass();
  const place = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => (await place()) === (await place())).toBe(true);
  return place;
}

test('who scrolls on before the page is hydrated stays there, and the next page begins at its top', async ({
  page,
}) => {
  const held = await hold(page, '**/assets/*.js');
  await page.goto('/perguntas-frequentes', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The rest of the document may still be on its way.
  const scroll = () => page.evaluate(() => (window.scrollTo(0, 300), window.scrollY));
  await expect.poll(scroll).toBe(300);
  held.letCome();
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);

  await page.evaluate(() => {
    window.scrollTo(0, 400);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidade' }).first();
  await link.dispatchEvent('click');
  await page.waitForURL(({ pathname }) => pathname === '/politica-privacidade');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/perguntas-frequentes');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('who goes back to the home page finds the place that was left, below parts drawn only near the window', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { name: 'Cursos gratuitos' });
  const place = await scrollTo(page, title);
  const left = await place();
  await page
    .locator('section', { has: title })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL(({ pathname }) => pathname.split('/').length === 4);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(3);
});

test('who loads a page again, or comes to a place of it, finds it below parts drawn only near the window', async ({
  page,
}) => {
  const { path } = listSeededOffers()[0]!;
  await page.goto(path);
  const title = page.getByRole('heading', { name: 'Opiniões de quem fez' });
  const place = await scrollTo(page, title);
  const left = await place();
  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(3);

  await page.goto('/');
  await page.goto(`${path}#perguntas`);
  await expect(page.getByRole('heading', { name: 'Perguntas' })).toBeInViewport();
});
