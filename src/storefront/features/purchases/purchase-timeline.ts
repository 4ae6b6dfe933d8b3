import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { TimelineItem } from '#/storefront/ui/display/timeline.tsx';

const failed: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'EXPIRADA',
  'CANCELADA',
  'TURMA_CANCELADA',
]);

export function toTimeline(
  purchase: Pick<Purchase, 'estado' | 'historico' | 'novos_aceites' | 'total'> &
    Partial<Pick<Purchase, 'empresa' | 'custeio' | 'devolvido_pela_equipe'>>,
): TimelineItem[] {
  const { estado, novos_aceites, devolvido_pela_equipe = [] } = purchase;
  const words = orderWords(purchase);
  const historico = purchase.historico.filter(
    ({ estado: state }) => state !== 'PAGA' || words.way.includes('PAGA'),
  );
  const states = historico.map(({ estado: state, detalhe, em }, index): Dated => {
    const isLast = index === historico.length - 1;
    const isCurrent = isLast && isWaiting(state);
    // A renewed Pix brings a purchase back to a state that it reached by the acceptance of its terms the
    // first time.
    const isRenewal = state === 'AGUARDANDO_PAGAMENTO' && historico[index - 1]?.estado === 'EXPIRADA';
    const isBack = state === 'AGUARDANDO_PAGAMENTO' && historico[index - 1]?.estado === 'EM_ANALISE';
    const done = isRenewal
      ? words.heldAgain
      : isBack
        ? 'Análise do pagamento encerrada'
        : (words.done[state] ?? words.states[state]);
    return {
      em,
      id: `${em}-${state}-${index}`,
      title: isCurrent ? words.states[state] : done,
      time: formatInstant(new Date(em)),
      ...(detalhe && { description: detalhe }),
      state: failed.has(state) ? 'failed' : isCurrent ? 'current' : 'done',
    };
  });
  const past = [
    ...novos_aceites.flatMap(toAcceptanceItems),
    ...devolvido_pela_equipe.filter(({ encerra }) => !encerra).map(toRefundItem),
    ...states,
  ]
    .toSorted((one, other) => Date.parse(one.em) - Date.parse(other.em))
    .map(({ em: _em, ...item }): TimelineItem => item);
  const place = words.way.indexOf(estado === 'EM_ANALISE' ? 'AGUARDANDO_PAGAMENTO' : estado);
  const next = place === -1 ? [] : words.way.slice(place + 1);
  return [
    ...past,
    ...next.map((state): TimelineItem => ({
      id: `next-${state}`,
      title: words.toCome[state] ?? words.states[state],
      state: 'pending',
    })),
  ];
}

interface Dated extends TimelineItem {
  em: string;
}

function toRefundItem({ valor, motivo, em }: Purchase['devolvido_pela_equipe'][number]): Dated {
  return {
    em,
    id: `${em}-devolucao`,
    title: `Devolução de ${formatReais(valor)}`,
    time: formatInstant(new Date(em)),
    description: motivo,
    state: 'done',
  };
}

function toAcceptanceItems({
  situacao,
  motivos,
  adiada,
  pedido_em,
  respondido_em,
}: Purchase['novos_aceites'][number]): Dated[] {
  const asked: Dated = {
    em: pedido_em,
    id: `${pedido_em}-novo-aceite`,
    title: adiada ? 'Turma adiada' : 'Novo aceite pedido',
    time: formatInstant(new Date(pedido_em)),
    description: adiada ? 'Ainda sem nova data' : `Mudou ${nameReasons(motivos)}`,
    state: situacao === 'ABERTO' ? 'current' : 'done',
  };
  if (respondido_em === null) return [asked];
  const isAccepted = situacao === 'ACEITO';
  const answered: Dated = {
    em: respondido_em,
    id: `${respondido_em}-novo-aceite-respondido`,
    title: isAccepted ? 'Novo aceite registrado' : adiada ? 'Saiu sem esperar a data' : 'Mudanças recusadas',
    time: formatInstant(new Date(respondido_em)),
    state: isAccepted ? 'done' : 'failed',
  };
  return [asked, answered];
}

function isWaiting(state: PurchaseState): boolean {
  return ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'PAGAMENTO_TARDIO'].includes(
    state,
  );
}
