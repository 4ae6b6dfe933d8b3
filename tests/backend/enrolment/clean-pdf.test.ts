import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cleanPdf } from '#/backend/modules/enrolment/document/clean-pdf.ts';
import { hostilePdfs, onePage } from '../../support/documents/hostile-pdfs.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { samplePdf } from '../../support/documents/sample-documents.ts';

const clean = (bytes: Buffer) => cleanPdf(bytes, 1);
const latin = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

// ENROLMENT-14
it.each(Object.entries(hostilePdfs))('a PDF with %s is refused', async (_, bytes) => {
  expect(await clean(bytes)).toBeUndefined();
});

it('a PDF with text and a link to the web is kept: the text as it was, the link leads nowhere', async () => {
  const text = '<< /Length 40 >>\nstream\nBT /F1 12 Tf 20 20 Td (Holerite) Tj ET    \nendstream';
  const bytes = onePage({
    page: `/Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://evil.example/) >> >>]`,
    more: [text],
  });
  const kept = await clean(bytes);
  expect((await readPdf(kept!)).pages[0]!.text).toContain('Holerite');
  expect(latin(kept)).not.toContain('evil.example');
});

it('an object that only a forged table of places leads to is not in what is kept', async () => {
  const older = '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n';
  const newer = '4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n';
  const [head, tail] = onePage({ catalog: '/OpenAction 4 0 R' }).toString('latin1').split('trailer');
  const kept = await clean(Buffer.from(`${head}${older}${newer}trailer${tail}`, 'latin1'));
  expect(latin(kept)).toContain('/GoTo');
  expect(latin(kept)).not.toContain('JavaScript');
});

it('the same file is written the same way each time', async () => {
  expect(latin(await clean(samplePdf()))).toBe(latin(await clean(samplePdf())));
});

it.each([
  ['no PDF at all', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a stream that unfolds to gigabytes', bomb()],
])('%s is given up', async (_, bytes) => {
  expect(await clean(bytes)).toBeUndefined();
});

/** A stream that has to be unfolded to be read, to a thousand times its size. */
function bomb(): Buffer {
  const zeros = deflateSync(Buffer.alloc(200_000_000));
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode] /Length ${zeros.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    zeros,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  ]);
}
