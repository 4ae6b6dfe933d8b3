import { describe, expect, it } from 'vitest';
import { MOST_PIXELS, readDocument } from '#/domain/enrolment/document-content.ts';

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >>> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)];
const read = (bytes: readonly number[]) => readDocument(Uint8Array.from(bytes));
const lengthOf = (bytes: readonly number[]) => read(bytes)?.bytes.length;

describe('a JPEG', () => {
  const segment = (marker: number, payload: number[]) => [
    0xff,
    marker,
    ...u16(payload.length + 2),
    ...payload,
  ];
  const start = [0xff, 0xd8];
  const end = [0xff, 0xd9];
  const frame = (height: number, width: number, marker = 0xc0) =>
    segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
  const small = [...start, ...frame(10, 20), ...scan, ...end];

  it('ends where its structure does, and what follows is cut off', () => {
    expect(read(small)).toEqual({ format: 'jpeg', bytes: Uint8Array.from(small) });
    expect(lengthOf([...small, ...text('<script>')])).toBe(small.length);
  });

  it('may have fill bytes and standalone markers between segments', () => {
    const filled = [...start, 0xff, ...frame(10, 20), 0xff, 0x01, 0xff, 0xd3, ...scan, ...end];
    expect(lengthOf(filled)).toBe(filled.length);
  });

  it.each([
    ['has no frame', [...start, ...scan, ...end]],
    ['has tables that are no frame', [...start, ...segment(0xc4, [1, 2, 3, 4, 5, 6, 7, 8]), ...end]],
    ['has no end', [...start, ...frame(10, 20), ...scan]],
    ['has a segment shorter than its length field', [...start, ...frame(1, 1), 0xff, 0xe0, 0, 1, ...end]],
    ['ends inside a length field', [...start, ...frame(1, 1), 0xff, 0xe0, 0]],
    ['has bytes between its segments', [...start, ...frame(1, 1), 7, ...end]],
    ['carries a PDF', [...start, ...segment(0xfe, text('%PDF-1.7')), ...frame(1, 1), ...scan, ...end]],
  ])('is refused when it %s', (_what, bytes) => {
    expect(read(bytes)).toBeUndefined();
  });

  it('is refused above the largest number of pixels', () => {
    expect(MOST_PIXELS).toBe(10_000 * 10_000);
    expect(lengthOf([...start, ...frame(10_000, 10_000), ...end])).toBeDefined();
    expect(read([...start, ...frame(10_000, 10_001), ...end])).toBeUndefined();
    expect(read([...start, ...frame(10_001, 10_000, 0xc2), ...end])).toBeUndefined();
  });
});

describe('a PNG', () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const chunk = (type: string, data: number[]) => [...u32(data.length), ...text(type), ...data, 9, 9, 9, 9];
  const header = (width: number, height: number) =>
    chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]);
  const end = chunk('IEND', []);
  const small = [...signature, ...header(10, 20), ...chunk('IDAT', [1, 2, 3]), ...end];

  it('ends with its last chunk, and what follows is cut off', () => {
    expect(read(small)).toEqual({ format: 'png', bytes: Uint8Array.from(small) });
    expect(lengthOf([...small, 1, 2, 3])).toBe(small.length);
  });

  it.each([
    ['begins with another chunk', [...signature, ...chunk('IDAT', [1]), ...header(1, 1), ...end]],
    ['has two headers', [...signature, ...header(1, 1), ...header(1, 1), ...end]],
    ['has no end', [...signature, ...header(1, 1), ...chunk('IDAT', [1])]],
    [
      'has a chunk that is longer than the file',
      [...signature, ...header(1, 1), ...u32(99), ...text('IDAT')],
    ],
    ['is cut inside its last chunk', small.slice(0, -1)],
  ])('is refused when it %s', (_what, bytes) => {
    expect(read(bytes)).toBeUndefined();
  });

  it('is refused above the largest number of pixels', () => {
    expect(lengthOf([...signature, ...header(10_000, 10_000), ...end])).toBeDefined();
    expect(read([...signature, ...header(10_000, 10_001), ...end])).toBeUndefined();
  });
});

describe('a HEIC', () => {
  const box = (type: string, data: number[]) => [...u32(data.length + 8), ...text(type), ...data];
  const brand = box('ftyp', text('mif1xxxxheic'));
  const whole = [...brand, ...box('meta', [1]), ...box('mdat', [1, 2, 3])];

  it('is read to its end, also with a last box of open or of long size', () => {
    expect(read(whole)).toEqual({ format: 'heic', bytes: Uint8Array.from(whole) });
    expect(lengthOf([...brand, ...box('meta', [1]), ...u32(0), ...text('mdat'), 5, 5])).toBeDefined();
    const long = [...u32(1), ...text('mdat'), ...u32(0), ...u32(18), 5, 5];
    expect(lengthOf([...brand, ...box('meta', [1]), ...long])).toBeDefined();
  });

  it.each([
    ['has another brand', [...box('ftyp', text('mp42xxxxisom')), ...whole.slice(brand.length)]],
    ['has no picture', [...brand, ...box('meta', [1])]],
    ['has no description', [...brand, ...box('mdat', [1])]],
    ['has bytes after its last box', [...whole, 1, 2, 3]],
    ['has a box that is longer than the file', [...whole, ...u32(99), ...text('free')]],
    ['has a box that is shorter than its header', [...whole, ...u32(7), ...text('free')]],
  ])('is refused when it %s', (_what, bytes) => {
    expect(read(bytes)).toBeUndefined();
  });
});

describe('a PDF', () => {
  it('has a version and an end, and is no archive', () => {
    expect(read(text('%PDF-1.7\n…\n%%EOF\n'))?.format).toBe('pdf');
    expect(read(text('%PDF-2.0\n%%EOF'))?.format).toBe('pdf');
    expect(read(text('%PDF-3.0\n%%EOF'))).toBeUndefined();
    expect(read(text('%PDF-1.7\n'))).toBeUndefined();
    expect(read(text('%PDF-1.7\nPK\x05\x06%%EOF'))).toBeUndefined();
  });
});
