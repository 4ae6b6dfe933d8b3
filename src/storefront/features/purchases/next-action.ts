import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';

export type NextAction =
  | 'pay'
  | 'pay-boleto'
  | 'renew-boleto'
  | 'continue'
  | 'renew'
  | 'name-target'
  | 'choose'
  | 'accept-anew'
  | 'see';

type Asked = Pick<Purchase, 'estado' | 'forma' | 'devolucoes' | 'contratante' | 'escolha' | 'novos_aceites'> &
  Partial<Pick<Purchase, 'boleto_vencido'>>;

// ACCEPTANCE-1
export function findOpenAcceptance({ novos_aceites }: Pick<Purchase, 'novos_aceites'>) {
  return novos_aceites.find(({ situacao }) => situacao === 'ABERTO');
}

export function findNextAction(purchase: Asked): NextAction {
  const { estado, forma, devolucoes, contratante, escolha, boleto_vencido: overdue } = purchase;
  if (!contratante) return 'see';
  if (devolucoes.some(({ pede_destino }) => pede_destino)) return 'name-target';
  if (escolha) return 'choose';
  if (findOpenAcceptance(purchase)) return 'accept-anew';
  if (estado === 'AGUARDANDO_ACEITE') return 'continue';
  if (estado === 'AGUARDANDO_PAGAMENTO') {
    if (forma === 'boleto') return overdue ? 'renew-boleto' : 'pay-boleto';
    return forma === 'pix' ? 'pay' : 'continue';
  }
  if (estado === 'MATRICULADA' && overdue) return 'renew-boleto';
  return estado === 'EXPIRADA' && forma === 'pix' ? 'renew' : 'see';
}

export function labelState(
  purchase: Pick<Purchase, 'estado' | 'responsavel' | 'contratante' | 'total'> &
    Partial<Pick<Purchase, 'empresa' | 'custeio'>>,
): string {
  const { estado, responsavel, contratante } = purchase;
  return responsavel && !contratante && estado === 'AGUARDANDO_ACEITE'
    ? 'Aguardando o responsável'
    : orderWords(purchase).states[estado];
}

/** True while the buyer may still give the purchase up (PURCHASE-3). */
export function canCancel(estado: PurchaseState): boolean {
  return estado === 'AGUARDANDO_ACEITE' || estado === 'AGUARDANDO_PAGAMENTO' || estado === 'EM_ANALISE';
}

/** True while the form of payment may be chosen or changed (PURCHASE-20). */
export function canChoosePayment(estado: PurchaseState): boolean {
  return canCancel(estado);
}

export const stateTones: Readonly<Record<PurchaseState, BadgeTone>> = {
  AGUARDANDO_ACEITE: 'warning',
  AGUARDANDO_PAGAMENTO: 'warning',
  EM_ANALISE: 'blue',
  PAGA: 'success',
  MATRICULADA: 'success',
  EXPIRADA: 'neutral',
  CANCELADA: 'neutral',
  ARREPENDIDA: 'neutral',
  ESTORNADA: 'neutral',
  TURMA_CANCELADA: 'danger',
  PAGAMENTO_TARDIO: 'warning',
};

export function isCardUndecided({ estado, cartao }: Pick<Purchase, 'estado' | 'cartao'>): boolean {
  if (estado === 'EM_ANALISE') return true;
  return (
    estado === 'AGUARDANDO_PAGAMENTO' && (cartao?.situacao === 'ENVIADA' || cartao?.situacao === 'DESAFIO')
  );
}
