/**
 * Builds the gallery of src/storefront/ui and takes screenshots of it: `tsx
 * tools/screenshots/screenshot-ui.ts [folder]`. Run it after a change of a primitive or a token, and look at
 * the pictures.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { serveGallery } from '../../tests/gallery/serve-gallery.ts';
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts';

const folder = resolve(process.argv[2] ?? 'test-results/gallery');
mkdirSync(folder, { recursive: true });
const port = Number(process.env['PORT'] ?? 4150);
const gallery = await serveGallery(port);
const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
for (const width of [360, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(gallery.url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `gallery-${width}.png`), fullPage: true });
  for (const [name, button] of [
    ['modal', 'Abrir janela'],
    ['sheet', 'Abrir filtros'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Mostrar erro' }).click();
  await page.getByRole('button', { name: 'Enviar formulário' }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `form-${width}.png`) });
  await page.close();
}
await browser.close();
await gallery.close();
console.log(`Screenshots in ${folder}`);
