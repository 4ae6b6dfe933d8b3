import type { Proposal } from '#/contract/assisted/proposal.ts';
import { proposalStateLabels, type ProposalState } from '#/domain/sale/assisted/proposal-state.ts';
import { centsToReais, formatReais, reaisToCents } from '#/domain/sale/money.ts';
import { applyDiscount } from '#/domain/sale/discount.ts';
import { purchaseStateLabels } from '#/domain/sale/purchase-state.ts';

export function labelProposal({ situacao, compra }: Pick<Proposal, 'situacao' | 'compra'>): string {
  return situacao === 'USADA' && compra ? purchaseStateLabels[compra] : proposalStateLabels[situacao];
}

export const proposalTones: Readonly<
  Record<ProposalState, 'success' | 'warning' | 'danger' | 'blue' | 'neutral'>
> = {
  AGUARDANDO_APROVACAO: 'warning',
  AGUARDANDO_EMPRESA: 'warning',
  RECUSADA: 'danger',
  ABERTA: 'blue',
  VENCIDA: 'neutral',
  CANCELADA: 'neutral',
  USADA: 'success',
};

/** Such as 'R$ 735,50 (promoção e 15% na venda)'. The seller's share is of the promotional price. */
export function describeDiscount({
  preco_original,
  desconto_percentual,
  total,
}: Pick<Proposal, 'preco_original' | 'desconto_percentual' | 'total'>): string | undefined {
  const [before, after] = [reaisToCents(preco_original), reaisToCents(total)];
  if (before === after) return undefined;
  const isPromotion = applyDiscount(before, desconto_percentual / 100) !== after;
  const reasons = [
    isPromotion && 'promoção',
    desconto_percentual > 0 && `${desconto_percentual}% na venda`,
  ].filter((reason) => reason !== false);
  return `${formatReais(centsToReais(before - after))} (${reasons.join(' e ')})`;
}
