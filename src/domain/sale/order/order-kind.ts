import type { FundingKind } from '../assisted/assisted-terms.ts';

/**
 * Kind of an order by its payer: the buyer, a company, an employer or a grant, or a coupon that covers the
 * whole price.
 */
export const orderKinds = ['BOUGHT', 'COMPANY', 'EMPLOYER', 'GRANT', 'FREE'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Amounts are only compared with zero, in any unit. */
export interface OrderFacts {
  total: number;
  empresa?: object | null | undefined;
  custeio?: { tipo: FundingKind } | null | undefined;
}

const fundedKinds: Readonly<Record<FundingKind, OrderKind>> = { EMPREGADOR: 'EMPLOYER', BOLSA: 'GRANT' };

/** The kind of an order (PURCHASE-24). */
export function orderKind({ total, empresa, custeio }: OrderFacts): OrderKind {
  if (empresa) return 'COMPANY';
  if (custeio) return fundedKinds[custeio.tipo];
  return total === 0 ? 'FREE' : 'BOUGHT';
}

/** Whether the buyer of such an order pays for it, so that its words may speak of payment and money back. */
export function costsMoney(kind: OrderKind): boolean {
  return kind === 'BOUGHT' || kind === 'COMPANY';
}
