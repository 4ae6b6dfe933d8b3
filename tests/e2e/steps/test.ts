import { randomInt } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { moveUntil } from './alive.ts';

const longestStart = 10_000;

/**
 * Each test comes from an address of its own, so that all of them together never ask for more than one
 * visitor may, and a page is open once it answers to clicks: a person would press again, a test doesn't.
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

/**
 * Waits until React listens to a page, and has the forms and choices whose scripts come late, but for forms
 * that are asked for by who comes near. One where it never does, because scripts are held back, is left as it
 * is. Where a part waits for somebody to use the page, the pointer moves, as a person's would.
 */
export async function untilAlive(page: Page): Promise<void> {
  const alive = page.waitForFunction(
    () =>
      (document.querySelector('script[type="module"]') === null && !('stopKeepingPresses' in self)) ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
    undefined,
    { timeout: longestStart },
  );
  const isAlive = await alive.then(
    () => true,
    () => false,
  );
  if (!isAlive || (await areFormsAlive(page))) return;
  await moveUntil(page, () => areFormsAlive(page), { timeout: longestStart });
}

function areFormsAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    // A partner draws its own form.
    const isOurs = (form: Element) => form.closest('[id^="novidades-"]') === null;
    const isNear = (form: Element) => form.getBoundingClientRect().top <= 2 * innerHeight;
    const isLate = (element: Element) => !Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const scripted = document.querySelector('script[type="module"]') !== null;
    const forms = [...document.forms].filter((form) => isOurs(form) && isNear(form));
    return !scripted || ![...forms, ...document.querySelectorAll('select')].some(isLate);
  });
}

function waitAfterOpening(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    // Who wants the page before it is there wants it before it is alive.
    if (options?.waitUntil !== 'commit') await untilAlive(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    await untilAlive(page);
    return response;
  };
}
