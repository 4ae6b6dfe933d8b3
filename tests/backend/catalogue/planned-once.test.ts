import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { listOffersByIds } from '#/backend/modules/catalogue/course/offer-repository.ts';
import { findSummaries } from '#/backend/modules/catalogue/search/course-summary-repository.ts';
import { withDatabase } from '../../support/backend/database.ts';

const database = withDatabase();
const now = new Date();
const asked = 12;

beforeAll(async () => {
  await seedDatabase(database.db, { clock: () => new Date() });
  await database.db.execute(sql`ANALYZE`);
});

// Connections of a pool each have statements of their own.
it.skipIf(process.env.TEST_DATABASE === 'postgres').each([
  ['some offers', 'o.id_oferta = ANY', (n: number) => listOffersByIds(database.db, [n, n + 1], now)],
  ['the courses of some cards', 'FROM courses c', (n: number) => findSummaries(database.db, [n], now)],
])('%s are planned once for all that ask', async (_, part, ask) => {
  const some = await database.db.select({ id: offers.id_produto }).from(offers).limit(asked);
  for (const { id } of some) await ask(id);
  const [plans] = await selectRows<{ custom: number; generic: number }>(
    database.db,
    sql`SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
      WHERE position(${part} in statement) > 0 AND position('pg_prepared_statements' in statement) = 0
      ORDER BY custom_plans + generic_plans DESC`,
  );
  expect(plans).toEqual({ custom: 5, generic: asked - 6 });
});
