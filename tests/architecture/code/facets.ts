import type { ESTree } from 'vite';
import { facets, priceRangeFacet } from '#/domain/catalogue/facets.ts';
import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

/**
 * The table, and how the database finds and counts what it names; the compiler holds the second to the first.
 */
const tables = new Set([
  'src/domain/catalogue/facets.ts',
  'src/backend/modules/catalogue/search/facet-columns-repository.ts',
]);

const maxNames = 3;

/**
 * The names of each facet, and which facet that is. The search key `tipo` is a word of many other things,
 * too.
 */
const facetOfName = new Map<string, string>([
  ...facets.flatMap(({ name, wireKey }) => [name, wireKey].map((text): [string, string] => [text, name])),
  ...[priceRangeFacet.name, priceRangeFacet.minKey, priceRangeFacet.maxKey].map((text): [string, string] => [
    text,
    priceRangeFacet.name,
  ]),
]);

/** Facets are listed once: a second list would be forgotten when one is added (SEARCH-5). */
export const oneTableOfFacets: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/backend/db/') && !tables.has(path))
    .flatMap(({ path, program, lineAt }) => {
      const findings: string[] = [];
      walk(program, (node) => {
        const listed = new Set(namesIn(node).flatMap((text) => facetOfName.get(text) ?? []));
        if (listed.size > maxNames)
          findings.push(`${path}:${lineAt(node.start)} lists ${[...listed].join(', ')}`);
      });
      return findings;
    });

function namesIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'ObjectExpression':
    case 'ObjectPattern':
      return node.properties.flatMap((part) => (part.type === 'Property' ? nameOf(part.key) : []));
    case 'TSTypeLiteral':
      return node.members.flatMap((part) => (part.type === 'TSPropertySignature' ? nameOf(part.key) : []));
    case 'TSInterfaceBody':
      return node.body.flatMap((part) => (part.type === 'TSPropertySignature' ? nameOf(part.key) : []));
    case 'TSUnionType':
      return node.types.flatMap((part) => (part.type === 'TSLiteralType' ? nameOf(part.literal) : []));
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) => (test ? nameOf(test) : []));
    case 'ArrayExpression':
      return node.elements.flatMap((part) => (part ? [...nameOf(part), ...namesInRow(part)] : []));
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }) => [...value.raw.matchAll(/'(\w+)'/g)].map(([, text]) => text!));
    default:
      return [];
  }
}

function namesInRow(node: ESTree.Node): string[] {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((part) => (part ? nameOf(part) : []));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((part) => (part.type === 'Property' ? nameOf(part.value) : []));
}

function nameOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}
