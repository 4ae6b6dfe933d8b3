import { generateBoleto, getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barcodeOfLine,
  boletoBarcode,
  dueFactor,
  formatTypeableLine,
  isBarcodeOf,
  isBoletoBarcode,
  typeableLine,
} from '#/domain/sale/boleto.ts';
import { addDays } from '#/domain/time/dates.ts';
import {
  barcodeOfTypeableLine,
  dueDayOfFactor,
  parseBoletoBarcode,
} from '../../../support/payments/boleto-reader.ts';

const VECTORS = [
  [
    '34191.10121 34567.880058 71234.570001 6 16670000012345',
    '34196166700000123451101234567880057123457000',
    '2002-05-01',
    12345,
  ],
  [
    '00190.00009 01149.718601 68524.522114 6 75860000102656',
    '00196758600001026560000001149718606852452211',
    '2018-07-15',
    102656,
  ],
  [
    '00190.00009 03123.456703 00000.123174 5 99990000123456',
    '00195999900001234560000003123456700000012317',
    '2025-02-21',
    123456,
  ],
  [
    '00190.00009 03123.456703 00000.123174 1 10000000123456',
    '00191100000001234560000003123456700000012317',
    '2025-02-22',
    123456,
  ],
] as const;

const content = fc.record({
  bank: fc.stringMatching(/^\d{3}$/),
  due: fc.integer({ min: 0, max: 8000 }).map((days) => addDays('2010-01-01', days)),
  cents: fc.integer({ min: 0, max: 9_999_999_999 }),
  freeField: fc.stringMatching(/^\d{25}$/),
});

describe('boleto (BOLETO-9)', () => {
  it.each(VECTORS)('%s is %s', (line, barcode, due, cents) => {
    const [bank, freeField] = [barcode.slice(0, 3), barcode.slice(19)];
    expect(boletoBarcode({ bank, due, cents, freeField })).toBe(barcode);
    expect(formatTypeableLine(typeableLine(barcode))).toBe(line);
    expect(barcodeOfTypeableLine(line)).toBe(barcode);
    expect(barcodeOfLine(line)).toBe(barcode);
    expect(isBarcodeOf(barcode, { due, cents })).toBe(true);
    expect(isBarcodeOf(barcode, { due, cents: cents + 1 })).toBe(false);
    expect(isBarcodeOf(barcode, { due: addDays(due, 1), cents })).toBe(false);
    expect(parseBoletoBarcode(barcode, due)).toEqual({ bank, due, cents, freeField });
  });

  it('counts due days from 07/10/1997 and begins at 1000 again', () => {
    expect(dueFactor('1997-10-07')).toBe('0000');
    expect(dueFactor('2000-07-03')).toBe('1000');
    expect(dueFactor('2025-02-21')).toBe('9999');
    expect(dueFactor('2025-02-22')).toBe('1000');
    expect(dueFactor('2049-10-13')).toBe('9999');
    expect(dueFactor('2049-10-14')).toBe('1000');
    expect(() => dueFactor('1997-10-06')).toThrow(RangeError);
  });

  it('takes a factor for the day nearest to today', () => {
    expect(dueDayOfFactor('1000', '2026-11-21')).toBe('2025-02-22');
    expect(dueDayOfFactor('9999', '2024-01-01')).toBe('2025-02-21');
    expect(dueDayOfFactor('1000', '2001-01-01')).toBe('2000-07-03');
  });

  it('comes back whole from the line, and reads the same to an independent library', () => {
    fc.assert(
      fc.property(content, (boleto) => {
        const barcode = boletoBarcode(boleto);
        const line = typeableLine(barcode);
        expect(barcodeOfTypeableLine(formatTypeableLine(line))).toBe(barcode);
        expect(parseBoletoBarcode(barcode, boleto.due)).toEqual(boleto);
        if (boleto.bank.startsWith('8')) return; // the library takes those for tax slips
        expect(isValidBoleto(line)).toBe(true);
        const info = getBoletoInfo(line, { referenceDate: new Date(`${boleto.due}T12:00:00`) });
        expect(info).toMatchObject({ amount: boleto.cents, bankCode: boleto.bank });
      }),
      { numRuns: 500 },
    );
  });

  it('accepts what an independent library generates', () => {
    const lines = Array.from({ length: 500 }, () => generateBoleto()).filter((line) => line[3] === '9');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(barcodeOfTypeableLine(line)).toBe(barcodeOfLine(line));
  });

  it('detects any wrong digit of a line', () => {
    const line = VECTORS[3][0].replace(/\D/g, '');
    for (let at = 0; at < line.length; at++) {
      const wrong = line.slice(0, at) + String((Number(line[at]) + 1) % 10) + line.slice(at + 1);
      expect([at, barcodeOfTypeableLine(wrong), barcodeOfLine(wrong)]).toEqual([at, undefined, undefined]);
    }
    expect(barcodeOfTypeableLine(line.slice(1))).toBeUndefined();
    expect(barcodeOfTypeableLine('')).toBeUndefined();
    expect([barcodeOfLine(line.slice(1)), barcodeOfLine('')]).toEqual([undefined, undefined]);
  });

  it('refuses what does not fit', () => {
    const boleto = { bank: '001', due: '2026-11-21', cents: 1, freeField: '0'.repeat(25) };
    expect(() => boletoBarcode({ ...boleto, bank: '1' })).toThrow(RangeError);
    expect(() => boletoBarcode({ ...boleto, cents: 10_000_000_000 })).toThrow(RangeError);
    expect(() => boletoBarcode({ ...boleto, cents: 0.5 })).toThrow(RangeError);
    expect(() => boletoBarcode({ ...boleto, freeField: '0' })).toThrow(RangeError);
    expect(() => typeableLine('1'.repeat(44))).toThrow(RangeError);
    expect(isBoletoBarcode('x')).toBe(false);
  });
});
