import { openPglite } from '#/backend/db/embedded/pglite.ts';

/** Asks so much of an embedded database in memory that V8 optimises what is used most. */
const { client, release } = await openPglite({});
for (let round = 0; round < 1000; round++) {
  const { rows } = await client.query<{ sum: number }>(
    `SELECT sum(CASE WHEN i NOT IN (1, 2, 3) AND i > ${round} THEN i ELSE 1 END)::int AS sum
     FROM generate_series(1, 20) AS s(i) LEFT JOIN pg_class c ON c.oid = s.i AND c.relname LIKE 'x%'`,
  );
  if (typeof rows[0]?.sum !== 'number') throw new Error(`no sum, but ${JSON.stringify(rows)}`);
}
await client.close();
await release();
console.log('Asked enough.');
