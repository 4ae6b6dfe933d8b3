import { createInterface } from 'node:readline';
import { DataFolderLockedError, lockDataFolder } from '#/backend/db/data-folder-lock.ts';

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
