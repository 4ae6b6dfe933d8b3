import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const documented = /^src\/(domain|contract|storefront\/backend-client|settings|backend)\//;

/** A repository belongs to its module; its names and types say the rest. */
const ownToModule = /repository\.ts$/;

/**
 * Every exported function and class of domain, contract, gateway and backend says what its caller must know,
 * errors included; one-line expressions excepted.
 */
export const docstrings: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => documented.test(path) && !ownToModule.test(path))
    .flatMap((file) =>
      file.program.body.flatMap((statement) => {
        const name = exportedFunction(statement);
        if (name === undefined) return [];
        const docstring = docstringOf(file, statement);
        const place = `${file.path}:${file.lineAt(statement.start)}`;
        if (docstring === undefined) return [`${place} exports ${name} without a docstring`];
        if (!throwsByItself(statement) || docstring.includes('@throws')) return [];
        return [`${place} exports ${name}, which throws and doesn't say what (@throws)`];
      }),
    );

function exportedFunction(statement: ESTree.Program['body'][number]): string | undefined {
  if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration')
    return undefined;
  const { declaration } = statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    // Of the declarations of an overloaded function the first carries the docstring; those have another type.
    return declaration.id?.name ?? 'its default';
  }
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const [declarator] = declaration.declarations;
  const init = declarator?.init;
  // A single expression says in its own line all there is to know.
  const isFunction =
    (init?.type === 'ArrowFunctionExpression' && !init.expression) || init?.type === 'FunctionExpression';
  return isFunction && declarator?.id.type === 'Identifier' ? declarator.id.name : undefined;
}

function docstringOf({ comments, text }: SourceFile, statement: ESTree.Node): string | undefined {
  return comments.find(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= statement.start &&
      text.slice(end, statement.start).trim() === '',
  )?.value;
}

/**
 * True for a function with a `throw` of its own: not one of a function inside, nor of a failure it caught. A
 * plain `Error` tells of a fault of ours, which no caller deals with.
 */
function throwsByItself(statement: ESTree.Node): boolean {
  let found = false;
  walk(statement, (node, parents) => {
    if (node.type !== 'ThrowStatement') return;
    const functions = parents.filter(({ type }) => /Function/.test(type));
    const isPlain =
      node.argument.type === 'NewExpression' &&
      node.argument.callee.type === 'Identifier' &&
      node.argument.callee.name === 'Error';
    const isCaught = parents.some(({ type }) => type === 'CatchClause' || type === 'ClassBody');
    if (functions.length === 1 && !isPlain && !isCaught) found = true;
  });
  return found;
}
