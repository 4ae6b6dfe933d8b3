import type { PDFDocumentProxy } from 'pdfjs-dist';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';

const workerUrl = '/js/pdf.worker.min.js';

/** Opens the PDF of a link in the browser; null, with a warning in the log, when it can't (DOCUMENT-8). */
export async function openBoletoPdf(v: string): Promise<PDFDocumentProxy | null> {
  try {
    const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    GlobalWorkerOptions.workerSrc = workerUrl;
    const url = `${fillPath('/boleto/documento.pdf', {})}?${new URLSearchParams({ v }).toString()}`;
    return await getDocument({ url, isEvalSupported: false, disableRange: true }).promise;
  } catch (error) {
    console.warn(
      'Não foi possível carregar o leitor de PDF; o arquivo continua disponível para baixar.',
      error,
    );
    return null;
  }
}

/**
 * Renders a page into a canvas once it is near the viewport, and again when it grows. Returns a function that
 * stops it.
 */
export function drawWhenNear(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): () => void {
  const near = new IntersectionObserver(
    (moves) => {
      if (!moves.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      drawPage(pdf, number, canvas).catch((error: unknown) => {
        console.warn('Não foi possível mostrar uma página do PDF.', error);
      });
    },
    { rootMargin: '100%' },
  );
  const resized = new ResizeObserver(() => {
    if (!canvas.dataset['drawn'] || shownPixels(canvas) <= canvas.width) return;
    delete canvas.dataset['drawn'];
    near.observe(canvas);
  });
  near.observe(canvas);
  resized.observe(canvas);
  return () => {
    near.disconnect();
    resized.disconnect();
  };
}

const shownPixels = (canvas: HTMLCanvasElement) => Math.round(canvas.clientWidth * window.devicePixelRatio);

async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: shownPixels(canvas) / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  canvas.dataset['drawn'] = 'true';
}
