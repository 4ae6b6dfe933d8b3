import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { brandArticles, brandFieldsSchema, type BrandField } from '#/domain/school/brand.ts';
import { storedText } from '../wire.ts';

const storedFields = Object.fromEntries(
  Object.keys(brandFieldsSchema.entries).map((field) => [field, storedText]),
) as Record<Exclude<BrandField, 'artigo'>, typeof storedText>;

export const brandSchema = v.object({
  ...storedFields,
  artigo: v.fallback(v.picklist(brandArticles), ''),
  /** False until the shop has its first administrator: no page is shown but `/comecar`. */
  aberta: v.fallback(v.boolean(), true),
  /** Counts the changes; 0 until the school has said who it is. */
  versao: v.fallback(v.number(), 0),
  /** An invented school. */
  demonstracao: v.fallback(v.boolean(), false),
});
export type Brand = v.InferOutput<typeof brandSchema>;

const path = '/api/marca';

/** Whose shop it is. */
export const getBrand = oc.route({ method: 'GET', path, summary: 'De quem é a loja' }).output(brandSchema);

/** `versao` is the one that was read: 409 `MARCA_ALTERADA` when another administrator saved meanwhile. */
export const saveBrand = oc
  .route({ method: 'PUT', path, summary: 'Altera os dados da escola' })
  .input(v.object({ ...brandFieldsSchema.entries, versao: v.pipe(v.number(), v.integer(), v.minValue(0)) }))
  .output(v.object({ versao: v.number() }));
