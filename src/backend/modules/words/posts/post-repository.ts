import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { blogPosts } from '#/backend/db/schema/content.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

type AnyPostRow = typeof blogPosts.$inferSelect;
/** Of the shop's own blog: those of other sites have no text. */
export type PostRow = AnyPostRow & { slug: string; resumo: string; texto: string };

const own = isNotNull(blogPosts.slug);

export async function listPostRows(db: Database, page: number): Promise<(PostRow & { total: number })[]> {
  const rows = await db
    .select({ post: blogPosts, total: sql<number>`count(*) OVER ()::int` })
    .from(blogPosts)
    .where(own)
    .orderBy(desc(blogPosts.publicado_em), desc(blogPosts.id_post))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return rows.map(({ post, total }) => ({ ...(post as PostRow), total }));
}

export async function findPostRow(db: Database, id: number): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(own, eq(blogPosts.id_post, id)));
  return row as PostRow | undefined;
}

export async function lockPostRow(tx: Database, id: number): Promise<PostRow | undefined> {
  const [row] = await tx
    .select()
    .from(blogPosts)
    .where(and(own, eq(blogPosts.id_post, id)))
    .for('update');
  return row as PostRow | undefined;
}

/** Undefined when the address is taken. */
export async function insertPostRow(
  tx: Database,
  values: typeof blogPosts.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(blogPosts)
    .values(values)
    .onConflictDoNothing({ target: blogPosts.slug })
    .returning({ id: blogPosts.id_post });
  return row?.id;
}

/**
 * The new version; undefined when it was changed since it was read.
 * @throws a unique violation when the address is taken
 */
export async function updatePostRow(
  tx: Database,
  id: number,
  version: number,
  changes: Partial<typeof blogPosts.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(blogPosts)
    .set({ ...changes, versao: sql`${blogPosts.versao} + 1` })
    .where(and(eq(blogPosts.id_post, id), eq(blogPosts.versao, version)))
    .returning({ versao: blogPosts.versao });
  return row?.versao;
}

/** Doesn't count as a change of the text: a form that is open elsewhere can still be saved. */
export async function setPostPublished(tx: Database, id: number, published: boolean): Promise<void> {
  await tx
    .update(blogPosts)
    .set({ publicado: published, ...(published && { ja_publicado: true }) })
    .where(eq(blogPosts.id_post, id));
}
