import type { Database } from '#/backend/db/database.ts';
import { requirePublished } from '#/backend/modules/catalogue/course/course-service.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { deleteFavourite, hasFavourite, insertFavourite, listFavouriteIds } from './favourite-repository.ts';

/** Whether the course is a favourite; never one of visitors. */
export async function isFavourite(db: Database, personId: number | null, courseId: number) {
  return { favorito: personId !== null && (await hasFavourite(db, personId, courseId)) };
}

/** @throws 404 `PRODUTO_NAO_ENCONTRADO` */
export async function addFavourite(db: Database, now: Date, personId: number, courseId: number) {
  await requirePublished(db, courseId);
  await withPersonLocked(db, personId, (tx) => insertFavourite(tx, personId, courseId, now));
  return { favorito: true as const };
}

export async function removeFavourite(db: Database, personId: number, courseId: number) {
  await deleteFavourite(db, personId, courseId);
  return { favorito: false as const };
}

/** Ids of the person's favourite courses, newest first. */
export function listFavourites(db: Database, personId: number): Promise<number[]> {
  return listFavouriteIds(db, personId);
}
