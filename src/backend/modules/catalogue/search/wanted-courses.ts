import { facets, type Facet } from '#/domain/catalogue/facets.ts';
import type { Codes } from '../course-index/codes.ts';
import type { CodedColumn, CourseColumns } from '../course-index/course-columns.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import type { FacetRows } from './facet-repository.ts';

export const facetsOfCourse = facets.filter(({ of }) => of === 'course');
export const facetsOfOffer = facets.filter(({ of }) => of === 'offer');

export const NOTHING = -1;
export const SEVERAL = -2;

export interface WantedOffers {
  areNeeded: boolean;
  /**
   * The position among the facets of offers of the one that an offer misses, {@link NOTHING}, or
   * {@link SEVERAL}, as for one that can't be had.
   */
  missed(place: number): number;
}

export interface Wanted {
  /**
   * By position in `slots`, which facet of courses a course misses, {@link NOTHING}, or {@link SEVERAL}, as
   * for one that isn't wanted with any.
   */
  missed: Int8Array;
  isInRange(slot: number): boolean;
  offers: WantedOffers;
}

export function findWanted(
  columns: CourseColumns,
  slots: Int32Array,
  narrowing: CourseNarrowing,
  { rows, now }: { rows: FacetRows; now: Date },
): Wanted {
  const missed = new Int8Array(slots.length).fill(NOTHING);
  facetsOfCourse.forEach((facet, position) => {
    const column = columns.coded[position]!;
    const chosen = chosenCodes(column.codes, chosenValues(facet, narrowing, rows));
    if (!chosen) return;
    const free = facet.name === 'modalidade' && isWithFree(narrowing) ? freeCourses(columns) : undefined;
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index]!;
      if (chosen[column.cells[slot]!] || free?.(slot)) continue;
      missed[index] = missed[index] === NOTHING ? position : SEVERAL;
    }
  });
  for (const holds of fixedConditions(columns, narrowing)) {
    for (let index = 0; index < slots.length; index += 1) {
      if (!holds(slots[index]!)) missed[index] = SEVERAL;
    }
  }
  const { minCents = 0, maxCents = Infinity } = narrowing;
  return {
    missed,
    isInRange: (slot) => columns.cents[slot]! >= minCents && columns.cents[slot]! <= maxCents,
    offers: readWantedOffers(columns, narrowing, rows, now),
  };
}

export function hasOffer(
  { offersFrom, offerCounts }: CourseColumns,
  { areNeeded, missed }: WantedOffers,
  slot: number,
): boolean {
  if (!areNeeded) return true;
  const from = offersFrom[slot]!;
  const end = from + offerCounts[slot]!;
  for (let place = from; place < end; place += 1) if (missed(place) === NOTHING) return true;
  return false;
}

function readWantedOffers(
  { offers }: CourseColumns,
  narrowing: CourseNarrowing,
  rows: FacetRows,
  now: Date,
): WantedOffers {
  const { openOnly, paidOfferOnly } = narrowing;
  const { closingHours, paid } = offers;
  const hour = Math.floor(now.getTime() / 3_600_000);
  const asked = facetsOfOffer.flatMap((facet, position) => {
    const { codes, cells } = offers.coded[position]!;
    const chosen = chosenCodes(codes, chosenValues(facet, narrowing, rows));
    return chosen ? [{ position, cells, chosen }] : [];
  });
  return {
    areNeeded: openOnly || paidOfferOnly || asked.length > 0,
    missed(place) {
      if (closingHours[place]! <= hour || (paidOfferOnly && paid[place] === 0)) return SEVERAL;
      let missing = NOTHING;
      for (let index = 0; index < asked.length; index += 1) {
        const { position, cells, chosen } = asked[index]!;
        if (chosen[cells[place]!]) continue;
        if (missing !== NOTHING) return SEVERAL;
        missing = position;
      }
      return missing;
    },
  };
}

/** For each code of a column whether it is chosen; undefined where nothing is chosen of the facet. */
function chosenCodes(
  { values }: Codes,
  chosen: ReadonlySet<string | number> | undefined,
): Uint8Array | undefined {
  return chosen && Uint8Array.from(values, (value) => Number(chosen.has(value)));
}

function chosenValues(
  facet: Facet,
  narrowing: CourseNarrowing,
  rows: FacetRows,
): ReadonlySet<string | number> | undefined {
  const chosen = narrowing[facet.name];
  const ids = facet.name === 'modalidade' ? narrowing.modalityIds : undefined;
  if (!chosen && !ids) return undefined;
  const values = new Set([chosen ?? []].flat().map(String));
  if ('values' in facet) return values;
  const found = (rows[facet.name] ?? []).filter(({ valor }) => values.has(valor));
  return new Set([...(ids ?? []), ...found.map(({ id }) => id)]);
}

function isWithFree({ modalityIds, modalidade }: CourseNarrowing): boolean {
  return Boolean(modalityIds?.includes(0) || modalidade?.includes('cursos-gratuitos'));
}

const priceAt = facetsOfCourse.findIndex(({ name }) => name === 'preco');

function freeCourses({ coded }: CourseColumns): (slot: number) => boolean {
  const { codes, cells }: CodedColumn = coded[priceAt]!;
  const free = codes.codeOf('gratuito');
  return (slot) => cells[slot] === free;
}

function fixedConditions(columns: CourseColumns, narrowing: CourseNarrowing): ((slot: number) => boolean)[] {
  const { ids, areaIds, tag, bestSellersOnly, promotionOnly } = narrowing;
  return [
    ...(ids ? [(slot: number) => ids.includes(columns.ids[slot]!)] : []),
    ...(areaIds ? [(slot: number) => areaIds.includes(columns.areaIds[slot]!)] : []),
    ...(tag ? [(slot: number) => columns.tags[slot]!.includes(tag)] : []),
    ...(bestSellersOnly ? [(slot: number) => columns.bestSellers[slot] === 1] : []),
    ...(promotionOnly ? [(slot: number) => columns.discounts[slot] === 1] : []),
  ];
}
