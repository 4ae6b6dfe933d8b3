import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/support/browser.ts';
import { findFreePort } from './tests/support/ports.ts';

// Set once by the main process; the workers inherit it.
process.env.SHOP_PORT ??= String(await findFreePort());

const executablePath = findBrowser();

// HeadlessChrome would be taken for a crawler and get the unstreamed page.
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0';
const phoneAgent = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`;
const deskAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`;

/**
 * The whole way down to the database, walked once more on PostgreSQL: a start with DATABASE_URL, a sale
 * from registering until it is enrolled, the waiting list with its mails. What the backend
 * does with SQL is tested on both.
 */
const onPostgres = [
  'smoke/shop-answers.spec.ts',
  'checkout/first-sale.spec.ts',
  'course/waiting-list.spec.ts',
];

/**
 * What the width of the window doesn't change is walked once: answers over HTTP, rules of forms, mails,
 * measuring, processes, and journeys that look at their pages in both widths themselves. Single tests of
 * other files say so by the tag @once. What a phone makes harder, and a desk wouldn't show, is walked on the
 * phone alone: @phone.
 */
const sameAtAnyWidth = [
  'sign-in/attacked-account.spec.ts',
  'sign-in/cpf-claim.spec.ts',
  'sign-in/hanging-forms.spec.ts',
  'sign-in/login-confirmation.spec.ts',
  'sign-in/second-factor.spec.ts',
  'sign-in/session.spec.ts',
  'sign-in/typing.spec.ts',
  'analytics',
  'catalogue/any-width.spec.ts',
  'checkout/after-paying.spec.ts',
  'checkout/new-terms.spec.ts',
  'checkout/outage.spec.ts',
  'checkout/simulated-bank.spec.ts',
  'checkout/sold-out.spec.ts',
  'checkout/without-script.spec.ts',
  'companies',
  'course/course-alert.spec.ts',
  'course/late-parts.spec.ts',
  'course/waiting-list.spec.ts',
  'crawl',
  'forms',
  'account',
  'moderation',
  'recovery',
  'school',
  'shell/footer-in-production.spec.ts',
  'smoke',
];

/**
 * Patterns of files and folders of tests; what was moved away and is named here still would be left out in
 * silence.
 */
function patternsOf(paths: string[]): string[] {
  const gone = paths.filter((path) => !existsSync(`tests/e2e/${path}`));
  if (gone.length > 0) throw new Error(`playwright.config.ts names what isn't there: ${gone.join(', ')}`);
  return paths.map((path) => (path.endsWith('.ts') ? `**/tests/e2e/${path}` : `**/tests/e2e/${path}/**`));
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: process.env.E2E_DATABASE === 'postgres' ? patternsOf(onPostgres) : '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/shop-setup.ts',
  forbidOnly: true,
  // A test that passes at its second attempt is named at the end of the gate.
  retries: 1,
  // Three are no quicker on two cores, and miss time limits.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL ?? `http://localhost:${process.env.SHOP_PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // Recording every test would slow them all down.
    trace: 'on-first-retry',
    launchOptions: { args: browserFlags(), ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    {
      name: '360',
      testIgnore: patternsOf(sameAtAnyWidth),
      grepInvert: /@once/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: phoneAgent,
      },
    },
    {
      name: '1440',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, userAgent: deskAgent },
    },
  ],
});
