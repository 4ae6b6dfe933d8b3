import { fillPath } from '#/storefront/shared/page/fill-path.ts';

/** Where a purchase goes on whose payment was opened by a plain POST. */
export function paymentPage(
  codigo: string,
  { isPix, bankPage }: { isPix: boolean; bankPage?: string | undefined },
): string {
  if (bankPage) return bankPage;
  return isPix
    ? fillPath('/pix/$codigoCompra', { codigoCompra: codigo })
    : fillPath('/minhas-compras/$codigo', { codigo });
}
