import { type Installment, toInstallment } from '#/contract/purchasing/price.ts';
import { mostParts } from '#/domain/sale/installments.ts';
import { maxInstallments, type ShopForms } from '#/domain/sale/payment-terms.ts';

/**
 * Every way to pay a total, in integer cents, by some forms for an offer that takes `most` installments. No
 * interest is charged; the last installment carries the rounding cents, and none is of nothing.
 */
export function listInstallments(total: number, most: number, shop: ShopForms): Installment[] {
  return shop.forms.flatMap((form) =>
    Array.from({ length: Math.min(maxInstallments(form, most, shop), mostParts(total)) }, (_, index) => ({
      ...toInstallment(form, index + 1, total),
      exige_endereco: form === 'boleto' && shop.needsAddress,
    })),
  );
}
