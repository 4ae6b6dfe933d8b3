export function cardDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** ISO/IEC 7812-1 (CARD-3). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number in groups as cards print it: '4111 1111 1111 1111', '3782 822463 10005'. */
export function formatCardNumber(digits: string): string {
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  let from = 0;
  return groups
    .map((size) => digits.slice(from, (from += size)))
    .filter((group) => group !== '')
    .join(' ');
}
