import { join } from 'node:path';

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}
