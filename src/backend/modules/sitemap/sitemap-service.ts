import type { Database } from '#/backend/db/database.ts';
import { listPostSlugs } from '#/backend/modules/blog/blog-service.ts';
import {
  selectCourseParts,
  selectCourses,
  selectLists,
  selectOfferParts,
  selectOpenOffers,
} from './sitemap-repository.ts';

export async function listParts(db: Database, now: Date) {
  const [cursos, turmas] = await Promise.all([selectCourseParts(db), selectOfferParts(db, now)]);
  return { cursos, turmas };
}

export function listCourses(db: Database, part: number) {
  return selectCourses(db, part);
}

export function listSitemapOffers(db: Database, now: Date, part: number) {
  return selectOpenOffers(db, part, now);
}

export async function listLists(db: Database, now: Date) {
  const [lists, textos] = await Promise.all([selectLists(db, now), listPostSlugs(db, now)]);
  return { ...lists, textos };
}
