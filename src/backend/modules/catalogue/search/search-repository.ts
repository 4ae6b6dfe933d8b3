import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { allConditions, priceRange } from './course-filters-repository.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { score } from '../reading/search-query-repository.ts';

export interface SearchPage {
  order: SearchOrder;
  limit: number;
  offset: number;
  /** Whether courses below their original price come first in the order of relevance. */
  discountsFirst: boolean;
  /** Paid purchases since then count as sales. */
  salesSince: Date;
}

export interface FoundCourses {
  ids: number[];
  total: number;
  /** Lowest and highest current price in cents without the price range; 0 when nothing is found. */
  minCents: number;
  maxCents: number;
}

/** One page of the courses found, with the figures of the whole result. */
export async function searchCourses(
  db: Database,
  narrowing: CourseNarrowing,
  page: SearchPage,
  today: CalendarDay,
): Promise<FoundCourses> {
  const statement = narrowing.text
    ? foundByText(narrowing, page, today)
    : foundByFilters(narrowing, page, today);
  const [row] = await selectRows<FoundCourses>(db, statement);
  return row!;
}

/** The text index is asked once; the hits are few enough to keep. */
function foundByText(narrowing: CourseNarrowing, page: SearchPage, today: CalendarDay): SQL {
  return sql`
    WITH c AS MATERIALIZED (
      SELECT c.id_produto, c.preco_centavos, c.titulo, c.titulo_busca, c.mais_vendido_destaque,
        ${score(narrowing.text!)} AS nota
      FROM courses c
      WHERE ${allConditions(narrowing, today)}
    )
    ${pageAndFigures(sql`c`, sql`true`, narrowing, page)}`;
}

/** Without a text the page is read from the index of its order, and the figures from that of the prices. */
function foundByFilters(narrowing: CourseNarrowing, page: SearchPage, today: CalendarDay): SQL {
  return pageAndFigures(sql`courses c`, allConditions(narrowing, today), narrowing, page);
}

function pageAndFigures(from: SQL, conditions: SQL, narrowing: CourseNarrowing, page: SearchPage): SQL {
  const inRange = priceRange(narrowing);
  return sql`
    SELECT figures.total, figures."minCents", figures."maxCents", ARRAY(
      SELECT c.id_produto FROM ${from}${page.order === 'mais-vendidos' ? sales(page.salesSince) : sql``}
      WHERE ${conditions} AND ${inRange}
      ORDER BY ${orderBy(page, narrowing.text !== undefined)}
      LIMIT ${page.limit} OFFSET ${page.offset}
    ) AS ids
    FROM (
      SELECT (count(*) FILTER (WHERE ${inRange}))::int AS total,
        coalesce(min(c.preco_centavos), 0) AS "minCents", coalesce(max(c.preco_centavos), 0) AS "maxCents"
      FROM ${from} WHERE ${conditions}
    ) figures`;
}

function sales(since: Date): SQL {
  return sql` LEFT JOIN (
      SELECT o.id_produto, count(*) AS vendas
      FROM purchases p JOIN offers o USING (id_oferta)
      WHERE p.pago_em >= ${since.toISOString()}::timestamptz AND p.estado IN ('PAGA', 'MATRICULADA')
      GROUP BY o.id_produto
    ) s USING (id_produto)`;
}

function orderBy({ order, discountsFirst }: SearchPage, byText: boolean): SQL {
  switch (order) {
    case 'relevancia':
      if (byText)
        return sql`c.nota DESC, c.mais_vendido_destaque DESC, char_length(c.titulo), c.titulo_busca, c.id_produto`;
      // As the index of each has it.
      return discountsFirst
        ? sql`c.com_desconto DESC, c.mais_vendido_destaque DESC, c.titulo_busca, c.id_produto`
        : sql`c.mais_vendido_destaque DESC, c.titulo_busca, c.id_produto`;
    case 'mais-vendidos':
      return sql`coalesce(s.vendas, 0) DESC, c.mais_vendido_destaque DESC, c.titulo_busca, c.id_produto`;
    case 'menor-preco':
      return sql`c.preco_centavos, c.id_produto`;
    case 'maior-preco':
      return sql`c.preco_centavos DESC, c.id_produto DESC`;
    case 'a-z':
      return sql`c.titulo COLLATE "und-x-icu", c.id_produto`;
  }
}
