import type { Database } from '#/backend/db/database.ts';
import {
  type Changes,
  type IndexColumns,
  lookForChanges,
  readChanges,
  readCourses,
  readOrders,
} from './course-index-repository.ts';
import { CourseColumns } from './course-columns.ts';
import { byPrice, type CourseOrders, mergeInOrder, placesIn, putInOrder } from './course-orders.ts';

const MOST_CHANGES = 5000;

/** The published courses, as they are in the database. To be read at once: it changes with the next look. */
export interface IndexedCourses {
  readonly columns: CourseColumns;
  readonly slots: Int32Array;
  readonly orders: Readonly<CourseOrders>;
  readonly relevancePlaces: Int32Array;
  readonly titlePlaces: Int32Array;
  readonly version: number;
}

export interface CourseIndex {
  /**
   * The courses as of a moment after the call: every change committed before it is in them. Calls at the same
   * time share a look.
   */
  current(): Promise<IndexedCourses>;
}

const indexes = new WeakMap<Database, CourseIndex>();

export function courseIndexOf(db: Database, columns: IndexColumns): CourseIndex {
  let index = indexes.get(db);
  if (!index) {
    index = createCourseIndex(db, columns);
    indexes.set(db, index);
  }
  return index;
}

type Filled = { -readonly [Key in keyof IndexedCourses]: IndexedCourses[Key] } & {
  orders: CourseOrders;
  snapshot: string;
  server: string;
};

function createCourseIndex(db: Database, columns: IndexColumns): CourseIndex {
  let filled: Filled | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<IndexedCourses> | undefined;

  async function refresh(): Promise<IndexedCourses> {
    const look = await lookForChanges(db, filled?.snapshot, MOST_CHANGES);
    if (!filled || look.isForgotten || look.server !== filled.server || look.changed >= MOST_CHANGES) {
      filled = await fill(db, columns, look, (filled?.version ?? 0) + 1);
    } else if (look.changed > 0) {
      apply(filled, await readChanges(db, columns, filled.snapshot));
      if (!isWhole(filled)) filled = await fill(db, columns, look, filled.version + 1);
    } else {
      filled.snapshot = look.snapshot;
    }
    return filled;
  }

  async function refreshNext(): Promise<IndexedCourses> {
    await last;
    waiting = undefined;
    const running = refresh();
    last = running.catch(() => {});
    return running;
  }

  return { current: () => (waiting ??= refreshNext()) };
}

/** A change made past the triggers may leave a hole. */
function isWhole({ columns, orders }: Filled): boolean {
  return orders.relevance.length === columns.size && orders.titles.length === columns.size;
}

async function fill(
  db: Database,
  read: IndexColumns,
  { snapshot, server }: { snapshot: string; server: string },
  version: number,
): Promise<Filled> {
  const columns = new CourseColumns(read.course.length, read.offer.length);
  let last: number | undefined = -2_147_483_648;
  while (last !== undefined) {
    const rows = await readCourses(db, read, last);
    for (const row of rows) columns.put(row);
    last = rows.at(-1)?.[0];
  }
  const { relevance, titles } = await readOrders(db);
  // One that is in the one and not in the other changed meanwhile.
  const inOrder = (ids: readonly number[]) => Int32Array.from(ids.flatMap((id) => columns.slotOf(id) ?? []));
  const filled: Filled = {
    columns,
    slots: new Int32Array(0),
    orders: {
      relevance: inOrder(relevance),
      titles: inOrder(titles),
      prices: columns.slots().toSorted(byPrice(columns)),
    },
    relevancePlaces: new Int32Array(0),
    titlePlaces: new Int32Array(0),
    version,
    snapshot,
    server,
  };
  putInOrders(filled, new Set(), { relevance: [], titles: [] });
  apply(filled, await readChanges(db, read, snapshot));
  return filled;
}

function apply(filled: Filled, changes: Changes): void {
  const { columns } = filled;
  const movedFrom = new Set(changes.moved.flatMap((id) => columns.slotOf(id) ?? []));
  const published = new Set(changes.courses.map(([id]) => id));
  for (const id of changes.ids) if (!published.has(id)) columns.remove(id);
  for (const row of changes.courses) columns.put(row);
  if (changes.moved.length > 0) {
    putInOrders(filled, movedFrom, changes);
    filled.version += 1;
  }
  filled.snapshot = changes.snapshot;
}

/** Gives courses that moved or were added their places; where they came from may be another course's now. */
function putInOrders(
  filled: Filled,
  movedFrom: ReadonlySet<number>,
  { relevance, titles }: Pick<Changes, 'relevance' | 'titles'>,
): void {
  const { columns, orders } = filled;
  const moved = relevance.map(([id]) => columns.slotOf(id)!);
  orders.relevance = putInOrder(orders.relevance, movedFrom, relevance, columns);
  orders.titles = putInOrder(orders.titles, movedFrom, titles, columns);
  orders.prices = mergeInOrder(orders.prices, movedFrom, moved, byPrice(columns));
  filled.slots = columns.slots();
  filled.relevancePlaces = placesIn(orders.relevance, columns.ids.length);
  filled.titlePlaces = placesIn(orders.titles, columns.ids.length);
}
