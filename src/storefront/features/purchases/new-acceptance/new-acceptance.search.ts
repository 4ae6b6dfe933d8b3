import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';

/** Search of the page where a changed purchase is accepted anew; what is no code counts as none. */
export const newAcceptanceSearchSchema = v.object({
  compra: v.optional(v.fallback(v.optional(purchaseCodeSchema), undefined)),
});
