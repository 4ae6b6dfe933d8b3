import { statfs } from 'node:fs/promises';

/** Bytes without which the embedded database can't even start. */
const leastSpace = 32 * 1024 * 1024;

/** Explains why the embedded database can't be opened, since PGlite's own error doesn't. */
export async function describeOpenFailure(dataDir: string, error: unknown): Promise<string> {
  const start = `The database in ${dataDir} can't be opened`;
  const { code, message } = error as NodeJS.ErrnoException;
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
  if (code === 'ENOSPC' || free < leastSpace) {
    return `${start}: the disk is full. Make room, then start again; nothing has to be removed from the folder.`;
  }
  if (code) return `${start}: ${message}`;
  return (
    `${start}: its files are damaged or incomplete. Put a backup of the folder in its place, ` +
    `or move the folder away to start with new data.`
  );
}
