import type { CourseColumns } from './course-columns.ts';
import type { Follower } from './course-index-repository.ts';

/** The slots of the published courses in each order of lists; the dearest first is prices backwards. */
export interface CourseOrders {
  relevance: Int32Array;
  titles: Int32Array;
  prices: Int32Array;
}

export function byPrice({ cents, ids }: CourseColumns): (a: number, b: number) => number {
  return (a, b) => cents[a]! - cents[b]! || ids[a]! - ids[b]!;
}

export function putInOrder(
  order: Int32Array,
  changed: ReadonlySet<number>,
  followers: readonly Follower[],
  columns: CourseColumns,
): Int32Array {
  const slotOf = (id: number | null) => (id === null ? null : columns.slotOf(id)!);
  const next = new Map(followers.map(([id, after]) => [slotOf(after), columns.slotOf(id)!]));
  const result = new Int32Array(order.length + followers.length);
  let length = 0;
  const putFollowersOf = (slot: number | null) => {
    for (let follower = next.get(slot); follower !== undefined; follower = next.get(follower)) {
      result[length++] = follower;
    }
  };
  putFollowersOf(null);
  for (const slot of order) {
    if (changed.has(slot)) continue;
    result[length++] = slot;
    putFollowersOf(slot);
  }
  return result.slice(0, length);
}

export function mergeInOrder(
  order: Int32Array,
  changed: ReadonlySet<number>,
  added: readonly number[],
  compare: (a: number, b: number) => number,
): Int32Array {
  const result = new Int32Array(order.length + added.length);
  const sorted = added.toSorted(compare);
  let length = 0;
  let next = 0;
  for (const slot of order) {
    if (changed.has(slot)) continue;
    while (next < sorted.length && compare(sorted[next]!, slot) < 0) result[length++] = sorted[next++]!;
    result[length++] = slot;
  }
  while (next < sorted.length) result[length++] = sorted[next++]!;
  return result.slice(0, length);
}

export function placesIn(order: Int32Array, slots: number): Int32Array {
  const places = new Int32Array(slots);
  for (let place = 0; place < order.length; place += 1) places[order[place]!] = place;
  return places;
}
