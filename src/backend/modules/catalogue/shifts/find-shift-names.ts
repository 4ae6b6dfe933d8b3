import type { Database } from '#/backend/db/database.ts';
import { readShiftNames } from './shift-name-repository.ts';

/** The shifts that the school calls otherwise, by their codes. */
export function findShiftNames(db: Database): Promise<Partial<Record<string, string>>> {
  return readShiftNames(db);
}
