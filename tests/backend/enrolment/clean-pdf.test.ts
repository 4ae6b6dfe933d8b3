import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPdf } from '#/backend/modules/enrolment/document/clean-pdf.ts';
import { drawPage } from '#/backend/modules/enrolment/document/draw-page.ts';
import { hostilePdfs, onePage, signedPdf } from '../../support/documents/hostile-pdfs.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { samplePdf } from '../../support/documents/sample-documents.ts';

const clean = async (bytes: Buffer) => (await cleanPdf(bytes, 1))?.bytes;
const latin = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

// ENROLMENT-14
it.each(Object.entries(hostilePdfs))('a PDF with %s is refused', async (_, bytes) => {
  expect(await clean(bytes)).toBeUndefined();
});

it('a signed PDF is kept as its signature looks, without the field or the certificate', async () => {
  const stored = await cleanPdf(signedPdf, 1);
  expect(stored!.pages).toBe(1);
  expect(latin(stored!.bytes)).toContain('/Stamp');
  expect(latin(stored!.bytes)).not.toMatch(/AcroForm|Widget|ByteRange|DocMDP/);
  const pdf = { formato: 'pdf', conteudo: stored!.bytes } as const;
  const { data, info } = await sharp(await drawPage(pdf, 1, 1))
    .greyscale()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  const grey = (x: number, y: number) =>
    data[Math.round(y * info.height) * info.width + Math.round(x * info.width)]!;
  expect([info.width, info.height]).toEqual([1754, 1754]);
  expect([grey(0.5, 0.8), grey(0.5, 0.2)]).toEqual([0, 255]);
});

it.each([
  ['a page that is not there', signedPdf, 2],
  ['what is no PDF', Buffer.from('%PDF-1.7 nothing'), 1],
  ['a page without height', onePage({ page: '/MediaBox [0 0 99999999 1]' }), 1],
  ['a page that takes hours', laughs(), 1],
])('nothing is drawn of %s', async (_, conteudo, page) => {
  expect(await drawPage({ formato: 'pdf', conteudo }, page, 1)).toBeUndefined();
});

it('a PDF with text and a link to the web is kept: the text as it was, the link leads nowhere', async () => {
  const text = '<< /Length 40 >>\nstream\nBT /F1 12 Tf 20 20 Td (Holerite) Tj ET    \nendstream';
  const bytes = onePage({
    page: `/Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://evil.example/) >> >>]`,
    more: [text],
  });
  const stored = await clean(bytes);
  expect((await readPdf(stored!)).pages[0]!.text).toContain('Holerite');
  expect(latin(stored)).not.toContain('evil.example');
});

it('an object that only a forged table of places leads to is not in what is kept', async () => {
  const older = '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n';
  const newer = '4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n';
  const [head, tail] = onePage({ catalog: '/OpenAction 4 0 R' }).toString('latin1').split('trailer');
  const stored = await clean(Buffer.from(`${head}${older}${newer}trailer${tail}`, 'latin1'));
  expect(latin(stored)).toContain('/GoTo');
  expect(latin(stored)).not.toContain('JavaScript');
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

function laughs(): Buffer {
  const form = (inside: string, next = '') =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 200 200] ${next} /Length ${inside.length} >>\nstream\n${inside}\nendstream`;
  const levels = Array.from({ length: 10 }, (_, level) =>
    form('/X Do '.repeat(10), `/Resources << /XObject << /X ${level + 6} 0 R >> >>`),
  );
  return onePage({
    page: '/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>',
    more: ['<< /Length 5 >>\nstream\n/X Do\nendstream', ...levels, form('0 0 200 200 re f')],
  });
}

function bomb(): Buffer {
  const zeros = deflateSync(Buffer.alloc(200_000_000));
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode] /Length ${zeros.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    zeros,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  ]);
}
