import type { FacetChoices } from '#/domain/catalogue/facets.ts';
import type { SearchText } from '../reading/search-query-repository.ts';

/** Lists mean "any of these", an empty list finds nothing; prices are cents. */
export interface CourseNarrowing extends FacetChoices {
  text?: SearchText | undefined;
  ids?: readonly number[] | undefined;
  modalityIds?: readonly number[] | undefined;
  areaIds?: readonly number[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  openOnly?: boolean | undefined;
  paidOfferOnly?: boolean | undefined;
  tag?: string | undefined;
  bestSellersOnly?: boolean | undefined;
  promotionOnly?: boolean | undefined;
}
