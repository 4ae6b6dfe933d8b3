import sharp from 'sharp';
import { type DocumentContent, MOST_PIXELS, readDocument } from '#/domain/enrolment/document-content.ts';
import { cleanPdf } from './clean-pdf.ts';

/**
 * What is kept of a file that a person hands in: a rewritten PDF, a re-encoded picture without what a
 * camera or a stranger wrote beside it; HEIC, for which there is no free encoder, as it came. Undefined for
 * what is refused (ENROLMENT-14).
 */
export async function cleanDocument(
  given: Uint8Array,
  personId: number,
): Promise<DocumentContent | undefined> {
  const read = readDocument(given);
  if (!read || read.format === 'heic') return read;
  const bytes =
    read.format === 'pdf' ? await cleanPdf(read.bytes, personId) : await encodeAnew(read.bytes, read.format);
  return bytes && { format: read.format, bytes };
}

async function encodeAnew(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).rotate();
    return await (format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer();
  } catch {
    return undefined;
  }
}
