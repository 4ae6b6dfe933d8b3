import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

/** Columns a line with a comment may reach. */
const maxColumns = 110;
/**
 * Of a file's lines, how many in a hundred may be comments that no tool shows; a short file may have a few.
 */
const maxShare = 4;
const freeLines = 8;
/** Ids of rules and words to a tool explain nothing, so they count as nothing. */
const citesOnly = /^\s*(?:[A-Z]+-\d+(?:, )?)+\s*$|^\s*(?:oxlint|@ts-|oxfmt)/;

/**
 * Comments are read beside the code: narrow, and few. Docstrings are apart, since an editor shows them where
 * a name is used.
 */
export const shortComments: Rule = (project) =>
  sourceFiles(project).flatMap(({ path, text, comments, lineAt }) => {
    const lines = text.split('\n');
    const linesOf = ({ start, end }: { start: number; end: number }) => [lineAt(start), lineAt(end)] as const;
    const wide = comments.flatMap((comment) => {
      const [first, last] = linesOf(comment);
      const found = lines.slice(first - 1, last).findIndex((line) => line.length > maxColumns);
      return found === -1 ? [] : [`${path}:${first + found} is a comment wider than ${maxColumns} columns`];
    });
    const plain = comments.filter(({ value }) => !value.startsWith('*') && !citesOnly.test(value));
    const count = plain.reduce((sum, comment) => {
      const [first, last] = linesOf(comment);
      return sum + last - first + 1;
    }, 0);
    const allowed = Math.max(freeLines, Math.floor((lines.length * maxShare) / 100));
    return count > allowed
      ? [...wide, `${path} has ${count} lines of comments, ${allowed} are enough`]
      : wide;
  });
