import type { CalendarDay } from '../time/dates.ts';
import { boletoEndsInTime } from './boleto-terms.ts';
import { MAX_INSTALLMENTS_OF_ANY_FORM } from './installments.ts';

/** Ways to pay an offer (PURCHASE-9). */
export const paymentForms = ['pix', 'boleto', 'cartao'] as const;
export type PaymentForm = (typeof paymentForms)[number];

export const paymentFormLabels: Readonly<Record<PaymentForm, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão',
};

/** The ways the checkout takes: what cards and pages promise grows with this list. */
const openForms: readonly PaymentForm[] = ['pix', 'boleto', 'cartao'];

/**
 * Most installments of a form for an offer that takes `most`: Pix is paid at once, a card up to 13 times, a
 * boleto as the offer says.
 */
export function maxInstallments(form: PaymentForm, most: number): number {
  const limits: Record<PaymentForm, number> = {
    pix: 1,
    cartao: Math.min(most, MAX_INSTALLMENTS_OF_ANY_FORM),
    boleto: most,
  };
  return limits[form];
}

/** Whether a form can be had today for an offer that begins on a day (BOLETO-10). */
export function takesForm(form: PaymentForm, classStart: CalendarDay, today: CalendarDay): boolean {
  return form !== 'boleto' || boletoEndsInTime(today, classStart);
}

/**
 * Most installments that the checkout of an offer which takes `most` really offers today; 1 is cash only.
 */
export function offeredInstallments(most: number, classStart: CalendarDay, today: CalendarDay): number {
  const forms = openForms.filter((form) => takesForm(form, classStart, today));
  return Math.max(1, ...forms.map((form) => maxInstallments(form, most)));
}
