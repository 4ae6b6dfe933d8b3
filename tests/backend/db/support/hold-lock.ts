import { createInterface } from 'node:readline';
import { DataFolderLockedError, lockDataFolder } from '#/backend/db/data-folder-lock.ts';

// A program of its own: at each line it reads it tries to take the lock, says how that went, and keeps what
// it got.
const [dataDir] = process.argv.slice(2);
console.log('ready');
for await (const _line of createInterface({ input: process.stdin })) {
  try {
    await lockDataFolder(dataDir!);
    console.log('held');
  } catch (error) {
    console.log(error instanceof DataFolderLockedError ? 'refused' : error);
  }
}
