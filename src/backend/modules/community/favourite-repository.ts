import { and, desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { courses } from '#/backend/db/schema/catalogue.ts';
import { favourites } from '#/backend/db/schema/community.ts';

export async function insertFavourite(
  db: Database,
  personId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(favourites)
    .values({ id_pessoa: personId, id_produto: courseId, criado_em: now })
    .onConflictDoNothing();
}

export async function deleteFavourite(db: Database, personId: number, courseId: number): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.id_pessoa, personId), eq(favourites.id_produto, courseId)));
}

export async function hasFavourite(db: Database, personId: number, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ id: favourites.id_produto })
    .from(favourites)
    .where(and(eq(favourites.id_pessoa, personId), eq(favourites.id_produto, courseId)));
  return rows.length === 1;
}

export const selectFavouriteIds = (db: Database) =>
  db
    .select({ id: favourites.id_produto })
    .from(favourites)
    .innerJoin(courses, eq(courses.id_produto, favourites.id_produto))
    .where(and(eq(favourites.id_pessoa, sql.placeholder('personId')), eq(courses.publicado, true)))
    .orderBy(desc(favourites.criado_em), desc(favourites.id_produto));

const favouriteIds = builtOnce((db) => selectFavouriteIds(db).prepare('favourite_ids'));

/** Ids of the person's published favourite courses, newest first. */
export async function listFavouriteIds(db: Database, personId: number): Promise<number[]> {
  const rows = await favouriteIds(db).execute({ personId });
  return rows.map(({ id }) => id);
}
