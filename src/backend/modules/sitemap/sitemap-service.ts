import type { Database } from '#/backend/db/database.ts';
import { listPostSlugs } from '#/backend/modules/blog/blog-service.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  selectCourseParts,
  selectCourses,
  selectLists,
  selectOfferParts,
  selectOpenOffers,
} from './sitemap-repository.ts';

/** The parts that hold courses, and those that hold open offers, by number. */
export async function listParts(db: Database, now: Date) {
  const [cursos, turmas] = await Promise.all([selectCourseParts(db), selectOfferParts(db, calendarDay(now))]);
  return { cursos, turmas };
}

/** Published courses of a part; none beyond the last one. */
export function listCourses(db: Database, part: number) {
  return selectCourses(db, part);
}

/** Offers of a part that are open on the shop's day. */
export function listOffers(db: Database, now: Date, part: number) {
  return selectOpenOffers(db, part, calendarDay(now));
}

/** Every list page with something on it, and the texts of the blog. */
export async function listLists(db: Database, now: Date) {
  const [lists, textos] = await Promise.all([selectLists(db, calendarDay(now), now), listPostSlugs(db, now)]);
  return { ...lists, textos };
}
