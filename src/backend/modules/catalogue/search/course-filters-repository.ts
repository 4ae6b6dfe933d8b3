import { sql, type SQL } from 'drizzle-orm';
import type { OfferFormat, OfferShift } from '#/domain/catalogue/offer-values.ts';
import { CATEGORY_IDS } from '#/domain/catalogue/category.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { isOpen } from '#/backend/db/open-offer.ts';
import { isFound, type SearchText } from '../reading/search-query-repository.ts';
import { integerArray, textArray } from '#/backend/db/sql-list.ts';

/**
 * What a list of courses is narrowed by. Lists mean "any of these", an empty list finds nothing;
 * prices are cents.
 */
export interface CourseNarrowing {
  text?: SearchText | undefined;
  ids?: readonly number[] | undefined;
  /** 0 stands for the free courses. */
  modalityIds?: readonly number[] | undefined;
  modalitySlugs?: readonly string[] | undefined;
  areaIds?: readonly number[] | undefined;
  areaGroupSlugs?: readonly string[] | undefined;
  citySlugs?: readonly string[] | undefined;
  typeIds?: readonly number[] | undefined;
  shifts?: readonly OfferShift[] | undefined;
  formats?: readonly OfferFormat[] | undefined;
  price?: 'gratuito' | 'pago' | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  openOnly?: boolean | undefined;
  paidOfferOnly?: boolean | undefined;
  tag?: string | undefined;
  bestSellersOnly?: boolean | undefined;
  promotionOnly?: boolean | undefined;
}

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;

/** Free courses but for graduation, as the free filter shows them (CATALOGUE-12). */
export const isFree = sql`(c.gratuito AND c.id_modalidade <> ${sql.raw(String(CATEGORY_IDS.Graduação))})`;

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

/** For one value an index gives the rows in its order; for several it can't. */
const oneOf = (column: SQL, ids: SQL, single: boolean): SQL =>
  single ? sql`${column} = (${ids})` : sql`${column} = ANY (ARRAY(${ids}))`;

/** The condition of each facet on the course `c`. */
export const courseFacets = {
  modalidade: ({ modalityIds, modalitySlugs }: CourseNarrowing): SQL | undefined => {
    if (!modalityIds && !modalitySlugs) return undefined;
    const free = modalityIds?.includes(0) || modalitySlugs?.includes('cursos-gratuitos');
    const ids = sql`SELECT id_modalidade FROM modalities
      WHERE id_modalidade = ANY (${integerArray(modalityIds ?? [])}) OR slug = ANY (${textArray(modalitySlugs ?? [])})`;
    const single = (modalityIds?.length ?? 0) + (modalitySlugs?.length ?? 0) === 1;
    const chosen = oneOf(sql`c.id_modalidade`, ids, single);
    return free ? sql`(${chosen} OR ${isFree})` : chosen;
  },
  area: ({ areaGroupSlugs }: CourseNarrowing): SQL | undefined =>
    areaGroupSlugs &&
    oneOf(
      sql`c.id_grupo_area_atuacao`,
      sql`SELECT id_grupo_area_atuacao FROM area_groups WHERE icone_slug = ANY (${textArray(areaGroupSlugs)})`,
      areaGroupSlugs.length === 1,
    ),
  tipo_curso: ({ typeIds }: CourseNarrowing): SQL | undefined =>
    typeIds && sql`c.id_tipo_curso = ANY (${integerArray(typeIds)})`,
  preco: ({ price }: CourseNarrowing): SQL | undefined =>
    price && (price === 'gratuito' ? isFree : sql`NOT c.gratuito`),
};

/** The condition of each facet on the offer `o`. One offer must keep them all. */
export const offerFacets = {
  cidade: ({ citySlugs }: CourseNarrowing): SQL | undefined =>
    citySlugs &&
    sql`o.id_cidade = ANY (ARRAY(SELECT id_cidade FROM cities WHERE slug = ANY (${textArray(citySlugs)})))`,
  turno: ({ shifts }: CourseNarrowing): SQL | undefined =>
    shifts && sql`o.turno = ANY (${textArray(shifts)})`,
  formato: ({ formats }: CourseNarrowing): SQL | undefined =>
    formats && sql`o.formato = ANY (${textArray(formats)})`,
};

/** Whether only courses with a certain open offer are wanted. */
export function needsOffer(narrowing: CourseNarrowing): boolean {
  const { citySlugs, shifts, formats, openOnly, paidOfferOnly } = narrowing;
  return Boolean(citySlugs || shifts || formats || openOnly || paidOfferOnly);
}

/** Whether the offer `o` is open, and a paid one if that is asked for. */
export function isOffered({ paidOfferOnly }: CourseNarrowing, today: CalendarDay): SQL {
  return paidOfferOnly ? sql`(${isOpen(today)} AND o.tipo_oferta = 'PAGO')` : isOpen(today);
}

/** Every condition on the course `c` but the price range. */
export function allConditions(narrowing: CourseNarrowing, today: CalendarDay): SQL {
  const facets = Object.values(courseFacets).flatMap((facet) => facet(narrowing) ?? []);
  const offer = Object.values(offerFacets).flatMap((facet) => facet(narrowing) ?? []);
  const offered = needsOffer(narrowing)
    ? [
        sql`EXISTS (SELECT 1 FROM offers o WHERE o.id_produto = c.id_produto
          AND ${all([isOffered(narrowing, today), ...offer])})`,
      ]
    : [];
  return all([fixedConditions(narrowing), ...facets, ...offered]);
}
