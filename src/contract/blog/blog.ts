import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { richTextSchema } from '../content/rich-text.ts';
import { siteAddressSchema } from '#/domain/text/web-link.ts';

/** A text of the blog as lists show it; `link` leads to its page, here or on another site. */
export const blogPostSchema = v.object({ title: v.string(), link: siteAddressSchema, imagem: v.string() });

export const listPosts = oc
  .route({ method: 'GET', path: '/api/lista-posts', summary: 'Últimos textos do blog' })
  .output(v.array(blogPostSchema));

export const listSesiPosts = oc
  .route({ method: 'GET', path: '/api/lista-posts-sesi-sc', summary: 'Últimos textos do blog do SESI SC' })
  .output(v.array(blogPostSchema));

export const postTextSchema = v.object({
  title: v.string(),
  imagem: v.string(),
  resumo: v.string(),
  publicado_em: v.string(),
  texto: richTextSchema,
});
export type PostText = v.InferOutput<typeof postTextSchema>;

/** A text of the shop's own blog that is out; 404 `NAO_ENCONTRADO` for any other. */
export const getPost = oc
  .route({ method: 'GET', path: '/api/post/{slug}', summary: 'Texto do blog' })
  .input(v.object({ slug: v.pipe(v.string(), v.maxLength(150)) }))
  .output(postTextSchema);
