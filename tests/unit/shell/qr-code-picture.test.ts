import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawQrCode } from '#/storefront/features/shell/qr-code/qr-code-picture.ts';

const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } });

test.each([96, 256])('a reader finds the address in the picture at %d px', async (width) => {
  const address = 'https://loja.vitrine.example/';
  const png = await sharp(Buffer.from(drawQrCode(address)), { density: 600 })
    .resize({ width })
    .png()
    .toBuffer();
  const read = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  expect(read.map((code) => code.text)).toEqual([address]);
});
