import { expect, it, vi } from 'vitest';
import { compilePostgres } from '#/backend/db/embedded/compile-postgres.ts';
import { openPglite } from '#/backend/db/embedded/pglite.ts';

// A V8 without these flags prints a line for each, and changes nothing.
vi.mock('node:v8', () => ({ setFlagsFromString: () => {} }));

it('the embedded database answers on a V8 that knows none of its flags', async () => {
  expect(await compilePostgres()).toBeInstanceOf(WebAssembly.Module);
  const { client, release } = await openPglite({});
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.close();
  await release();
});
