import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { checkoutOfApplication, isRecoveryApplication } from '#/domain/site/recovery-application.ts';

/** The brand and the page to return to that a `codigoAplicacao` names; undefined for an unknown one. */
export function findRecoveryApplication(code: string): { destino: string } | undefined {
  if (!isRecoveryApplication(code)) return undefined;
  if (code === 'vitrine') return { destino: '/autenticacao' };
  if (code === 'compras') return { destino: '/autenticacao?redirect_to=%2Fminhas-compras' };
  const offer = checkoutOfApplication(code);
  return offer && { destino: `/checkout/${formatProductOffer(offer)}` };
}
