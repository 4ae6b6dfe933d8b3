import { expect, type Page } from '@playwright/test';

export async function openMail(page: Page, subject: string, to: string): Promise<void> {
  const link = page.getByRole('link', {
    name: new RegExp(`${escapePattern(subject)}.*${escapePattern(to)}`),
  });
  await expect(async () => {
    await page.goto('/caixa-de-entrada');
    await expect(link.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
}

export async function followMail(page: Page, name: string): Promise<void> {
  await page.frameLocator('iframe').getByRole('link', { name }).click();
}

const escapePattern = (text: string) => text.replaceAll(/[.?*+()[\]{}|^$\\]/g, String.raw`\$&`);
