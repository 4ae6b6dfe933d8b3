import { expect, type Page, type Route } from '@playwright/test';
import { isRunning, moveUntil } from '../steps/alive.ts';
import { test } from '../steps/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Seu e-mail' });
const button = (page: Page) => page.getByRole('button', { name: 'Assinar' });
const answer = (page: Page) => page.getByText('Confira seu e-mail');

async function holdForm(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/newsletter-form-/, (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

test('a form is sent before its script is there, and its answer is a page', async ({ page }) => {
  await holdForm(page);
  await page.goto('/acessibilidade', { waitUntil: 'commit' });
  await field(page).fill('cedo@exemplo.com.br');
  await button(page).click();
  await page.waitForURL(/\/newsletter/);
  await expect(answer(page)).toBeVisible();
});

test(
  'the form at the end of a page is asked for by a person who comes near it',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/newsletter-form-')) asked.push(request.url());
    });
    await page.goto('/busca?titulo=tecnico');
    await moveUntil(page, () => page.locator('#newsletter-titulo').evaluate(isRunning));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    await field(page).fill('perto@exemplo.com.br');
    await expect.poll(() => asked.length).toBe(1);
    await button(page).click();
    await expect(answer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/busca/);
  },
);

test('a form keeps its place and what was typed when its script comes', async ({ page }) => {
  const letGo = await holdForm(page);
  await page.goto('/acessibilidade', { waitUntil: 'commit' });
  await field(page).fill('tarde@exemplo.com.br');
  await field(page).evaluate((element) => (element.dataset['isSame'] = 'yes'));
  const place = await field(page).boundingBox();
  await letGo();
  await moveUntil(page, () => field(page).evaluate(isRunning));
  await expect(field(page)).toHaveValue('tarde@exemplo.com.br');
  await expect(field(page)).toHaveAttribute('data-is-same', 'yes');
  expect(await field(page).boundingBox()).toEqual(place);
  await button(page).click();
  await expect(answer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/acessibilidade$/);
});
