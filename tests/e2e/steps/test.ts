import { randomInt } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { moveUntil } from './alive.ts';

const longestStart = 10_000;

/**
 * Each test has its own address, so that rate limits don't add up; pages count as open once they answer to
 * clicks.
 */
export const test = base.extend({
  // Playwright reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    const byte = () => randomInt(1, 255);
    await use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitAfterOpening(page);
    await use(page);
  },
});

/** Waits for hydration and for the scripts of lazy forms; moves the pointer where a part waits for it. */
export async function untilHydrated(page: Page): Promise<void> {
  const hydrated = page.waitForFunction(
    () =>
      (document.querySelector('script[type="module"]') === null && !('scriptsAsked' in self)) ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
    undefined,
    { timeout: longestStart },
  );
  const isRunning = await hydrated.then(
    () => true,
    () => false,
  );
  if (!isRunning || (await areFormsHydrated(page))) return;
  await moveUntil(page, () => areFormsHydrated(page), { timeout: longestStart });
}

function areFormsHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isOurs = (form: Element) => form.closest('[id^="novidades-"]') === null;
    const isNear = (form: Element) => form.getBoundingClientRect().top <= 2 * innerHeight;
    // React puts its properties on elements before it commits; an island loses its mark when it has.
    const isLate = (element: Element) =>
      !Object.keys(element).some((key) => key.startsWith('__reactProps$')) ||
      element.closest('[data-island]') !== null;
    const scripted = document.querySelector('script[type="module"]') !== null;
    const forms = [...document.forms].filter((form) => isOurs(form) && isNear(form));
    if (!scripted) return true;
    return window.isInteractive === true && ![...forms, ...document.querySelectorAll('select')].some(isLate);
  });
}

function waitAfterOpening(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    await untilHydrated(page);
    return response;
  };
}
