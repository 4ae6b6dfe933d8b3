import type { Database } from '#/backend/db/database.ts';
import { findUnit } from './unit-repository.ts';

/** Undefined when there is none. */
export function findPlace(db: Database, unitId: number): ReturnType<typeof findUnit> {
  return findUnit(db, unitId);
}
