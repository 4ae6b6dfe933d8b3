import { execFileSync } from 'node:child_process';

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

function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const children = rows.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
