import { foldAccents } from '../text/slug.ts';

/**
 * What both kinds of Pix BR Code carry. Name and city lose their accents and are cut to 25 and 15 characters.
 */
interface BrCodeParty {
  name: string;
  city: string;
  /** Integer cents, above zero. Without it the payer types the amount. */
  cents?: number;
}

export interface StaticBrCode extends BrCodeParty {
  key: string;
  /** 1 to 25 letters and digits; anything else becomes `***`, as does its absence. */
  txid?: string;
  message?: string;
}

export interface DynamicBrCode extends BrCodeParty {
  /** Where the payer's bank fetches the charge, with or without https://. */
  url: string;
}

const GUI = 'br.gov.bcb.pix';
const ANY_TXID = '***';

/**
 * A static Pix BR Code by Banco Central's manual: EMV TLV with CRC-16.
 * @throws RangeError for what has no place in one: no key, name or city, a field above 99 characters, an
 *   amount that isn't positive integer cents
 */
export function buildStaticBrCode({ key, txid = '', message, ...party }: StaticBrCode): string {
  const account = field('00', GUI) + field('01', key) + (message ? field('02', ascii(message)) : '');
  return seal('', account, party, /^[A-Za-z0-9]{1,25}$/.test(txid) ? txid : ANY_TXID);
}

/**
 * A dynamic Pix BR Code, which points at the charge and can be paid once.
 * @throws RangeError like the static one
 */
export function buildDynamicBrCode({ url, ...party }: DynamicBrCode): string {
  const location = url.replace(/^https?:\/\//, '');
  return seal(field('01', '12'), field('00', GUI) + field('25', location), party, ANY_TXID);
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

/** One TLV field: identifier, length in two digits, value. */
function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} of ${value.length} characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function seal(initiation: string, account: string, { name, city, cents }: BrCodeParty, txid: string): string {
  const open =
    `${field('00', '01')}${initiation}${field('26', account)}${field('52', '0000')}${field('53', '986')}` +
    `${cents === undefined ? '' : field('54', amount(cents))}${field('58', 'BR')}` +
    `${field('59', cut(name, 25))}${field('60', cut(city, 15))}${field('62', field('05', txid))}6304`;
  return open + crc16(open);
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
