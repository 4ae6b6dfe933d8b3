/** A function of a WebAssembly module: how many bytes its code has. Its place in the list is its index. */
export interface WasmFunctions {
  bodySizes: number[];
  codeSectionAt: number;
}

const headerBytes = 8;
const codeSection = 10;

/**
 * The functions that a module defines itself, in their order.
 * @throws {RangeError} when it has no code or ends too early
 */
export function readFunctions(module: Uint8Array): WasmFunctions {
  const reader = readerOf(module, headerBytes);
  while (reader.at() < module.length) {
    const codeSectionAt = reader.at();
    const section = reader.byte();
    const bytes = reader.number();
    if (section !== codeSection) {
      reader.skip(bytes);
      continue;
    }
    const bodySizes: number[] = [];
    for (let left = reader.number(); left > 0; left--) {
      const size = reader.number();
      bodySizes.push(size);
      reader.skip(size);
    }
    return { bodySizes, codeSectionAt };
  }
  throw new RangeError('a WebAssembly module without code');
}

export function customSection(name: string, content: Uint8Array): Uint8Array {
  const title = new TextEncoder().encode(name);
  const body = [...leb128(title.length), ...title, ...content];
  return Uint8Array.from([0, ...leb128(body.length), ...body]);
}

export function leb128(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb128(value >>> 7)];
}

function readerOf(bytes: Uint8Array, start: number) {
  let at = start;
  const byte = () => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError('a WebAssembly module that ends too early');
    return value;
  };
  const number = (): number => {
    const value = byte();
    return value < 0x80 ? value : (value & 0x7f) + number() * 0x80;
  };
  return { at: () => at, byte, number, skip: (count: number) => void (at += count) };
}
