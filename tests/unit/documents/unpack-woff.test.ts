import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from '#/backend/documents/unpack-woff.ts';

const packages = createRequire(import.meta.url);
const weights = ['400', '700'];

function readWoff(weight: string): Buffer {
  return readFileSync(packages.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`));
}

test.each(weights)(
  'weight %s has the glyphs and widths that fontkit reads from the packed file',
  (weight) => {
    const woff = readWoff(weight);
    const [packed, unpacked] = [woff, unpackWoff(woff)].map((file) => create(file) as Font);
    expect(unpacked!.numGlyphs).toBe(packed!.numGlyphs);
    const text = 'Recibo de matrícula: R$ 1.234,56, até 24/nov/2026, à ção “Técnico”';
    const draw = (font: Font) =>
      font.layout(text).glyphs.map(({ id, advanceWidth, path }) => [id, advanceWidth, path.toSVG()]);
    expect(draw(unpacked!)).toEqual(draw(packed!));
  },
);

test.each(weights)('the checksum of each table of weight %s is that of its bytes', (weight) => {
  const font = unpackWoff(readWoff(weight));
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const tag = font.toString('latin1', entry, entry + 4);
    const table = Buffer.from(
      font.subarray(font.readUInt32BE(entry + 8)).subarray(0, font.readUInt32BE(entry + 12)),
    );
    if (tag === 'head') table.writeUInt32BE(0, 8);
    expect([tag, sum(table)]).toEqual([tag, font.readUInt32BE(entry + 4)]);
    return tag;
  });
  expect(tags).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name']),
  );
});

/** As OpenType adds up a table: words of four bytes, without carry. */
function sum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let total = 0;
  for (let at = 0; at < whole.length; at += 4) total = (total + whole.readUInt32BE(at)) >>> 0;
  return total;
}
