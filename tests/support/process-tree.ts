import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Sends a signal to a process and all that came of it: stopped like this they are there, and answer nothing.
 */
export function signalTree(pid: number, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const each of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** In megabytes, by the kernel's account. */
export interface ProcessMemory {
  resident: number;
  peak: number;
}

export async function readMemory(pid: number): Promise<ProcessMemory> {
  const statuses = await Promise.all(
    [pid, ...descendantsOf(pid)].map((each) => readFile(`/proc/${each}/status`, 'utf8').catch(() => '')),
  );
  const there = statuses.filter((status) => status !== '');
  const sum = (field: string) => {
    const kilobytes = there.map((status) =>
      Number(RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0),
    );
    return there.length === 0
      ? Number.NaN
      : Math.round(kilobytes.reduce((all, each) => all + each, 0) / 1024);
  };
  return { resident: sum('VmRSS'), peak: sum('VmHWM') };
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const children = rows.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
