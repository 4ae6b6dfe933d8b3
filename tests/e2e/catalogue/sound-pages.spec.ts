import { expect } from '@playwright/test';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

const answered503 = 'Failed to load resource: the server responded with a status of 503 ()';

for (const [name, path, expected = []] of [
  ['home', '/'],
  ['search', '/busca?titulo=eletricista&turno=noturno'],
  ['nothing found', '/busca?titulo=zzzzqqqq'],
  ['city', '/joinville'],
  ['unavailable', '/unavailable-service', [answered503]],
] as const) {
  test(`${name}: sound, still, and quiet in the console`, async ({ page }) => {
    const fieldErrors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) fieldErrors.push(message.text());
    });
    page.on('pageerror', (error) => fieldErrors.push(error.message));
    await page.addInitScript(() => {
      const sums = window as unknown as { layoutShift: number };
      sums.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          sums.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSoundPage(page);
    const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
    expect(shift).toBeLessThan(0.02);
    expect(fieldErrors).toEqual(expected);
  });
}

test('the course page and the page of its offer are sound', async ({ page }) => {
  await page.goto('/cursos-tecnicos');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Sobre o curso' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSoundPage(page);
  await page
    .getByRole('link', { name: /^Ver turma/ })
    .first()
    .click();
  // The page left has nearly all of it, too, and stays until the next one is there.
  await page.waitForURL(/\/\d+\/\d+$/);
  await expect(page).toHaveTitle(/ \(.+\) \| /);
  await expect(page.getByRole('status').filter({ hasText: /^Turma escolhida/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSoundPage(page);
});
