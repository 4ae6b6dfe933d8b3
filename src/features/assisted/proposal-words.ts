import type { Proposal } from '#/contract/assisted/proposal.ts';
import { proposalStateLabels, type ProposalState } from '#/domain/sale/assisted/assisted-terms.ts';
import { purchaseStateLabels } from '#/domain/sale/purchase-state.ts';

/** What a seller reads of a proposal: the state of the purchase, once one stands. */
export function labelProposal({ situacao, compra }: Pick<Proposal, 'situacao' | 'compra'>): string {
  return situacao === 'USADA' && compra ? purchaseStateLabels[compra] : proposalStateLabels[situacao];
}

export const proposalTones: Readonly<
  Record<ProposalState, 'success' | 'warning' | 'danger' | 'blue' | 'neutral'>
> = {
  AGUARDANDO_APROVACAO: 'warning',
  RECUSADA: 'danger',
  ABERTA: 'blue',
  VENCIDA: 'neutral',
  CANCELADA: 'neutral',
  USADA: 'success',
};
