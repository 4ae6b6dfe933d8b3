import type { Rule } from '../support/describe-rule.ts';

const folder = 'src/backend/db/migrations';
const journalPath = `${folder}/meta/_journal.json`;

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

/**
 * The journal is the order of the migrations: times ascend, numbers and names are given once, and each entry
 * has its file and each file its entry.
 */
export const migrationOrder: Rule = (project) => {
  const { entries } = JSON.parse(project.get(journalPath) ?? '{"entries":[]}') as { entries: Entry[] };
  const files = [...project.keys()].filter((path) => path.startsWith(folder) && path.endsWith('.sql'));
  const tags = new Set(entries.map(({ tag }) => tag));
  const wrong = entries.flatMap(({ idx, when, tag }, at) => {
    const before = entries.slice(0, at);
    return [
      ...(before.some((other) => other.when >= when)
        ? [`${tag}: its \`when\` isn't later than those before it`]
        : []),
      ...(before.some((other) => other.idx === idx) ? [`${tag}: another entry has its \`idx\` ${idx}`] : []),
      ...(before.some((other) => other.tag === tag) ? [`${tag} is named twice`] : []),
      ...(project.has(`${folder}/${tag}.sql`) ? [] : [`${tag} has no file`]),
    ];
  });
  return [
    ...wrong.map((problem) => `${journalPath}: ${problem}`),
    ...files
      .filter((path) => !tags.has(path.slice(folder.length + 1, -'.sql'.length)))
      .map((path) => `${path} is in no entry of the journal`),
  ];
};
