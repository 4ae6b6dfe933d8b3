import { type Codes, createCodes } from './codes.ts';
import type { CourseRow, OfferRow } from './course-index-repository.ts';

export interface CodedColumn {
  codes: Codes;
  cells: Int32Array<ArrayBuffer>;
}

export interface OfferColumns {
  /** Hours from 1970 in UTC at which each closes. */
  closingHours: Int32Array<ArrayBuffer>;
  /** 1 for those that are paid. */
  paid: Int32Array<ArrayBuffer>;
  coded: CodedColumn[];
}

/**
 * Columns of numbers over published courses, which are scanned many times faster than objects. Each course
 * has one slot in all of them.
 */
export class CourseColumns {
  ids = new Int32Array(0);
  areaIds = new Int32Array(0);
  cents = new Int32Array(0);
  /** 1 for best sellers, and for courses below their original price. */
  bestSellers = new Int32Array(0);
  discounts = new Int32Array(0);
  titleLengths = new Int32Array(0);
  tags: (readonly string[])[] = [];
  readonly coded: CodedColumn[];
  offersFrom = new Int32Array(0);
  offerCounts = new Int32Array(0);
  readonly offers: OfferColumns;
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  #offerSpace = new Int32Array(0);
  #used = 0;
  #usedOfOffers = 0;

  constructor(courseColumns: number, offerColumns: number) {
    const coded = (count: number) =>
      Array.from({ length: count }, () => ({ codes: createCodes(), cells: new Int32Array(0) }));
    this.coded = coded(courseColumns);
    this.offers = { closingHours: new Int32Array(0), paid: new Int32Array(0), coded: coded(offerColumns) };
  }

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  slots(): Int32Array {
    return Int32Array.from(this.#slots.values()).toSorted();
  }

  put([id, areaId, cents, isBestSeller, hasDiscount, titleLength, tags, values, offers]: CourseRow): void {
    const slot = this.#slots.get(id) ?? this.#takeSlot(id);
    this.ids[slot] = id;
    this.areaIds[slot] = areaId;
    this.cents[slot] = cents;
    this.bestSellers[slot] = Number(isBestSeller);
    this.discounts[slot] = Number(hasDiscount);
    this.titleLengths[slot] = titleLength;
    this.tags[slot] = tags;
    this.coded.forEach(({ codes, cells }, index) => {
      cells[slot] = codes.codeOf(values[index]!);
    });
    this.#putOffers(slot, offers);
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  #takeSlot(id: number): number {
    const slot = this.#free.pop() ?? this.#used++;
    if (slot >= this.ids.length) this.#growCourses();
    this.#slots.set(id, slot);
    return slot;
  }

  #putOffers(slot: number, rows: readonly OfferRow[]): void {
    if (rows.length > this.#offerSpace[slot]!) {
      this.offersFrom[slot] = this.#usedOfOffers;
      this.#offerSpace[slot] = rows.length;
      this.#usedOfOffers += rows.length;
      if (this.#usedOfOffers > this.offers.paid.length) this.#growOffers();
    }
    this.offerCounts[slot] = rows.length;
    rows.forEach(([closingHour, isPaid, ...values], index) => {
      const place = this.offersFrom[slot]! + index;
      this.offers.closingHours[place] = closingHour;
      this.offers.paid[place] = Number(isPaid);
      this.offers.coded.forEach(({ codes, cells }, column) => {
        cells[place] = codes.codeOf(values[column]!);
      });
    });
  }

  #growCourses(): void {
    const size = capacityFor(this.#used);
    this.ids = grown(this.ids, size);
    this.areaIds = grown(this.areaIds, size);
    this.cents = grown(this.cents, size);
    this.bestSellers = grown(this.bestSellers, size);
    this.discounts = grown(this.discounts, size);
    this.titleLengths = grown(this.titleLengths, size);
    this.offersFrom = grown(this.offersFrom, size);
    this.offerCounts = grown(this.offerCounts, size);
    this.#offerSpace = grown(this.#offerSpace, size);
    for (const column of this.coded) column.cells = grown(column.cells, size);
  }

  #growOffers(): void {
    const size = capacityFor(this.#usedOfOffers);
    this.offers.closingHours = grown(this.offers.closingHours, size);
    this.offers.paid = grown(this.offers.paid, size);
    for (const column of this.offers.coded) column.cells = grown(column.cells, size);
  }
}

const capacityFor = (count: number) => Math.max(1024, Math.ceil(count * 1.5));

function grown(column: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(column);
  return larger;
}
