import type { Rule } from '../support/describe-rule.ts';

const maxFiles = 16;

const longByNature = /^(src\/storefront\/routes|src\/backend\/db\/migrations|src\/storefront\/assets)(\/|$)/;

export const smallFolders: Rule = (project) => {
  const files = new Map<string, number>();
  for (const path of project.keys()) {
    if (!/^(src|tests|tools)\//.test(path) || path.endsWith('/README.md')) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    files.set(folder, (files.get(folder) ?? 0) + 1);
  }
  return [...files]
    .filter(([folder, count]) => count > maxFiles && !longByNature.test(folder))
    .map(([folder, count]) => `${folder}/ holds ${count} files: at most ${maxFiles}, split it`);
};
