import type { ESTree } from 'vite';
import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';
import { walk } from '../support/walk.ts';

const drawnFolders = /^src\/storefront\/(routes|features|forms|shared|ui)\//;

const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(/i;
const pixels = /\b\d+(?:\.\d+)?px\b/;

export const noRawValues: Rule = (project) => [
  ...sourceFiles(project)
    .filter(({ path }) => drawnFolders.test(path))
    .flatMap(rawValuesIn),
  ...[...project]
    .filter(([path]) => path.startsWith('src/') && path.endsWith('.css'))
    .flatMap(([path, text]) => rawColoursInStyles(path, text)),
];

function rawValuesIn({ path, program, lineAt }: SourceFile): string[] {
  const findings: string[] = [];
  walk(program, (node, parents) => {
    const text = textOf(node);
    if (text === undefined || isImportPath(parents.at(-1))) return;
    const found = colour.exec(text)?.[0] ?? pixels.exec(text)?.[0];
    if (found !== undefined) findings.push(`${path}:${lineAt(node.start)} has ${found}, not a token`);
  });
  return findings;
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.raw;
  return undefined;
}

function isImportPath(parent: ESTree.Node | undefined): boolean {
  return parent !== undefined && /^(Import|ExportNamed|ExportAll)/.test(parent.type);
}

function rawColoursInStyles(path: string, text: string): string[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, index) => {
    const value = line.includes(':') ? line.slice(line.indexOf(':') + 1) : '';
    const found = colour.exec(value)?.[0];
    return found === undefined ? [] : [`${path}:${index + 1} has ${found}, not a token`];
  });
}
