import type { ESTree } from 'vite';
import type { Project } from '../support/project.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

interface Entry {
  /** As regular expressions without flags, for comments, documents and titles of tests. */
  words: string[];
  /** Parts of identifiers and file names, each a run of whole words such as ['hang', 'watch']. */
  parts: string[][];
  say: string;
}

export const glossaryPage = 'CONTRIBUTING.md';
const row = /^\| (?<words>[^|]*) \| (?<parts>[^|]*) \| (?<say>[^|]+) \| [^|]+ \|$/gm;

/** The rows of the table under "## Glossary", and the names given by libraries, which may stay. */
export function readGlossary(project: Project): { entries: Entry[]; given: Set<string> } {
  const page = project.get(glossaryPage) ?? '';
  const section = /^## Glossary$(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/m.exec(page)?.groups?.['text'] ?? '';
  const list = (cell = '') =>
    cell
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && item !== '–');
  const entries = [...section.matchAll(row)]
    .map(({ groups }) => ({
      words: list(groups?.['words']),
      parts: list(groups?.['parts']).map((part) => splitName(part.replaceAll('`', ''))),
      say: groups?.['say']?.trim() ?? '',
    }))
    .filter(({ say }) => say !== 'Say' && !/^-+$/.test(say));
  const names = /^Names of libraries that stay: (?<names>.*)\.$/m.exec(section)?.groups?.['names'] ?? '';
  return { entries, given: new Set(list(names.replaceAll('`', ''))) };
}

/** Comments, documents, titles of tests, logs, errors and names use the glossary's words. */
export function glossaryFindings(project: Project): string[] {
  const { entries, given } = readGlossary(project);
  const words = entries.flatMap(({ words: list, say }) =>
    list.map((word) => ({ word, say, pattern: new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'i') })),
  );
  const parts = entries.flatMap(({ parts: list, say }) => list.map((part) => ({ part, say })));
  const inText = (place: string, text: string) =>
    words
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, say }) => `${place} says “${word}”: say ${say}`);
  const inName = (place: string, name: string) => {
    if (given.has(name)) return [];
    const split = splitName(name);
    return parts
      .filter(({ part }) => hasRun(split, part))
      .map(({ part, say }) => `${place} names ${name} (${part.join(' ')}): say ${say}`);
  };
  const documents = [...project]
    // The changelog repeats messages of commits, which can't be changed.
    .filter(([path]) => path.endsWith('.md') && path !== 'CHANGELOG.md')
    .flatMap(([path, text]) =>
      proseOf(path, text).flatMap(({ line, prose }) => inText(`${path}:${line}`, prose)),
    );
  const names = [...project.keys()]
    .filter((path) => /^(src|tests|tools)\//.test(path) && !path.includes('/migrations/'))
    .flatMap((path) =>
      inName(
        path,
        path
          .split('/')
          .at(-1)!
          .replace(/\.\w+$/, ''),
      ),
    );
  const code = sourceFiles(project).flatMap((file) => [
    ...file.comments.flatMap(({ start, value }) => inText(`${file.path}:${file.lineAt(start)}`, value)),
    ...titlesOf(file).flatMap(({ line, title }) => inText(`${file.path}:${line}`, title)),
    ...messagesOf(file).flatMap(({ line, message }) => inText(`${file.path}:${line}`, message)),
    ...identifiersOf(file).flatMap(({ line, name }) => inName(`${file.path}:${line}`, name)),
  ]);
  return [...documents, ...names, ...code];
}

function splitName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function hasRun(words: readonly string[], run: readonly string[]): boolean {
  return words.some((_, at) => run.every((word, offset) => words[at + offset] === word));
}

/** Lines without code, links' targets and the glossary itself. */
function proseOf(path: string, text: string): { line: number; prose: string }[] {
  let isCode = false;
  let isGlossary = false;
  return text.split('\n').flatMap((content, index) => {
    if (content.startsWith('```')) isCode = !isCode;
    if (content.startsWith('## ')) isGlossary = path === glossaryPage && content === '## Glossary';
    if (isCode || isGlossary) return [];
    return [{ line: index + 1, prose: content.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '') }];
  });
}

function titlesOf({ path, program, lineAt, text }: SourceFile): { line: number; title: string }[] {
  if (!path.startsWith('tests/')) return [];
  const titles: { line: number; title: string }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [first] = node.arguments;
    const isTitle = first?.type === 'Literal' || first?.type === 'TemplateLiteral';
    if (!isTitle || !/^(test|it|describe\w*)\b/.test(text.slice(node.start, node.start + 20))) return;
    titles.push({ line: lineAt(first.start), title: text.slice(first.start, first.end) });
  });
  return titles;
}

/** What logs and the console say, and errors that are thrown. */
function messagesOf({ program, lineAt, text }: SourceFile): { line: number; message: string }[] {
  const messages: { line: number; message: string }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const callee = text.slice(node.callee.start, node.callee.end);
    const speaks =
      node.type === 'NewExpression' ? callee.endsWith('Error') : /(?:^|\.)(?:log|console)\.\w+$/.test(callee);
    if (!speaks) return;
    for (const argument of node.arguments) {
      if (argument.type !== 'Literal' && argument.type !== 'TemplateLiteral') continue;
      messages.push({ line: lineAt(argument.start), message: text.slice(argument.start, argument.end) });
    }
  });
  return messages;
}

function identifiersOf({ program, lineAt }: SourceFile): { line: number; name: string }[] {
  const names = new Map<string, number>();
  walk(program, (node: ESTree.Node) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && !names.has(node.name)) {
      names.set(node.name, node.start);
    }
  });
  return [...names].map(([name, start]) => ({ name, line: lineAt(start) }));
}
