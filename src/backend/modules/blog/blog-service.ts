import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { PostText } from '#/contract/blog/blog.ts';
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
  return { title, imagem, resumo, publicado_em: publicado_em.toISOString(), secoes: readSections(texto) };
}

export function listPostSlugs(db: Database, now: Date): Promise<string[]> {
  return selectPostSlugs(db, now);
}

function readSections(texto: string): PostText['secoes'] {
  const sections: PostText['secoes'] = [];
  for (const block of texto.split(/\n{2,}/).map((part) => part.trim())) {
    if (block === '') continue;
    const titulo = /^## (.+)$/.exec(block)?.[1];
    if (titulo !== undefined) sections.push({ titulo, paragrafos: [] });
    else if (sections.length === 0) sections.push({ titulo: null, paragrafos: [block] });
    else sections.at(-1)!.paragrafos.push(block);
  }
  return sections;
}
