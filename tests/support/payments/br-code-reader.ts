import { crc16 } from '#/domain/sale/br-code.ts';

interface BrCodeContent {
  name: string;
  city: string;
  /** Integer cents; undefined when the payer types the amount. */
  cents: number | undefined;
  txid: string | undefined;
}

type ParsedBrCode =
  | (BrCodeContent & { kind: 'static'; key: string; message: string | undefined })
  | (BrCodeContent & { kind: 'dynamic'; url: string });

/** Reads a Pix BR Code; undefined when the CRC, the structure or a mandatory field is wrong. Never throws. */
export function parseBrCode(text: string): ParsedBrCode | undefined {
  if (text.length < 12 || crc16(text.slice(0, -4)) !== text.slice(-4)) return undefined;
  const fields = readFields(text);
  if (fields?.get('00') !== '01' || fields.get('53') !== '986' || fields.get('58') !== 'BR') return undefined;

  const account = readFields(fields.get('26') ?? '');
  const name = fields.get('59');
  const city = fields.get('60');
  if (account?.get('00')?.toLowerCase() !== 'br.gov.bcb.pix' || !name || !city) return undefined;

  const amount = fields.get('54');
  const cents = amount === undefined ? undefined : readAmount(amount);
  if (Number.isNaN(cents)) return undefined;

  const content = { name, city, cents, txid: readFields(fields.get('62') ?? '')?.get('05') };
  const key = account.get('01');
  const url = account.get('25');
  if (key && !url) return { kind: 'static', key, message: account.get('02'), ...content };
  return url && !key ? { kind: 'dynamic', url, ...content } : undefined;
}

function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    if (!head?.[1] || fields.has(head[1])) return undefined;
    const end = at + 4 + Number(head[2]);
    if (end > text.length) return undefined;
    fields.set(head[1], text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

function readAmount(text: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
