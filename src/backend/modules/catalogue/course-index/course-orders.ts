import type { Follower } from './course-index-repository.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** The published courses in each order they are listed in; for the dearest first, prices are read backwards. */
export interface CourseOrders {
  relevance: IndexedCourse[];
  titles: IndexedCourse[];
  prices: IndexedCourse[];
}

/** The cheapest first, and by id among those of one price. */
export const byPrice = (a: IndexedCourse, b: IndexedCourse): number => a.cents - b.cents || a.id - b.id;

/** An order without the courses that changed, and with those put in that have a place in it. */
export function putInOrder(
  order: readonly IndexedCourse[],
  changed: ReadonlySet<number>,
  followers: readonly Follower[],
  courses: ReadonlyMap<number, IndexedCourse>,
): IndexedCourse[] {
  const next = new Map(followers.map(([id, after]) => [after, id]));
  const result: IndexedCourse[] = [];
  const putFollowersOf = (id: number | null) => {
    for (let follower = next.get(id); follower !== undefined; follower = next.get(follower)) {
      result.push(courses.get(follower)!);
    }
  };
  putFollowersOf(null);
  for (const course of order) {
    if (changed.has(course.id)) continue;
    result.push(course);
    putFollowersOf(course.id);
  }
  return result;
}

/** Tells each course where it stands. */
export function numberPlaces({ relevance, titles }: CourseOrders): void {
  for (let place = 0; place < relevance.length; place += 1) relevance[place]!.relevancePlace = place;
  for (let place = 0; place < titles.length; place += 1) titles[place]!.titlePlace = place;
}
