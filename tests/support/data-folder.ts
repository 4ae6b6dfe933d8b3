import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';

/** Bytes: the data of a dozen shops, and room for the browsers that keep their own there. */
const roomNeeded = 2 * 1024 ** 3;

/**
 * An empty folder for the data of a shop. In memory where there is room: a copy of seeded data takes a tenth
 * of the time there, and nobody pulls the plug in a test.
 */
export async function makeDataFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom(memoryFolder)) ? memoryFolder : tmpdir(), prefix));
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > roomNeeded;
  } catch {
    // No such folder on this system.
    return false;
  }
}
