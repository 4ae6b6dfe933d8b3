import { daysBetween } from '../time/dates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

export interface BoletoContent {
  bank: string;
  due: CalendarDay;
  /** Integer cents, up to ten digits. */
  cents: number;
  /** 25 digits that belong to the bank. */
  freeField: string;
}

const FACTOR_BASE: CalendarDay = '1997-10-07';

/**
 * Days since 07/10/1997 as four digits; after 9999 (21/02/2025) they begin at 1000 again.
 * @throws RangeError before the base
 */
export function dueFactor(due: CalendarDay): string {
  const days = daysBetween(FACTOR_BASE, due);
  if (days < 0) throw new RangeError(`due before ${FACTOR_BASE}: ${due}`);
  return String(days <= 9999 ? days : 1000 + ((days - 1000) % 9000)).padStart(4, '0');
}

/**
 * The 44 digits of the bar code.
 * @throws RangeError for a bank, amount or free field of another size
 */
export function boletoBarcode({ bank, due, cents, freeField }: BoletoContent): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField))
    throw new RangeError('bank or free field out of shape');
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > 9_999_999_999)
    throw new RangeError(`amount: ${cents}`);
  const tail = dueFactor(due) + String(cents).padStart(10, '0') + freeField;
  return `${bank}9${mod11(`${bank}9${tail}`)}${tail}`;
}

/** True for 44 digits in reais (currency 9) with the right check digit. */
export function isBoletoBarcode(barcode: string): boolean {
  return /^\d{3}9\d{40}$/.test(barcode) && barcode[4] === mod11(barcode.slice(0, 4) + barcode.slice(5));
}

/**
 * The 47 digits a person types, for a bar code of 44.
 * @throws RangeError for a bar code that isn't valid
 */
export function typeableLine(barcode: string): string {
  if (!isBoletoBarcode(barcode)) throw new RangeError('not a bar code of a boleto');
  const free = barcode.slice(19);
  return (
    withMod10(barcode.slice(0, 4) + free.slice(0, 5)) +
    withMod10(free.slice(5, 15)) +
    withMod10(free.slice(15)) +
    barcode.slice(4, 19)
  );
}

/**
 * The bar code that a typeable line says, with or without points and spaces; undefined where one of its check
 * digits is wrong.
 */
export function barcodeOfLine(text: string): string | undefined {
  const line = text.replace(/[\s.]/g, '');
  if (!/^\d{47}$/.test(line)) return undefined;
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  const barcode = line.slice(0, 4) + line.slice(32) + free;
  return isBoletoBarcode(barcode) && typeableLine(barcode) === line ? barcode : undefined;
}

/** True when a valid bar code is that of an amount, in integer cents, due on a day. */
export function isBarcodeOf(barcode: string, { cents, due }: { cents: number; due: CalendarDay }): boolean {
  return barcode.slice(5, 9) === dueFactor(due) && Number(barcode.slice(9, 19)) === cents;
}

/** 47 digits as '00190.00009 03123.456703 00000.123174 5 99990000123456'. */
export function formatTypeableLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

function withMod10(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function mod11(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (2 + (i % 8));
  const digit = 11 - (sum % 11);
  return digit > 9 ? '1' : String(digit);
}

export const SLIPS_A_PAGE = 2;

export const simulatedBoletoBank = {
  code: '999',
  agency: '0001',
  account: '0012345',
  wallet: '109',
} as const;

export interface BoletoBank {
  name: string;
  code: string;
  account: string;
  /** The bank's name for the kind of charge; empty where only the bank has it. */
  wallet: string;
  isSimulated: boolean;
}

/** The bank a bar code of 44 digits belongs to. */
export function bankOfBarcode(barcode: string): BoletoBank {
  const number = barcode.slice(0, 3);
  const code = `${number}-${bankDigit(number)}`;
  if (number !== simulatedBoletoBank.code)
    return { name: `Banco ${number}`, code, account: '', wallet: '', isSimulated: false };
  const { agency, account, wallet } = simulatedBoletoBank;
  return { name: 'Banco Simulado', code, account: `${agency} / ${account}`, wallet, isSimulated: true };
}

/** Modulus 11 with weights from 2 on; 10 and 11 become 0. */
function bankDigit(number: string): string {
  const [first, second, third] = [...number].map(Number);
  const digit = 11 - ((4 * first! + 3 * second! + 2 * third!) % 11);
  return digit > 9 ? '0' : String(digit);
}
