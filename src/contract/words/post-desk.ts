import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { postEntrySchema, postStates } from '#/domain/site/words/post-entry.ts';
import { postTextSchema } from '../blog/blog.ts';
import { daySchema, idParam, pageInput, pageOf, photoContent, storedText } from '../wire.ts';

const listedPostSchema = v.object({
  id_post: v.number(),
  titulo: v.string(),
  slug: v.string(),
  data: daySchema,
  situacao: v.picklist(postStates),
});
export type ListedPost = v.InferOutput<typeof listedPostSchema>;

const deskPostSchema = v.object({
  ...listedPostSchema.entries,
  resumo: storedText,
  texto: storedText,
  versao: v.number(),
  /** As the shop would show it. */
  previa: postTextSchema,
});
export type DeskPost = v.InferOutput<typeof deskPostSchema>;

const path = '/api/gestao/blog';
const byId = v.object({ id: idParam });
const ofVersion = v.object({ ...byId.entries, versao: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const saved = v.object({ versao: v.number() });

/** Texts of the shop's own blog, the latest first. */
export const listDeskPosts = oc
  .route({ method: 'GET', path, summary: 'Textos do blog para editar' })
  .input(pageInput)
  .output(pageOf(listedPostSchema));

/** 404 `TEXTO_NAO_ENCONTRADO`, as for a text of another site. */
export const getDeskPost = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Um texto do blog para editar' })
  .input(byId)
  .output(deskPostSchema);

/** A draft. 409 `ENDERECO_REPETIDO`; 422 `TEXTO_RECUSADO`. */
export const createPost = oc
  .route({ method: 'POST', path, summary: 'Começa um texto do blog' })
  .input(postEntrySchema)
  .output(v.object({ id_post: v.number() }));

/**
 * The address that a published text had leads to its new one. 404 `TEXTO_NAO_ENCONTRADO`; 409
 * `ENDERECO_REPETIDO`, `TEXTO_ALTERADO`: another editor saved meanwhile; 422 `TEXTO_RECUSADO`.
 */
export const savePost = oc
  .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Altera um texto do blog' })
  .input(v.object({ ...ofVersion.entries, post: postEntrySchema }))
  .output(saved);

/** Publishes it or takes it down; again, it changes nothing. 404 `TEXTO_NAO_ENCONTRADO`. */
export const publishPost = oc
  .route({ method: 'POST', path: `${path}/{id}/publicacao`, summary: 'Publica ou tira do ar' })
  .input(v.object({ ...byId.entries, publicado: v.boolean() }))
  .output(v.object({ ok: v.literal(true) }));

/** 404 `TEXTO_NAO_ENCONTRADO`; 409 `TEXTO_ALTERADO`; 422 `IMAGEM_RECUSADA`. */
export const savePostCover = oc
  .route({ method: 'POST', path: `${path}/{id}/capa`, summary: 'Envia a capa de um texto do blog' })
  .input(
    v.object({
      ...ofVersion.entries,
      /** The file in base64. */
      conteudo: photoContent,
    }),
  )
  .output(saved);
