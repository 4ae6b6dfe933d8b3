import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { brandArticles, brandFieldsSchema, type BrandField } from '#/domain/school/brand.ts';
import {
  imageFileSchema,
  imageRoles,
  imageTypes,
  imageUses,
  MAX_IMAGE_BYTES,
} from '#/domain/school/brand-image.ts';
import { lookFieldsSchema, usualLook } from '#/domain/school/look.ts';
import { storedText } from '../wire.ts';

const storedFields = Object.fromEntries(
  Object.keys(brandFieldsSchema.entries).map((field) => [field, storedText]),
) as Record<Exclude<BrandField, 'artigo'>, typeof storedText>;

/** A file of the brand, and what it is shown as. */
export const brandImageSchema = v.object({
  papel: v.picklist(imageRoles),
  arquivo: imageFileSchema,
  largura: v.number(),
  altura: v.number(),
  /** As the school sent it, and not made of something else. */
  enviada: v.boolean(),
});
export type BrandImage = v.InferOutput<typeof brandImageSchema>;

export const brandSchema = v.object({
  ...storedFields,
  artigo: v.fallback(v.picklist(brandArticles), ''),
  /** False until the shop has its first administrator: no page is shown but `/comecar`. */
  aberta: v.fallback(v.boolean(), true),
  /** Counts the changes; 0 until the school has said who it is. */
  versao: v.fallback(v.number(), 0),
  /** Counts the changes of the names of its catalogue. */
  nomes: v.fallback(v.number(), 0),
  /** An invented school. */
  demonstracao: v.fallback(v.boolean(), false),
  imagens: v.fallback(v.array(brandImageSchema), []),
  /** Colours and font; `versao` counts their changes. */
  aparencia: v.fallback(v.object({ ...lookFieldsSchema.entries, versao: v.number() }), {
    ...usualLook,
    versao: 0,
  }),
});
export type Brand = v.InferOutput<typeof brandSchema>;

const path = '/api/marca';
const readVersion = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whose shop it is. */
export const getBrand = oc.route({ method: 'GET', path, summary: 'De quem é a loja' }).output(brandSchema);

/** `versao` is the one that was read: 409 `MARCA_ALTERADA` when another administrator saved meanwhile. */
export const saveBrand = oc
  .route({ method: 'PUT', path, summary: 'Altera os dados da escola' })
  .input(v.object({ ...brandFieldsSchema.entries, versao: readVersion }))
  .output(v.object({ versao: v.number() }));

/** 422 `COR_SEM_CONTRASTE` by field, with the nearest colour that holds; 409 `MARCA_ALTERADA`. */
export const saveLook = oc
  .route({ method: 'PUT', path: `${path}/aparencia`, summary: 'Altera as cores e a fonte da loja' })
  .input(v.object({ ...lookFieldsSchema.entries, versao: readVersion }))
  .output(v.object({ versao: v.number() }));

/** A picture of the brand; the same name is the same file for ever. 404 `IMAGEM_INEXISTENTE`. */
export const getImage = oc
  .route({ method: 'GET', path: `${path}/imagem/{arquivo}`, summary: 'Imagem da marca' })
  .input(v.object({ arquivo: v.pipe(v.string(), v.maxLength(100)) }))
  .output(v.pipe(v.file(), v.mimeType(Object.values(imageTypes))));

/** Takes the place of what was shown so, and of what was made of it. 422 `IMAGEM_RECUSADA`. */
export const saveImage = oc
  .route({ method: 'POST', path: `${path}/imagem`, summary: 'Envia uma imagem da marca' })
  .input(
    v.object({
      uso: v.picklist(imageUses),
      /** The file in base64. */
      conteudo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 65_000)),
    }),
  )
  .output(v.object({}));

/** Again, it changes nothing. */
export const removeImage = oc
  .route({ method: 'DELETE', path: `${path}/imagens/{uso}`, summary: 'Retira uma imagem da marca' })
  .input(v.object({ uso: v.picklist(imageUses) }))
  .output(v.object({}));
