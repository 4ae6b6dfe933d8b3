import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { purchaseSchema } from './purchase.ts';

const path = '/api/responsavel/{convite}';
const byLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

/**
 * What a guardian is asked for; looking uses nothing up. 410 `LINK_SEM_VALIDADE`; 403
 * `LINK_DE_OUTRA_PESSOA` for everyone but who is named, 403 `RESPONSAVEL_MENOR`.
 */
export const readGuardianLink = oc
  .route({ method: 'GET', path, summary: 'Compra de um link de responsável' })
  .input(byLink)
  .output(purchaseSchema);

/** Makes the purchase the guardian's own to accept and pay. Errors as of `readGuardianLink`. */
export const openGuardianLink = oc
  .route({ method: 'POST', path, summary: 'Assume a compra como responsável' })
  .input(byLink)
  .output(purchaseSchema);
