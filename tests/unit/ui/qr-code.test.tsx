import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { QrCode } from '#/storefront/ui/display/qr-code.tsx';
import { findTags, render } from './markup.ts';

const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } });

const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406129.905802BR5913Escola Vitrine6009JOINVILLE62070503***63041D3D';

test('a reader gets back the text it was drawn from', async () => {
  const html = render(<QrCode text={pix} label="QR code do Pix" />).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" ',
  );
  const png = await sharp(Buffer.from(html)).flatten({ background: 'white' }).png().toBuffer();
  const read = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  expect(read.map((code) => code.text)).toEqual([pix]);
});

test('it has a name', () => {
  const html = render(<QrCode text={pix} label="QR code do Pix" />);
  expect(findTags(html, { role: 'img' })[0]!['aria-label']).toBe('QR code do Pix');
});
