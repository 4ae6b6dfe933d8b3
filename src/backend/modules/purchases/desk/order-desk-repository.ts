import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import type { OrderSearch } from '#/domain/sale/order/order-search.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

/** Codes of a page of the orders that are found, the latest first, and how many there are in all. */
export async function selectFoundCodes(
  db: Database,
  search: OrderSearch | 'all',
  page: number,
): Promise<{ codes: string[]; total: number }> {
  const first = sql`LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  if (search === 'all') {
    const rows = await selectRows<{ codigo: string }>(
      db,
      sql`SELECT codigo FROM purchases ORDER BY criado_em DESC, codigo DESC ${first}`,
    );
    return { codes: rows.map(({ codigo }) => codigo), total: await db.$count(purchases) };
  }
  const found = foundBy(search);
  if (found === undefined) return { codes: [], total: 0 };
  const rows = await selectRows<{ codigo: string; total: number }>(
    db,
    sql`WITH found (codigo) AS MATERIALIZED (${found})
      SELECT codigo, count(*) OVER ()::int AS total FROM found JOIN purchases USING (codigo)
      ORDER BY criado_em DESC, codigo DESC ${first}`,
  );
  return { codes: rows.map(({ codigo }) => codigo), total: rows[0]?.total ?? 0 };
}

// An array of texts would hide the index of a column of fixed length.
function foundBy({ keys, references, words }: OrderSearch): SQL | undefined {
  const parts = [
    ...(keys.length === 0 ? [] : byKey(textArray(keys))),
    ...(references.length === 0 ? [] : byReference(textArray(references))),
    ...(words.length === 0 ? [] : byName(words)),
  ];
  return parts.length === 0 ? undefined : sql.join(parts, sql` UNION `);
}

const byKey = (keys: SQL): SQL[] => [
  sql`SELECT codigo FROM purchases WHERE order_keys(aluno, responsavel) && ${keys}`,
  sql`SELECT codigo_compra FROM company_seats WHERE order_keys(aluno, NULL) && ${keys}`,
  ...ofPeople(sql`SELECT id_pessoa FROM persons WHERE cpf = ANY (${keys}::bpchar[])
    UNION SELECT id_pessoa FROM logins WHERE email = ANY (${keys})`),
];

const byReference = (references: SQL): SQL[] => [
  sql`SELECT codigo FROM purchases WHERE codigo = ANY (${references}::bpchar[])`,
  sql`SELECT codigo_compra FROM payment_charges
    WHERE txid = ANY (${references}) OR end_to_end_id = ANY (${references})`,
  sql`SELECT codigo_compra FROM boletos WHERE id = ANY (${references}) OR nosso_numero = ANY (${references})
    OR codigo_barras = ANY (${references}::bpchar[]) OR id_pagamento = ANY (${references})`,
  sql`SELECT c.codigo_compra FROM payment_events e JOIN payment_charges c USING (txid)
    WHERE e.id_evento = ANY (${references})`,
  sql`SELECT b.codigo_compra FROM payment_events e JOIN boletos b ON b.id = e.txid
    WHERE e.id_evento = ANY (${references})`,
  sql`SELECT codigo_compra FROM refunds WHERE id = ANY (${references}) OR id_provedor = ANY (${references})`,
];

function byName(words: readonly string[]): SQL[] {
  const hasAll = (name: SQL) =>
    sql.join(
      words.map((word) => sql`${name} LIKE '%' || fold_text(${word}) || '%'`),
      sql` AND `,
    );
  return [
    sql`SELECT codigo FROM purchases WHERE ${hasAll(sql`order_names(aluno, responsavel, empresa)`)}`,
    sql`SELECT codigo_compra FROM company_seats WHERE ${hasAll(sql`fold_text(aluno ->> 'nome')`)}`,
    ...ofPeople(sql`SELECT id_pessoa FROM persons
      WHERE ${hasAll(sql`fold_text(nome || ' ' || coalesce(nome_social, ''))`)}`),
  ];
}

const ofPeople = (people: SQL): SQL[] => [
  sql`SELECT codigo FROM purchases WHERE id_pessoa IN (${people})`,
  sql`SELECT codigo FROM purchases WHERE id_responsavel IN (${people})`,
  sql`SELECT codigo_compra FROM company_seats WHERE id_pessoa IN (${people})`,
];

/** In the order of the codes. */
export async function selectPurchasesByCode(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .select()
    .from(purchases)
    .where(inArray(purchases.codigo, [...codes]));
  const byCode = new Map(rows.map((row) => [row.codigo, row]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

export async function selectBuyerNames(
  db: Database,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await selectRows<{ id: number; nome: string }>(
    db,
    sql`SELECT id_pessoa AS id, coalesce(nome_social, nome) AS nome FROM persons
      WHERE id_pessoa = ANY (string_to_array(${personIds.join(',')}, ',')::int[])`,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
