import type { DeskOrder } from '#/contract/purchasing/order-desk.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { refundStatusLabels } from '#/domain/sale/charge-state.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { actLabels } from '#/domain/staff/audited-act.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { TimelineItem } from '#/storefront/ui/display/timeline.tsx';

interface Moment {
  em: string;
  title: string;
  description?: string | undefined;
  failed?: boolean;
}

const failedStates: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'EXPIRADA',
  'CANCELADA',
  'TURMA_CANCELADA',
]);

/** Why a payment didn't pay the order as it should. */
const outcomes: Readonly<Record<string, string>> = {
  TARDIO: 'Chegou depois do prazo',
  REPETIDO: 'Repetido: volta para quem pagou',
  VALOR_DIVERGENTE: 'De outro valor: volta para quem pagou',
  CARNE_ENCERRADO: 'De um carnê encerrado: volta para quem pagou',
  TROCA_ENCERRADA: 'De uma troca encerrada: volta para quem pagou',
  ACEITE_ENCERRADO: 'Depois do fim do aceite: volta para quem pagou',
};

/** Everything that is stored about an order, oldest first. */
export function toOrderTimeline(order: DeskOrder): TimelineItem[] {
  return momentsOf(order)
    .toSorted((one, other) => Date.parse(one.em) - Date.parse(other.em))
    .map(({ em, title, description, failed }, index) => ({
      id: `${index} ${em}`,
      title,
      time: formatInstant(new Date(em)),
      ...(description && { description }),
      state: failed ? 'failed' : 'done',
    }));
}

function momentsOf(order: DeskOrder): Moment[] {
  const words = orderWords(order);
  return [
    ...order.historico.map(({ estado, detalhe, em }) => ({
      em,
      title: words.done[estado] ?? words.states[estado],
      description: detalhe ?? undefined,
      failed: failedStates.has(estado),
    })),
    ...order.cobrancas.map(({ criada_em, forma, valor }) => ({
      em: criada_em,
      title: `Cobrança de ${formatReais(valor)} por ${paymentFormLabels[forma]}`,
    })),
    ...order.pagamentos.map(({ em, forma, valor, parcela, resultado }) => ({
      em,
      title: `Pagamento de ${formatReais(valor)} por ${paymentFormLabels[forma]}`,
      description: resultado === null ? 'Ainda não foi tratado' : (outcomes[resultado] ?? ofPart(parcela)),
      failed: resultado !== null && resultado in outcomes,
    })),
    ...order.devolucoes.flatMap(({ pedida_em, concluida_em, valor, motivo, status }) => [
      { em: pedida_em, title: `Devolução de ${formatReais(valor)} pedida`, description: motivo },
      ...(concluida_em === null
        ? []
        : [
            {
              em: concluida_em,
              title: `${refundStatusLabels[status]}: ${formatReais(valor)}`,
              failed: status === 'NAO_REALIZADO',
            },
          ]),
    ]),
    ...order.novos_aceites.flatMap(({ pedido_em, respondido_em, motivos, situacao, adiada }) => [
      adiada
        ? { em: pedido_em, title: 'Turma adiada', description: 'Quem comprou pode esperar ou sair' }
        : { em: pedido_em, title: 'Novo aceite pedido', description: `Mudou ${nameReasons(motivos)}` },
      ...(respondido_em === null
        ? []
        : [
            {
              em: respondido_em,
              title: situacao === 'ACEITO' ? 'Novo aceite registrado' : 'Mudanças recusadas',
              failed: situacao !== 'ACEITO',
            },
          ]),
    ]),
    ...order.emails.map(({ nome, criado_em, enviado_em, abandonado_em }) => ({
      em: criado_em,
      title: `E-mail: ${nome}`,
      description: describeSending(enviado_em, abandonado_em),
      failed: enviado_em === null && abandonado_em !== null,
    })),
    ...order.atos.map(({ acao, em }) => ({
      em,
      title: `Equipe: ${(actLabels as Record<string, string>)[acao] ?? acao}`,
    })),
  ];
}

const ofPart = (parcela: number | null) => (parcela === null ? undefined : `Parcela ${parcela}`);

function describeSending(sentAt: string | null, givenUpAt: string | null): string {
  if (sentAt !== null) return 'Enviado';
  return givenUpAt === null ? 'Na fila' : 'Não foi possível enviar';
}
