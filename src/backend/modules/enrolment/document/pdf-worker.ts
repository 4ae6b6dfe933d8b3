import { parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

// In its own thread, so that a decompression bomb can be terminated.

export interface CleanPdf {
  bytes: Uint8Array;
  pages: number;
}

const activeKeys = new Set(
  'JS JavaScript AA XFA Encrypt Collection EmbeddedFiles EF AF RichMediaContent RichMediaSettings'.split(' '),
);

const activeActions = new Set(
  'JavaScript Launch SubmitForm ResetForm ImportData GoToR GoToE GoTo3DView Rendition RichMediaExecute Movie Sound Hide Named SetOCGState Thread'.split(
    ' ',
  ),
);

const activeAnnotations = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);

const nameOf = (value: PDFObject | undefined) => (value instanceof PDFName ? value.decodeText() : undefined);

function isActive(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (!(object instanceof PDFDict)) return false;
  const kind = nameOf(object.get(PDFName.of('S')));
  if (kind === 'URI') object.delete(PDFName.of('URI'));
  if (kind !== undefined && activeActions.has(kind)) return true;
  const field = nameOf(object.get(PDFName.of('FT')));
  if (field !== undefined && field !== 'Sig') return true;
  if (activeAnnotations.has(nameOf(object.get(PDFName.of('Subtype'))) ?? '')) return true;
  return object.entries().some(([key, value]) => activeKeys.has(key.decodeText()) || isActive(value));
}

const shownKeys = new Set(['Type', 'Subtype', 'Rect', 'F', 'P', 'AP', 'AS', 'Border', 'BS', 'MK']);

/** Flattens signatures: the rewritten file would be reported as forged. */
function stampSignatures(pdf: PDFDocument): void {
  for (const key of ['AcroForm', 'Perms', 'DSS']) pdf.catalog.delete(PDFName.of(key));
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || nameOf(object.get(PDFName.of('Subtype'))) !== 'Widget') continue;
    const signature = object.get(PDFName.of('V'));
    if (signature instanceof PDFRef) pdf.context.delete(signature);
    for (const key of object.keys()) if (!shownKeys.has(key.decodeText())) object.delete(key);
    object.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
  }
}

async function rewrite(bytes: Uint8Array): Promise<CleanPdf | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const { context } = pdf;
    if (context.trailerInfo.Encrypt || !(context.lookup(context.trailerInfo.Root) instanceof PDFDict))
      return undefined;
    if (context.enumerateIndirectObjects().some(([, object]) => isActive(object))) return undefined;
    stampSignatures(pdf);
    // A reader may follow a cross-reference table that another one ignores, so only inspected objects are
    // written.
    const written = await pdf.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
    });
    return { bytes: written, pages: pdf.getPageCount() };
  } catch {
    return undefined;
  }
}

parentPort!.postMessage(await rewrite(workerData as Uint8Array));
