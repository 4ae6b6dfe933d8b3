import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { blogPosts } from '#/backend/db/schema/content.ts';

const MAX_POSTS = 12;

const isOut = (now: Date) => and(eq(blogPosts.publicado, true), lte(blogPosts.publicado_em, now));

/** The latest posts of a blog that are out at `now`, newest first. */
export function selectPosts(db: Database, origin: 'senai' | 'sesi', now: Date) {
  return db
    .select({ title: blogPosts.title, link: blogPosts.link, imagem: blogPosts.imagem })
    .from(blogPosts)
    .where(and(eq(blogPosts.origem, origin), isOut(now)))
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
    .where(and(eq(blogPosts.slug, slug), isOut(now)));
  return row;
}

export async function selectPostSlugs(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(isNotNull(blogPosts.slug), isOut(now)))
    .orderBy(asc(blogPosts.slug));
  return rows.map(({ slug }) => slug!);
}
