import type { Rule } from '../support/describe-rule.ts';
import { type SourceFile, sourceFiles } from '../support/source-file.ts';

/** Columns a line with a comment may reach. */
const maxColumns = 110;
/** Percent of a file's lines that may be comments other than docstrings. */
const maxFileShare = 4;
/** Percent of the lines of `src` that may be comments, docstrings included. */
const maxShare = 5;
const freeLines = 8;
/** Ids of rules and directives to a tool don't count. */
const citesOnly = /^\s*(?:[A-Z]+-\d+(?:, )?)+\s*$|^\s*(?:oxlint|@ts-|oxfmt)/;
/** Wire fields and interfaces to providers need a description: their names are given from outside. */
const described = /^src\/(?:contract|domain\/(?:person|text)|backend\/payments)\//;

/** Comments are narrow and few. */
export const shortComments: Rule = (project) => {
  const files = sourceFiles(project);
  return [...files.flatMap(findWideLines), ...files.flatMap(findWordyFile), ...findWordyTree(files)];
};

function findWideLines({ path, text, comments, lineAt }: SourceFile): string[] {
  const lines = text.split('\n');
  return comments.flatMap(({ start, end }) => {
    const first = lineAt(start);
    const found = lines.slice(first - 1, lineAt(end)).findIndex((line) => line.length > maxColumns);
    return found === -1 ? [] : [`${path}:${first + found} is a comment wider than ${maxColumns} columns`];
  });
}

function findWordyFile(file: SourceFile): string[] {
  const count = countLines(file, ({ value }) => !value.startsWith('*'));
  const allowed = Math.max(freeLines, Math.floor((file.text.split('\n').length * maxFileShare) / 100));
  return count > allowed ? [`${file.path} has ${count} lines of comments, ${allowed} are enough`] : [];
}

function findWordyTree(files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => path.startsWith('src/') && !described.test(path));
  const count = own.reduce((sum, file) => sum + countLines(file, () => true), 0);
  const lines = own.reduce((sum, file) => sum + file.text.split('\n').length, 0);
  const allowed = Math.max(freeLines, Math.floor((lines * maxShare) / 100));
  return count > allowed ? [`src/ has ${count} lines of comments, ${allowed} are enough`] : [];
}

type Comment = SourceFile['comments'][number];

function countLines({ comments, lineAt }: SourceFile, counts: (comment: Comment) => boolean): number {
  return comments
    .filter((comment) => !citesOnly.test(comment.value) && counts(comment))
    .reduce((sum, { start, end }) => sum + lineAt(end) - lineAt(start) + 1, 0);
}
