import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { palette } from '../../tailwind.config.ts';
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts';
import { symbol } from './draw/brand.ts';

const require = createRequire(import.meta.url);
const base64 = (path: string) => readFileSync(path).toString('base64');
const font = base64(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));
const hero = base64(fileURLToPath(new URL('../../public/images/illustrations/hero.webp', import.meta.url)));

const html = `<!doctype html><style>
@font-face { font-family: A; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${palette.ink[900]}; color: #fff; font-family: A; position: relative }
img { position: absolute; left: 640px; top: -30px; width: 860px }
header { position: absolute; left: 72px; top: 72px; display: flex; gap: 16px; align-items: center; font-size: 44px; font-weight: 800; letter-spacing: -0.02em }
svg { width: 68px; border-radius: 15px; box-shadow: 0 0 0 2px ${palette.ink[700]} }
h1 { position: absolute; left: 72px; top: 216px; width: 560px; margin: 0; font-size: 80px; line-height: 1; font-weight: 800; letter-spacing: -0.03em }
p { position: absolute; left: 72px; bottom: 64px; width: 500px; margin: 0; font-size: 30px; line-height: 1.3; font-weight: 500; color: ${palette.blue[200]} }
</style><img src="data:image/webp;base64,${hero}"><header><svg viewBox="0 0 40 40">${symbol()}</svg>Vitrine</header>
<h1>O que você quer aprender?</h1><p>Cursos técnicos, rápidos e de graduação</p>`;

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const shot = await page.screenshot();
await browser.close();
await sharp(shot)
  .png({ palette: true, quality: 90, compressionLevel: 9 })
  .toFile(fileURLToPath(new URL('./draw/demo-share.png', import.meta.url)));
