import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import type { IndexedCourses } from '../course-index/course-index.ts';
import { byPrice } from '../course-index/course-orders.ts';
import type { Sales } from './search-repository.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { hasOffer, NOTHING } from './wanted-courses.ts';

export interface SearchPage {
  order: SearchOrder;
  limit: number;
  offset: number;
  discountsFirst: boolean;
  sales: Sales;
}

export interface FoundCourses {
  ids: number[];
  total: number;
  /** Lowest and highest current price in cents without the price range; 0 when nothing is found. */
  minCents: number;
  maxCents: number;
}

/** One page of the courses wanted among those in some slots, with the figures of the whole result. */
export function findCourses(
  { courses, slots, scores, wanted }: SearchedCatalogue,
  page: SearchPage,
): FoundCourses {
  const { columns } = courses;
  const found = new Int32Array(slots.length);
  let total = 0;
  let minCents = Infinity;
  let maxCents = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    if (wanted.missed[index] !== NOTHING || !hasOffer(columns, wanted.offers, slot)) continue;
    const cents = columns.cents[slot]!;
    if (cents < minCents) minCents = cents;
    if (cents > maxCents) maxCents = cents;
    if (wanted.isInRange(slot)) found[total++] = slot;
  }
  const until = page.offset + page.limit;
  const shown = scores
    ? firstOf(found.subarray(0, total), until, compareHits(courses, scores, page))
    : walk(courses, found.subarray(0, total), until, page);
  return {
    ids: shown.slice(page.offset, until).map((slot) => columns.ids[slot]!),
    total,
    minCents: Math.min(minCents, maxCents),
    maxCents,
  };
}

type Compare = (a: number, b: number) => number;

function bySales({ columns, relevancePlaces }: IndexedCourses, sales: Sales): Compare {
  const sold = (slot: number) => sales.get(columns.ids[slot]!) ?? 0;
  return (a, b) => sold(b) - sold(a) || relevancePlaces[a]! - relevancePlaces[b]!;
}

function compareHits(courses: IndexedCourses, scores: Int32Array, { order, sales }: SearchPage): Compare {
  const { columns, relevancePlaces, titlePlaces } = courses;
  const { bestSellers, titleLengths } = columns;
  switch (order) {
    case 'relevancia':
      return (a, b) =>
        scores[b]! - scores[a]! ||
        bestSellers[b]! - bestSellers[a]! ||
        titleLengths[a]! - titleLengths[b]! ||
        relevancePlaces[a]! - relevancePlaces[b]!;
    case 'mais-vendidos':
      return bySales(courses, sales);
    case 'menor-preco':
      return byPrice(columns);
    case 'maior-preco':
      return (a, b) => byPrice(columns)(b, a);
    case 'a-z':
      return (a, b) => titlePlaces[a]! - titlePlaces[b]!;
  }
}

/** With more to be listed, all are sorted. */
const FEW = 100;

function firstOf(found: Int32Array, count: number, compare: Compare): number[] {
  if (count > FEW) return [...found].toSorted(compare);
  const first: number[] = [];
  for (const slot of found) {
    if (first.length === count && compare(slot, first[count - 1]!) >= 0) continue;
    let at = first.length;
    while (at > 0 && compare(slot, first[at - 1]!) < 0) at -= 1;
    first.splice(at, 0, slot);
    if (first.length > count) first.pop();
  }
  return first;
}

function walk(courses: IndexedCourses, found: Int32Array, count: number, page: SearchPage): number[] {
  const { columns, orders } = courses;
  const isFound = new Uint8Array(columns.ids.length);
  for (const slot of found) isFound[slot] = 1;
  const shown: number[] = [];
  const add = (order: Int32Array, isAdded: (slot: number) => boolean = () => true) => {
    for (let place = 0; place < order.length && shown.length < count; place += 1) {
      const slot = order[place]!;
      if (isFound[slot] === 1 && isAdded(slot)) shown.push(slot);
    }
  };
  switch (page.order) {
    case 'menor-preco':
      add(orders.prices);
      break;
    case 'maior-preco':
      add(orders.prices.toReversed());
      break;
    case 'a-z':
      add(orders.titles);
      break;
    case 'mais-vendidos': {
      const sold = [...page.sales.keys()].flatMap((id) => columns.slotOf(id) ?? []);
      add(Int32Array.from(sold.toSorted(bySales(courses, page.sales))));
      add(orders.relevance, (slot) => !page.sales.has(columns.ids[slot]!));
      break;
    }
    case 'relevancia':
      if (page.discountsFirst) {
        add(orders.relevance, (slot) => columns.discounts[slot] === 1);
        add(orders.relevance, (slot) => columns.discounts[slot] === 0);
      } else add(orders.relevance);
  }
  return shown;
}
