import type { OwnSeat } from '#/contract/purchasing/own-seat.ts';
import { companySeatWords } from '#/domain/sale/order/order-words.ts';
import { isSeatPaid, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';

export function seatTone(estado: PurchaseState): BadgeTone {
  if (isSeatPaid(estado)) return 'success';
  return estado === 'TURMA_CANCELADA' ? 'danger' : 'neutral';
}

export function describeSeat({ estado, do_responsavel }: Pick<OwnSeat, 'estado' | 'do_responsavel'>): string {
  const { steps } = companySeatWords({ isGuardian: do_responsavel });
  switch (estado) {
    case 'PAGA':
    case 'MATRICULADA':
    case 'ARREPENDIDA':
    case 'TURMA_CANCELADA':
      return steps[estado];
    default:
      return steps.ESTORNADA;
  }
}
