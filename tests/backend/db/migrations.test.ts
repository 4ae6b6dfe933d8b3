import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import { prepareData } from '#/backend/app/prepare-data.ts';
import { applyMigrations } from '#/backend/db/migrate/apply-migrations.ts';
import { type Migration, readMigrations } from '#/backend/db/migrate/read-migrations.ts';
import { withDatabase } from '../../support/backend/database.ts';
import {
  describeSchema,
  journals,
  migrateAsOf,
  openEmptyDatabase,
  type ReleasedCommit,
  releasedMigrations,
} from './support/old-database.ts';

const fresh = withDatabase();
const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function openEmpty(): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  opened.push(database);
  return database;
}

async function listApplied({ db }: OpenDatabase): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`SELECT name FROM vitrine.applied_migrations ORDER BY applied_at, name`,
  );
  return rows.map(({ name }) => name);
}

function madeUp(name: string, ...statements: string[]): Migration {
  return { name, when: 0, hash: `hash of ${statements.join()}`, statements };
}

let migrations: Migration[];
beforeAll(async () => {
  migrations = await readMigrations();
});

describe('databases that drizzle’s migrator made', () => {
  test.each(Object.keys(journals) as ReleasedCommit[])(
    'one of %s gets every migration it lacks',
    async (commit) => {
      const old = await openEmpty();
      await migrateAsOf(commit, old.db);
      await old.migrate();
      expect(await describeSchema(old.db)).toEqual(await describeSchema(fresh.db));
      expect((await listApplied(old)).toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());
    },
  );

  test('keep their rows, and nothing runs a second time', async () => {
    const old = await openEmpty();
    await migrateAsOf('84c10f89', old.db);
    await old.db.execute(
      sql`INSERT INTO newsletter_subscriptions (email, versao_texto, pedido_em) VALUES ('a@b.c', '1', now())`,
    );
    await old.migrate();
    await old.migrate();
    expect(await selectRows(old.db, sql`SELECT email FROM newsletter_subscriptions`)).toEqual([
      { email: 'a@b.c' },
    ]);
  });

  test('keep the contacts that the footer showed', async () => {
    const old = await openEmpty();
    await migrateAsOf('84c10f89', old.db);
    await old.db.execute(
      sql`INSERT INTO contacts VALUES ('CONTATO_SITE_TELEFONE', '(47) 3333-4444', 1), ('CONTATO_SITE_ENDERECO', 'Rua A, 1', 2)`,
    );
    await old.migrate();
    expect(await selectRows(old.db, sql`SELECT versao, dados, demonstracao FROM brand`)).toEqual([
      {
        versao: 1,
        dados: { nome: 'Vitrine', artigo: 'a', telefone: '(47) 3333-4444', logradouro: 'Rua A, 1' },
        demonstracao: false,
      },
    ]);
  });

  test('with a migration of another text are left as they are, and the migration is named', async () => {
    const old = await openEmpty();
    await migrateAsOf('64dded6a', old.db);
    await old.db.execute(
      sql`UPDATE drizzle.__drizzle_migrations SET hash = 'f59456670c9f' WHERE created_at = 1796000700000`,
    );
    await expect(prepareData(old, { demo: false })).rejects.toThrow(
      /can't be used: migrations were applied to it with another text than this version of the shop has: 0007_search\. Put back/,
    );
    const [row] = await selectRows(old.db, sql`SELECT to_regclass('guardian_links') AS found`);
    expect(row).toEqual({ found: null });
  });
});

describe('migrations', () => {
  test('that were released have the text they had: databases would be refused', () => {
    const now = Object.fromEntries(migrations.map(({ name, hash }) => [name, hash]));
    const released = Object.entries(releasedMigrations).map(([name, { hash }]) => [name, hash]);
    expect(now).toMatchObject(Object.fromEntries(released));
  });

  test('are applied in the order of the folder, whatever is applied already', async () => {
    const database = await openEmpty();
    const folder = [
      madeUp('0000_first', 'CREATE TABLE first (id int)'),
      madeUp('0001_second', 'ALTER TABLE first ADD COLUMN a int'),
      madeUp('0002_third', 'ALTER TABLE first ADD COLUMN b int', 'UPDATE first SET b = a'),
    ];
    await applyMigrations(database.db, [folder[0]!]);
    await applyMigrations(database.db, folder);
    expect(await listApplied(database)).toEqual(['0000_first', '0001_second', '0002_third']);
    await applyMigrations(database.db, [
      folder[0]!,
      madeUp('0000_older', 'CREATE TABLE older ()'),
      ...folder.slice(1),
    ]);
    expect(await listApplied(database)).toContain('0000_older');
  });

  test('that fail leave nothing behind, not even those before them', async () => {
    const database = await openEmpty();
    const folder = [
      madeUp('0000_first', 'CREATE TABLE first (id int)'),
      madeUp('0001_wrong', 'SELECT wrong'),
    ];
    await expect(applyMigrations(database.db, folder)).rejects.toThrow('SELECT wrong');
    const [row] = await selectRows(database.db, sql`SELECT to_regclass('first') AS found`);
    expect(row).toEqual({ found: null });
    await applyMigrations(database.db, folder.slice(0, 1));
    expect(await listApplied(database)).toEqual(['0000_first']);
  });

  test('of a later version are named, and what to do with them', async () => {
    const database = await openEmpty();
    await applyMigrations(database.db, [madeUp('0000_first', 'SELECT 1'), madeUp('0001_later', 'SELECT 2')]);
    await expect(
      applyMigrations(database.db, [
        madeUp('0000_first', 'SELECT 1'),
        madeUp('0002_other', 'CREATE TABLE other ()'),
      ]),
    ).rejects.toThrow(
      "it has migrations that this version of the shop doesn't: 0001_later. Start the version that applied them, or restore a backup from before it.",
    );
    expect(await listApplied(database)).toEqual(['0000_first', '0001_later']);
  });

  test('run once when several instances start together', async () => {
    const database = await openEmpty();
    await Promise.all(Array.from({ length: 4 }, () => database.migrate()));
    expect(await listApplied(database)).toHaveLength(migrations.length);
  });

  test('write down who took the charges that were paid before charges kept their provider (REFUND-13)', async () => {
    const old = await openEmpty();
    const at = '2026-11-20T12:00:00Z';
    const long = (name: string) => name.padEnd(26, '0');
    await applyMigrations(
      old.db,
      migrations.filter(({ name }) => name < '0093'),
    );
    // Rows of the tables in question alone: what they refer to is of no matter here.
    await old.db.execute(sql`SET session_replication_role = replica`);
    for (const [txid, forma] of [
      ['paid', 'pix'],
      ['unpaid', 'pix'],
      ['carne', 'boleto'],
    ] as const) {
      await old.db
        .execute(sql`INSERT INTO payment_charges (txid, codigo_compra, forma, status, valor_centavos, criada_em, expira_em)
        VALUES (${long(txid)}, repeat('0', 26), ${forma}, 'EXPIRADA', 100, ${at}, ${at}::timestamptz + interval '1 hour')`);
    }
    for (const [id, parcela] of [
      ['first', 1],
      ['second', 2],
    ] as const) {
      await old.db
        .execute(sql`INSERT INTO boletos (id, txid_cobranca, codigo_compra, parcela, status, valor_original_centavos,
        vencimento_original, vencimento, criado_em)
        VALUES (${long(id)}, ${long('carne')}, repeat('0', 26), ${parcela}, 'REGISTRADO', 50, '2026-12-01', '2026-12-01', ${at})`);
    }
    for (const [provedor, txid] of [
      ['banco-antigo', 'paid'],
      ['outro-banco', 'first'],
      ['transferencia', 'second'],
    ] as const) {
      await old.db
        .execute(sql`INSERT INTO payment_events (provedor, id_evento, txid, valor_centavos, ocorrido_em, recebido_em)
        VALUES (${provedor}, ${long(txid)}, ${long(txid)}, 100, ${at}, ${at})`);
    }
    await old.db.execute(sql`SET session_replication_role = DEFAULT`);
    await applyMigrations(old.db, migrations);
    expect(
      await selectRows(
        old.db,
        sql`SELECT rtrim(id, '0') AS id, provedor FROM (SELECT txid AS id, provedor FROM payment_charges
          UNION ALL SELECT id, provedor FROM boletos) AS both_kinds ORDER BY 1`,
      ),
    ).toEqual([
      { id: 'carne', provedor: null },
      { id: 'first', provedor: 'outro-banco' },
      { id: 'paid', provedor: 'banco-antigo' },
      { id: 'second', provedor: null },
      { id: 'unpaid', provedor: null },
    ]);
  });
});
