import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { isOpen } from '#/backend/db/open-offer.ts';
import { integerArray } from '#/backend/db/sql-list.ts';
import { isFound } from '../reading/search-query-repository.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { courseColumns, type FacetColumn, offerColumns } from './facet-columns-repository.ts';

/** All of the conditions; true for none. */
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;

/** Conditions on the course `c` that no facet can undo. */
export function fixedConditions(narrowing: CourseNarrowing): SQL {
  const { text, ids, areaIds, tag, bestSellersOnly, promotionOnly } = narrowing;
  return all([
    sql`c.publicado`,
    ...(text ? [isFound(text)] : []),
    ...(ids ? [sql`c.id_produto = ANY (${integerArray(ids)})`] : []),
    ...(areaIds ? [sql`c.id_area_atuacao = ANY (${integerArray(areaIds)})`] : []),
    ...(tag ? [sql`c.tags @> ARRAY[${tag}]`] : []),
    ...(bestSellersOnly ? [sql`c.mais_vendido_destaque`] : []),
    ...(promotionOnly ? [sql`c.com_desconto`] : []),
  ]);
}

/** The price range, on the course's current price. */
export function priceRange({ minCents, maxCents }: CourseNarrowing): SQL {
  return all([
    ...(minCents === undefined ? [] : [sql`c.preco_centavos >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql`c.preco_centavos <= ${maxCents}`]),
  ]);
}

/** What the facets of offers ask of the offer `o`. */
export function offerConditions(narrowing: CourseNarrowing): SQL[] {
  return conditionsOf(offerColumns, narrowing);
}

function conditionsOf(columns: Record<string, FacetColumn>, narrowing: CourseNarrowing): SQL[] {
  return Object.values(columns).flatMap(({ where }) => where(narrowing) ?? []);
}

/** Whether only courses with a certain open offer are wanted. */
export function needsOffer(narrowing: CourseNarrowing): boolean {
  return Boolean(offerConditions(narrowing).length > 0 || narrowing.openOnly || narrowing.paidOfferOnly);
}

/** Whether the offer `o` is open, and a paid one if that is asked for. */
export function isOffered({ paidOfferOnly }: CourseNarrowing, today: CalendarDay): SQL {
  return paidOfferOnly ? sql`(${isOpen(today)} AND o.tipo_oferta = 'PAGO')` : isOpen(today);
}

/** Every condition on the course `c` but the price range. */
export function allConditions(narrowing: CourseNarrowing, today: CalendarDay): SQL {
  const offered = needsOffer(narrowing)
    ? [
        sql`EXISTS (SELECT 1 FROM offers o WHERE o.id_produto = c.id_produto
          AND ${all([isOffered(narrowing, today), ...offerConditions(narrowing)])})`,
      ]
    : [];
  return all([fixedConditions(narrowing), ...conditionsOf(courseColumns, narrowing), ...offered]);
}
