import { join } from 'node:path';

/** Where in the data folder the embedded database lies. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}
