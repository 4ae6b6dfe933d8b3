import * as v from 'valibot';
import { formatProductOffer, parseProductOffer, type ProductOffer } from '../catalogue/product-offer.ts';

/** Page to return to after a recovery (IDENTITY-10), such as `checkout-{idProduto}-{idOferta}`. */
export type RecoveryApplication = 'vitrine' | 'compras' | `checkout-${string}`;

const CHECKOUT = 'checkout-';

export function recoveryApplicationOf(redirectTo: string | undefined): RecoveryApplication {
  const [, page, rest = ''] = redirectTo?.split(/[/?#]/) ?? [];
  if (page === 'minhas-compras') return 'compras';
  const offer = page === 'checkout' ? parseProductOffer(rest) : undefined;
  return offer ? `${CHECKOUT}${formatProductOffer(offer)}` : 'vitrine';
}

export function checkoutOfApplication(code: string): ProductOffer | undefined {
  return code.startsWith(CHECKOUT) ? parseProductOffer(code.slice(CHECKOUT.length)) : undefined;
}

export function isRecoveryApplication(code: unknown): code is RecoveryApplication {
  if (typeof code !== 'string') return false;
  return code === 'vitrine' || code === 'compras' || checkoutOfApplication(code) !== undefined;
}

export const recoveryApplicationSchema = v.custom<RecoveryApplication>(isRecoveryApplication);
