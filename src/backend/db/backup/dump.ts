import type { RowCounts } from './count-rows.ts';

export type Dump = AsyncIterable<Uint8Array>;

export interface DumpedDatabase {
  kind: 'pglite' | 'postgres';
  /** As they were at the moment of the dump. */
  rows: RowCounts;
  migrations: string[];
  dump: Dump;
}
