import { parseDrawing } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { nameInCard } from '#/domain/catalogue/drawing/wide-picture.ts';
import { keepPicture } from '../picture/picture.functions.ts';
import { drawSvg, sizeInCard, wideSize } from './draw-course.ts';

/** The address says what is drawn: the answer is the same for ever. Undefined for another file. */
export function serveDrawing(name: string, ifNoneMatch: string | null): Response | undefined {
  const inCard = nameInCard(name);
  const drawing = parseDrawing(inCard ?? name);
  if (!drawing) return undefined;
  const etag = `"${name}"`;
  keepPicture(etag);
  if (ifNoneMatch === etag) return new Response(null, { status: 304 });
  return new Response(drawSvg(drawing, inCard === undefined ? sizeInCard : wideSize), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
