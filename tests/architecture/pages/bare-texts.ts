import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const neverHydrated = /^src\/backend\//;

const elementTypes = new Set(['ReactElement', 'Elements']);

interface Output {
  text: 'none' | 'fixed' | 'changing';
  comesAndGoes: boolean;
}

const element: Output = { text: 'none', comesAndGoes: false };
const nothing: Output = { text: 'none', comesAndGoes: true };
const fixedText: Output = { text: 'fixed', comesAndGoes: false };
const changingText: Output = { text: 'changing', comesAndGoes: false };

/**
 * Browser translation replaces text nodes, so a text that changes must be the only child of its element
 * (SHELL-23).
 */
export const noBareTexts: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !neverHydrated.test(path))
    .flatMap(bareTextsIn);

function bareTextsIn({ path, program, lineAt }: SourceFile): string[] {
  const findings: string[] = [];
  const ofFile = readNames(program);
  walk(program, (node, parents) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = node.children.filter((child) => !isLayout(child));
    if (children.length === 1 && node.type === 'JSXElement') return;
    const names = new Map([...ofFile, ...parents.flatMap((parent) => takenProps(parent, ofFile))]);
    const outputs = children.map((child) => outputOf(child, names));
    const moves = node.type === 'JSXFragment' || outputs.some(({ comesAndGoes }) => comesAndGoes);
    children.forEach((child, index) => {
      const text = outputs[index]?.text ?? 'none';
      if (text === 'none' || (text === 'fixed' && !moves)) return;
      const why = text === 'changing' ? 'a text that may change' : 'a text beside what comes and goes';
      findings.push(`${path}:${lineAt(startOf(child))} ${why} needs an element of its own: use ChangingText`);
    });
  });
  return findings;
}

function isLayout(child: ESTree.Node): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n');
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function startOf(child: ESTree.Node): number {
  if (child.type !== 'JSXText') return child.start;
  return child.start + child.value.length - child.value.trimStart().length;
}

/** A value or a function as it was made, or the type that a parameter or a property was given. */
type Names = ReadonlyMap<string, ESTree.Node>;

function readNames(program: ESTree.Program): Names {
  const names = new Map<string, ESTree.Node>();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      names.set(node.id.name, node.id.typeAnnotation ? node.id : node.init);
    }
    const isNamed = node.type === 'FunctionDeclaration' || node.type === 'TSInterfaceDeclaration';
    if (isNamed && node.id) names.set(node.id.name, node);
  });
  // Two properties of one name: the one that may be a text counts.
  const add = (name: string, typed: ESTree.Node) => {
    const known = names.get(name);
    if (known === undefined || outputOfType(known).text === 'none') names.set(name, typed);
  };
  walk(program, (node) => {
    if (node.type === 'Identifier' && node.typeAnnotation) add(node.name, node);
    for (const [name, member] of membersOf([node])) add(name, member);
  });
  return names;
}

function takenProps(node: ESTree.Node, names: Names): [string, ESTree.Node][] {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return [];
  const [taken] = node.params;
  const type = taken?.type === 'ObjectPattern' ? taken.typeAnnotation?.typeAnnotation : undefined;
  if (type?.type === 'TSTypeLiteral') return membersOf(type.members);
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const named = names.get(type.typeName.name);
  return named?.type === 'TSInterfaceDeclaration' ? membersOf(named.body.body) : [];
}

function membersOf(signatures: readonly ESTree.Node[]): [string, ESTree.Node][] {
  return signatures.flatMap((member) => {
    const isMember = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
    return isMember && member.key.type === 'Identifier' ? [[member.key.name, member]] : [];
  });
}

function outputOf(node: ESTree.Node, names: Names): Output {
  switch (node.type) {
    case 'JSXText':
      return fixedText;
    case 'JSXElement':
    case 'JSXFragment':
      return element;
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return outputOf(node.expression, names);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? fixedText : nothing;
    case 'ConditionalExpression':
      return either(outputOf(node.consequent, names), outputOf(node.alternate, names));
    case 'LogicalExpression':
      return either(
        node.operator === '&&' ? nothing : outputOf(node.left, names),
        outputOf(node.right, names),
      );
    case 'CallExpression':
      return outputOfCall(node, names);
    case 'Identifier': {
      if (node.name === 'undefined') return nothing;
      const made = names.get(node.name);
      if (made === undefined) return changingText;
      const isTyped = made.type === 'Identifier' || made.type === 'TSPropertySignature';
      return isTyped ? outputOfType(made) : outputOf(made, names);
    }
    default:
      return changingText;
  }
}

function either(one: Output, other: Output): Output {
  const isText = one.text !== 'none' || other.text !== 'none';
  return { text: isText ? 'changing' : 'none', comesAndGoes: true };
}

function outputOfCall({ callee, arguments: given }: ESTree.CallExpression, names: Names): Output {
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    if (!['map', 'flatMap', 'from'].includes(callee.property.name)) return changingText;
    const last = given.at(-1);
    const make = last?.type === 'Identifier' ? names.get(last.name) : last;
    return make === undefined ? changingText : either(nothing, outputOfFunction(make, names));
  }
  const called = callee.type === 'Identifier' ? names.get(callee.name) : undefined;
  if (called !== undefined) return outputOfFunction(called, names);
  return callee.type === 'Identifier' && callee.name === 'createPortal' ? nothing : changingText;
}

function outputOfFunction(node: ESTree.Node, names: Names): Output {
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
    return outputOf(node.body, names);
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') {
    const returned: Output[] = [];
    walk(node, (inner, parents) => {
      const own = parents.slice(1).every(({ type }) => !type.includes('Function'));
      if (inner.type !== 'ReturnStatement' || !own) return;
      returned.push(inner.argument ? outputOf(inner.argument, names) : nothing);
    });
    return returned.length === 1 ? returned[0]! : returned.reduce(either, nothing);
  }
  return outputOfType(node);
}

function outputOfType(node: ESTree.Node): Output {
  switch (node.type) {
    case 'Identifier':
    case 'TSPropertySignature': {
      if (!node.typeAnnotation) return changingText;
      const typed = outputOfType(node.typeAnnotation.typeAnnotation);
      return node.optional ? { ...typed, comesAndGoes: true } : typed;
    }
    case 'TSMethodSignature':
    case 'TSFunctionType':
      return node.returnType ? outputOfType(node.returnType.typeAnnotation) : changingText;
    case 'TSUnionType':
      return node.types.map(outputOfType).reduce(either);
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
    case 'TSBooleanKeyword':
      return nothing;
    case 'TSTypeReference':
      if (node.typeName.type !== 'Identifier' || !elementTypes.has(node.typeName.name)) return changingText;
      return node.typeName.name === 'Elements' ? nothing : element;
    default:
      return changingText;
  }
}
