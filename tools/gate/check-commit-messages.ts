import { spawnSync } from 'node:child_process';
import { findMessageProblem } from './commit-message.ts';

// Checks every commit that can be reached; a shallow clone has only some of them, and they are checked.

const log = spawnSync('git', ['log', '--no-merges', '--format=%h%x00%cs%x00%B%x01'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (log.status !== 0) {
  console.log('No git history here: nothing to check.');
} else {
  const commits = log.stdout
    .split('\u0001')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  let bad = 0;
  for (const commit of commits) {
    const [hash, day, message = ''] = commit.split('\0');
    const problem = findMessageProblem(message.trim(), day);
    if (problem === undefined) continue;
    bad += 1;
    console.log(`${hash} ${message.split('\n')[0]}\n  ${problem}`);
  }
  console.log(`${commits.length} commit messages, ${bad} of them wrong.`);
  process.exitCode = bad > 0 ? 1 : 0;
}
