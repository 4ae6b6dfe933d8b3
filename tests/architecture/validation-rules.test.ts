import { describe, expect, test } from 'vitest';
import { thisProject } from './support/project.ts';
import { sourceFiles } from './support/source-file.ts';

const document = 'docs/validation-rules.md';

/** The messages of the specification, section 5, word for word. */
const specifiedMessages = [
  'Regras desse campo:',
  'CPF inválido.',
  'Este campo é obrigatório.',
  'Senha não segue as regras abaixo.',
  'Informe um telefone válido',
  'Este campo é obrigatório',
  'Telefone inválido',
  'O ano deve conter 4 dígitos',
  'Informe um ano válido entre 1900 e {current year}',
  'O ano ou mês inserido é inválido.',
  'Informe um e-mail válido',
  'Este formato está inválido.',
  'Apenas valores numéricos são aceitos.',
  'O campo {field} é obrigatório',
  'Este campo está incompleto.',
  'O complemento deve ter no máximo 60 caracteres',
  'não deve ficar em branco',
  'Informe um Nome válido',
  'Informe um Telefone válido',
];

const quoted = (cell: string, quote: string) =>
  [...cell.matchAll(new RegExp(`${quote}([^${quote}]+)${quote}`, 'g'))].map(([, text]) => text!);
const filesIn = (cell: string) => quoted(cell, '`').filter((name) => /\.tsx?$/.test(name));

const rows = (thisProject().get(document) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule ') && !line.startsWith('| ---'))
  .map((line) => {
    const cells = line.slice(2, -2).split(' | ');
    const [rule = '', message = '', domain = '', forms = '', backend = '', tests = ''] = cells.map((cell) =>
      cell.trim(),
    );
    const symbols = quoted(domain, '`').filter((name) => !name.endsWith('.ts'));
    return {
      rule,
      messages: quoted(message, "'"),
      symbols,
      home: `src/domain/${filesIn(domain)[0]}`,
      forms,
      backend,
      tests,
    };
  });

/** Every file that a file comes to by its imports but those of types, itself included. */
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
const testPath = (name: string) => (name.includes('/') ? `tests/${name}` : `tests/unit/domain/${name}`);

test(`${document} has every message of the specification`, () => {
  const told = new Set(rows.flatMap(({ messages }) => messages));
  expect(specifiedMessages.filter((message) => !told.has(message))).toEqual([]);
});

describe.each(rows)('$rule', ({ messages, symbols, home, forms, backend, tests }) => {
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
    for (const user of users) expect([...reachedFrom(`src/${user}`)]).toContain(home);
  });

  test('is tested with its messages, by examples and by properties', () => {
    const texts = filesIn(tests).map((name) => textOf(testPath(name)));
    for (const text of texts) expect(text).not.toBe('');
    const all = texts.join('\n');
    expect(symbols.filter((symbol) => !all.includes(symbol))).toEqual([]);
    expect(all).toContain('fc.property(');
    for (const message of messages) expect(all).toMatch(patternOf(message));
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
