import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { checkoutOfApplication, isRecoveryApplication } from '#/domain/site/recovery-application.ts';

const marca = 'Vitrine';

/** The brand and the page to return to that a `codigoAplicacao` names; undefined for an unknown one. */
export function findRecoveryApplication(code: string): { marca: string; destino: string } | undefined {
  if (!isRecoveryApplication(code)) return undefined;
  if (code === 'vitrine') return { marca, destino: '/autenticacao' };
  if (code === 'compras') return { marca, destino: '/autenticacao?redirect_to=%2Fminhas-compras' };
  const offer = checkoutOfApplication(code);
  return offer && { marca, destino: `/checkout/${formatProductOffer(offer)}` };
}
