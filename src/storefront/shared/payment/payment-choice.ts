import * as v from 'valibot';
import { cardTokenSchema } from '#/domain/sale/card/card-token.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { paymentForms, type PaymentForm } from '#/domain/sale/payment-terms.ts';

export interface PaymentChoice {
  forma: PaymentForm;
  parcelas: number;
  token?: string | undefined;
  /** A company's boleto that falls due 30 days later (COMPANY-8). */
  isInvoice?: boolean | undefined;
}

export const paymentChoiceSchema = v.object({
  forma: v.picklist(paymentForms),
  parcelas: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
  token: v.optional(cardTokenSchema),
  isInvoice: v.optional(v.boolean()),
});

export const INVOICE_CHOICE = 'fatura';

/** Invalid or missing input is Pix in one payment. */
export function readPaymentChoice(data: FormData): PaymentChoice {
  const typed = formText(data, 'forma');
  if (typed === INVOICE_CHOICE) return { forma: 'boleto', parcelas: 1, isInvoice: true };
  const forma = v.safeParse(paymentChoiceSchema.entries.forma, typed);
  if (!forma.success || forma.output === 'pix') return { forma: 'pix', parcelas: 1 };
  const count = formText(data, forma.output === 'cartao' ? 'parcelasCartao' : 'parcelas');
  const parcelas = v.safeParse(paymentChoiceSchema.entries.parcelas, Number(count));
  const token = v.safeParse(cardTokenSchema, formText(data, 'token'));
  return {
    forma: forma.output,
    parcelas: parcelas.success ? parcelas.output : 1,
    ...(forma.output === 'cartao' && token.success && { token: token.output }),
  };
}

export function typedChoice(entries: Readonly<Record<string, string>>): PaymentChoice {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readPaymentChoice(data);
}

export const pixAtOnce: PaymentChoice = { forma: 'pix', parcelas: 1 };
