import { openPglite } from '#/backend/db/embedded/pglite.ts';
import { findCollector } from '#/platform/node/give-back-memory.ts';

/**
 * Asks so much of an embedded database in memory that V8 optimises what is used most, once more after memory
 * was given back.
 */
const { client, release } = await openPglite({});
await askMuch();
findCollector()!();
await askMuch();
await client.close();
await release();
console.log('Asked enough.');

async function askMuch(): Promise<void> {
  for (let round = 0; round < 1000; round++) {
    const { rows } = await client.query<{ sum: number }>(
      `SELECT sum(CASE WHEN i NOT IN (1, 2, 3) AND i > ${round} THEN i ELSE 1 END)::int AS sum
     FROM generate_series(1, 20) AS s(i) LEFT JOIN pg_class c ON c.oid = s.i AND c.relname LIKE 'x%'`,
    );
    if (typeof rows[0]?.sum !== 'number') throw new Error(`no sum, but ${JSON.stringify(rows)}`);
  }
}
