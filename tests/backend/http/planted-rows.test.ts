import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import type { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { endpointAccess, expectedOutcome, listEndpoints } from '../account/endpoint-access.ts';
import { callEndpoint, enterAs, type Role } from '../account/role-clients.ts';
import {
  answeredFrom,
  answeredFromNothing,
  readsOfSettings,
  badValues,
  type Planting,
} from './support/answered-from.ts';
import { fillEveryTable, type FilledTables } from './support/fill-every-table.ts';
import { plant } from './support/plant.ts';

// A row that is older than today's rules, or was written past them, in every column of every table: whatever
// it is, no read fails.
const backend = withBackend({ seed: 'small', hasForeignRows: true });
const readers: readonly Role[] = ['ALUNO', 'ADMIN', 'SUPERVISOR'];
const clients = new Map<Role, ApiClient>();
const reads = new Map(listEndpoints().flatMap((each) => (each.method === 'GET' ? [[each.name, each]] : [])));

let planted: FilledTables;
beforeAll(async () => {
  for (const role of readers) clients.set(role, await enterAs(role, () => backend.current.url));
  planted = await fillEveryTable(backend.current, clients.get('ALUNO')!);
});

interface Column {
  coluna: string;
  familia: string;
  tipo: string;
  nulavel: boolean;
}

const listColumns = (table: string) =>
  selectRows<Column>(
    backend.current.db,
    sql`
    SELECT a.attname AS coluna, format_type(a.atttypid, a.atttypmod) AS tipo,
      regexp_replace(format_type(a.atttypid, NULL), '\\(.*\\)', '') AS familia, NOT a.attnotnull AS nulavel
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relname = ${table} AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY (i.indkey))
    ORDER BY a.attnum`,
  );

test('every table is one that reads answer from, or none does; every read answers from one', async () => {
  const tables = await selectRows<{ tablename: string }>(
    backend.current.db,
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  );
  expect(tables.map(({ tablename }) => tablename).toSorted()).toEqual(
    [...new Set(answeredFrom.map(({ table }) => table)), ...answeredFromNothing].toSorted(),
  );
  const answered = [...answeredFrom.flatMap((planting) => planting.reads), ...readsOfSettings];
  expect(new Set(answered)).toEqual(new Set(reads.keys()));
});

async function listFailures(names: Planting['reads']): Promise<string[]> {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  const failures: string[] = [];
  await Promise.all(
    names.map(async (name) => {
      const access = endpointAccess[name]!;
      const reader = readers.find((role) => expectedOutcome(access, role) === 'in')!;
      const { status } = await callEndpoint(clients.get(reader)!, reads.get(name)!, {
        ...access,
        ...planted.calls[name],
      });
      if (status === 500) failures.push(`${name}: ${status}`);
    }),
  );
  return failures;
}

test.each(answeredFrom)(
  'a row of $table may hold what the database lets it',
  async ({ table, where, reads: names }) => {
    const { db } = backend.current;
    let place = await planted.findRow(table, where);
    expect(await listFailures(names)).toEqual([]);
    const failures: string[] = [];
    for (const { coluna, familia, tipo, nulavel } of await listColumns(table)) {
      const values = badValues[familia];
      if (!values) throw new Error(`no bad values for ${familia} (${table}.${coluna})`);
      for (const value of [...values, ...(nulavel ? ['NULL'] : [])]) {
        const row = await plant(db, { table, place, column: coluna, type: tipo, value });
        if (!row) continue;
        for (const failure of await listFailures(names)) failures.push(`${coluna} = ${value}: ${failure}`);
        place = await row.undo();
      }
    }
    expect(failures).toEqual([]);
  },
  300_000,
);
