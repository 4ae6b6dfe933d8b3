import { useContext, useEffect } from 'react';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { MeasuringChoice } from './measuring-choice.ts';
import { trackEvent } from './track-event.ts';

type TrackedPurchase = Pick<Purchase, 'codigo' | 'pago_em' | 'produto' | 'total' | 'cupom'>;

// ANALYTICS-3
export function useTrackedPurchase(purchase: TrackedPurchase, isPaid: boolean): void {
  const isGranted = useContext(MeasuringChoice)?.isGranted ?? false;
  const { codigo } = purchase;
  useEffect(() => {
    if (isGranted && isPaid) trackEvent(toPurchaseEvent(purchase));
    // The price may change until it is paid.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGranted, codigo, isPaid]);
}

function toPurchaseEvent({ codigo, pago_em, produto, total, cupom }: TrackedPurchase) {
  return {
    name: 'purchase' as const,
    purchase: { codigo, pago_em },
    currency: 'BRL' as const,
    value: total,
    coupon: cupom,
    items: [
      {
        item_id: produto.id_produto,
        item_name: produto.titulo,
        item_category: categoryName(produto.modalidade.nome),
        price: total,
      },
    ],
  };
}
