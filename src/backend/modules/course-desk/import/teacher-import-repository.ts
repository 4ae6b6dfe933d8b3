import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import { teachers } from '#/backend/db/schema/teaching.ts';
import { type Change, updateRows } from './import-repository.ts';

export type StoredTeacher = typeof teachers.$inferSelect;

export const listStoredTeachers = (db: Database) => db.select().from(teachers).orderBy(asc(teachers.slug));

export const findStoredTeachers = (db: Database, slugs: readonly string[]) =>
  db
    .select()
    .from(teachers)
    .where(inArray(teachers.slug, [...slugs]));

export const insertTeachers = (tx: Database, rows: readonly (typeof teachers.$inferInsert)[]) =>
  insertRows(tx, teachers, rows);

export const updateTeachers = (tx: Database, changes: readonly Change[]) =>
  updateRows(tx, teachers, 'slug', changes);
