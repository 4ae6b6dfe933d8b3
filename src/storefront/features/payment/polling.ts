import type { PixCharge } from '#/contract/purchasing/pix.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';

/** Milliseconds between two questions: at first, and once the buyer takes longer (PIX-5). */
const quickMs = 3000;
const slowMs = 10_000;

/** Questions at the quick pace: two minutes, within which most people have paid. */
const quickQuestions = 40;

const settled: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'MATRICULADA',
  'CANCELADA',
  'ARREPENDIDA',
  'ESTORNADA',
  'TURMA_CANCELADA',
]);

export function pollingInterval(charge: Pick<PixCharge, 'estado_compra'>, asked: number): number | false {
  if (settled.has(charge.estado_compra)) return false;
  if (charge.estado_compra === 'EXPIRADA' || asked > quickQuestions) return slowMs;
  return quickMs;
}
