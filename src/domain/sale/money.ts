import { formatNumber } from '../text/number-text.ts';

/**
 * Integer cents as the BRL number of the wire: 123456 → 1234.56.
 * @throws RangeError unless a safe integer
 */
export function centsToReais(cents: number): number {
  assertCents(cents);
  return cents / 100;
}

export function optionalReais(cents: number | null): number | null {
  return cents === null ? null : centsToReais(cents);
}

/**
 * A BRL number of the wire as integer cents: 1234.56 → 123456.
 * @throws RangeError for more than two decimals
 */
export function reaisToCents(reais: number): number {
  if (!isReais(reais)) throw new RangeError(`not an amount with two decimals: ${reais}`);
  return Math.round(reais * 100);
}

interface PricesInReais {
  preco_original: number;
  preco_promocional: number | null;
}

interface PricesInCents {
  preco_original_centavos: number;
  preco_promocional_centavos: number | null;
}

/** Prices as the database stores them. */
export const pricesInCents = ({ preco_original, preco_promocional }: PricesInReais): PricesInCents => ({
  preco_original_centavos: reaisToCents(preco_original),
  preco_promocional_centavos: preco_promocional === null ? null : reaisToCents(preco_promocional),
});

/** Stored prices as the wire has them. */
export const pricesInReais = (stored: PricesInCents): PricesInReais => ({
  preco_original: centsToReais(stored.preco_original_centavos),
  preco_promocional: optionalReais(stored.preco_promocional_centavos),
});

/** True for a finite amount of at most two decimals, whose cents are a safe integer. */
export function isReais(reais: number): boolean {
  const cents = Math.round(reais * 100);
  return Number.isSafeInteger(cents) && cents / 100 === reais;
}

/** Integer cents as 'R$ 1.234,56', with a space that doesn't break (TEXT-1). */
export function formatBrl(cents: number): string {
  assertCents(cents);
  // As digits it stays exact where a number of reais would not.
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const reais = formatNumber(Number(digits.slice(0, -2)));
  return `${cents < 0 ? '-' : ''}R$\u00a0${reais},${digits.slice(-2)}`;
}

/** A BRL number of the wire as 'R$ 1.234,56'. */
export function formatReais(reais: number): string {
  return formatBrl(reaisToCents(reais));
}

/** @throws RangeError unless a safe integer */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not integer cents: ${cents}`);
}
