import { expect } from '@playwright/test';
import { slugify } from '#/domain/text/slug.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { courses } from '../steps/catalogue.ts';
import { test } from '../steps/test.ts';

/**
 * Kilobytes of HTML and of scripts with brotli, files. How much HTML a page has depends on the day, since the
 * catalogue's offers begin and end: its limit is that of docs/performance.md.
 */
const budgets = {
  home: { html: 195, scripts: 113, files: 7 },
  search: { html: 105, scripts: 117.6, files: 8 },
  promotions: { html: 105, scripts: 118.9, files: 9 },
  course: { html: 85, scripts: 118.3, files: 8 },
  offer: { html: 85, scripts: 118.9, files: 9 },
} as const;

/** Kilobytes of scripts that no page of the catalogue may have. */
const mostScripts = 120;

const tolerance = 1.03;

const paths = {
  home: () => '/',
  search: () => '/busca?titulo=tecnico',
  promotions: () => '/promocoes',
  course: async (read: Read) => {
    const list = await read(`/busca?titulo=${slugify(courses.licensing.title)}`);
    return /href="?(\/[a-z-]+\/licenciamento-ambiental\/\d+)/.exec(list)![1]!;
  },
  offer: async (read: Read) => {
    const course = await paths.course(read);
    const ofCity = course.replace(/\/(\d+)$/, '/[a-z-]+/$1/\\d+');
    return new RegExp(`href="?(${ofCity})`).exec(await read(course))![1]!;
  },
};

type Read = (path: string) => Promise<string>;

for (const name of Object.keys(budgets) as (keyof typeof budgets)[]) {
  test(`the ${name} page is no heavier than it was`, async ({ request, baseURL }) => {
    const read = async (path: string) => (await request.get(path)).text();
    const path = await paths[name](read);
    const budget = budgets[name];
    // The first ones of their kind come with what the server hasn't drawn yet.
    await expect(async () => {
      const { html, scripts, files } = await weighPage(baseURL!, path);
      const weighed = `${(html / 1024).toFixed(1)} KB of HTML, ${(scripts / 1024).toFixed(1)} KB of scripts, ${files} files`;
      expect(html / 1024, weighed).toBeLessThanOrEqual(budget.html);
      expect(scripts / 1024, weighed).toBeLessThanOrEqual(Math.min(budget.scripts * tolerance, mostScripts));
      expect(files, weighed).toBeLessThanOrEqual(budget.files);
    }).toPass({ timeout: 15_000 });
  });
}

test('what every page runs is compiled while it comes over the line', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const entry = /\/assets\/index-[\w-]+\.js/.exec(home)![0];
  const script = await (await request.get(entry)).text();
  // V8 reads it there only.
  expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

for (const [name, path] of Object.entries(paths)) {
  test(`the ${name} page hydrates without the locales of the browser`, async ({ page, request }) => {
    await page.addInitScript(noteLocales);
    // No pointer moves: what comes for a person who uses the page may ask for them.
    const waitUntil = 'commit';
    await page.goto(await path(async (from) => (await request.get(from)).text()), { waitUntil });
    await page.waitForFunction(() => Reflect.get(globalThis, 'isRunning')?.());
    expect(await page.evaluate(() => Reflect.get(globalThis, 'askedForLocales'))).toEqual([]);
  });
}

/** Run in a page before its scripts: keeps as `askedForLocales` who asks before the page is hydrated. */
function noteLocales() {
  const asked: string[] = [];
  const isRunning = () => {
    const used = document.querySelector('main aside button') ?? document.querySelector('main a') ?? {};
    return Object.keys(used).some((key) => key.startsWith('__reactProps$'));
  };
  const note = (name: string) => isRunning() || asked.push(name);
  Object.assign(globalThis, { askedForLocales: asked, isRunning });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules'] as const) {
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct: (type, options) => (note(name), Reflect.construct(type, options)),
        apply: (type, self, options) => (note(name), Reflect.apply(type, self, options)),
      }),
    );
  }
  for (const [type, name] of [
    [Number.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleDateString'],
    [String.prototype, 'localeCompare'],
  ] as const) {
    const original = Reflect.get(type, name) as (...options: unknown[]) => unknown;
    Reflect.set(type, name, function (this: unknown, ...options: unknown[]) {
      note(name);
      return original.apply(this, options);
    });
  }
}
