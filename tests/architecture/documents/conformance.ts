import type { Project } from '../support/project.ts';

const document = /^docs\/conformance\/(?!README\.md$)[\w-]+\.md$/;
const verdicts = ['●', '◐', '◇', '○', '–'];
const rooted = /^(?:src|tests|docs|tools|public)\/|^[\w.-]+\.config\.ts$/;
const reason = /\]\(\.\.\/decisions\/\d{4}-[\w-]+\.md\)|\b[A-Z]+-\d+\b/;

/**
 * Every row of docs/conformance names files that are there, symbols that the file before them has, and tests,
 * or 'none'; what differs on purpose names the record or the rule that wants it so; and the summary counts
 * the rows.
 */
export function conformance(project: Project): string[] {
  return [...project]
    .filter(([path]) => document.test(path))
    .flatMap(([path, text]) =>
      [...wrongRows(project, text), ...wrongCounts(text)].map((problem) => `${path}: ${problem}`),
    );
}

function wrongRows(project: Project, text: string): string[] {
  return listRows(text).flatMap(({ line, statement, verdict, tests }) => {
    const findings = readCells(line).flatMap((cell) => wrongNames(project, cell));
    if (tests !== 'none' && !/^`tests\/[^`]+\.(?:test|spec)\.tsx?`/.test(tests))
      findings.push('ends with no test');
    if (verdict === '◇' && !reason.test(line)) findings.push('differs without a record or a rule');
    return findings.map((problem) => `“${statement}” ${problem}`);
  });
}

function wrongNames(project: Project, cell: string): string[] {
  let file: string | undefined;
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
    if (rooted.test(name)) {
      file = project.get(name);
      return file === undefined ? [`names \`${name}\`, which isn't there`] : [];
    }
    const isLost = file !== undefined && /^\w+$/.test(name) && !new RegExp(`\\b${name}\\b`).test(file);
    return isLost ? [`names \`${name}\`, which the file before it hasn't`] : [];
  });
}

/** Rows are those with one verdict: the statement is their first cell, the tests their last. */
function listRows(text: string) {
  return text.split('\n').flatMap((line) => {
    const cells = readCells(line);
    const [verdict, ...more] = cells.filter((cell) => verdicts.includes(cell));
    return verdict && more.length === 0
      ? [{ line, statement: cells[0] ?? '', verdict, tests: cells.at(-1) ?? '' }]
      : [];
  });
}

function wrongCounts(text: string): string[] {
  const [, ...sections] = text.split(/^## /m);
  const counted = new Map(
    sections.flatMap((section) => {
      const [title = ''] = section.split('\n');
      const rows = listRows(section);
      return rows.length > 0 ? [[title.trim(), countVerdicts(rows)] as const] : [];
    }),
  );
  counted.set('All', countVerdicts(listRows(text)));
  const seen = new Map(
    text.split('\n').flatMap((line) => {
      const [name = '', ...cells] = readCells(line);
      return cells.length === verdicts.length && cells.every((cell) => /^\d+$/.test(cell))
        ? [[name, cells.join(' ')] as const]
        : [];
    }),
  );
  const names = new Set([...counted.keys(), ...seen.keys()]);
  return [...names]
    .filter((name) => counted.get(name) !== seen.get(name))
    .map((name) => `the summary tells of ${name} ${seen.get(name)}, its rows are ${counted.get(name)}`);
}

function countVerdicts(rows: readonly { verdict: string }[]): string {
  return verdicts.map((one) => rows.filter(({ verdict }) => verdict === one).length).join(' ');
}

function readCells(line: string): string[] {
  if (!line.startsWith('| ')) return [];
  return line
    .slice(2, line.lastIndexOf('|'))
    .split(' | ')
    .map((cell) => cell.trim());
}
