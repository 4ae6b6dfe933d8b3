import { useContext, useEffect } from 'react';
import { categoryName } from '#/domain/catalogue/category.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { awaitPurchase, takeAwaited } from './awaited-purchases.ts';
import { MeasuringChoice } from './measuring-choice.ts';
import type { PaymentMoment } from './payment-moment.ts';
import { trackEvent } from './track-event.ts';

/** What of a purchase its event says. */
type TrackedPurchase = Pick<Purchase, 'codigo' | 'produto' | 'total' | 'cupom'>;

/**
 * Remembers a purchase that was just made, which a card may have paid before any page shows it unpaid.
 * Without consent nothing is kept.
 */
export function useAwaitPurchase(): (codigo: string) => void {
  const isGranted = useContext(MeasuringChoice)?.isGranted ?? false;
  return (codigo) => {
    if (isGranted) whereKept(() => awaitPurchase(localStorage, codigo));
  };
}

/**
 * Tells of a purchase once, when it is paid (ANALYTICS-3): on the first page of this browser that shows so,
 * after one that made it or showed it unpaid. Without consent nothing is kept.
 */
export function useTrackedPurchase(purchase: TrackedPurchase, moment: PaymentMoment): void {
  const isGranted = useContext(MeasuringChoice)?.isGranted ?? false;
  const { codigo, produto, total, cupom } = purchase;
  useEffect(() => {
    if (!isGranted) return;
    whereKept(() => {
      if (moment === 'awaited') awaitPurchase(localStorage, codigo);
      else if (moment === 'paid' && takeAwaited(localStorage, codigo)) {
        trackEvent({ name: 'purchase', ...toTrackedPurchase({ produto, total, cupom }) });
      }
    });
    // What it costs may change until it is paid, and is told of as it is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGranted, codigo, moment]);
}

/** A browser that keeps nothing tells of nothing. */
function whereKept(act: () => void): void {
  try {
    act();
  } catch {
    // Storage that is full or forbidden.
  }
}

function toTrackedPurchase({ produto, total, cupom }: Omit<TrackedPurchase, 'codigo'>) {
  return {
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
