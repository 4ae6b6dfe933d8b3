import type { Database } from '#/backend/db/database.ts';
import type { Relaxation } from '#/contract/catalogue/search.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { facets, priceRangeFacet } from '#/domain/catalogue/facets.ts';
import { findNearestText } from '../reading/search-reading.ts';

export interface Relaxed {
  narrowing: CourseNarrowing;
  relaxations: Relaxation[];
  corrected: string | null;
}

const inOrder = [priceRangeFacet, ...facets].toSorted((a, b) => a.givenUp - b.givenUp);
type GivenUp = (typeof inOrder)[number];

function filtersOf({ name }: GivenUp): (keyof CourseNarrowing)[] {
  if (name === 'faixa_preco') return ['minCents', 'maxCents'];
  return name === 'modalidade' ? ['modalityIds', name] : [name];
}

/**
 * The search with typos corrected or one of the words being enough; undefined when its text finds something
 * as it is.
 */
export async function relaxText(db: Database, narrowing: CourseNarrowing): Promise<Relaxed | undefined> {
  const nearest = narrowing.text && (await findNearestText(db, narrowing.text));
  if (!nearest) return undefined;
  const { text, city, how, corrected } = nearest;
  const cidade = narrowing.cidade ?? (city ? [city] : undefined);
  return { narrowing: { ...narrowing, text, cidade }, relaxations: [how], corrected };
}

/**
 * The search with less and less filters: each left out alone, then price, place and time, then all if
 * a text remains.
 */
export function relaxFilters({ narrowing, relaxations, corrected }: Relaxed): Relaxed[] {
  const chosen = inOrder.filter((facet) => filtersOf(facet).some((key) => narrowing[key] !== undefined));
  const ofOffer = chosen.filter(({ of }) => of === 'offer');
  const groups = [
    ...chosen.map((facet) => [facet]),
    ...(ofOffer.length > 1 ? [ofOffer] : []),
    ...(narrowing.text && chosen.length > Math.max(ofOffer.length, 1) ? [chosen] : []),
  ];
  return groups.map((group) => ({
    narrowing: without(narrowing, group),
    relaxations: [...relaxations, ...group.map(({ name }) => name)],
    corrected,
  }));
}

function without(narrowing: CourseNarrowing, group: readonly GivenUp[]): CourseNarrowing {
  const left = { ...narrowing };
  for (const key of group.flatMap(filtersOf)) left[key] = undefined;
  return left;
}
