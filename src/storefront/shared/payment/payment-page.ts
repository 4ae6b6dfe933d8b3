import { fillPath } from '#/storefront/shared/page/fill-path.ts';

export function paymentPage(
  codigo: string,
  { isPix, bankPage }: { isPix: boolean; bankPage?: string | undefined },
): string {
  if (bankPage) return bankPage;
  return isPix
    ? fillPath('/pix/$codigoCompra', { codigoCompra: codigo })
    : fillPath('/minhas-compras/$codigo', { codigo });
}
