import { expect } from '@playwright/test';
import { slugify } from '#/domain/text/slug.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { courses } from '../steps/catalogue.ts';
import { test } from '../steps/test.ts';

/**
 * What each page weighed when it was last weighed on purpose (record 0060): kilobytes of HTML, kilobytes of
 * scripts with brotli, files. Who makes a page heavier says why there.
 */
const budgets = {
  home: { html: 144.1, scripts: 124.1, files: 6 },
  search: { html: 78.3, scripts: 128.8, files: 7 },
  course: { html: 71.1, scripts: 130.6, files: 7 },
} as const;

/** Dates and counts differ from day to day, and names of files with each build. */
const tolerance = 1.03;

const paths = {
  home: () => '/',
  search: () => '/busca?titulo=tecnico',
  course: async (read: (path: string) => Promise<string>) => {
    const list = await read(`/busca?titulo=${slugify(courses.licensing.title)}`);
    return /href="?(\/[a-z-]+\/licenciamento-ambiental\/\d+)/.exec(list)![1]!;
  },
};

for (const name of ['home', 'search', 'course'] as const) {
  test(`the ${name} page is no heavier than it was`, async ({ request, baseURL }) => {
    const read = async (path: string) => (await request.get(path)).text();
    const path = await paths[name](read);
    const budget = budgets[name];
    // The first ones of their kind come with what the server hasn't drawn yet.
    await expect(async () => {
      const { html, scripts, files } = await weighPage(baseURL!, path);
      const weighed = `${(html / 1024).toFixed(1)} KB of HTML, ${(scripts / 1024).toFixed(1)} KB of scripts, ${files} files`;
      expect(html / 1024, weighed).toBeLessThanOrEqual(budget.html * tolerance);
      expect(scripts / 1024, weighed).toBeLessThanOrEqual(budget.scripts * tolerance);
      expect(files, weighed).toBeLessThanOrEqual(budget.files);
    }).toPass({ timeout: 15_000 });
  });
}
