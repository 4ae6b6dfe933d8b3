import type { Installment } from '#/contract/purchasing/price.ts';
import { mostParts, planWithoutInterest } from '#/domain/sale/installments.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { maxInstallments, type PaymentForm } from '#/domain/sale/payment-terms.ts';

/**
 * Every way to pay a total, in integer cents, by some forms for an offer that takes `most` installments. No
 * interest is charged; the last installment carries the rounding cents, and none is of nothing.
 */
export function listInstallments(total: number, most: number, forms: readonly PaymentForm[]): Installment[] {
  return forms.flatMap((form) =>
    Array.from({ length: Math.min(maxInstallments(form, most), mostParts(total)) }, (_, index) =>
      describePlan(form, total, index + 1),
    ),
  );
}

function describePlan(forma: PaymentForm, total: number, parcelas: number): Installment {
  const plan = planWithoutInterest(total, parcelas);
  return {
    forma,
    parcelas,
    valor: centsToReais(plan.installments[0]!),
    ultima: centsToReais(plan.installments.at(-1)!),
    total: centsToReais(plan.total),
    juros: centsToReais(plan.interest),
  };
}
