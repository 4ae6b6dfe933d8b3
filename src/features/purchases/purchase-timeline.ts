import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { purchaseStateLabels, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { TimelineItem } from '#/ui/display/timeline.tsx';

/** The way of a purchase that goes well. */
const mainWay: readonly PurchaseState[] = [
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'PAGA',
  'MATRICULADA',
];
/** What has happened once a state was reached: the labels of states that wait tell what is still to come. */
const reached: Partial<Record<PurchaseState, string>> = {
  AGUARDANDO_ACEITE: 'Vaga reservada',
  AGUARDANDO_PAGAMENTO: 'Contrato aceito',
  EM_ANALISE: 'Pagamento enviado para análise',
};
/** What is still to happen. */
const toCome: Partial<Record<PurchaseState, string>> = {
  AGUARDANDO_PAGAMENTO: 'Pagamento',
  PAGA: 'Confirmação do pagamento',
  MATRICULADA: 'Matrícula',
};
/** The same of a company, which holds seats and enrols nobody by itself. */
const ofCompany: Readonly<Record<string, string>> = {
  'Vaga reservada': 'Vagas reservadas',
  'Vaga reservada de novo': 'Vagas reservadas de novo',
  'Matrícula confirmada': 'Vagas confirmadas',
  Matrícula: 'Confirmação das vagas',
};
const failed: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'EXPIRADA',
  'CANCELADA',
  'TURMA_CANCELADA',
]);

/** What happened, oldest first, and what comes next while all goes well. */
export function toTimeline({
  estado,
  historico,
  novos_aceites,
  empresa,
}: Pick<Purchase, 'estado' | 'historico' | 'novos_aceites'> &
  Partial<Pick<Purchase, 'empresa'>>): TimelineItem[] {
  const nameStep = (title: string) => (empresa ? (ofCompany[title] ?? title) : title);
  const states = historico.map(({ estado: state, detalhe, em }, index): Dated => {
    const isLast = index === historico.length - 1;
    const isCurrent = isLast && isWaiting(state);
    // A renewed Pix brings a purchase back to a state that it reached by the acceptance of its terms the
    // first time.
    const isRenewal = state === 'AGUARDANDO_PAGAMENTO' && historico[index - 1]?.estado === 'EXPIRADA';
    const isBack = state === 'AGUARDANDO_PAGAMENTO' && historico[index - 1]?.estado === 'EM_ANALISE';
    const done = isRenewal
      ? 'Vaga reservada de novo'
      : isBack
        ? 'Análise do pagamento encerrada'
        : (reached[state] ?? purchaseStateLabels[state]);
    return {
      em,
      id: `${em}-${state}-${index}`,
      title: nameStep(isCurrent ? purchaseStateLabels[state] : done),
      time: formatInstant(new Date(em)),
      ...(detalhe && { description: detalhe }),
      state: failed.has(state) ? 'failed' : isCurrent ? 'current' : 'done',
    };
  });
  // An answer comes before what it brought about in the same moment.
  const past = [...novos_aceites.flatMap(toAcceptanceItems), ...states]
    .toSorted((one, other) => Date.parse(one.em) - Date.parse(other.em))
    .map(({ em: _em, ...item }): TimelineItem => item);
  const place = mainWay.indexOf(estado === 'EM_ANALISE' ? 'AGUARDANDO_PAGAMENTO' : estado);
  const next = place === -1 ? [] : mainWay.slice(place + 1);
  return [
    ...past,
    ...next.map((state): TimelineItem => ({
      id: `next-${state}`,
      title: nameStep(toCome[state] ?? purchaseStateLabels[state]),
      state: 'pending',
    })),
  ];
}

interface Dated extends TimelineItem {
  em: string;
}

/** That a change was to be accepted, and what became of it. */
function toAcceptanceItems({
  situacao,
  motivos,
  pedido_em,
  respondido_em,
}: Purchase['novos_aceites'][number]): Dated[] {
  const asked: Dated = {
    em: pedido_em,
    id: `${pedido_em}-novo-aceite`,
    title: 'Novo aceite pedido',
    time: formatInstant(new Date(pedido_em)),
    description: `Mudou ${nameReasons(motivos)}`,
    state: situacao === 'ABERTO' ? 'current' : 'done',
  };
  if (respondido_em === null) return [asked];
  const isAccepted = situacao === 'ACEITO';
  const answered: Dated = {
    em: respondido_em,
    id: `${respondido_em}-novo-aceite-respondido`,
    title: isAccepted ? 'Novo aceite registrado' : 'Mudanças recusadas',
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
