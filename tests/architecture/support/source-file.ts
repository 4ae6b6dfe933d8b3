import { posix } from 'node:path';
import { type ESTree, parseSync, type ParseResult } from 'vite';
import type { Project } from './project.ts';

export interface Import {
  specifier: string;
  /** The file of this project it leads to; undefined for a package. */
  target: string | undefined;
  typeOnly: boolean;
  lazy: boolean;
  line: number;
}

export interface SourceFile {
  path: string;
  text: string;
  program: ESTree.Program;
  comments: ParseResult['comments'];
  imports: Import[];
  lineAt: (offset: number) => number;
}

const parsed = new WeakMap<Project, SourceFile[]>();

/** Every TypeScript file of a project, parsed. Generated ones are left out. */
export function sourceFiles(project: Project): SourceFile[] {
  const known = parsed.get(project);
  if (known) return known;
  const files = [...project]
    .filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .map(([path, text]) => parseSource(path, text));
  parsed.set(project, files);
  return files;
}

function parseSource(path: string, text: string): SourceFile {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  const lineAt = countLines(text);
  const imports: Import[] = [];
  const add = (specifier: string, offset: number, typeOnly: boolean, lazy = false) =>
    imports.push({ specifier, target: resolveImport(path, specifier), typeOnly, lazy, line: lineAt(offset) });
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
    if (from)
      add(
        from.value,
        start,
        entries.every((entry) => entry.isType),
      );
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(written)?.[2];
    if (literal !== undefined) add(literal, moduleRequest.start, false, true);
  }
  return { path, text, program, comments, imports, lineAt };
}

function countLines(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/[?#][^/]*$/, '');
  if (specifier.startsWith('#/')) return posix.join('src', specifier.slice(2).replace(/\?.*$/, ''));
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return undefined;
}
