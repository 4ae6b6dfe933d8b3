import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const linkingFolders = /^src\/(storefront\/(routes|features|forms|shared|ui)|domain)\//;

const navigations = new Set([
  'navigate',
  'redirect',
  'buildLocation',
  'preloadRoute',
  'assign',
  'replace',
  'open',
  'push',
  'pushState',
  'replaceState',
]);

const ofTheBrowser: Record<string, RegExp> = {
  assign: /(^|\.)location$/,
  replace: /(^|\.)(location|history)$/,
  open: /^(window|globalThis)$|^$/,
  push: /(^|\.)history$/,
  pushState: /(^|\.)history$/,
  replaceState: /(^|\.)history$/,
};

const addressNames = new Set(['href', 'action', 'formAction']);

const asset = /^\/(images|assets|fonts|js|icons|favicon)|^\/[^?#]*\.(png|svg|webp|ico|webmanifest|xml|txt)$/;

const ownLink = 'src/storefront/shared/page/link.tsx';

/**
 * Links to the shop's own pages are typed: `to` with a route's own path and `params`. A page's address as a
 * string in `href`, `action` or location, one with its query anywhere, and a `to` put together or handed on
 * at run time, would escape the compiler. The router's own `Link` takes pages above for the one in view.
 */
export const typedLinks: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => linkingFolders.test(path))
    .flatMap(untypedLinksIn);

function untypedLinksIn({ path, program, lineAt }: SourceFile): string[] {
  const findings = new Set<string>();
  const constants = readConstants(program);
  const add = (node: ESTree.Node, what: string) =>
    findings.add(`${path}:${lineAt(node.start)} ${what}: use a typed link`);
  const leads = (node: ESTree.Node | undefined) => node !== undefined && isPageAddress(node, constants);

  function checkTarget(node: ESTree.Node, name: string, value: ESTree.Node) {
    if (addressNames.has(name) && leads(value)) add(node, `has a page's address in ${name}`);
    if (name === 'to' && isPutTogether(value, constants)) add(node, 'puts a path together in to');
  }

  walk(program, (node) => {
    if (path !== ownLink && takesRoutersLink(node)) {
      findings.add(`${path}:${lineAt(node.start)} takes the router's Link: use ${ownLink}`);
    }
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : (node.value ?? undefined);
      if (value !== undefined) checkTarget(node, node.name.name, value);
      if (node.name.name === 'to' && value && isString(value)) add(node, 'takes any text in to');
    }
    // The home page's own `/` in data is what the breadcrumb begins with.
    if (node.type === 'Property' && leads(node.value) && !isHome(node.value)) {
      const name = nameOf(node.key);
      if (name === 'href' || name === 'redirect_to') add(node, `has a page's address in ${name}`);
    }
    if (isTextNode(node) && /^\/[a-z][\w/-]*\?/.test(startOfText(node) ?? '')) {
      add(node, "holds a page's address with its query");
    }
    if (node.type === 'CallExpression') {
      const name = calledName(node.callee);
      if (!navigations.has(name) || ofTheBrowser[name]?.test(ownerOf(node.callee)) === false) return;
      for (const argument of node.arguments) {
        if (argument.type === 'ObjectExpression') {
          for (const property of argument.properties) {
            if (property.type === 'Property') checkTarget(property, nameOf(property.key), property.value);
          }
        } else if (leads(argument)) add(node, `calls ${name} with an address`);
      }
    }
    if (
      node.type === 'AssignmentExpression' &&
      /(^|\.)location(\.(href|pathname))?$/.test(sourceOf(node.left)) &&
      leads(node.right)
    ) {
      add(node, 'sets the location to an address');
    }
  });
  return [...findings];
}

function takesRoutersLink(node: ESTree.Node): boolean {
  return (
    node.type === 'ImportDeclaration' &&
    node.source.value === '@tanstack/react-router' &&
    node.specifiers.some(
      (specifier) => specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === 'Link',
    )
  );
}

type Constants = ReadonlyMap<string, ESTree.Node>;

function readConstants(program: ESTree.Program): Constants {
  const constants = new Map<string, ESTree.Node>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  });
  return constants;
}

function isPageAddress(node: ESTree.Node, constants: Constants): boolean {
  const plain = valueOf(node, constants);
  if (plain.type === 'ConditionalExpression') {
    return isPageAddress(plain.consequent, constants) || isPageAddress(plain.alternate, constants);
  }
  if (plain.type === 'LogicalExpression') {
    return isPageAddress(plain.left, constants) || isPageAddress(plain.right, constants);
  }
  const start = startOfText(plain);
  return start !== undefined && /^\/(?!\/)/.test(start) && !asset.test(start);
}

function isPutTogether(node: ESTree.Node, constants: Constants): boolean {
  const plain = valueOf(node, constants);
  if (plain.type === 'ConditionalExpression') {
    return isPutTogether(plain.consequent, constants) || isPutTogether(plain.alternate, constants);
  }
  if (plain.type === 'TemplateLiteral') return plain.expressions.length > 0;
  return plain.type === 'BinaryExpression' && plain.operator === '+';
}

/** True for the `href` of something else, which a link's `to` would take as any text. */
function isString(node: ESTree.Node): boolean {
  return /(^|\.)(href|url|path|link)$/i.test(sourceOf(node));
}

function valueOf(node: ESTree.Node, constants: Constants): ESTree.Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return valueOf(node.expression, constants);
  }
  const made = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  return made === undefined || made.type === 'Identifier' ? node : valueOf(made, constants);
}

function isHome(node: ESTree.Node): boolean {
  return node.type === 'Literal' && node.value === '/';
}

function isTextNode(node: ESTree.Node): boolean {
  return node.type === 'Literal' || node.type === 'TemplateLiteral';
}

function startOfText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw;
  if (node.type === 'BinaryExpression') return startOfText(node.left);
  return undefined;
}

function nameOf(key: ESTree.Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}

function ownerOf(callee: ESTree.Node): string {
  return callee.type === 'MemberExpression' ? sourceOf(callee.object) : '';
}

function sourceOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    const owner = sourceOf(node.object);
    return owner === '' ? node.property.name : `${owner}.${node.property.name}`;
  }
  return '';
}
