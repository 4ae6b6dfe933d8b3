import type { Database } from '#/backend/db/database.ts';
import type { Relaxation } from '#/contract/catalogue/search.ts';
import type { CourseNarrowing } from './course-filters-repository.ts';
import { findNearestText } from '../reading/search-reading.ts';

/** A search that asks for less, and what it gave up. */
export interface Relaxed {
  narrowing: CourseNarrowing;
  relaxations: Relaxation[];
  /** The text searched for instead of a mistyped one. */
  corrected: string | null;
}

/** The filters a facet stands for, in the order they are given up: where and when before what. */
const filtersOf: readonly (readonly [Relaxation, readonly (keyof CourseNarrowing)[]])[] = [
  ['faixa_preco', ['minCents', 'maxCents']],
  ['turno', ['shifts']],
  ['formato', ['formats']],
  ['cidade', ['citySlugs']],
  ['tipo_curso', ['typeIds']],
  ['preco', ['price']],
  ['area', ['areaGroupSlugs']],
  ['modalidade', ['modalityIds', 'modalitySlugs']],
];
const ofClass = new Set<Relaxation>(['faixa_preco', 'turno', 'formato', 'cidade']);

/**
 * The search with typos corrected or one of the words being enough; undefined when its text finds something
 * as it is.
 */
export async function relaxText(db: Database, narrowing: CourseNarrowing): Promise<Relaxed | undefined> {
  const nearest = narrowing.text && (await findNearestText(db, narrowing.text));
  if (!nearest) return undefined;
  const { text, city, how, corrected } = nearest;
  const citySlugs = narrowing.citySlugs ?? (city ? [city] : undefined);
  return { narrowing: { ...narrowing, text, citySlugs }, relaxations: [how], corrected };
}

/**
 * The search with less and less filters: each left out alone, then price, place and time, then all if
 * a text remains.
 */
export function relaxFilters({ narrowing, relaxations, corrected }: Relaxed): Relaxed[] {
  const chosen = filtersOf.filter(([, keys]) => keys.some((key) => narrowing[key] !== undefined));
  const names = chosen.map(([name]) => name);
  const inClass = names.filter((name) => ofClass.has(name));
  const groups = [
    ...names.map((name) => [name]),
    ...(inClass.length > 1 ? [inClass] : []),
    ...(narrowing.text && names.length > Math.max(inClass.length, 1) ? [names] : []),
  ];
  return groups.map((group) => ({
    narrowing: without(narrowing, group),
    relaxations: [...relaxations, ...group],
    corrected,
  }));
}

function without(narrowing: CourseNarrowing, group: readonly Relaxation[]): CourseNarrowing {
  const left = { ...narrowing };
  for (const [name, keys] of filtersOf) {
    if (group.includes(name)) for (const key of keys) left[key] = undefined;
  }
  return left;
}
