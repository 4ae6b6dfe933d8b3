import { type ESTree, parseSync, Visitor } from 'vite';

export interface Mutant {
  path: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
  change: string;
}

interface Span {
  start: number;
  end: number;
}

const comparisons: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
};

const conditions: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
};

/** In SQL text. The empty text takes a condition out of its conjunction. */
const sqlChanges: [RegExp, string][] = [
  [/(?<=\s)AND(?=\s)/g, 'OR'],
  [/(?<=\s)<=(?=\s)/g, '<'],
  [/(?<=\s)>=(?=\s)/g, '>'],
  [/(?<=\s)<(?=\s)/g, '<='],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/\bNOT EXISTS\b/g, 'EXISTS'],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
];

/**
 * Mutations: conditions removed from drizzle's queries, comparisons moved by one, branches inverted, `await`
 * removed.
 */
export function findMutants(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const mutants: Mutant[] = [];
  const replace = ({ start, end }: Span, replacement: string, change?: string) => {
    const line = text.slice(0, start).split('\n').length;
    const before = shorten(text.slice(start, end));
    const said = change ?? `${before} → ${shorten(replacement)}`;
    mutants.push({ path, line, start, end, replacement, change: said });
  };
  const operatorBetween = (left: Span, right: Span, operator: string): Span => {
    const start = left.end + text.slice(left.end, right.start).indexOf(operator);
    return { start, end: start + operator.length };
  };

  new Visitor({
    CallExpression: (call) => {
      for (const argument of conjuncts(call)) replace(argument, 'undefined');
      const name = call.callee.type === 'Identifier' ? call.callee.name : undefined;
      const other = name === undefined ? undefined : conditions[name];
      if (other !== undefined && isImported(program, name!)) replace(call.callee, other);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (text.slice(tag.start, tag.end).replace(/<.*/s, '') !== 'sql') return;
      for (const { start, end } of quasi.quasis) {
        for (const [pattern, replacement] of sqlChanges) {
          for (const { index, 0: found } of text.slice(start, end).matchAll(pattern)) {
            replace({ start: start + index, end: start + index + found.length }, replacement);
          }
        }
      }
    },
    BinaryExpression: ({ left, right, operator }) => {
      const other = comparisons[operator];
      if (other !== undefined) replace(operatorBetween(left, right, operator), other);
    },
    LogicalExpression: ({ left, right, operator }) => {
      const other = operator === '&&' ? '||' : operator === '||' ? '&&' : undefined;
      if (other !== undefined) replace(operatorBetween(left, right, operator), other);
    },
    IfStatement: ({ test }) => {
      replace(test, `!(${text.slice(test.start, test.end)})`);
    },
    ConditionalExpression: ({ test }) => {
      replace(test, `!(${text.slice(test.start, test.end)})`);
    },
    ExpressionStatement: ({ start, end, expression }) => {
      if (expression.type !== 'AwaitExpression') return;
      replace({ start, end }, ';', `left out: ${shorten(text.slice(start, end))}`);
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'boolean') replace({ start, end }, String(!value));
    },
  }).visit(program);
  // `isNotNull` may not be imported where `isNull` is.
  return mutants
    .filter(({ replacement }) => !(replacement in conditions) || isImported(program, replacement))
    .sort((a, b) => a.start - b.start);
}

/** Conditions of a drizzle query, each of which can be left out: `and(a, b)`, `or(a, b)`, `.where(a)`. */
function conjuncts(call: ESTree.CallExpression): Span[] {
  const { callee } = call;
  if (callee.type === 'Identifier' && (callee.name === 'and' || callee.name === 'or')) return call.arguments;
  const isWhere =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'where';
  if (!isWhere) return [];
  return call.arguments.filter(
    (argument) =>
      !(
        argument.type === 'CallExpression' &&
        argument.callee.type === 'Identifier' &&
        argument.callee.name === 'and'
      ),
  );
}

function isImported(program: ESTree.Program, name: string): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.source.value === 'drizzle-orm' &&
      statement.specifiers.some(({ local }) => local.name === name),
  );
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
