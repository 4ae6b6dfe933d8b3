import { oc } from '@orpc/contract';
import * as v from 'valibot';

export const brandSchema = v.object({
  /** False until the shop has its first administrator: no page is shown but `/comecar`. */
  aberta: v.fallback(v.boolean(), true),
});
export type Brand = v.InferOutput<typeof brandSchema>;

/** Whose shop it is. */
export const getBrand = oc
  .route({ method: 'GET', path: '/api/marca', summary: 'De quem é a loja' })
  .output(brandSchema);
