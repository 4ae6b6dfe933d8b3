import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { calendarDay } from '#/domain/time/dates.ts';
import { addRelease, type Commit, describeRelease } from './changelog.ts';
import { nextVersion } from './next-version.ts';

/**
 * `npm run release -- major|minor|patch|<version>`: writes version, changelog, licences and the dump of the
 * database, commits and tags them, and writes the list of components to `release/`. Pushes nothing.
 */
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && command !== 'git',
  }).trim();
const git = (...args: string[]) => run('git', ...args);

const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const version = nextVersion(current, process.argv[2]);
const tag = `v${version}`;
if (git('status', '--porcelain') !== '') throw new Error('Commit or put aside what you changed first.');
if (git('tag', '--list', tag) !== '') throw new Error(`There is a ${tag} already.`);

if (version !== current) run('npm', 'version', version, '--no-git-tag-version', '--no-audit');
const changelog = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '# Changelog\n';
writeFileSync(
  'CHANGELOG.md',
  addRelease(changelog, describeRelease(version, calendarDay(new Date()), commitsSince(lastTag()))),
);
run('npx', 'tsx', 'tools/release/write-licences.ts');
run('npx', 'tsx', 'tools/upgrade/dump-release.ts');
run('npx', 'oxfmt', 'CHANGELOG.md', 'docs/licences.md');
mkdirSync('release', { recursive: true });
const components = `release/vitrine-${version}.cdx.json`;
writeFileSync(components, run('npm', 'run', '--silent', 'sbom'));

git('add', '--all');
git('commit', '--quiet', '--message', `chore(release): ${version}`);
git('tag', '--annotate', tag, '--message', `Vitrine ${version}`);
console.log(
  `Committed and tagged ${tag}; ${components} lists its components.\n` +
    `Empty tests/backend/db/support/accepted-narrowings.ts if it isn't, run npm test, then:\n` +
    `git push --follow-tags`,
);

function lastTag(): string | undefined {
  return (
    git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined
  );
}

function commitsSince(last: string | undefined): Commit[] | undefined {
  if (last === undefined) return undefined;
  const log = git('log', '--no-merges', '--format=%H%x00%s%x00%b%x01', `${last}..HEAD`);
  return log
    .split('\u0001')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [hash = '', subject = '', body = ''] = entry.trim().split('\0');
      return { hash, subject, body };
    });
}
