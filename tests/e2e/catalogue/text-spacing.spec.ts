import { expect } from '@playwright/test';
import { test } from '../steps/test.ts';

// WCAG 1.4.12
test('no title of a card is cut with the widest spacing of text', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/busca', '/']) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { letter-spacing: .12em !important; word-spacing: .16em !important;
        line-height: 1.5 !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    const titles = page.locator('.course-card-title');
    await expect(titles.first()).toBeVisible();
    const cut = await titles.evaluateAll((all) =>
      all.flatMap((title) => {
        const card = title.closest('.course-card')!;
        const inside = title.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom;
        const isWhole =
          title.scrollHeight <= title.clientHeight + 1 && title.scrollWidth <= title.clientWidth + 1;
        return isWhole && inside ? [] : [title.textContent];
      }),
    );
    expect(cut).toEqual([]);
  }
});

// SEARCH-14
test(
  'a search without a letter or digit says that it finds nothing, and what to write',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/busca?titulo=%21%21%21');
    const main = page.getByRole('main');
    await expect(main.getByText('Não encontramos “!!!”')).toBeVisible();
    await expect(main.getByText('Escreva pelo menos uma palavra, com letras ou números.')).toBeVisible();
    await expect(main.locator('.course-card')).toHaveCount(0);
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/);
  },
);
