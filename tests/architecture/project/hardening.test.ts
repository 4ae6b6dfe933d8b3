import { expect, test } from 'vitest';
import { thisProject } from '../support/project.ts';

const document = 'docs/hardening.md';
const rows = (thisProject().get(document) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:What could|---|\*\*)/.test(line));

test.each(rows)('%s names tests that are here', (row) => {
  const named = [...row.slice(row.lastIndexOf(' | ', row.length - 3)).matchAll(/`([^`]+)`/g)].map(
    ([, file]) => file!,
  );
  expect(named).not.toEqual([]);
  const missing = named.filter(
    (file) => !/\.(?:test|spec)\.ts$/.test(file) || !thisProject().has(`tests/${file}`),
  );
  expect(missing).toEqual([]);
});

test('there are rows', () => {
  expect(rows.length).toBeGreaterThan(25);
});
