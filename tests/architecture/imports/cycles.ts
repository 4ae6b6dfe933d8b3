import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

/**
 * No file reaches itself through its imports; an import of types counts too, for it ties the files just as
 * much.
 */
export const noCycles: Rule = (project) => {
  const edges = new Map(
    sourceFiles(project).map(({ path, imports }) => [
      path,
      [...new Set(imports.flatMap(({ target }) => (target === undefined ? [] : [target])))],
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (path: string): void => {
    if (done.has(path) || !edges.has(path)) return;
    const start = open.indexOf(path);
    if (start >= 0) {
      cycles.push([...open.slice(start), path].join(' → '));
      return;
    }
    open.push(path);
    for (const target of edges.get(path) ?? []) visit(target);
    open.pop();
    done.add(path);
  };
  for (const path of edges.keys()) visit(path);
  return cycles;
};
