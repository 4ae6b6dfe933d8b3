import type { Page } from '@playwright/test';

/** Courses of the seed with paid classes and many seats, and three letters that bring them up. */
export const courses = {
  mechanic: { letters: 'mec', title: 'Mecânico de Manutenção Industrial' },
  excel: { letters: 'inf', title: 'Excel Básico' },
} as const;

/** From the first page: three letters, a suggestion, its course, and the way to buy it. */
export async function findCourseBySuggestion(
  page: Page,
  { letters, title }: (typeof courses)[keyof typeof courses],
): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('combobox').first();
  await box.click();
  await box.pressSequentially(letters, { delay: 50 });
  await page.getByRole('option').filter({ hasText: title }).click();
  await page.getByRole('link', { name: 'Quero me matricular' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/\d+-\d+/);
}
