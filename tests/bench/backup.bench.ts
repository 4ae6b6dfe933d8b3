import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { backUp, restore } from '#/backend/app/back-up.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import {
  createDatabase,
  describePostgresSearch,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../support/backend/postgres-server.ts';

/** `npm run bench:backup`: backs up and restores 10,000 courses and 100,000 orders on a PostgreSQL. */
const courses = 10_000;
const orders = 100_000;
const backupPassphrase = randomBytes(16).toString('hex');

const server = await findPostgres();
if (server === undefined) throw new Error(describePostgresSearch());
const [source, target] = ['source', 'target'].map((name) => `vitrine_bench_${name}`) as [string, string];
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-backup-'));
const urlOf = (name: string) => withDatabaseName(server, name);

async function measure<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Copies the seeded orders with their events, charges and entries of the ledger until there are enough. */
async function multiplyOrders(): Promise<void> {
  const sql = postgres(urlOf(source), { max: 1, onnotice: () => {} });
  try {
    const [found] = await sql<{ orders: number }[]>`SELECT count(*)::int AS orders FROM purchases`;
    const copies = Math.ceil(orders / found!.orders) - 1;
    await sql`SET session_replication_role = replica`;
    // A buyer of their own for each order, since no one has two of one offer.
    const copied = (column: string) => `upper(left(md5(${column} || n), 26))`;
    const person = 'id_pessoa + n * 1000000';
    const transaction = (column: string) => `${column} + n * 10000000`;
    const changes: Record<string, Record<string, string>> = {
      persons: { id_pessoa: person, cpf: 'NULL' },
      purchases: { codigo: copied('codigo'), id_pessoa: person },
      purchase_events: { codigo_compra: copied('codigo_compra') },
      payment_charges: {
        txid: copied('txid'),
        codigo_compra: copied('codigo_compra'),
        end_to_end_id: 'left(md5(end_to_end_id || n), 32)',
      },
      ledger_transactions: { id: transaction('id'), referencia: "referencia || '-' || n" },
      ledger_entries: {
        codigo_compra: copied('codigo_compra'),
        id_transacao: transaction('id_transacao'),
      },
    };
    for (const [table, changed] of Object.entries(changes)) {
      const columns = await sql<{ name: string; type: string }[]>`
        SELECT column_name AS name, udt_name AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'
          AND (is_identity = 'NO' OR column_name = ANY (${Object.keys(changed)})) AND coalesce(column_default, '') NOT LIKE 'nextval%'`;
      const names = columns.map(({ name }) => name);
      const values = columns.map(({ name }) => changed[name] ?? name);
      await sql.unsafe(
        `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}
         FROM ${table}, generate_series(1, ${copies}) AS n`,
      );
    }
    await sql`ANALYZE`;
  } finally {
    await sql.end();
  }
}

try {
  for (const name of [source, target]) {
    await dropDatabase(server, name);
    await createDatabase(server, name);
  }
  await measure('Filled', async () => {
    const database = await openDatabase({ databaseUrl: urlOf(source) });
    await database.migrate();
    await seedDatabase(database.db, { clock: () => new Date(), courses });
    await database.close();
    await multiplyOrders();
  });
  const file = join(folder, 'bench.vitrine');
  const settings = { dataDir: folder, backupPassphrase };
  const lines = await measure('Backup, read back', () =>
    backUp({ ...settings, databaseUrl: urlOf(source) }, file),
  );
  console.log(lines.filter((line) => /^(?:courses|offers|purchases|ledger_entries) /.test(line)).join('\n'));
  console.log(`File: ${((await stat(file)).size / 1024 / 1024).toFixed(1)} MiB`);
  const { isRight } = await measure('Restore, rows compared, ledger checked', () =>
    restore({ ...settings, databaseUrl: urlOf(target) }, { file, replace: false }),
  );
  console.log(isRight ? 'The ledger balances.' : 'The ledger does not balance.');
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}`);
} finally {
  for (const name of [source, target]) await dropDatabase(server, name);
  await rm(folder, { recursive: true, force: true });
}
