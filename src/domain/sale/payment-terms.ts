import type { CalendarDay } from '../time/calendar-day.ts';
import { boletoEndsInTime, type OfferStart } from './boleto-terms.ts';
import { MAX_INSTALLMENTS_OF_ANY_FORM } from './installments.ts';

/** Ways to pay an offer (PURCHASE-9). */
export const paymentForms = ['pix', 'boleto', 'cartao'] as const;
export type PaymentForm = (typeof paymentForms)[number];

export const paymentFormLabels: Readonly<Record<PaymentForm, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão',
};

/** What a shop can charge by, as its providers have it (PROVIDER-1). */
export interface ShopForms {
  forms: readonly PaymentForm[];
  /** Whether several boletos are registered at once: else a boleto is for the whole amount. */
  hasCarne: boolean;
  /** Whether a boleto can't be had without its payer's whole address (BOLETO-15). */
  needsAddress: boolean;
}

/**
 * No card, whose owner is a person, and no boleto that needs an address, since the shop stores those of
 * people alone.
 */
export function companyForms({ forms, needsAddress }: Omit<ShopForms, 'hasCarne'>): PaymentForm[] {
  return forms.filter((form) => form === 'pix' || (form === 'boleto' && !needsAddress));
}

/**
 * Most installments of a form for an offer that takes `most`: Pix is paid at once, a card up to 13 times, a
 * boleto as the offer says where the shop has carnês.
 */
export function maxInstallments(
  form: PaymentForm,
  most: number,
  { hasCarne }: { hasCarne: boolean },
): number {
  const limits: Record<PaymentForm, number> = {
    pix: 1,
    cartao: Math.min(most, MAX_INSTALLMENTS_OF_ANY_FORM),
    boleto: hasCarne ? most : 1,
  };
  return limits[form];
}

/** Whether a form can be had today for an offer that begins on a day (BOLETO-10). */
export function takesForm(form: PaymentForm, offerStart: OfferStart, today: CalendarDay): boolean {
  return form !== 'boleto' || boletoEndsInTime(today, offerStart);
}

/**
 * Most installments that the checkout of a shop offers today for an offer that takes `most`; 1 is cash only
 * (PURCHASE-9).
 */
export function offeredInstallments(
  { most, offerStart }: { most: number; offerStart: OfferStart },
  shop: Omit<ShopForms, 'needsAddress'>,
  today: CalendarDay,
): number {
  const forms = shop.forms.filter((form) => takesForm(form, offerStart, today));
  return Math.max(1, ...forms.map((form) => maxInstallments(form, most, shop)));
}
