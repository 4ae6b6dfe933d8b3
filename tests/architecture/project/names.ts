import type { Rule } from '../support/describe-rule.ts';

const folders = new Set(['src', 'tests', 'tools', 'docs', 'public']);

const emptyWords = /^(utils?|helpers?|misc|common)$/;
/** Names that the outside fixes: tools, and the address of the areas' pictures (CATALOGUE-14). */
const givenNames = new Set(['routeTree.gen.ts', 'README.md', 'areas_group']);
const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*$/;

export const speakingNames: Rule = (project) =>
  ownPaths(project).filter((path) =>
    path.split('/').some((segment) => segment.split('.').some((word) => emptyWords.test(word))),
  );

/**
 * Folders and files in kebab-case, with dots between kind and extension; Start's routes follow Start's
 * naming.
 */
export const kebabCase: Rule = (project) =>
  ownPaths(project).filter((path) => {
    if (path.startsWith('src/storefront/routes/') || /(^|\/)routes\/[^/]+\.tsx$/.test(path)) return false;
    return !path.split('/').every((segment) => givenNames.has(segment) || segment.split('.').every(isKebab));
  });

function isKebab(word: string): boolean {
  // A dot at the front, as in .gitkeep, leaves an empty word; migrations are numbered 0000_name.
  return word === '' || kebab.test(word) || /^\d{4}_[a-z]+(_[a-z]+)*$/.test(word);
}

function ownPaths(project: ReadonlyMap<string, string>): string[] {
  return [...project.keys()].filter((path) => folders.has(path.split('/')[0] ?? ''));
}
