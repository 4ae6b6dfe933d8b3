import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { courses, findCourseBySuggestion } from '../../tests/e2e/steps/catalogue.ts';
import { createAccount } from '../../tests/e2e/steps/identification.ts';
import { makePerson } from '../../tests/support/person.ts';
import { openPages } from './moments.ts';

const folder = resolve('docs/screenshots');
const largest = 120 * 1024;
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

/** The four pictures of the README, each at most 120 KB. */
export async function takeReadmePictures(browser: Browser, base: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const desk = await browser.newPage({
    baseURL: base,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    userAgent,
  });
  await desk.goto('/', { waitUntil: 'networkidle' });
  await save(desk, 'home');
  await desk.goto('/busca', { waitUntil: 'networkidle' });
  await save(desk, 'search');
  await desk.close();

  const phone = await browser.newPage({
    baseURL: base,
    locale: 'pt-BR',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent,
  });
  await phone.goto(openPages['course'] ?? '/', { waitUntil: 'networkidle' });
  await save(phone, 'course-phone');
  await findCourseBySuggestion(phone, courses.contents);
  await phone.getByRole('link', { name: 'Criar conta' }).click();
  await createAccount(phone, makePerson());
  await phone.getByLabel('Li e aceito o contrato').check();
  await phone.getByRole('button', { name: /^Pagar .* com Pix$/ }).click();
  await phone.getByRole('timer').waitFor();
  await phone.waitForLoadState('networkidle');
  await save(phone, 'pix-phone');
  await phone.close();
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const picture = sharp(await page.screenshot());
  for (let quality = 86; quality >= 40; quality -= 8) {
    const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > largest) continue;
    await writeFile(resolve(folder, `${name}.webp`), webp);
    return;
  }
  throw new Error(`${name} does not fit into ${largest} bytes`);
}
