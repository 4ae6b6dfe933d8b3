import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';

const documented = /^src\/(domain|contract|gateway|backend)\//;

/** A repository belongs to its module; its names and types say the rest. */
const ownToModule = /repository\.ts$/;

/** Every exported function and class of domain, contract, gateway and backend says what its caller must know; one-line expressions excepted. */
export const docstrings: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => documented.test(path) && !ownToModule.test(path))
    .flatMap((file) =>
      file.program.body.flatMap((statement) => {
        const name = exportedFunction(statement);
        if (name === undefined || hasDocstring(file, statement)) return [];
        return [`${file.path}:${file.lineAt(statement.start)} exports ${name} without a docstring`];
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

function hasDocstring({ comments, text }: SourceFile, statement: ESTree.Node): boolean {
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= statement.start &&
      text.slice(end, statement.start).trim() === '',
  );
}
