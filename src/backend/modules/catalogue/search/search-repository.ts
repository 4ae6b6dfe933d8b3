import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isFound, score, type SearchText } from '../reading/search-query-repository.ts';

export type Sales = ReadonlyMap<number, number>;

export interface Hits {
  ids: readonly number[];
  scores: readonly number[];
}

export async function findHits(db: Database, text: SearchText): Promise<Hits> {
  // As two lists: thousands of rows take longer on their way than in the database.
  const [row] = await selectRows<{ ids: number[] | null; scores: number[] | null }>(
    db,
    sql`SELECT array_agg(id_produto) AS ids, array_agg(nota) AS scores FROM (
      SELECT c.id_produto, ${score(text)}::int AS nota FROM courses c WHERE c.publicado AND ${isFound(text)}
    ) c`,
  );
  return { ids: row!.ids ?? [], scores: row!.scores ?? [] };
}

/** Purchases of each course that were paid since a moment (CATALOGUE-11). */
export async function countSales(db: Database, since: Date): Promise<Sales> {
  const rows = await selectRows<{ id_produto: number; vendas: number }>(
    db,
    sql`SELECT o.id_produto, count(*)::int AS vendas
      FROM purchases p JOIN offers o USING (id_oferta)
      WHERE p.pago_em >= ${since.toISOString()}::timestamptz AND p.estado IN ('PAGA', 'MATRICULADA')
      GROUP BY o.id_produto`,
  );
  return new Map(rows.map(({ id_produto, vendas }) => [id_produto, vendas]));
}

/** Courses that the school puts before its best sellers, in their order. */
export async function listPinnedCourses(db: Database): Promise<number[]> {
  const [row] = await selectRows<{ cursos: number[] }>(db, sql`SELECT cursos FROM pinned_courses`);
  return row!.cursos;
}
