import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { PostText } from '#/contract/blog/blog.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { findPost, selectPosts, selectPostSlugs } from './blog-repository.ts';

/** The latest posts of a blog, newest first. */
export function listPosts(db: Database, now: Date, origin: 'senai' | 'sesi') {
  return selectPosts(db, origin, now);
}

/**
 * A text of the shop's own blog.
 * @throws 404 `NAO_ENCONTRADO` for one that isn't out, or that there isn't
 */
export async function getPost(db: Database, now: Date, slug: string): Promise<PostText> {
  const post = await findPost(db, slug, now);
  if (!post || post.texto === null || post.resumo === null) {
    throw new BackendError(404, 'NAO_ENCONTRADO', 'Não encontramos este texto.');
  }
  const { title, imagem, resumo, texto, publicado_em } = post;
  return {
    title,
    imagem,
    resumo,
    publicado_em: publicado_em.toISOString(),
    texto: readMarkdown(texto).blocos,
  };
}

export function listPostSlugs(db: Database, now: Date): Promise<string[]> {
  return selectPostSlugs(db, now);
}
