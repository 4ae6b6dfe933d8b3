/** More installments than this are for boleto only (PURCHASE-10). */
export const MAX_INSTALLMENTS_OF_ANY_FORM = 13;
/** Shown when more are asked of another form of payment (PURCHASE-10). */
export const INSTALLMENTS_MESSAGE = 'O parcelamento acima de 13x só estará disponível para a opção boleto.';

/**
 * A plan in integer cents. The installments add up to the total, the total less the interest
 * is the principal.
 */
export interface InstallmentPlan {
  installments: number[];
  total: number;
  interest: number;
}

/** True when a form of payment may be split in so many: up to 13 any, above only 'boleto'. */
export function allowsInstallments(form: string, count: number): boolean {
  return (
    Number.isInteger(count) && count >= 1 && (count <= MAX_INSTALLMENTS_OF_ANY_FORM || form === 'boleto')
  );
}

/** The most parts that an amount can be split into: none is of nothing. */
export function mostParts(cents: number): number {
  return Math.max(1, cents);
}

/**
 * Without interest: equal installments, the last carries the rounding cents (PURCHASE-11).
 * @throws RangeError for an amount or a count that no plan has, or an installment of nothing
 */
export function planWithoutInterest(cents: number, count: number): InstallmentPlan {
  assertPlan(cents, count, 0);
  const each = Math.floor(cents / count);
  return plan(cents, [...Array<number>(count - 1).fill(each), cents - each * (count - 1)]);
}

/**
 * With interest by the Price table: `monthlyRate` is a fraction (0.0199 for 1.99% a month), the first
 * installment falls due in a month. Interest is rounded each month; the last installment settles what is
 * left, so it carries the rounding cents.
 * @throws RangeError for other than integer cents, a count from 1 to 120 and a rate from 0 to 1, and for an
 * installment of nothing
 */
export function planWithInterest(cents: number, count: number, monthlyRate: number): InstallmentPlan {
  assertPlan(cents, count, monthlyRate);
  if (monthlyRate === 0) return planWithoutInterest(cents, count);
  const each = Math.round((cents * monthlyRate) / (1 - (1 + monthlyRate) ** -count));
  const installments: number[] = [];
  let owed = cents;
  for (let month = 1; month <= count; month++) {
    const withInterest = owed + Math.round(owed * monthlyRate);
    const paid = month === count ? withInterest : Math.min(each, withInterest);
    installments.push(paid);
    owed = withInterest - paid;
  }
  return plan(cents, installments);
}

function plan(principal: number, installments: number[]): InstallmentPlan {
  if (installments.length > 1 && !installments.every((cents) => cents > 0))
    throw new RangeError(`${principal} in ${installments.length} leaves an installment of nothing`);
  const total = installments.reduce((sum, cents) => sum + cents, 0);
  return { installments, total, interest: total - principal };
}

function assertPlan(cents: number, count: number, rate: number): void {
  const possible =
    Number.isSafeInteger(cents) && cents >= 0 && Number.isInteger(count) && count >= 1 && count <= 120;
  if (!possible || !(rate >= 0 && rate <= 1))
    throw new RangeError(`no plan for ${cents} in ${count} at ${rate}`);
}
