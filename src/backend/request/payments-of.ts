import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { ShopForms } from '#/domain/sale/payment-terms.ts';
import type { BackendServices } from './context.ts';

/** The providers by form of payment, and the business clock read once. */
export function paymentsOf({
  clock,
  pix,
  boleto,
  card,
  former,
}: Pick<BackendServices, 'clock' | 'pix' | 'boleto' | 'card' | 'former'>): Payments {
  return { now: clock(), pix, boleto, card, former };
}

export const shopOf = ({
  forms,
  hasCarne,
  needsAddress,
}: Pick<BackendServices, 'forms' | 'hasCarne' | 'needsAddress'>): ShopForms => ({
  forms,
  hasCarne,
  needsAddress,
});
