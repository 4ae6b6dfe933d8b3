import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

/**
 * Names in code are English: `offerId`, not `idOferta` (`id_oferta` on the wire). Fields of the contract that
 * are spelt so (`idPessoa`) and parameters of routes may keep their name.
 */
export const englishIds: Rule = (project) => {
  const files = sourceFiles(project);
  const wire = files.filter(({ path }) => /^src\/(contract|backend\/db\/schema)\//.test(path));
  const hybrids = new Map(
    wire.flatMap(({ text }) =>
      [...text.matchAll(/\bid_([a-z_]+)\b/g)].map(([column, noun]) => [camelCase(column), noun!] as const),
    ),
  );
  const fields = new Set(
    wire
      .filter(({ path }) => path.startsWith('src/contract/'))
      .flatMap(({ text }) => [...text.matchAll(/\b(id[A-Z]\w*): v\./g)].map(([, name]) => name!)),
  );
  return files
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/storefront/routes/'))
    .flatMap(({ path, program, lineAt }) => {
      const findings: string[] = [];
      walk(program, (node, parents) => {
        const { name } = node.type === 'Identifier' ? node : { name: '' };
        const one = hybrids.has(name) ? name : name.replace(/s$/, '');
        const isPlural = one !== name;
        if (!hybrids.has(one) || fields.has(name) || !isNamedHere(node, parents)) return;
        findings.push(
          `${path}:${lineAt(node.start)} names ${name}: say it in English, …Id${isPlural ? 's' : ''} (id_${hybrids.get(one)} stays on the wire)`,
        );
      });
      return findings;
    });
};

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function isNamedHere(node: ESTree.Node, parents: readonly ESTree.Node[]): boolean {
  const parent = parents.at(-1);
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id === node;
    case 'TSPropertySignature':
      return parent.key === node;
    case 'Property':
      return parent.value === node && parents.at(-2)?.type === 'ObjectPattern';
    case 'AssignmentPattern':
      return parent.left === node;
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.params.some((param) => param === node);
    default:
      return false;
  }
}
