import { readFile } from 'node:fs/promises';

/**
 * When a process started, in ticks since the machine did; undefined where the system has no /proc, or
 * no such process.
 */
export async function processStart(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces and brackets itself; the start is the 20th value after it.
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(values[19]) || undefined;
}

/** The command line of a process, cut short; undefined where the system has no /proc, or no such process. */
export async function processCommand(pid: number): Promise<string | undefined> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const line = words.split('\0').join(' ').trim();
  return line.length > 100 ? `…${line.slice(-99)}` : line || undefined;
}
