import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withBackend } from '../../support/backend/backend.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });

test('a query that fails is logged without what it was asked with', async () => {
  const { services } = backend.current;
  const secret = 'ana@example.com';
  const failing = services.db.execute(sql`select ${secret}::text, (${secret}::text)::integer`);
  const error: unknown = await failing.catch((cause: unknown) => cause);
  services.log.error({ err: new Error('call failed', { cause: error }) }, 'test of a failed query');
  const line = lines.find((each) => each.includes('test of a failed query'))!;
  expect(line).toContain('Failed query: select $1::text');
  expect(line).toContain('22P02');
  expect(line).not.toContain(secret);
});
