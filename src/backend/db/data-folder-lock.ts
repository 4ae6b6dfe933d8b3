import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processCommand, processStart } from './process-facts.ts';

/** PGlite has no lock of its own, and two processes on one folder silently lose data. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
  readonly dataDir: string;
  readonly pid: number;

  constructor(dataDir: string, pid: number, command?: string) {
    super(
      `The data folder ${dataDir} is in use by ${nameProcess(pid, command)}. ${howToStop(pid)}, or set DATA_DIR to another folder.`,
    );
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

function nameProcess(pid: number, command?: string): string {
  return `process ${pid}${command ? ` (${command})` : ''}`;
}

/** What to type to end a process, as a sentence without its full stop. */
function howToStop(pid: number): string {
  return `Stop it with "${process.platform === 'win32' ? 'taskkill /F /PID' : 'kill'} ${pid}"`;
}

const attempts = 8;
const lockName = /^lock-(\d+)-(\d+)-[0-9a-f-]{36}$/;
const heldHere = new Set<string>();

/**
 * Takes the folder for this process; the lock of a dead process is taken over. Each lock is a file with its
 * own name: a process first makes its file and then looks for others, so of two at least one sees the other
 * and steps back.
 * @throws {DataFolderLockedError}
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt++) {
    const name = `lock-${process.pid}-${(await processStart(process.pid)) ?? 0}-${randomUUID()}`;
    const path = join(dataDir, name);
    await writeFile(path, '', { flag: 'wx' });
    heldHere.add(name);
    const release = async () => {
      await rm(path, { force: true });
      heldHere.delete(name);
    };
    const rival = await findRival(dataDir, name);
    if (rival === undefined) return release;
    await release();
    if (attempt === attempts) throw new DataFolderLockedError(dataDir, rival, await processCommand(rival));
    await delay(10 + Math.random() * 10 * attempt);
  }
}

/**
 * The living process that has a data folder open, as a person may read it, and how to end it; undefined for
 * none.
 */
export async function describeLockHolder(
  dataDir: string,
): Promise<{ name: string; howToStop: string } | undefined> {
  const pid = await findRival(dataDir, '').catch(() => undefined);
  if (pid === undefined) return undefined;
  return { name: nameProcess(pid, await processCommand(pid)), howToStop: howToStop(pid) };
}

async function findRival(dataDir: string, ownName: string): Promise<number | undefined> {
  let rival: number | undefined;
  for (const name of await readdir(dataDir)) {
    const match = lockName.exec(name);
    if (!match || name === ownName) continue;
    const pid = Number(match[1]);
    if (await isHeld(name, pid, Number(match[2]))) rival = pid;
    else await rm(join(dataDir, name), { force: true });
  }
  return rival;
}

async function isHeld(name: string, pid: number, startedAt: number): Promise<boolean> {
  // Our own process id in a lock that isn't ours: from a thread that was ended, or an earlier run
  // in a container.
  if (pid === process.pid) return heldHere.has(name);
  if (!isRunning(pid)) return false;
  // A process id may have been given to another process since.
  const start = await processStart(pid);
  return start === undefined || startedAt === 0 || start === startedAt;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
