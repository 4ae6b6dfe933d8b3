import type { Facet, FacetName } from '#/domain/catalogue/facets.ts';
import type { CodedColumn, CourseColumns } from '../course-index/course-columns.ts';
import { facetsOfCourse, facetsOfOffer, hasOffer, NOTHING, SEVERAL, type Wanted } from './wanted-courses.ts';

/** How many courses each value of each facet would show; values as their columns have them. */
export type FacetCounts = ReadonlyMap<FacetName, ReadonlyMap<string | number, number>>;

/** Counts each facet value with all other facets applied. */
export function countFacets(columns: CourseColumns, slots: Int32Array, wanted: Wanted): FacetCounts {
  const { missed, offers, isInRange } = wanted;
  const ofCourse = columns.coded.map(countsOf);
  const ofOffer = columns.offers.coded.map(countsOf);
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    const missing = missed[index]!;
    if (missing === SEVERAL || !isInRange(slot)) continue;
    if (hasOffer(columns, offers, slot)) {
      for (let facet = 0; facet < ofCourse.length; facet += 1) {
        if (missing === NOTHING || missing === facet) countCourse(ofCourse[facet]!, slot, slot);
      }
    }
    if (missing !== NOTHING) continue;
    const from = columns.offersFrom[slot]!;
    const end = from + columns.offerCounts[slot]!;
    for (let place = from; place < end; place += 1) {
      const missingOfOffer = offers.missed(place);
      if (missingOfOffer === SEVERAL) continue;
      for (let facet = 0; facet < ofOffer.length; facet += 1) {
        if (missingOfOffer === NOTHING || missingOfOffer === facet) countCourse(ofOffer[facet]!, place, slot);
      }
    }
  }
  return new Map([...named(facetsOfCourse, ofCourse), ...named(facetsOfOffer, ofOffer)]);
}

interface Counts {
  column: CodedColumn;
  counts: Int32Array;
  lastSlots: Int32Array;
}

function countsOf(column: CodedColumn): Counts {
  const { length } = column.codes.values;
  return { column, counts: new Int32Array(length), lastSlots: new Int32Array(length).fill(-1) };
}

function countCourse({ column: { cells }, counts, lastSlots }: Counts, place: number, slot: number): void {
  const code = cells[place]!;
  if (lastSlots[code] === slot) return;
  lastSlots[code] = slot;
  counts[code]! += 1;
}

function named(
  facets: readonly Facet[],
  counted: readonly Counts[],
): [FacetName, Map<string | number, number>][] {
  return facets.map(({ name }, index) => {
    const { column, counts } = counted[index]!;
    return [name, new Map(column.codes.values.map((value, code) => [value, counts[code]!]))];
  });
}
