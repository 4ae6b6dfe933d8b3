import type { PixCharge } from '#/contract/purchasing/pix.ts';

export type PixView = 'waiting' | 'paid' | 'enrolled' | 'expired' | 'replaced' | 'late' | 'over';

/** The view for a charge and its purchase: the purchase decides, the charge only while payment is awaited. */
export function findPixView({ estado_compra, status }: Pick<PixCharge, 'estado_compra' | 'status'>): PixView {
  switch (estado_compra) {
    case 'MATRICULADA':
      return 'enrolled';
    case 'PAGA':
      return 'paid';
    case 'PAGAMENTO_TARDIO':
      return status === 'ATIVA' ? 'waiting' : 'late';
    case 'TURMA_CANCELADA':
      return status === 'ATIVA' ? 'waiting' : 'over';
    case 'EXPIRADA':
      return 'expired';
    case 'AGUARDANDO_ACEITE':
    case 'AGUARDANDO_PAGAMENTO':
    case 'EM_ANALISE':
      if (status === 'CONCLUIDA') return 'paid';
      if (status === 'SUBSTITUIDA') return 'replaced';
      return status === 'ATIVA' ? 'waiting' : 'expired';
    default:
      return 'over';
  }
}

// REFUND-10
export function isDifference({
  estado_compra,
  status,
}: Pick<PixCharge, 'estado_compra' | 'status'>): boolean {
  return status === 'ATIVA' && (estado_compra === 'PAGAMENTO_TARDIO' || estado_compra === 'TURMA_CANCELADA');
}

/** Whether another Pix can be had: the one before has expired, unpaid (PIX-3, PIX-10). */
export function canRenewPix(charge: Pick<PixCharge, 'estado_compra' | 'status'>): boolean {
  return findPixView(charge) === 'expired';
}

export const refreshSeconds = 15;
