import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';

const tones: Partial<Record<PurchaseState, BadgeTone>> = {
  AGUARDANDO_ACEITE: 'warning',
  AGUARDANDO_PAGAMENTO: 'warning',
  EM_ANALISE: 'blue',
  PAGA: 'success',
  MATRICULADA: 'success',
  TURMA_CANCELADA: 'danger',
  PAGAMENTO_TARDIO: 'warning',
};

export const toneOfState = (state: PurchaseState): BadgeTone => tones[state] ?? 'neutral';
