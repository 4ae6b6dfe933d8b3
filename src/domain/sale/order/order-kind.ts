import type { FundingKind } from '../assisted/assisted-terms.ts';

/**
 * What kind of order a purchase is, by who pays for it: the buyer, a company for its people, an employer or a
 * grant in the student's place, or no one, because a coupon covers the whole price.
 */
export const orderKinds = ['BOUGHT', 'COMPANY', 'EMPLOYER', 'GRANT', 'FREE'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What the kind of an order is told from; amounts are compared with zero only, in any unit. */
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
