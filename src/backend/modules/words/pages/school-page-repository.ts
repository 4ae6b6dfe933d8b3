import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { schoolPages } from '#/backend/db/schema/content.ts';
import type { SchoolPageEntry } from '#/domain/site/words/school-page-entry.ts';

const byId = (id: number) => eq(schoolPages.id_pagina, id);

export const listSchoolPageRows = (db: Database) =>
  db.select().from(schoolPages).orderBy(asc(schoolPages.ordem), asc(schoolPages.id_pagina));

export const listShownSchoolPages = (db: Database) =>
  db
    .select({ slug: schoolPages.slug, titulo: schoolPages.titulo })
    .from(schoolPages)
    .where(eq(schoolPages.publicada, true))
    .orderBy(asc(schoolPages.ordem), asc(schoolPages.id_pagina));

export async function findShownSchoolPage(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(schoolPages)
    .where(and(eq(schoolPages.publicada, true), eq(schoolPages.slug, slug)));
  return row;
}

export async function findSchoolPageRow(db: Database, id: number) {
  const [row] = await db.select().from(schoolPages).where(byId(id));
  return row;
}

export async function lockSchoolPageRow(tx: Database, id: number) {
  const [row] = await tx.select().from(schoolPages).where(byId(id)).for('update');
  return row;
}

export const countSchoolPages = (db: Database): Promise<number> => db.$count(schoolPages);

/** Undefined when the address is taken. */
export async function insertSchoolPageRow(tx: Database, entry: SchoolPageEntry): Promise<number | undefined> {
  const [row] = await tx
    .insert(schoolPages)
    .values({ ...entry, ja_publicada: entry.publicada })
    .onConflictDoNothing({ target: schoolPages.slug })
    .returning({ id: schoolPages.id_pagina });
  return row?.id;
}

/**
 * The new version; undefined when it was changed since it was read.
 * @throws a unique violation when the address is taken
 */
export async function updateSchoolPageRow(
  tx: Database,
  id: number,
  version: number,
  entry: SchoolPageEntry,
): Promise<number | undefined> {
  const [row] = await tx
    .update(schoolPages)
    .set({
      ...entry,
      ja_publicada: sql`${schoolPages.ja_publicada} OR ${entry.publicada}`,
      versao: sql`${schoolPages.versao} + 1`,
    })
    .where(and(byId(id), eq(schoolPages.versao, version)))
    .returning({ versao: schoolPages.versao });
  return row?.versao;
}

/** False when it was changed since it was read. */
export async function deleteSchoolPageRow(tx: Database, id: number, version: number): Promise<boolean> {
  const gone = await tx
    .delete(schoolPages)
    .where(and(byId(id), eq(schoolPages.versao, version)))
    .returning({ id: schoolPages.id_pagina });
  return gone.length === 1;
}
