import type { DocumentFormat } from './enrolment-document.ts';

export interface DocumentContent {
  format: DocumentFormat;
  bytes: Uint8Array;
}

export const MOST_PIXELS = 100_000_000;

/**
 * Detects PDF, JPEG, PNG or HEIC by structure from the first byte to the last (ENROLMENT-14). Undefined for
 * anything else and for polyglots.
 */
export function readDocument(bytes: Uint8Array): DocumentContent | undefined {
  const read = { pdf: readPdf, jpeg: readJpeg, png: readPng, heic: readHeic };
  for (const format of ['pdf', 'jpeg', 'png', 'heic'] as const) {
    const end = read[format](bytes);
    if (end === undefined) continue;
    const whole = bytes.subarray(0, end);
    return format !== 'pdf' && latin(whole, 0, 1024).includes('%PDF-') ? undefined : { format, bytes: whole };
  }
  return undefined;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, from), to));
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const u16 = (bytes: Uint8Array, at: number) => bytes[at]! * 256 + bytes[at + 1]!;
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2);

function readPdf(bytes: Uint8Array): number | undefined {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8))) return undefined;
  if (!latin(bytes, bytes.length - 2048, bytes.length).includes('%%EOF')) return undefined;
  // The directory of an archive: the same bytes would open as a ZIP, too.
  if (latin(bytes, bytes.length - 66_000, bytes.length).includes('PK\x05\x06')) return undefined;
  return bytes.length;
}

const standalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array): number | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined;
  let at = 2;
  let hasFrame = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasFrame ? at + 2 : undefined;
    at += 2;
    if (standalone(marker)) continue;
    if (at + 2 > bytes.length || u16(bytes, at) < 2) return undefined;
    if (isFrame(marker)) {
      hasFrame = true;
      if (u16(bytes, at + 3) * u16(bytes, at + 5) > MOST_PIXELS) return undefined;
    }
    at += u16(bytes, at);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return undefined;
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function readPng(bytes: Uint8Array): number | undefined {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return undefined;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + u32(bytes, at);
    const type = latin(bytes, at + 4, at + 8);
    if (end > bytes.length || (at === 8) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR' && u32(bytes, at + 8) * u32(bytes, at + 12) > MOST_PIXELS) return undefined;
    if (type === 'IEND') return end;
    at = end;
  }
  return undefined;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc'];

function readHeic(bytes: Uint8Array): number | undefined {
  if (latin(bytes, 4, 8) !== 'ftyp') return undefined;
  const brands = latin(bytes, 8, Math.min(u32(bytes, 0), 256));
  if (!heicBrands.some((brand) => brands.includes(brand))) return undefined;
  let at = 0;
  const boxes = new Set<string>();
  while (at + 8 <= bytes.length) {
    const size = u32(bytes, at);
    boxes.add(latin(bytes, at + 4, at + 8));
    // 0 reaches to the end, 1 says its size in the eight bytes that follow.
    const length = size === 0 ? bytes.length - at : size === 1 ? u32(bytes, at + 12) : size;
    if (length < 8 || at + length > bytes.length) return undefined;
    at += length;
  }
  return at === bytes.length && boxes.has('meta') && boxes.has('mdat') ? at : undefined;
}
