import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { drawRichText } from '#/backend/documents/draw-rich-text.ts';
import { Letter } from '#/backend/documents/letter.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { companyOf } from '#/domain/school/company.ts';
import { hostileTexts, spoil } from '../../support/hostile/hostile-text.ts';
import { hostilePdfs } from '../../support/documents/hostile-pdfs.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';

const endOfString = `) >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> % ]ET\nendstream\nendobj`;
const acting = ['JS', 'JavaScript', 'OpenAction', 'AA', 'Launch', 'URI', 'A', 'EmbeddedFiles', 'AcroForm'];

/** What a reader of the PDF would do for it. */
async function findActions(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return [];
    return acting.filter((key) => dict.has(PDFName.of(key)));
  });
}

test.each([...hostileTexts, endOfString])('in a document %s is read, and does nothing', async (text) => {
  const company = spoil(companyOf(demoBrand), text) as ReturnType<typeof companyOf>;
  const letter = new Letter(text, text, company, new Date('2026-11-30T12:00:00Z'));
  letter.title(text);
  letter.facts([['Aluno', text]]);
  for (const draw of drawRichText(readMarkdown(`# Aulas\n\n${text}`).blocos)) draw(letter);
  const bytes = await letter.finish();
  const { pages } = await readPdf(bytes);
  expect(pages.map((page) => page.text).join(' ')).toContain(text.split('\n')[0]!.slice(-20));
  expect(await findActions(bytes)).toEqual([]);
});

test('what acts in a PDF is found', async () => {
  expect(await findActions(hostilePdfs['a page that acts when it is shown']!)).toEqual(['AA']);
});
