import type { Facet, FacetName } from '#/domain/catalogue/facets.ts';
import type { IndexedCourses } from '../course-index/course-index.ts';
import type { IndexedCourse } from '../course-index/indexed-course.ts';
import { facetsOfCourse, facetsOfOffer, hasOffer, NOTHING, SEVERAL, type Wanted } from './wanted-courses.ts';

/** How many courses each value of each facet would show; values as their columns have them. */
export type FacetCounts = ReadonlyMap<FacetName, ReadonlyMap<string | number, number>>;

/**
 * Counts how many of some courses each value of each facet would show, with all other facets as chosen: what misses one facet
 * only counts for that one, what misses two for none.
 */
export function countFacets(
  courses: IndexedCourses,
  among: Iterable<IndexedCourse>,
  wanted: Wanted,
): FacetCounts {
  const ofCourse = courses.courseCodes.map(({ values }) => new Int32Array(values.length));
  const ofOffer = courses.offerCodes.map(({ values }) => createDistinctCounts(values.length));
  for (const course of among) {
    if (!wanted.isInRange(course) || !wanted.isWanted(course)) continue;
    const missed = wanted.missedBy(course);
    if (missed === SEVERAL) continue;
    if (hasOffer(wanted, course)) countOne(ofCourse, course.codes, missed);
    if (missed === NOTHING) countOffers(ofOffer, course, wanted);
  }
  return new Map([
    ...named(
      facetsOfCourse,
      courses.courseCodes.map(({ values }) => values),
      ofCourse,
    ),
    ...named(
      facetsOfOffer,
      courses.offerCodes.map(({ values }) => values),
      ofOffer.map(({ counts }) => counts),
    ),
  ]);
}

function countOne(counts: readonly Int32Array[], codes: readonly number[], missed: number): void {
  for (let index = 0; index < counts.length; index += 1) {
    if (missed === NOTHING || missed === index) counts[index]![codes[index]!]! += 1;
  }
}

function countOffers(counts: readonly DistinctCounts[], course: IndexedCourse, wanted: Wanted): void {
  for (const offer of course.offers) {
    if (!wanted.isOffered(offer)) continue;
    const missed = wanted.missedByOffer(offer);
    if (missed === SEVERAL) continue;
    for (let index = 0; index < counts.length; index += 1) {
      if (missed === NOTHING || missed === index) counts[index]!.count(offer.codes[index]!, course.id);
    }
  }
}

/** Counts of courses by codes of their offers: a course whose offers share a code counts once. */
interface DistinctCounts {
  readonly counts: Int32Array;
  count(code: number, courseId: number): void;
}

function createDistinctCounts(size: number): DistinctCounts {
  const counts = new Int32Array(size);
  // The courses come one after the other: the last one of each code is enough.
  const lastCourse = new Float64Array(size).fill(Number.NaN);
  return {
    counts,
    count(code, courseId) {
      if (lastCourse[code] === courseId) return;
      lastCourse[code] = courseId;
      counts[code]! += 1;
    },
  };
}

function named(
  facets: readonly Facet[],
  values: readonly (readonly (string | number)[])[],
  counts: readonly Int32Array[],
): [FacetName, Map<string | number, number>][] {
  return facets.map(({ name }, index) => [
    name,
    new Map(values[index]!.map((value, code) => [value, counts[index]![code]!])),
  ]);
}
