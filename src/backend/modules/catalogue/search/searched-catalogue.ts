import type { Database } from '#/backend/db/database.ts';
import { facets } from '#/domain/catalogue/facets.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { courseIndexOf, type IndexedCourses } from '../course-index/course-index.ts';
import type { SearchText } from '../reading/search-query-repository.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { courseColumns, offerColumns } from './facet-columns-repository.ts';
import { type FacetRows, readFacetRows } from './facet-repository.ts';
import type { Hits } from './found-courses.ts';
import { findHits } from './search-repository.ts';
import { readWanted, type Wanted } from './wanted-courses.ts';

const columns = {
  course: facets.flatMap((facet) => (facet.of === 'course' ? [courseColumns[facet.name].column] : [])),
  offer: facets.flatMap((facet) => (facet.of === 'offer' ? [offerColumns[facet.name].column] : [])),
};

/** What a narrowing is searched in. To be used at once: the courses change with the next search. */
export interface SearchedCatalogue {
  courses: IndexedCourses;
  wanted: Wanted;
  /** The courses its text finds; undefined without a text. */
  hits: Hits | undefined;
  rows: FacetRows;
}

/** The catalogue as it is now, with what a narrowing needs of it. */
export async function readCatalogue(
  db: Database,
  narrowing: CourseNarrowing,
  today: CalendarDay,
): Promise<SearchedCatalogue> {
  const index = courseIndexOf(db, columns);
  const [rows, seen] = await Promise.all([readFacetRows(db), index.current()]);
  const hits = narrowing.text && (await keptHits(db, seen.version, narrowing.text));
  return { courses: seen, wanted: readWanted(seen, narrowing, rows, today), hits, rows };
}

/** Texts whose hits are kept. */
const KEPT_TEXTS = 16;

interface KeptHits {
  version: number;
  hits: Promise<Hits>;
}

const keptByDatabase = new WeakMap<Database, Map<string, KeptHits>>();

/**
 * The hits of a text. A page asks for them twice, and again for each filter that is chosen: they are kept until a course is
 * changed.
 */
function keptHits(db: Database, version: number, text: SearchText): Promise<Hits> {
  const kept = keptByDatabase.get(db) ?? new Map<string, KeptHits>();
  keptByDatabase.set(db, kept);
  const key = JSON.stringify(text);
  const known = kept.get(key);
  kept.delete(key);
  const entry = known?.version === version ? known : { version, hits: findHits(db, text) };
  kept.set(key, entry);
  if (kept.size > KEPT_TEXTS) kept.delete(kept.keys().next().value!);
  entry.hits.catch(() => kept.delete(key));
  return entry.hits;
}
