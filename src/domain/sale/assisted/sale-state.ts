import type { OrderKind } from '../order/order-kind.ts';
import { wordsOfKind } from '../order/order-words.ts';
import { purchaseStateLabels, purchaseStates, type PurchaseState } from '../purchase-state.ts';
import { proposalStateLabels, proposalStates, type ProposalState } from './proposal-state.ts';

// SALES-1
export const saleStates = [
  ...proposalStates.filter((state) => state !== 'USADA' && state !== 'CANCELADA'),
  'LINK_CANCELADO',
  ...purchaseStates,
] as const;
export type SaleState = Exclude<ProposalState, 'USADA' | 'CANCELADA'> | 'LINK_CANCELADO' | PurchaseState;

export const saleStateLabels: Readonly<Record<SaleState, string>> = {
  AGUARDANDO_APROVACAO: proposalStateLabels.AGUARDANDO_APROVACAO,
  AGUARDANDO_EMPRESA: proposalStateLabels.AGUARDANDO_EMPRESA,
  RECUSADA: proposalStateLabels.RECUSADA,
  ABERTA: proposalStateLabels.ABERTA,
  VENCIDA: proposalStateLabels.VENCIDA,
  LINK_CANCELADO: proposalStateLabels.CANCELADA,
  ...purchaseStateLabels,
};

export function labelSale({ estado, pedido }: { estado: SaleState; pedido: OrderKind }): string {
  return isPurchaseState(estado) ? wordsOfKind(pedido).states[estado] : saleStateLabels[estado];
}

function isPurchaseState(state: SaleState): state is PurchaseState {
  return purchaseStates.some((known) => known === state);
}
