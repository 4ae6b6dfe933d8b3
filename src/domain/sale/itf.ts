/** Narrow (1) and wide (3) elements of each digit in interleaved 2 of 5. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const WIDE = 3;

/**
 * Alternating widths of bars and gaps, beginning with a bar, in interleaved 2 of 5 (ITF) with start and stop;
 * without quiet zones. Wide is 3, narrow 1.
 * @throws RangeError for an odd number of digits
 */
export function itfWidths(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('not pairs of digits');
  const widths = [1, 1, 1, 1];
  for (let index = 0; index < digits.length; index += 2) {
    const bars = DIGITS[Number(digits[index])]!;
    const gaps = DIGITS[Number(digits[index + 1])]!;
    for (let element = 0; element < 5; element++) widths.push(widthOf(bars, element), widthOf(gaps, element));
  }
  return [...widths, WIDE, 1, 1];
}

const widthOf = (pattern: string, element: number) => (pattern[element] === '1' ? WIDE : 1);
