import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';
import type { NamedCourse } from '#/contract/catalogue/course-desk.ts';

const named = sql`SELECT c.id_produto, c.titulo, m.nome AS modalidade, c.publicado, c.programa
  FROM courses c JOIN modalities m USING (id_modalidade)`;

/** Courses and programmes in the order of `ids`; those that aren't there are left out. */
export function listCoursesById(db: Database, ids: readonly number[]): Promise<NamedCourse[]> {
  const wanted = fewIntegers(ids);
  return selectRows<NamedCourse>(
    db,
    sql`${named} WHERE c.id_produto = ANY (${wanted}) ORDER BY array_position(${wanted}, c.id_produto)`,
  );
}

interface NamedBy {
  words: readonly string[];
  withProgrammes: boolean;
  count: number;
}

/**
 * The first whose title has all the words, or with the id that is typed: those on sale first, and of them
 * those that begin so.
 */
export function listCoursesByWords(
  db: Database,
  { words, withProgrammes, count }: NamedBy,
): Promise<NamedCourse[]> {
  const has = words.map(
    (word) => sql`(strpos(fold_text(c.titulo), fold_text(${word})) > 0 OR c.id_produto::text = ${word})`,
  );
  return selectRows<NamedCourse>(
    db,
    sql`${named} WHERE ${sql.join([sql`(${withProgrammes} OR NOT c.programa)`, ...has], sql` AND `)}
      ORDER BY c.publicado DESC, strpos(fold_text(c.titulo), fold_text(${words.join(' ')})) = 1 DESC,
        upper(c.titulo) COLLATE "und-x-icu", c.id_produto LIMIT ${count}`,
  );
}
