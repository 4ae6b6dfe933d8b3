/** Narrow (1) and wide (3) elements of each digit in interleaved 2 of 5. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const WIDE = 3;

/**
 * The widths of bars and gaps by turns, beginning with a bar, of digits in interleaved 2 of 5 (ITF), with its
 * start and its stop; without the quiet zones. Wide is three times narrow, which is 1.
 * @throws RangeError for other than an even number of digits
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
