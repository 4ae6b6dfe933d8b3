import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';

const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } });

export async function readBarCodes(
  picture: ImageData | Uint8Array,
  format: ReadInputBarcodeFormat,
): Promise<string[]> {
  const input = picture instanceof Uint8Array ? new Uint8Array(picture) : picture;
  const found = await readBarcodes(input, { formats: [format] });
  return found.map(({ text }) => text);
}
