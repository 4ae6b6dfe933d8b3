import { type BoletoContent, isBoletoBarcode, typeableLine } from '#/domain/sale/boleto.ts';
import { addDays, daysBetween } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

const FACTOR_BASE: CalendarDay = '1997-10-07';

/** The due day a factor means: of all its rounds, the day nearest to `near` (usually today). */
export function dueDayOfFactor(factor: string, near: CalendarDay): CalendarDay {
  const first = addDays(FACTOR_BASE, Number(factor));
  if (Number(factor) < 1000) return first;
  const rounds = Math.max(0, Math.round(daysBetween(first, near) / 9000));
  return addDays(first, rounds * 9000);
}

/**
 * Reads a bar code; undefined unless it has 44 digits and the right check digit. `near` decides the round of
 * the due factor.
 */
export function parseBoletoBarcode(barcode: string, near: CalendarDay): BoletoContent | undefined {
  if (!isBoletoBarcode(barcode)) return undefined;
  return {
    bank: barcode.slice(0, 3),
    due: dueDayOfFactor(barcode.slice(5, 9), near),
    cents: Number(barcode.slice(9, 19)),
    freeField: barcode.slice(19),
  };
}

/**
 * The bar code behind a typeable line, dotted or not; undefined when any of its four check digits is wrong.
 */
export function barcodeOfTypeableLine(line: string): string | undefined {
  const digits = line.replace(/[.\s]/g, '');
  if (!/^\d{47}$/.test(digits)) return undefined;
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  const barcode = digits.slice(0, 4) + digits.slice(32) + free;
  return isBoletoBarcode(barcode) && typeableLine(barcode) === digits ? barcode : undefined;
}
