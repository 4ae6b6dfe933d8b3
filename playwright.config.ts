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

// What only the browser decides needs no second database: forms while typing, menus, measuring, how pages look.
const sameOnAnyDatabase = [
  '**/account/on-a-phone.spec.ts',
  '**/account/without-script.spec.ts',
  '**/analytics/**',
  '**/catalogue/any-width.spec.ts',
  '**/catalogue/menus.spec.ts',
  '**/catalogue/sound-pages.spec.ts',
  '**/checkout/without-script.spec.ts',
  '**/crawl/**',
  '**/forms/**',
  '**/shell/**',
  '**/sign-in/second-factor.spec.ts',
  '**/sign-in/typing.spec.ts',
  '**/sign-in/without-script.spec.ts',
  '**/smoke/npm-start.spec.ts',
];

// What the width of the window doesn't change is walked once: answers over HTTP, rules of forms, mails, measuring, processes.
const sameAtAnyWidth = [
  '**/account/**',
  '**/analytics/**',
  '**/checkout/without-script.spec.ts',
  '**/crawl/**',
  '**/forms/**',
  '**/recovery/mailbox.spec.ts',
  '**/recovery/mails-by-smtp.spec.ts',
  '**/recovery/takeover.spec.ts',
  '**/sign-in/login-confirmation.spec.ts',
  '**/sign-in/session.spec.ts',
  '**/smoke/**',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.E2E_DATABASE === 'postgres' ? sameOnAnyDatabase : [],
  outputDir: 'test-results',
  globalSetup: './tests/support/shop-setup.ts',
  forbidOnly: true,
  // A test that passes at its second attempt is named at the end of the gate.
  retries: 1,
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
      testIgnore: sameAtAnyWidth,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: phoneAgent,
      },
    },
    { name: '1440', use: { viewport: { width: 1440, height: 900 }, userAgent: deskAgent } },
  ],
});
