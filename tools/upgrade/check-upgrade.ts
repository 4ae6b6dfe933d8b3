import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run upgrade-check`: installs the newest patch, or with `-- --minor` the newest minor version, of what
 * src/platform touches inside, in a copy of the project, and prints which step fails with them.
 */
const range = process.argv.includes('--minor') ? '^' : '~';

const packages = [
  '@tanstack/react-start',
  '@tanstack/react-router',
  '@tanstack/react-router-ssr-query',
  '@tanstack/react-query',
  '@vitejs/plugin-react',
  'vite',
];

const steps: [name: string, command: string, args: string[]][] = [
  ['types', 'npx', ['tsc', '--noEmit']],
  ['unit tests', 'npx', ['vitest', 'run', '--project=unit']],
  ['build', 'npm', ['run', 'build']],
  ['platform tests', 'npx', ['vitest', 'run', '--project=platform']],
];

const copy = mkdtempSync(join(tmpdir(), 'upgrade-check-'));
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: copy, encoding: 'utf8', shell: process.platform === 'win32' });
const output = ({ stdout, stderr }: ReturnType<typeof run>) =>
  (stdout + stderr).split('\n').slice(-30).join('\n');

function versions(): Map<string, string> {
  const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return new Map(packages.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '?']));
}

try {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(file, join(copy, file), { recursive: true });
  }
  const before = versions();
  const wanted = [...before].map(([name, version]) => `${name}@${range}${version}`);
  const installed = run('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...wanted]);
  if (installed.status !== 0) throw new Error(`npm install failed:\n${output(installed)}`);
  const after = versions();
  for (const [name, version] of before) {
    console.log(
      `${name} ${version}${after.get(name) === version ? ' is the newest' : ` → ${after.get(name)}`}`,
    );
  }
  let broken = 0;
  for (const [name, command, args] of steps) {
    const result = run(command, args);
    console.log(`${result.status === 0 ? '✓' : '✗'} ${name}`);
    if (result.status === 0) continue;
    broken++;
    console.log(output(result));
  }
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
