import type { Installment } from '#/contract/purchasing/price.ts';
import { MAX_INSTALLMENTS_OF_ANY_FORM, planWithoutInterest } from '#/domain/installments.ts';
import { centsToReais } from '#/domain/money.ts';
import type { PaymentForm } from '#/contract/purchasing/purchase.ts';

/**
 * Every way to pay a total, in integer cents: Pix in cash, card up to 13 installments, boleto up to what the class takes.
 * No interest is charged; the last installment carries the rounding cents.
 */
export function listInstallments(total: number, most: number): Installment[] {
  const counts: Record<PaymentForm, number> = {
    pix: 1,
    cartao: Math.min(most, MAX_INSTALLMENTS_OF_ANY_FORM),
    boleto: most,
  };
  return Object.entries(counts).flatMap(([form, count]) =>
    Array.from({ length: count }, (_, index) => describePlan(form as PaymentForm, total, index + 1)),
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
