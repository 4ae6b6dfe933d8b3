import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { pageKind, pageSegments } from '#/domain/site/page-kinds.ts';
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts';
import { findFreePort } from '../../tests/support/ports.ts';
import { startShop } from '../../tests/support/shop.ts';
import { walkAccountStates } from './account-journey.ts';
import { walkBoletoStates } from './boleto-journey.ts';
import { walkCardStates } from './card-journey.ts';
import { walkDeskStates } from './desk-journey.ts';
import { makeCamera } from './camera.ts';
import { walkMoneyStates } from './money-journey.ts';
import { openPages, pageMoments, personalPages } from './moments.ts';
import { walkPurchaseStates } from './purchase-journey.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import {
  walkAssistedStates,
  walkCompanyStates,
  walkEnrolmentStates,
  walkNewAcceptance,
} from './sale-journey.ts';

/**
 * Takes every page at eight widths, whole and with its menus, sheets and dialogs open, and says what is wider
 * than its window, cut, too small for a thumb, a fault to axe, or fails on the way: `npm run screenshots
 * [folder] [part of a page's name]`. SHOP_URL names a running shop, WIDTHS other widths. `npm run
 * screenshots -- --readme` takes the pictures of the README instead.
 */
const leadElsewhere = new Set(['cupom', 'esqueciminhasenha', 'sgn']);
const forReadme = process.argv[2] === '--readme';
const folder = forReadme ? resolve('docs/screenshots') : resolve(process.argv[2] ?? 'test-results/pages');
const wanted = process.argv[3] ?? '';
const widths = (process.env['WIDTHS'] ?? '320,360,390,412,768,1024,1440,1920').split(',').map(Number);

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const backendPort = process.env['SHOP_URL'] ? undefined : await findFreePort();
const shop = backendPort && (await startShop({ env: { BACKEND_PORT: String(backendPort) } }));
const base = shop ? shop.url : process.env['SHOP_URL']!;
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
mkdirSync(folder, { recursive: true });
const camera = makeCamera({ browser, base, folder, widths, warn: (problem) => console.warn(problem) });
try {
  if (forReadme) await takeReadmePictures(browser, base);
  else await takeEverything();
} finally {
  await browser.close();
  if (shop) await shop.stop();
}
console.log(`Screenshots in ${folder}`);

async function takeEverything(): Promise<void> {
  for (const [name, path] of Object.entries(openPages)) {
    if (name.includes(wanted)) await attempt(name, () => camera.takePath(name, path));
  }
  for (const [name, { path, login }] of Object.entries(personalPages)) {
    if (name.includes(wanted)) await attempt(name, () => camera.takePath(name, path, login));
  }
  for (const moment of pageMoments) {
    if (moment.name.includes(wanted)) await attempt(moment.name, () => takeMoment(moment));
  }
  if ('purchase-journey'.includes(wanted)) await attempt('purchase', () => walkPurchaseStates(camera));
  if ('account-journey'.includes(wanted)) await attempt('account', () => walkAccountStates(camera));
  if ('card-journey'.includes(wanted)) await attempt('card', () => walkCardStates(camera));
  if ('money-journey'.includes(wanted)) await attempt('money', () => walkMoneyStates(camera));
  if ('assisted-journey'.includes(wanted)) await attempt('assisted', () => walkAssistedStates(camera));
  if ('enrolment-journey'.includes(wanted)) await attempt('enrolment', () => walkEnrolmentStates(camera));
  if ('company-journey'.includes(wanted)) await attempt('company', () => walkCompanyStates(camera));
  if (backendPort && 'acceptance-journey'.includes(wanted))
    await attempt('acceptance', () => walkNewAcceptance(camera, `http://127.0.0.1:${backendPort}`));
  if ('desk-journey'.includes(wanted)) await attempt('desk', () => walkDeskStates(camera));
  if ('boleto-journey'.includes(wanted)) await attempt('boleto', () => walkBoletoStates(camera));
  if (wanted !== '') return;
  const missing = pageSegments.filter(
    (segment) =>
      !camera.shown.has(segment) && !leadElsewhere.has(segment) && pageKind(`/${segment}`).layout !== 'none',
  );
  if (missing.length > 0)
    console.warn(`No picture of: ${missing.map((segment) => `/${segment}`).join(', ')}`);
}

async function takeMoment(moment: (typeof pageMoments)[number]): Promise<void> {
  for (const width of widths.filter((each) => moment.widths(each))) {
    const page = await camera.open(openPages[moment.page] ?? '/', moment.login, width);
    await moment.reach(page);
    await page.waitForTimeout(400);
    await camera.take(page, moment.name, { whole: moment.whole ?? false, widths: [width] });
    await page.context().close();
  }
}

async function attempt(name: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.warn(`${name}: ${(error as Error).message}`);
  }
}
