import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const headerLength = 12;
const entryLength = 16;

/**
 * Unpacks a WOFF 1.0 file (W3C recommendation), since the PDF library would unpack a table for each glyph.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const directory = Buffer.alloc(headerLength + count * entryLength);
  woff.copy(directory, 0, 4, 8);
  // Fields for a binary search in the directory (OpenType 1.9, 'otff').
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * entryLength;
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(count * entryLength - searchRange, 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    const entry = headerLength + index * entryLength;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([directory, ...tables.map(({ data }) => data)]);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    length,
    data: padded(packed.length < length ? inflateSync(packed) : packed),
  };
}

/** Tables begin at multiples of four bytes. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}
