import * as v from 'valibot';
import { cardTokenSchema } from '#/domain/sale/card/card-token.ts';

export const purchaseSearchSchema = v.object({
  cartao: v.optional(v.fallback(v.optional(cardTokenSchema), undefined)),
  parcelas: v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(13),
        ),
      ),
      undefined,
    ),
  ),
});
