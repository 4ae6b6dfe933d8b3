import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatInstant } from '#/domain/dates.ts';
import { purchaseStateLabels, type PurchaseState } from '#/domain/purchase-state.ts';
import type { TimelineItem } from '#/ui/timeline.tsx';

/** The way of a purchase that goes well. */
const mainWay: readonly PurchaseState[] = [
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'PAGA',
  'MATRICULADA',
];
const failed: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'EXPIRADA',
  'CANCELADA',
  'TURMA_CANCELADA',
]);

/** What happened, oldest first, and what comes next while all goes well. */
export function toTimeline({ estado, historico }: Pick<Purchase, 'estado' | 'historico'>): TimelineItem[] {
  const past = historico.map(({ estado: state, detalhe, em }, index): TimelineItem => {
    const isLast = index === historico.length - 1;
    return {
      id: `${em}-${state}-${index}`,
      title: purchaseStateLabels[state],
      time: formatInstant(new Date(em)),
      ...(detalhe && { description: detalhe }),
      state: failed.has(state) ? 'failed' : isLast && isWaiting(state) ? 'current' : 'done',
    };
  });
  const place = mainWay.indexOf(estado === 'EM_ANALISE' ? 'AGUARDANDO_PAGAMENTO' : estado);
  const next = place === -1 ? [] : mainWay.slice(place + 1);
  return [
    ...past,
    ...next.map((state): TimelineItem => ({
      id: `next-${state}`,
      title: purchaseStateLabels[state],
      state: 'pending',
    })),
  ];
}

function isWaiting(state: PurchaseState): boolean {
  return ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'PAGAMENTO_TARDIO'].includes(
    state,
  );
}
