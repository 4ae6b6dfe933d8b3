import sharp from 'sharp';
import { type DocumentContent, MOST_PIXELS, readDocument } from '#/domain/enrolment/document-content.ts';
import { cleanPdf } from './clean-pdf.ts';
import { heicRefused } from './document-errors.ts';

interface CleanDocument extends DocumentContent {
  pages: number;
}

/**
 * Rewrites a PDF or re-encodes a picture without metadata; undefined when refused (ENROLMENT-14).
 * @throws 422 `ARQUIVO_RECUSADO` for HEIC, with advice
 */
export async function cleanDocument(given: Uint8Array, personId: number): Promise<CleanDocument | undefined> {
  const read = readDocument(given);
  if (!read) return undefined;
  if (read.format === 'heic') throw heicRefused();
  if (read.format === 'pdf') {
    const pdf = await cleanPdf(read.bytes, personId);
    return pdf && { format: 'pdf', ...pdf };
  }
  const bytes = await reencode(read.bytes, read.format);
  return bytes && { format: read.format, bytes, pages: 1 };
}

async function reencode(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).rotate();
    return await (format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer();
  } catch {
    return undefined;
  }
}
