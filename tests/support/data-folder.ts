import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';

const spaceNeeded = 2 * 1024 ** 3;

export async function makeDataFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasSpace(memoryFolder)) ? memoryFolder : tmpdir(), prefix));
}

async function hasSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > spaceNeeded;
  } catch {
    // No such folder on this system.
    return false;
  }
}
