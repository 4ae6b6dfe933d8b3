import { expect, type Page } from '@playwright/test';

/**
 * Courses of the seed whose first offer is paid and has no limit of seats, and letters that bring them up.
 */
export const courses = {
  licensing: { letters: 'lic', title: 'Licenciamento Ambiental' },
  contents: { letters: 'pro', title: 'Produção de Conteúdo para Redes Sociais' },
} as const;

/** From the first page: three letters, a suggestion, its course, and the way to buy it, or to sell it. */
export async function findCourseBySuggestion(
  page: Page,
  { letters, title }: (typeof courses)[keyof typeof courses],
): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('combobox').first();
  await box.click();
  await box.pressSequentially(letters, { delay: 50 });
  await page.getByRole('option').filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const toEnrol = page.getByRole('link', { name: /^(?:Quero me matricular|Vender esta turma)$/ });
  await toEnrol.filter({ visible: true }).first().click();
  await page.waitForURL(/\/(checkout|compra-assistida)\/\d+-\d+/);
}
