import { facets, type Facet } from '#/domain/catalogue/facets.ts';
import { daysBetween, type CalendarDay } from '#/domain/time/dates.ts';
import type { Codes, IndexedCourse, IndexedOffer } from '../course-index/indexed-course.ts';
import type { IndexedCourses } from '../course-index/course-index.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import type { FacetRows } from './facet-repository.ts';

export const facetsOfCourse = facets.filter(({ of }) => of === 'course');
export const facetsOfOffer = facets.filter(({ of }) => of === 'offer');

/** For each code of a column whether it is chosen; undefined where nothing is chosen of the facet. */
type Chosen = Uint8Array | undefined;

/** A narrowing as it is asked of courses in memory. */
export interface Wanted {
  /** What no facet can undo. */
  isWanted(course: IndexedCourse): boolean;
  /** Whether its current price is in the range. */
  isInRange(course: IndexedCourse): boolean;
  /** The position among the facets of courses of the one that it misses; -1 for none, -2 for several. */
  missedBy(course: IndexedCourse): number;
  /** As {@link missedBy}, of an offer. */
  missedByOffer(offer: IndexedOffer): number;
  /** Whether the offer is open, and a paid one if that is asked for. */
  isOffered(offer: IndexedOffer): boolean;
  /** Whether only courses with a certain open offer are wanted. */
  needsOffer: boolean;
}

export const NOTHING = -1;
export const SEVERAL = -2;

/** Reads a narrowing for the courses as they are now; `rows` are needed where rows are chosen of a facet. */
export function readWanted(
  courses: IndexedCourses,
  narrowing: CourseNarrowing,
  rows: FacetRows,
  today: CalendarDay,
): Wanted {
  const day = daysBetween('1970-01-01', today);
  const { openOnly, paidOfferOnly, minCents = 0, maxCents = Infinity } = narrowing;
  const ofCourse = facetsOfCourse.map((facet, index) =>
    chosenCodes(courses.courseCodes[index]!, chosenValues(facet, narrowing, rows)),
  );
  const ofOffer = facetsOfOffer.map((facet, index) =>
    chosenCodes(courses.offerCodes[index]!, chosenValues(facet, narrowing, rows)),
  );
  const free = withFreeCourses(narrowing) ? freeCourses(courses) : undefined;
  return {
    isWanted: fixedConditions(narrowing),
    isInRange: ({ cents }) => cents >= minCents && cents <= maxCents,
    missedBy: free
      ? (course) => missed(course.codes, ofCourse, free(course) ? modalityAt : undefined)
      : ({ codes }) => missed(codes, ofCourse),
    missedByOffer: ({ codes }) => missed(codes, ofOffer),
    isOffered: paidOfferOnly
      ? ({ lastDay, isPaid }) => lastDay >= day && isPaid
      : ({ lastDay }) => lastDay >= day,
    needsOffer: Boolean(openOnly || paidOfferOnly || ofOffer.some((chosen) => chosen !== undefined)),
  };
}

/** Whether a course is shown with everything that is chosen. */
export function isShown(wanted: Wanted, course: IndexedCourse): boolean {
  return wanted.isWanted(course) && wanted.missedBy(course) === NOTHING && hasOffer(wanted, course);
}

/** Whether it has the offer that is asked for, if one is. */
export function hasOffer(wanted: Wanted, { offers }: IndexedCourse): boolean {
  if (!wanted.needsOffer) return true;
  for (const offer of offers) {
    if (wanted.isOffered(offer) && wanted.missedByOffer(offer) === NOTHING) return true;
  }
  return false;
}

function missed(codes: readonly number[], chosen: readonly Chosen[], butAt?: number): number {
  let missing = NOTHING;
  for (let index = 0; index < chosen.length; index += 1) {
    const wanted = chosen[index];
    if (wanted === undefined || wanted[codes[index]!] || index === butAt) continue;
    if (missing !== NOTHING) return SEVERAL;
    missing = index;
  }
  return missing;
}

function chosenCodes({ values }: Codes, chosen: ReadonlySet<string | number> | undefined): Chosen {
  return chosen && Uint8Array.from(values, (value) => Number(chosen.has(value)));
}

/** What is chosen of a facet, as its column has it: texts of codes or ids of rows. */
function chosenValues(
  facet: Facet,
  narrowing: CourseNarrowing,
  rows: FacetRows,
): ReadonlySet<string | number> | undefined {
  const chosen = narrowing[facet.name];
  const ids = facet.name === 'modalidade' ? narrowing.modalityIds : undefined;
  if (!chosen && !ids) return undefined;
  const values = new Set<string | number>([chosen ?? []].flat());
  const rowsOf = rows[facet.name];
  if ('values' in facet) return values;
  const found = (rowsOf ?? []).filter(({ valor, id }) => values.has(valor) || values.has(id));
  return new Set([...(ids ?? []), ...found.map(({ id }) => id)]);
}

const modalityAt = facetsOfCourse.findIndex(({ name }) => name === 'modalidade');
const priceAt = facetsOfCourse.findIndex(({ name }) => name === 'preco');

/** Whether the free courses are asked for as if they were a modality. */
function withFreeCourses({ modalityIds, modalidade }: CourseNarrowing): boolean {
  return Boolean(modalityIds?.includes(0) || modalidade?.includes('cursos-gratuitos'));
}

function freeCourses({ courseCodes }: IndexedCourses): (course: IndexedCourse) => boolean {
  const free = courseCodes[priceAt]!.codeOf('gratuito');
  return ({ codes }) => codes[priceAt] === free;
}

function fixedConditions(narrowing: CourseNarrowing): (course: IndexedCourse) => boolean {
  const { ids, areaIds, tag, bestSellersOnly, promotionOnly } = narrowing;
  const conditions: ((course: IndexedCourse) => boolean)[] = [];
  if (ids) conditions.push(({ id }) => ids.includes(id));
  if (areaIds) conditions.push(({ areaId }) => areaIds.includes(areaId));
  if (tag) conditions.push(({ tags }) => tags.includes(tag));
  if (bestSellersOnly) conditions.push(({ isBestSeller }) => isBestSeller);
  if (promotionOnly) conditions.push(({ hasDiscount }) => hasDiscount);
  return (course) => conditions.every((holds) => holds(course));
}
