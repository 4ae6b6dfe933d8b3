import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

// In its own thread, so that it can be terminated.

export interface PageToDraw {
  bytes: Uint8Array;
  /** From 1. */
  page: number;
  longestSide: number;
}

export interface DrawnPage {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  pixels: Uint8Array;
}

/** Far more than a page of a hundred megapixels takes; the limits of a thread don't count this memory. */
const mostBytes = 768 * 1_048_576;
const pageOfMemory = 65_536;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(pages: number): number {
  if (this.buffer.byteLength + pages * pageOfMemory > mostBytes) throw new RangeError('too much memory');
  return grow.call(this, pages);
};

async function draw({ bytes, page: number, longestSide }: PageToDraw): Promise<DrawnPage | undefined> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  if (number > pdf.getPageCount()) return undefined;
  const page = pdf.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight);
  const { width, height, data } = await page.render({ scale, render: 'bitmap' });
  return width > 0 && height > 0 ? { width, height, pixels: data } : undefined;
}

parentPort!.postMessage(await draw(workerData as PageToDraw));
