import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';

export const newAcceptanceSearchSchema = v.object({
  compra: v.optional(v.fallback(v.optional(purchaseCodeSchema), undefined)),
});
