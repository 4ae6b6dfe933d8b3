import { describe, expect, test } from 'vitest';
import { thisProject } from '../support/project.ts';
import { sourceFiles } from '../support/source-file.ts';

const document = 'docs/validation-rules.md';
const rulePage = 'docs/rules/forms.md';

const withoutRow = [
  'FORM-23',
  'FORM-25',
  'FORM-26',
  'FORM-27',
  'FORM-28',
  'FORM-29',
  'FORM-30',
  'FORM-31',
  'FORM-32',
];

const quoted = (cell: string, quote: string) =>
  [...cell.matchAll(new RegExp(`${quote}([^${quote}]+)${quote}`, 'g'))].map(([, text]) => text!);
const filesIn = (cell: string) => quoted(cell, '`').filter((name) => /\.tsx?$/.test(name));

function rowsOf(path: string): string[][] {
  return (thisProject().get(path) ?? '')
    .split('\n')
    .filter((line) => /^\| [A-Z]+-\d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
    .map((cells) => cells.map((cell) => cell.trim()));
}

const messages = new Map(
  rowsOf(rulePage).map(([id = '', , message = '']) => [
    id,
    quoted(message, "'").filter((text) => text !== ' e '),
  ]),
);

const rows = rowsOf(document).map(([rule = '', domain = '', forms = '', backend = '', tests = '']) => ({
  rule,
  messages: messages.get(rule.split(' ')[0] ?? '') ?? [],
  symbols: quoted(domain, '`').filter((name) => !name.endsWith('.ts')),
  home: filesIn(domain)[0] ?? '',
  forms,
  backend,
  tests,
}));

function reachedFrom(path: string): ReadonlySet<string> {
  const files = new Map(sourceFiles(thisProject()).map((file) => [file.path, file]));
  const reached = new Set([path]);
  for (const next of reached) {
    for (const { target, typeOnly } of files.get(next)?.imports ?? []) {
      if (target && !typeOnly) reached.add(target);
    }
  }
  return reached;
}

const textOf = (path: string) => thisProject().get(path) ?? '';

test(`${document} has a row for each rule of ${rulePage}`, () => {
  const seen = [...rows.map(({ rule }) => rule.split(' ')[0]), ...withoutRow];
  expect(new Set(seen)).toEqual(new Set(messages.keys()));
  expect(new Set(seen).size).toBe(seen.length);
});

describe.each(rows)('$rule', ({ messages: seen, symbols, home, forms, backend, tests }) => {
  test('is written where the table says', () => {
    expect(symbols).not.toEqual([]);
    for (const symbol of symbols)
      expect(textOf(home)).toMatch(new RegExp(`^export (?:const|function) ${symbol}\\b`, 'm'));
  });

  test.each([
    ['forms', forms],
    ['backend', backend],
  ])('is used by the %s named, or by none for a reason', (_, cell) => {
    const users = filesIn(cell);
    if (users.length === 0) expect(cell).toMatch(/^None: \S/);
    for (const user of users) expect([...reachedFrom(user)]).toContain(home);
  });

  test('is tested with its messages, by examples and by properties', () => {
    const texts = filesIn(tests).map(textOf);
    for (const text of texts) expect(text).not.toBe('');
    const all = texts.join('\n');
    expect(symbols.filter((symbol) => !all.includes(symbol))).toEqual([]);
    expect(all).toContain('fc.property(');
    for (const message of seen) expect(all).toMatch(patternOf(message));
  });
});

/** A message whose parts in braces may be anything. */
function patternOf(message: string): RegExp {
  return new RegExp(
    message
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );
}
