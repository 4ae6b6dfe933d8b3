import { spawnSync } from 'node:child_process';

/** Changed and untracked files, one `git status` line each; undefined where there is no git repository. */
export function listChanges(): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}
