import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';

export const noBarrels: Rule = (project) =>
  sourceFiles(project).flatMap((file) => {
    if (!file.path.startsWith('src/')) return [];
    const findings: string[] = [];
    const inRoutes = file.path.startsWith('src/storefront/routes/');
    if (!inRoutes && /(^|\/)index\.tsx?$/.test(file.path)) findings.push(`${file.path} is an index file`);
    for (const statement of file.program.body) {
      if (statement.type === 'ExportAllDeclaration') {
        findings.push(`${file.path}:${file.lineAt(statement.start)} exports all of another file`);
      }
    }
    if (onlyPassesOn(file)) findings.push(`${file.path} only passes on what other files export`);
    return findings;
  });

function onlyPassesOn({ program }: SourceFile): boolean {
  const statements = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  return statements.length > 0 && statements.every(passesOn);
}

function passesOn(statement: ESTree.Program['body'][number]): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.declaration === null;
}

/**
 * In src a relative path stays near: within its folder or one step up, never out of its layer. `#/…` reaches
 * the rest.
 */
export const importStyle: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, target, line }) => {
        if (target === undefined) return [];
        const leavesLayer = specifier.startsWith('.') && topFolder(target) !== topFolder(path);
        if (specifier.startsWith('../..') || leavesLayer) {
          return [`${path}:${line} imports ${specifier}: write #/… instead`];
        }
        if (!/\.[a-z\d]+(\?[a-z-]+)?$/.test(specifier)) {
          return [`${path}:${line} imports ${specifier} without its extension`];
        }
        return [];
      }),
    );

function topFolder(path: string): string {
  const depth = path.startsWith('src/storefront/') ? 3 : 2;
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
}
