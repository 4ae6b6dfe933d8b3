import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Command {
  /** A package of this project whose own command is run, or a path to a script. */
  tool: string;
  args?: string[];
  env?: Record<string, string>;
  /** Killed, with everything it started, after so many minutes. */
  minutes: number;
}

let running: ChildProcess | undefined;

/** Runs one tool of node_modules on the Node that runs this script. Resolves to its exit code; a signal or a time-out counts as 1. */
export async function runCommand({ tool, args = [], env, minutes }: Command): Promise<number> {
  const child = spawn(process.execPath, [findEntry(tool), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running = child;
  const timer = setTimeout(() => {
    console.log(`${tool} took more than ${minutes} minutes and was stopped.`);
    killTree(child);
  }, minutes * 60_000);
  try {
    return await new Promise<number>((settle, reject) => {
      child.once('error', reject);
      child.once('close', (code) => settle(code ?? 1));
    });
  } finally {
    clearTimeout(timer);
    running = undefined;
  }
}

/** Stops the tool that runs now, with everything it started. */
export function stopRunningCommand(): void {
  if (running) killTree(running);
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

function findEntry(tool: string): string {
  if (/\.(js|mjs)$/.test(tool)) return tool;
  const manifestPath = resolve('node_modules', tool, 'package.json');
  const { name, bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
    name: string;
    bin: string | Record<string, string>;
  };
  const entry =
    typeof bin === 'string' ? bin : (bin[name.split('/').pop() ?? name] ?? Object.values(bin).at(0));
  if (entry === undefined) throw new Error(`${tool} has no command`);
  return resolve(dirname(manifestPath), entry);
}
