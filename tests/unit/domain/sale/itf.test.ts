import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itfWidths } from '#/domain/sale/itf.ts';
import { readBarCodes } from '../../../support/documents/read-bar-codes.ts';

function draw(widths: readonly number[], scale: number): ImageData {
  const dark = [0, ...widths.flatMap((width, index) => Array<number>(width).fill(index % 2 === 0 ? 1 : 0))];
  const quiet = 12;
  const columns = [...Array<number>(quiet).fill(0), ...dark, ...Array<number>(quiet).fill(0)];
  const [width, height] = [columns.length * scale, 80];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 10; y < height - 10; y++)
    for (let x = 0; x < width; x++) {
      if (columns[Math.floor(x / scale)] === 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height, colorSpace: 'srgb' };
}

const read = (digits: string) => readBarCodes(draw(itfWidths(digits), 2), 'ITF');

test('a reader finds the bar codes of real boletos in the bars (BOLETO-9)', async () => {
  for (const barcode of [
    '34196166700000123451101234567880057123457000',
    '00195999900001234560000003123456700000012317',
    '00191100000001234560000003123456700000012317',
  ])
    expect(await read(barcode)).toEqual([barcode]);
});

test('a reader finds any 44 digits', async () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 44, maxLength: 44 });
  await fc.assert(
    fc.asyncProperty(digits, async (list) => {
      expect(await read(list.join(''))).toEqual([list.join('')]);
    }),
    { numRuns: 30 },
  );
});

test('an odd number of digits and other signs are refused', () => {
  for (const wrong of ['', '1', '123', '12a4']) expect(() => itfWidths(wrong)).toThrow(RangeError);
});
