/** An amount of API Pix, `123.45`, as integer cents. The contract has checked its form. */
export function readPixAmount(amount: string): number {
  return Number(amount.replace('.', ''));
}

/** Integer cents as an amount of API Pix: 12345 → `123.45`. */
export function writePixAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
