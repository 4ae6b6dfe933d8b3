import { sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { pinnedCourses } from '#/backend/db/schema/catalogue.ts';
import type { PinnedCourses } from '#/contract/catalogue/pinned-courses.ts';

const { versao, cursos } = pinnedCourses;

export async function findPinnedCourses(db: Database): Promise<PinnedCourses> {
  const [row] = await db.select({ versao, cursos }).from(pinnedCourses);
  return row!;
}

/** Other editors wait until the transaction ends. */
export async function lockPinnedCourses(tx: Database): Promise<PinnedCourses> {
  const [row] = await tx.select({ versao, cursos }).from(pinnedCourses).for('update');
  return row!;
}

/** The new version. */
export async function updatePinnedCourses(tx: Database, ids: number[]): Promise<number> {
  const [row] = await tx
    .update(pinnedCourses)
    .set({ cursos: ids, versao: sql`${versao} + 1` })
    .returning({ versao });
  return row!.versao;
}
