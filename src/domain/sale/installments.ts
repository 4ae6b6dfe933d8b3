/** More installments than this are for boleto only (PURCHASE-10). */
export const MAX_INSTALLMENTS_OF_ANY_FORM = 13;
// PURCHASE-10
export const INSTALLMENTS_MESSAGE = 'O parcelamento acima de 13x só estará disponível para a opção boleto.';

/** A plan in integer cents: the installments add up to the total. No plan of this shop bears interest. */
interface InstallmentPlan {
  installments: number[];
  total: number;
}

/** True when a form of payment may be split in so many: up to 13 any, above only 'boleto'. */
export function allowsInstallments(form: string, count: number): boolean {
  return (
    Number.isInteger(count) && count >= 1 && (count <= MAX_INSTALLMENTS_OF_ANY_FORM || form === 'boleto')
  );
}

export function mostParts(cents: number): number {
  return Math.max(1, cents);
}

/** Of a plan without interest. */
export const firstInstallment = (cents: number, count: number): number => Math.floor(cents / count);

/**
 * Without interest: equal installments, the last carries the rounding cents (PURCHASE-11).
 * @throws RangeError for an amount or a count that no plan has, or an installment of nothing
 */
export function planWithoutInterest(cents: number, count: number): InstallmentPlan {
  const possible =
    Number.isSafeInteger(cents) && cents >= 0 && Number.isInteger(count) && count >= 1 && count <= 120;
  if (!possible) throw new RangeError(`no plan for ${cents} in ${count}`);
  if (count > mostParts(cents)) throw new RangeError(`${cents} in ${count} leaves an installment of nothing`);
  const each = firstInstallment(cents, count);
  return {
    installments: [...Array<number>(count - 1).fill(each), cents - each * (count - 1)],
    total: cents,
  };
}
