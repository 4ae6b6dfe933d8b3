import type { Database } from '#/backend/db/database.ts';
import {
  type Changes,
  type CourseRow,
  type IndexColumns,
  lookForChanges,
  readChanges,
  readCourses,
  readOrders,
} from './course-index-repository.ts';
import { byPrice, type CourseOrders, numberPlaces, putInOrder } from './course-orders.ts';
import { type Codes, createCodes, type IndexedCourse } from './indexed-course.ts';

/** From so many changed courses on it is quicker to read all of them anew. */
const MOST_CHANGES = 5000;

/** The published courses, as they are in the database. To be read at once: it changes with the next look. */
export interface IndexedCourses {
  readonly byId: ReadonlyMap<number, IndexedCourse>;
  readonly orders: Readonly<CourseOrders>;
  /** Of the columns of courses and offers, in their order. */
  readonly courseCodes: readonly Codes[];
  readonly offerCodes: readonly Codes[];
  /** Another number once a course itself has changed. */
  readonly version: number;
}

export interface CourseIndex {
  /**
   * The courses as of a moment after the call: every change committed before it is in them. Calls at the same time share a look.
   */
  current(): Promise<IndexedCourses>;
}

const indexes = new WeakMap<Database, CourseIndex>();

/** The index of a database, one in each process; it is filled when it is asked for the first time. */
export function courseIndexOf(db: Database, columns: IndexColumns): CourseIndex {
  let index = indexes.get(db);
  if (!index) {
    index = createCourseIndex(db, columns);
    indexes.set(db, index);
  }
  return index;
}

interface Filled {
  byId: Map<number, IndexedCourse>;
  orders: CourseOrders;
  courseCodes: Codes[];
  offerCodes: Codes[];
  version: number;
  snapshot: string;
  server: string;
}

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

/** Whether each course has its place: what was changed past the triggers may have left a hole. */
function isWhole({ byId, orders }: Filled): boolean {
  return orders.relevance.length === byId.size && orders.titles.length === byId.size;
}

/** Reads everything piece by piece, then what changed meanwhile. */
async function fill(
  db: Database,
  columns: IndexColumns,
  { snapshot, server }: { snapshot: string; server: string },
  version: number,
): Promise<Filled> {
  const courseCodes = columns.course.map(createCodes);
  const offerCodes = columns.offer.map(createCodes);
  const byId = new Map<number, IndexedCourse>();
  let rows: CourseRow[];
  let after = -2_147_483_648;
  while ((rows = await readCourses(db, columns, after)).length > 0) {
    for (const row of rows) byId.set(row[0], toCourse(row, courseCodes, offerCodes));
    after = rows.at(-1)![0];
  }
  const read = await readOrders(db);
  // One that is in the one and not in the other changed meanwhile.
  const inOrder = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const orders = {
    relevance: inOrder(read.relevance),
    titles: inOrder(read.titles),
    prices: [...byId.values()].toSorted(byPrice),
  };
  const filled = { byId, orders, courseCodes, offerCodes, version, snapshot, server };
  apply(filled, await readChanges(db, columns, snapshot));
  return filled;
}

function apply(filled: Filled, { ids, courses, relevance, titles, ofCourses, snapshot }: Changes): void {
  const { byId, orders, courseCodes, offerCodes } = filled;
  const changed = new Set(ids);
  for (const id of changed) byId.delete(id);
  const added = courses.map((row) => toCourse(row, courseCodes, offerCodes));
  for (const course of added) byId.set(course.id, course);
  orders.relevance = putInOrder(orders.relevance, changed, relevance, byId);
  orders.titles = putInOrder(orders.titles, changed, titles, byId);
  orders.prices = [...orders.prices.filter(({ id }) => !changed.has(id)), ...added].toSorted(byPrice);
  numberPlaces(orders);
  if (ofCourses) filled.version += 1;
  filled.snapshot = snapshot;
}

function toCourse(row: CourseRow, courseCodes: readonly Codes[], offerCodes: readonly Codes[]): IndexedCourse {
  const [id, areaId, cents, isBestSeller, hasDiscount, titleLength, tags, columns, offers] = row;
  return {
    id,
    areaId,
    cents,
    isBestSeller,
    hasDiscount,
    titleLength,
    tags,
    codes: encode(columns, courseCodes),
    offers: offers.map(([lastDay, isPaid, ...values]) => ({
      lastDay,
      isPaid,
      codes: encode(values, offerCodes),
    })),
    relevancePlace: 0,
    titlePlace: 0,
  };
}

function encode(values: readonly (string | number)[], codes: readonly Codes[]): number[] {
  return values.map((value, index) => codes[index]!.codeOf(value));
}
