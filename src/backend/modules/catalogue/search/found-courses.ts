import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import type { IndexedCourses } from '../course-index/course-index.ts';
import { byPrice } from '../course-index/course-orders.ts';
import type { IndexedCourse } from '../course-index/indexed-course.ts';
import { isShown, type Wanted } from './wanted-courses.ts';

export interface SearchPage {
  order: SearchOrder;
  limit: number;
  offset: number;
  /** Whether courses below their original price come first in the order of relevance. */
  discountsFirst: boolean;
}

/** How well each course fits a text that it is found by. */
export type Hits = ReadonlyMap<number, number>;

/** Paid purchases of courses; those that aren't named have none. */
export type Sales = ReadonlyMap<number, number>;

export interface FoundCourses {
  ids: number[];
  total: number;
  /** Lowest and highest current price in cents without the price range; 0 when nothing is found. */
  minCents: number;
  maxCents: number;
}

/** One page of the courses wanted, of a text's hits if there are any given, with the figures of the whole result. */
export function findCourses(
  courses: IndexedCourses,
  wanted: Wanted,
  page: SearchPage,
  { hits, sales }: { hits: Hits | undefined; sales: Sales },
): FoundCourses {
  const found: IndexedCourse[] = [];
  let minCents = Infinity;
  let maxCents = 0;
  for (const course of hits ? hitCourses(courses, hits) : courses.orders[orderOf(page.order)]) {
    if (!isShown(wanted, course)) continue;
    minCents = Math.min(minCents, course.cents);
    maxCents = Math.max(maxCents, course.cents);
    if (wanted.isInRange(course)) found.push(course);
  }
  const until = page.offset + page.limit;
  const listed = hits
    ? firstOf(found, until, compareHits(page.order, hits, sales))
    : arrange(found, page, sales);
  return {
    ids: listed.slice(page.offset, until).map(({ id }) => id),
    total: found.length,
    minCents: Math.min(minCents, maxCents),
    maxCents,
  };
}

/** The kept order that a list is read in. */
function orderOf(order: SearchOrder): keyof IndexedCourses['orders'] {
  if (order === 'a-z') return 'titles';
  return order === 'menor-preco' || order === 'maior-preco' ? 'prices' : 'relevance';
}

/** Courses in their kept order as the page wants them. */
function arrange(found: readonly IndexedCourse[], page: SearchPage, sales: Sales): readonly IndexedCourse[] {
  switch (page.order) {
    case 'maior-preco':
      return found.toReversed();
    case 'mais-vendidos': {
      const sold = found.filter(({ id }) => sales.has(id)).toSorted(bySales(sales));
      return [...sold, ...found.filter(({ id }) => !sales.has(id))];
    }
    case 'relevancia':
      return page.discountsFirst
        ? [...found.filter((course) => course.hasDiscount), ...found.filter((course) => !course.hasDiscount)]
        : found;
    default:
      return found;
  }
}

type Compare = (a: IndexedCourse, b: IndexedCourse) => number;

const bySales =
  (sales: Sales): Compare =>
  (a, b) =>
    (sales.get(b.id) ?? 0) - (sales.get(a.id) ?? 0) || a.relevancePlace - b.relevancePlace;

function compareHits(order: SearchOrder, hits: Hits, sales: Sales): Compare {
  switch (order) {
    case 'relevancia':
      return (a, b) =>
        hits.get(b.id)! - hits.get(a.id)! ||
        Number(b.isBestSeller) - Number(a.isBestSeller) ||
        a.titleLength - b.titleLength ||
        a.relevancePlace - b.relevancePlace;
    case 'mais-vendidos':
      return bySales(sales);
    case 'menor-preco':
      return byPrice;
    case 'maior-preco':
      return (a, b) => byPrice(b, a);
    case 'a-z':
      return (a, b) => a.titlePlace - b.titlePlace;
  }
}

/** With more to be listed, all are sorted. */
const FEW = 100;

/** The first ones of an order, which for a few is one walk over all. */
function firstOf(found: readonly IndexedCourse[], count: number, compare: Compare): readonly IndexedCourse[] {
  if (count > FEW) return found.toSorted(compare);
  const first: IndexedCourse[] = [];
  for (const course of found) {
    if (first.length === count && compare(course, first[count - 1]!) >= 0) continue;
    let at = first.length;
    while (at > 0 && compare(course, first[at - 1]!) < 0) at -= 1;
    first.splice(at, 0, course);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The published courses among the hits. */
export function* hitCourses({ byId }: IndexedCourses, hits: Hits): Iterable<IndexedCourse> {
  for (const id of hits.keys()) {
    const course = byId.get(id);
    if (course) yield course;
  }
}
