import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '../../../support/ports.ts';

export interface VersionServer {
  url: string;
  stop(): Promise<void>;
}

/** Whether the project's history is here with that commit: a download or a shallow clone has none. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A checkout of its own, with the packages that are installed now. */
export function checkOutVersion(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-version-'));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    remove: () => {
      execFileSync('git', ['worktree', 'remove', '--force', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The backend of a folder as a process of its own, from its sources, once it is ready. */
export async function serveVersion(folder: string, databaseUrl: string): Promise<VersionServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const program = join(process.cwd(), 'tests/backend/db/support/serve-version.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    cwd: folder,
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      DEMO_SEED: 'small',
      SIMULATED_BANK: 'on',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  // To load and fill a version takes its time on a busy machine.
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The backend of ${folder} has ended:\n${output}`);
      const { status } = await fetch(`${url}/api/marca`);
      if (status >= 500) throw new Error(`The backend of ${folder} answered ${status}:\n${output}`);
    },
    { timeout: 120_000, interval: 100 },
  );
  return { url, stop: () => stopChild(child) };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
