import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '#/backend/db/embedded/pglite.ts';

let client: PGlite;

beforeAll(async () => {
  ({ client } = await openPglite({}));
});
afterAll(() => client.close());

beforeEach(async () => {
  await client.exec(`DROP TABLE IF EXISTS vagas;
    CREATE TABLE vagas (id int PRIMARY KEY, nome text, dia date, dados jsonb, marcas text[], bytes bytea, preco numeric)`);
});

const insert = 'INSERT INTO vagas VALUES ($1, $2, $3, $4, $5, $6, $7)';
const select = 'SELECT * FROM vagas WHERE id = $1';
const row = {
  id: 1,
  nome: "d'água",
  dia: '2026-11-26',
  dados: { a: [1, null] },
  marcas: ['x', 'y,z'],
  bytes: Uint8Array.of(0, 255),
  preco: '10.50',
};

async function countPrepared(): Promise<number> {
  const [result] = await client.exec('SELECT count(*)::int AS n FROM pg_prepared_statements');
  return (result!.rows[0] as { n: number }).n;
}

describe('a statement that is asked for again and again', () => {
  it('is answered as the first time, whatever the types', async () => {
    for (const id of [1, 2, 3, 4]) await client.query(insert, Object.values({ ...row, id }));

    for (const id of [1, 2, 3, 4]) {
      const { rows, fields, affectedRows } = await client.query(select, [id]);
      expect(rows).toEqual([{ ...row, id }]);
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(row));
      expect(affectedRows).toBe(0);
    }
  });

  it('is kept prepared', async () => {
    const before = await countPrepared();
    for (const id of [1, 2, 3]) await client.query('SELECT nome FROM vagas WHERE id = $1', [id]);
    expect(await countPrepared()).toBe(before + 1);
  });

  it('tells rows as arrays where it is asked to, and how many it changed', async () => {
    await client.query(insert, Object.values(row));
    for (let round = 0; round < 3; round++) {
      const { rows } = await client.query('SELECT id, nome FROM vagas', [], { rowMode: 'array' });
      expect(rows).toEqual([[1, "d'água"]]);
      const { affectedRows } = await client.query('UPDATE vagas SET nome = nome', []);
      expect(affectedRows).toBe(1);
    }
  });

  it('takes null and undefined for nothing', async () => {
    for (const id of [1, 2, 3]) await client.query(insert, [id, null, undefined, null, null, null, null]);
    const { rows } = await client.query('SELECT count(nome)::int AS n FROM vagas');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('fails each time with the database’s own code, and the next one is answered', async () => {
    await client.query(insert, Object.values(row));
    for (let round = 0; round < 3; round++) {
      await expect(client.query(insert, Object.values(row))).rejects.toMatchObject({
        code: '23505',
        query: insert,
      });
      await expect(client.query('SELECT nothing FROM vagas')).rejects.toMatchObject({ code: '42703' });
      expect((await client.query(select, [1])).rows).toEqual([row]);
    }
  });

  it('sees a table that was made again meanwhile', async () => {
    for (let round = 0; round < 3; round++) await client.query('SELECT count(*)::int AS n FROM vagas');
    await client.exec('DROP TABLE vagas; CREATE TABLE vagas (id int); INSERT INTO vagas VALUES (1), (2)');
    const { rows } = await client.query('SELECT count(*)::int AS n FROM vagas');
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe('in a transaction', () => {
  it('is rolled back with it, and committed with it', async () => {
    for (const id of [1, 2, 3]) {
      const failing = client.transaction(async (tx) => {
        await tx.query(insert, Object.values({ ...row, id }));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await client.transaction((tx) => tx.query(insert, Object.values({ ...row, id: id * 10 })));
    }
    const { rows } = await client.query<{ id: number }>('SELECT id FROM vagas ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual([10, 20, 30]);
  });

  it('is refused after an error, and answered after the end', async () => {
    for (let round = 0; round < 3; round++) {
      await client.transaction(async (tx) => {
        await expect(tx.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
        await expect(tx.query(select, [1])).rejects.toMatchObject({ code: '25P02' });
        await tx.rollback();
        await expect(tx.query(select, [1])).rejects.toThrow('closed');
      });
      expect((await client.query(select, [1])).rows).toEqual([]);
    }
  });

  it('lets others wait until its end', async () => {
    const seen: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      let other: Promise<{ rows: unknown[] }> | undefined;
      await client.transaction(async (tx) => {
        await tx.query('DELETE FROM vagas WHERE id = $1', [round]);
        other = client.query('SELECT id FROM vagas WHERE id = $1', [round]);
        await tx.query(insert, Object.values({ ...row, id: round }));
      });
      seen.push((await other)?.rows);
    }
    expect(seen).toEqual([[{ id: 0 }], [{ id: 1 }], [{ id: 2 }]]);
  });
});

it('keeps so many statements and no more', async () => {
  for (let n = 0; n < 400; n++)
    for (let round = 0; round < 2; round++) await client.query(`SELECT ${n} AS n, $1::int AS m`, [round]);
  expect(await countPrepared()).toBeLessThanOrEqual(151);
  expect((await client.query('SELECT 0 AS n, $1::int AS m', [7])).rows).toEqual([{ n: 0, m: 7 }]);
});
