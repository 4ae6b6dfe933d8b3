import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Command {
  tool: string;
  args?: string[];
  env?: Record<string, string>;
  /** Killed, with everything it started, after so many minutes. */
  minutes: number;
}

export interface Ending {
  /** Exit code; a signal or a time-out counts as 1. */
  code: number;
  lastWords: string;
}

const longestMemory = 4000;
/** Milliseconds between the end of a tool and the end of its output. */
const longestFarewell = 2000;

let running: ChildProcess | undefined;

/** Runs one tool of node_modules on the Node that runs this script, and shows what it prints. */
export async function runCommand({ tool, args = [], env, minutes }: Command): Promise<Ending> {
  const child = spawn(process.execPath, [findEntry(tool), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    detached: process.platform !== 'win32',
  });
  running = child;
  let lastWords = '';
  const show = (text: string) => {
    process.stdout.write(text);
    lastWords = (lastWords + text).slice(-longestMemory);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
  const timer = setTimeout(() => {
    show(`\n${tool} took more than ${minutes} minutes and was stopped.\n`);
    killTree(child);
  }, minutes * 60_000);
  try {
    const code = await new Promise<number>((settle, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode) => {
        const end = () => settle(exitCode ?? 1);
        child.once('close', end);
        setTimeout(end, longestFarewell).unref();
      });
    });
    return { code, lastWords };
  } finally {
    clearTimeout(timer);
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    running = undefined;
  }
}

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
