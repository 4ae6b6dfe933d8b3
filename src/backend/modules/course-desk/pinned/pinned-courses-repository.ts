import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { integerArray } from '#/backend/db/sql-list.ts';
import type { PinnedCourses } from '#/contract/catalogue/pinned-courses.ts';

/** Other editors wait until the transaction ends, with `lock`. */
export async function findPinnedCourses(db: Database, { lock = false } = {}): Promise<PinnedCourses> {
  const [row] = await selectRows<PinnedCourses>(
    db,
    sql`SELECT versao, cursos FROM pinned_courses ${lock ? sql`FOR UPDATE` : sql``}`,
  );
  return row!;
}

/** The new version. */
export async function updatePinnedCourses(tx: Database, ids: readonly number[]): Promise<number> {
  const [row] = await selectRows<{ versao: number }>(
    tx,
    sql`UPDATE pinned_courses SET cursos = ${integerArray(ids)}, versao = versao + 1 RETURNING versao`,
  );
  return row!.versao;
}
