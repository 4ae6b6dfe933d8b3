import { foldAccents } from '../text/slug.ts';

/** Name and city lose their accents and are cut to 25 and 15 characters. */
interface DynamicBrCode {
  /** Where the payer's bank fetches the charge, with or without https://. */
  url: string;
  name: string;
  city: string;
  /** Integer cents, above zero. Without it the payer types the amount. */
  cents?: number;
}

/**
 * A dynamic Pix BR Code by Banco Central's manual, EMV TLV with CRC-16 (PIX-6).
 * @throws RangeError for an empty address, name or city, a field above 99 characters, or an amount that isn't
 * positive integer cents
 */
export function buildDynamicBrCode({ url, name, city, cents }: DynamicBrCode): string {
  const location = url.replace(/^https?:\/\//, '');
  const account = field('00', 'br.gov.bcb.pix') + field('25', location);
  const open =
    `${field('00', '01')}${field('01', '12')}${field('26', account)}${field('52', '0000')}${field('53', '986')}` +
    `${cents === undefined ? '' : field('54', amount(cents))}${field('58', 'BR')}` +
    `${field('59', cut(name, 25))}${field('60', cut(city, 15))}${field('62', field('05', '***'))}6304`;
  return open + crc16(open);
}

/**
 * CRC-16/CCITT-FALSE of the text's UTF-8 bytes as four upper-case hexadecimal digits: '123456789' → '29B1'.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} of ${value.length} characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function amount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new RangeError(`not positive integer cents: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function cut(text: string, length: number): string {
  return ascii(text).slice(0, length).trim();
}

function ascii(text: string): string {
  return foldAccents(text)
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}
