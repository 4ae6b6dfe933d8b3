import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

/** Programs whose functions are found by name; each file of `src/programs` is a program by itself. */
const programs = ['src/backend/', 'src/storefront/', 'src/contract/', 'src/domain/', 'src/platform/'];
const wrappers = new Set(['createServerFn', 'createServerOnlyFn', 'createIsomorphicFn']);

/** No two exported functions of one program have one name, so that a search finds the one that runs. */
export const oneName: Rule = (project) => {
  const places = new Map<string, string[]>();
  for (const { path, program, lineAt } of sourceFiles(project)) {
    const home = programs.find((folder) => path.startsWith(folder));
    if (home === undefined) continue;
    for (const statement of program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      for (const name of new Set(functionsOf(statement.declaration))) {
        const key = `${home} ${name}`;
        places.set(key, [...(places.get(key) ?? []), `${path}:${lineAt(statement.start)}`]);
      }
    }
  }
  return [...places]
    .map(([key, found]) => ({ name: key.split(' ')[1], files: uniqueFiles(found) }))
    .filter(({ files }) => files.length > 1)
    .map(({ name, files }) => `${files[0]} exports ${name}, and so does ${files.slice(1).join(', ')}`);
};

function functionsOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && isFunction(init) ? [id.name] : [],
  );
}

function isFunction(init: ESTree.Expression): boolean {
  if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') return true;
  if (init.type === 'MemberExpression') return isFunction(init.object);
  if (init.type !== 'CallExpression') return false;
  if (init.callee.type === 'Identifier') return wrappers.has(init.callee.name);
  return init.callee.type === 'MemberExpression' && isFunction(init.callee.object);
}

/** Overloads of one file are one function. */
function uniqueFiles(found: readonly string[]): string[] {
  const seen = new Set<string>();
  return found.filter((place) => {
    const file = place.split(':')[0]!;
    return !seen.has(file) && seen.add(file);
  });
}
