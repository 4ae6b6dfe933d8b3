import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const pageFolders = /^src\/storefront\/(routes|features|forms|shared|ui)\//;

const otherReads = new Set(['fetchQuery', 'fetchInfiniteQuery']);
const anyRead = new Set([...otherReads, 'ensureQueryData', 'prefetchQuery', 'refetchQueries']);

/**
 * Reads go one way: loader → ensureQueryData or prefetchQuery → useSuspenseQuery. No other `fetch`, no
 * effects; keys are written in `*.queries.ts` alone.
 */
export const oneWayToRead: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => pageFolders.test(path))
    .flatMap(otherReadsIn);

function otherReadsIn({ path, program, imports, lineAt }: SourceFile): string[] {
  const findings: string[] = [];
  const serverFunctions = serverFunctionNames(
    program,
    imports.map(({ specifier }) => specifier),
  );
  walk(program, (node, parents) => {
    if (isWrittenKey(node) && !path.endsWith('.queries.ts')) {
      findings.push(`${path}:${lineAt(node.start)} writes a query key: take that of *.queries.ts`);
    }
    if (node.type !== 'CallExpression') return;
    const where = `${path}:${lineAt(node.start)}`;
    const name = calledName(node.callee);
    if (name === 'fetch' && isGlobal(node.callee)) findings.push(`${where} calls fetch`);
    if (otherReads.has(name) && parents.some(isLoader)) {
      findings.push(`${where} calls ${name} in a loader: use ensureQueryData or prefetchQuery`);
    }
    if ((anyRead.has(name) || serverFunctions.has(name)) && parents.some(isEffect)) {
      findings.push(`${where} calls ${name} in an effect`);
    }
  });
  return findings;
}

function serverFunctionNames(program: ESTree.Program, specifiers: string[]): Set<string> {
  const names = new Set<string>();
  if (!specifiers.some((specifier) => specifier.includes('.functions.'))) return names;
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.includes('.functions.')) continue;
    for (const { local } of statement.specifiers) names.add(local.name);
  }
  return names;
}

function isWrittenKey(node: ESTree.Node): boolean {
  return (
    node.type === 'Property' &&
    node.key.type === 'Identifier' &&
    node.key.name === 'queryKey' &&
    node.value.type === 'ArrayExpression'
  );
}

function isLoader(node: ESTree.Node): boolean {
  return node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'loader';
}

function isEffect(node: ESTree.Node): boolean {
  return node.type === 'CallExpression' && /^use(Layout|Insertion)?Effect$/.test(calledName(node.callee));
}

function isGlobal(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return true;
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    ['window', 'globalThis'].includes(callee.object.name)
  );
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}
