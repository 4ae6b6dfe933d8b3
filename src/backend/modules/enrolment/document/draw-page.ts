import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '#/domain/request/semaphore.ts';
import type { DocumentFormat } from '#/domain/enrolment/enrolment-document.ts';
import { MOST_PIXELS } from '#/domain/enrolment/document-content.ts';
import type { DrawnPage, PageToDraw } from './pdf-page-worker.ts';
import { runPdfThread } from './pdf-thread.ts';

/** A4 at 150 dots per inch, which small print is read at. */
const longestSide = 1754;

const semaphore = createSemaphore('PDF pages', { places: 1, waitMs: 20_000 });

/** Renders a page as JPEG off the main thread; undefined where that isn't possible (ENROLMENT-15). */
export async function drawPage(
  document: { formato: DocumentFormat; conteudo: Uint8Array },
  page: number,
  personId: number,
): Promise<Uint8Array | undefined> {
  const { formato, conteudo } = document;
  if (formato === 'pdf') {
    const input: PageToDraw = { bytes: new Uint8Array(conteudo), page, longestSide };
    const drawn = await semaphore.run(
      () => runPdfThread<DrawnPage>('pdf-page-worker', input),
      undefined,
      String(personId),
    );
    if (!drawn) return undefined;
    const { width, height, pixels } = drawn;
    return encode(sharp(pixels, { raw: { width, height, channels: 4 } }));
  }
  if (formato === 'heic' || page !== 1) return undefined;
  const picture = sharp(conteudo, { limitInputPixels: MOST_PIXELS }).rotate();
  return encode(
    picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
  );
}

function encode(picture: Sharp): Promise<Uint8Array | undefined> {
  return picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => undefined);
}
