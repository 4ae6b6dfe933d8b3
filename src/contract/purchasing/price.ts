import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { planWithoutInterest } from '#/domain/sale/installments.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { type PaymentForm, paymentForms } from '#/domain/sale/payment-terms.ts';
import { brlSchema, idParam } from '../wire.ts';
import { typedText } from '#/domain/text/required.ts';

const couponCode = v.pipe(typedText(), v.toUpperCase(), v.maxLength(20));

/** Says what a coupon would take off. 404 `CUPOM_INVALIDO` with the reason in `mensagem`. */
export const getCoupon = oc
  .route({ method: 'GET', path: '/api/cupom/{codigo}', summary: 'Cupom para uma turma' })
  .input(v.object({ codigo: couponCode, id_oferta: idParam }))
  .output(
    v.object({
      codigo: v.string(),
      descricao: v.string(),
      preco_original: brlSchema,
      desconto: brlSchema,
      total: brlSchema,
    }),
  );

export const installmentSchema = v.object({
  forma: v.picklist(paymentForms),
  parcelas: v.number(),
  /** Reais of each installment but the last, which carries the rounding cents. */
  valor: brlSchema,
  ultima: brlSchema,
  total: brlSchema,
  juros: brlSchema,
  /** Whether it can't be had without the payer's whole address. */
  exige_endereco: v.optional(v.boolean(), false),
});
export type Installment = v.InferOutput<typeof installmentSchema>;

/**
 * How a total, in integer cents, is paid in so many parts by a form: no interest is charged (PURCHASE-11).
 * @throws RangeError for more parts than there are cents
 */
export function toInstallment(forma: PaymentForm, parcelas: number, cents: number): Installment {
  const { installments, total } = planWithoutInterest(cents, parcelas);
  return {
    forma,
    parcelas,
    valor: centsToReais(installments[0]!),
    ultima: centsToReais(installments.at(-1)!),
    total: centsToReais(total),
    juros: 0,
    exige_endereco: false,
  };
}

export const listInstallments = oc
  .route({ method: 'GET', path: '/api/parcelamento', summary: 'Parcelamento por forma de pagamento' })
  .input(v.object({ id_oferta: idParam, cupom: v.optional(couponCode) }))
  .output(v.array(installmentSchema));
