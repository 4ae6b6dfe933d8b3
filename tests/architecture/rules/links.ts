import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const drawnFolders = /^src\/(routes|features|blocks|ui)\//;

/** Calls that lead a visitor somewhere. */
const navigations = new Set(['navigate', 'redirect', 'buildLocation', 'preloadRoute', 'assign', 'replace']);

/** Files that are no pages. */
const asset = /^\/(images|assets|fonts|js|icons|favicon)/;

/**
 * Links to the shop's own pages are typed: `to` with a route's own path and `params`. A page's address as a string
 * in `href`, `action` or location, and a `to` put together at run time, would escape the compiler.
 */
export const typedLinks: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => drawnFolders.test(path))
    .flatMap(untypedLinksIn);

function untypedLinksIn({ path, program, lineAt }: SourceFile): string[] {
  const problems: string[] = [];
  const add = (node: ESTree.Node, what: string) =>
    problems.push(`${path}:${lineAt(node.start)} ${what}: use a typed link`);
  walk(program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
      const name = node.name.name;
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : (node.value ?? undefined);
      if (value === undefined) return;
      if (['href', 'action', 'formAction'].includes(name) && isPageAddress(value)) {
        add(node, `has a page's address in ${name}`);
      }
      if (name === 'to' && isPutTogether(value)) add(node, 'puts a path together in to');
    }
    if (node.type === 'CallExpression') {
      const name = calledName(node.callee);
      if (!navigations.has(name)) return;
      for (const argument of node.arguments) {
        if (/^(assign|replace)$/.test(name)) {
          if (isLocation(node.callee) && isPageAddress(argument)) add(node, `calls ${name} with an address`);
        } else if (argument.type === 'ObjectExpression') {
          for (const property of argument.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            if (property.key.name === 'href' && isPageAddress(property.value)) {
              add(property, `has a page's address in href`);
            }
            if (property.key.name === 'to' && isPutTogether(property.value)) {
              add(property, 'puts a path together in to');
            }
          }
        }
      }
    }
    if (
      node.type === 'AssignmentExpression' &&
      /(^|\.)location(\.href)?$/.test(sourceOf(node.left)) &&
      isPageAddress(node.right)
    ) {
      add(node, 'sets the location to an address');
    }
  });
  return problems;
}

function isPageAddress(node: ESTree.Node): boolean {
  if (node.type === 'ConditionalExpression') {
    return isPageAddress(node.consequent) || isPageAddress(node.alternate);
  }
  const start = startOfText(node);
  return start !== undefined && /^\/(?!\/)/.test(start) && !asset.test(start);
}

function isPutTogether(node: ESTree.Node): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0;
  return node.type === 'BinaryExpression' && node.operator === '+';
}

function startOfText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw;
  if (node.type === 'BinaryExpression') return startOfText(node.left);
  return undefined;
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}

function isLocation(callee: ESTree.Node): boolean {
  return callee.type === 'MemberExpression' && /(^|\.)location$/.test(sourceOf(callee.object));
}

function sourceOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return `${sourceOf(node.object)}.${node.property.name}`;
  }
  return '';
}
