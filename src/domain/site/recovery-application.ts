import * as v from 'valibot';
import { formatProductOffer, parseProductOffer, type ProductOffer } from '../catalogue/product-offer.ts';

/**
 * `codigoAplicacao` of a link for a new password: which page of the shop the person returns to (IDENTITY-10).
 * Besides the fixed ones there is one for each checkout, `checkout-{idProduto}-{idOferta}`.
 */
export type RecoveryApplication = 'vitrine' | 'compras' | `checkout-${string}`;

const CHECKOUT = 'checkout-';

export function recoveryApplicationOf(redirectTo: string | undefined): RecoveryApplication {
  const [, page, rest = ''] = redirectTo?.split(/[/?#]/) ?? [];
  if (page === 'minhas-compras') return 'compras';
  const offer = page === 'checkout' ? parseProductOffer(rest) : undefined;
  return offer ? `${CHECKOUT}${formatProductOffer(offer)}` : 'vitrine';
}

/** The offer whose checkout an application returns to; undefined for any other text. */
export function checkoutOfApplication(code: string): ProductOffer | undefined {
  return code.startsWith(CHECKOUT) ? parseProductOffer(code.slice(CHECKOUT.length)) : undefined;
}

export function isRecoveryApplication(code: unknown): code is RecoveryApplication {
  if (typeof code !== 'string') return false;
  return code === 'vitrine' || code === 'compras' || checkoutOfApplication(code) !== undefined;
}

export const recoveryApplicationSchema = v.custom<RecoveryApplication>(isRecoveryApplication);
