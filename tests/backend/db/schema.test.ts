import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import { withDatabase } from '../../support/backend/database.ts';

const database = withDatabase();

const modules = import.meta.glob<Record<string, unknown>>('/src/backend/db/schema/**/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));
const declared = new Set(
  tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
);

const searchTables = ['search_words', 'course_changes', 'course_changes_kept'];
const slugKind = 'tipo_pagina';

interface FoundColumn {
  place: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

interface FoundReference {
  places: string[];
  text: string;
}

let columns: FoundColumn[];
let references: FoundReference[];

beforeAll(async () => {
  columns = await selectRows<FoundColumn>(
    database.db,
    sql`
      SELECT table_name || '.' || column_name AS place,
        CASE data_type
          WHEN 'ARRAY' THEN ltrim(udt_name, '_') || '[]'
          WHEN 'character' THEN 'char(' || character_maximum_length || ')'
          ELSE data_type END AS type,
        is_nullable = 'YES' AS nullable, is_generated = 'ALWAYS' AS generated
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> ALL (${textArray(searchTables)})
        AND column_name <> ${slugKind} AND table_name IN (
        SELECT table_name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE')`,
  );
  references = await selectRows<FoundReference>(
    database.db,
    sql`
      SELECT array_agg(c.conrelid::regclass || '.' || a.attname ORDER BY k.position) AS places,
        string_agg(c.conrelid::regclass || '.' || a.attname, ', ' ORDER BY k.position) || ' → ' ||
        string_agg(c.confrelid::regclass || '.' || f.attname, ', ' ORDER BY k.position) ||
        CASE c.confdeltype::text WHEN 'a' THEN '' WHEN 'c' THEN ' on delete cascade' WHEN 'n' THEN ' on delete set null'
          ELSE ' on delete ' || c.confdeltype::text END
        AS text
      FROM pg_constraint c
      CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS k (here, there, position)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.here
      JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = k.there
      WHERE c.contype = 'f' GROUP BY c.oid, c.confdeltype`,
  );
});

describe('the schema of the code is that of the migrations', () => {
  it('names every table and column, with its type and whether it may be empty', () => {
    // What the database makes for its own use, such as search vectors, the code may leave out.
    const found = columns
      .filter(({ place, generated }) => !generated || declared.has(place))
      .map(({ place, type, nullable }) => describeColumn(place, type, nullable));
    const believed = tables.flatMap(({ name, columns: own }) =>
      own.map((column) => describeColumn(`${name}.${column.name}`, typeOf(column), !column.notNull)),
    );
    expect(believed.toSorted()).toEqual(found.toSorted());
    expect(found.length).toBeGreaterThan(250);
  });

  it('names every reference, and what goes with the row it points at', () => {
    const believed = tables.flatMap(({ foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns: from, foreignColumns: to, foreignTable } = key.reference();
        const ending = !key.onDelete || key.onDelete === 'no action' ? '' : ` on delete ${key.onDelete}`;
        return `${placesOf(from)} → ${placesOf(to, getTableConfig(foreignTable).name)}${ending}`;
      }),
    );
    const found = references
      .filter((reference) => reference.places.every((place) => declared.has(place)))
      .map(({ text }) => text);
    expect(believed.toSorted()).toEqual(found.toSorted());
    expect(found.length).toBeGreaterThan(40);
  });
});

function describeColumn(place: string, type: string, nullable: boolean): string {
  return `${place} ${type}${nullable ? '' : ' not null'}`;
}

function typeOf(column: PgColumn): string {
  return column.getSQLType().replace('integer[]', 'int4[]');
}

function placesOf(keys: PgColumn[], table?: string): string {
  return keys.map((column) => `${table ?? getTableConfig(column.table).name}.${column.name}`).join(', ');
}
