import { describe, expect, test } from 'vitest';
import { thisProject } from '../support/project.ts';

const files = [...thisProject()]
  .filter(([path]) => path.startsWith('src/') && path.endsWith('.tsx'))
  .map(([path, source]) => ({ path, source }));
const actions = [...thisProject()]
  .filter(([path]) => path.endsWith('.actions.ts'))
  .map(([, source]) => source);

const forms = files.flatMap(({ path, source }) =>
  [...source.matchAll(/<form\b(?:[^>{]|\{[^}]*\}|=>)*>/g)].map(([tag]) => ({ path, source, tag })),
);

describe('every form is answered without the page’s script (FORM-27)', () => {
  test.each(forms.map((form, index) => [`${form.path} ${index}`, form] as const))('%s', (_name, form) => {
    const method = /method="(get|post)"/.exec(form.tag)?.[1];
    expect(method, 'says how it is sent').toBeDefined();
    if (method === 'get') return;
    const names = [...form.source.matchAll(/<FormName\s+name="([^"]+)"/g)].map(([, name]) => name!);
    expect(/<FormName\b/.test(form.source), 'says which form of its page it is').toBe(true);
    for (const name of names) {
      const key = new RegExp(`^\\s+'?${name}'?: noScript(Action|Button)\\(`, 'm');
      expect(
        actions.some((source) => key.test(source)),
        `${name} is answered`,
      ).toBe(true);
    }
  });
});

test('the forms are found', () => {
  expect(forms.length).toBeGreaterThan(30);
});
