import type { Database } from '#/backend/db/database.ts';
import { facets } from '#/domain/catalogue/facets.ts';
import type { CodedColumn } from '../course-index/course-columns.ts';
import { courseIndexOf, type IndexedCourses } from '../course-index/course-index.ts';
import { type RoutineColumn, routineColumns } from '../course-index/routine-columns-repository.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { courseColumns, offerColumns } from './facet-columns-repository.ts';
import { type FacetRows, readFacetRows } from './facet-repository.ts';
import type { Hits } from './search-repository.ts';
import { findTextHits } from './text-hits.ts';
import { findWanted, type Wanted } from './wanted-courses.ts';

const indexColumns = {
  course: facets.flatMap((facet) => (facet.of === 'course' ? [courseColumns[facet.name].column] : [])),
  offer: [
    ...facets.flatMap((facet) => (facet.of === 'offer' ? [offerColumns[facet.name].column] : [])),
    ...routineColumns.map(({ column }) => column),
  ],
};

export interface SearchedCatalogue {
  courses: IndexedCourses;
  slots: Int32Array;
  /** By slot, how well each fits the text; undefined without a text. */
  scores: Int32Array | undefined;
  wanted: Wanted;
  rows: FacetRows;
}

/** Loads the courses: some seconds for 100,000. */
export async function prepareCatalogue(db: Database): Promise<void> {
  await courseIndexOf(db, indexColumns).current();
}

/** The courses as they are now, with the columns that an offer is fitted into a week by. */
export async function readRoutineColumns(
  db: Database,
): Promise<{ courses: IndexedCourses; columns: Readonly<Record<RoutineColumn, CodedColumn>> }> {
  const courses = await courseIndexOf(db, indexColumns).current();
  const coded = courses.columns.offers.coded.slice(-routineColumns.length);
  const columns = Object.fromEntries(routineColumns.map(({ name }, index) => [name, coded[index]!]));
  return { courses, columns: columns as Record<RoutineColumn, CodedColumn> };
}

export async function searchCatalogue<Answer>(
  db: Database,
  narrowing: CourseNarrowing,
  now: Date,
  ask: (catalogue: SearchedCatalogue) => Answer,
): Promise<Answer> {
  const [rows, courses] = await Promise.all([readFacetRows(db), courseIndexOf(db, indexColumns).current()]);
  const hits = narrowing.text && (await findTextHits(db, narrowing.text, courses.version));
  // No await from here on: the next look for changes writes to these columns.
  const { slots, scores } = hits ? slotsOf(courses, hits) : { slots: courses.slots, scores: undefined };
  const wanted = findWanted(courses.columns, slots, narrowing, { rows, now });
  return ask({ courses, slots, scores, wanted, rows });
}

/** One that a text finds and the courses don't have was published since they were looked at. */
function slotsOf({ columns }: IndexedCourses, hits: Hits): { slots: Int32Array; scores: Int32Array } {
  const slots = new Int32Array(hits.ids.length);
  const scores = new Int32Array(columns.ids.length);
  let length = 0;
  hits.ids.forEach((id, index) => {
    const slot = columns.slotOf(id);
    if (slot === undefined) return;
    slots[length++] = slot;
    scores[slot] = hits.scores[index]!;
  });
  return { slots: slots.subarray(0, length), scores };
}
