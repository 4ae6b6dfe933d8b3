import { sql } from 'drizzle-orm';
import { openDatabase, selectRows } from '#/backend/db/database.ts';

const [dataDir] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir: dataDir! });
await db.execute(sql`CREATE TABLE IF NOT EXISTS kept (id integer PRIMARY KEY, filler text NOT NULL)`);
const found = await selectRows<{ id: number }>(db, sql`SELECT id FROM kept ORDER BY id`);
console.log(`found ${found.map(({ id }) => id).join(',')}`);
for (let id = (found.at(-1)?.id ?? 0) + 1; ; id++) {
  await db.execute(sql`INSERT INTO kept (id, filler) VALUES (${id}, repeat('x', 500))`);
  console.log(`kept ${id}`);
}
