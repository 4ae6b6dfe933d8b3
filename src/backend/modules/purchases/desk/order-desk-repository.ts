import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import { MOST_BY_NAME, type OrderSearch } from '#/domain/sale/order/order-search.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

interface FoundCodes {
  codes: string[];
  total: number;
  /** More have the name than are counted. */
  isCapped?: boolean;
}

/** Codes of a page of the orders that are found, the latest first, and how many there are in all. */
export async function selectFoundCodes(
  db: Database,
  search: OrderSearch | 'all',
  page: number,
): Promise<FoundCodes> {
  const first = sql`LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  if (search === 'all') {
    const rows = await selectRows<{ codigo: string }>(
      db,
      sql`SELECT codigo FROM purchases ORDER BY criado_em DESC, codigo DESC ${first}`,
    );
    return { codes: rows.map(({ codigo }) => codigo), total: await db.$count(purchases) };
  }
  if (search.words.length > 0 && (await isCommonName(db, search.words))) {
    const rows = await selectRows<{ codigo: string; total: number }>(
      db,
      sql`SELECT codigo, count(*) OVER ()::int AS total FROM (${latestByName(search.words)}) found
        ORDER BY criado_em DESC, codigo DESC ${first}`,
    );
    return { codes: rows.map(({ codigo }) => codigo), total: rows[0]?.total ?? 0, isCapped: true };
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

const hasAll = (name: SQL, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${name} LIKE '%' || fold_text(${word}) || '%'`),
    sql` AND `,
  );
const namesOfOrder = (of: SQL) => sql`order_names(${of}.aluno, ${of}.responsavel, ${of}.empresa)`;
const nameOfSeat = sql`fold_text(s.aluno ->> 'nome')`;
const nameOfPerson = sql`fold_text(b.nome || ' ' || coalesce(b.nome_social, ''))`;

function byName(words: readonly string[]): SQL[] {
  return [
    sql`SELECT codigo FROM purchases p WHERE ${hasAll(namesOfOrder(sql`p`), words)}`,
    sql`SELECT codigo_compra FROM company_seats s WHERE ${hasAll(nameOfSeat, words)}`,
    ...ofPeople(sql`SELECT id_pessoa FROM persons b WHERE ${hasAll(nameOfPerson, words)}`),
  ];
}

/** Whether more orders have the name than are shown: then gathering all of them would take long. */
async function isCommonName(db: Database, words: readonly string[]): Promise<boolean> {
  const [row] = await selectRows<{ isCommon: boolean }>(
    db,
    sql`SELECT count(*) > ${MOST_BY_NAME} AS "isCommon" FROM (
      SELECT FROM purchases p WHERE ${hasAll(namesOfOrder(sql`p`), words)} LIMIT ${MOST_BY_NAME + 1}) found`,
  );
  return row!.isCommon;
}

/** Walks from the latest order until there are enough. */
const latestByName = (words: readonly string[]) => sql`SELECT p.codigo, p.criado_em FROM purchases p
  WHERE ${hasAll(namesOfOrder(sql`p`), words)}
    OR EXISTS (SELECT FROM company_seats s WHERE s.codigo_compra = p.codigo AND (${hasAll(nameOfSeat, words)}))
    OR EXISTS (SELECT FROM persons b WHERE b.id_pessoa IN (p.id_pessoa, p.id_responsavel) AND (${hasAll(nameOfPerson, words)}))
  ORDER BY p.criado_em DESC, p.codigo DESC LIMIT ${MOST_BY_NAME}`;

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
