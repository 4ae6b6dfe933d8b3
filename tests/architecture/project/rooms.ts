import type { Rule } from '../support/describe-rule.ts';

/** More than a glance takes in. */
const maxFiles = 16;

/** The map of addresses, the history of the schema, and drawings: long by what they are, and read by name. */
const longByNature = /^(src\/storefront\/routes|src\/backend\/db\/migrations|src\/storefront\/assets)(\/|$)/;

/** No folder of code holds more files of its own than one takes in at a glance. */
export const smallRooms: Rule = (project) => {
  const files = new Map<string, number>();
  for (const path of project.keys()) {
    if (!/^(src|tests|tools)\//.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    files.set(folder, (files.get(folder) ?? 0) + 1);
  }
  return [...files]
    .filter(([folder, count]) => count > maxFiles && !longByNature.test(folder))
    .map(([folder, count]) => `${folder}/ holds ${count} files: give them rooms of at most ${maxFiles}`);
};
