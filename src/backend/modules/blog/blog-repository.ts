import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { blogPosts } from '#/backend/db/schema/content.ts';

const MAX_POSTS = 12;

/** The latest posts of a blog that are out at `now`, newest first. */
export function selectPosts(db: Database, origin: 'senai' | 'sesi', now: Date) {
  return db
    .select({ title: blogPosts.title, link: blogPosts.link, imagem: blogPosts.imagem })
    .from(blogPosts)
    .where(and(eq(blogPosts.origem, origin), lte(blogPosts.publicado_em, now)))
    .orderBy(desc(blogPosts.publicado_em), desc(blogPosts.id_post))
    .limit(MAX_POSTS);
}

export async function findPost(db: Database, slug: string, now: Date) {
  const [row] = await db
    .select({
      title: blogPosts.title,
      imagem: blogPosts.imagem,
      resumo: blogPosts.resumo,
      texto: blogPosts.texto,
      publicado_em: blogPosts.publicado_em,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), lte(blogPosts.publicado_em, now)));
  return row;
}

export async function selectPostSlugs(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(isNotNull(blogPosts.slug), lte(blogPosts.publicado_em, now)))
    .orderBy(asc(blogPosts.slug));
  return rows.map(({ slug }) => slug!);
}
