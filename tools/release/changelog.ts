export interface Commit {
  hash: string;
  subject: string;
  body: string;
}

/** Titles of the kinds of commits that someone who runs a shop wants to know of, in their order. */
const sections: readonly [type: string, title: string][] = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
];

const subjectPattern = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/;

/**
 * One release's part of CHANGELOG.md, from conventional commits since the one before; of the first release
 * nothing was used before.
 */
export function describeRelease(
  version: string,
  day: string,
  commits: readonly Commit[] | undefined,
): string {
  if (!commits) return `## ${version} · ${day}\n\nThe first release. README.md says what the shop does.`;
  const parsed = commits.flatMap(({ hash, subject, body }) => {
    const [, type = '', scope = '', mark, text = ''] = subjectPattern.exec(subject) ?? [];
    if (type === '') return [];
    const breaking = /^BREAKING CHANGE: ([^]+?)(?:\n\n|(?![^]))/m.exec(body)?.[1];
    return [{ type, breaking: breaking ?? (mark ? text : undefined), line: lineOf(scope, text, hash), hash }];
  });
  const breaking = parsed.filter((commit) => commit.breaking !== undefined);
  return [
    `## ${version} · ${day}`,
    ...(breaking.length > 0
      ? [
          [
            '### Before you upgrade',
            ...breaking.map(({ breaking: what, hash }) => lineOf('', what!, hash)),
          ].join('\n'),
        ]
      : []),
    ...sections.flatMap(([type, title]) => {
      const lines = parsed.filter((commit) => commit.type === type).map(({ line }) => line);
      return lines.length === 0 ? [] : [[`### ${title}`, ...lines.toSorted()].join('\n')];
    }),
  ].join('\n\n');
}

function lineOf(scope: string, text: string, hash: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  // What looks like a tag would be one.
  const plain = oneLine.replaceAll(/[<>*_`[\]]/g, String.raw`\$&`);
  return `- ${scope ? `**${scope}**: ` : ''}${plain} (${hash.slice(0, 8)})`;
}

/** Puts a release above those before it. */
export function addRelease(changelog: string, release: string): string {
  const [head = '', ...before] = changelog.split(/^(?=## )/m);
  return [head.trimEnd(), release, ...before.map((part) => part.trimEnd())].join('\n\n') + '\n';
}
