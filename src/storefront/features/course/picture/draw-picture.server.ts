import { chooseDrawing, type Drawing, parseDrawing } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { paper, usualDrawingColours } from '#/domain/school/colours/drawing-colours.ts';
import { drawCourse } from '../drawing/draw-course.ts';
import { group, path, rect, svgOf } from '../drawing/shapes.ts';
import { type PictureFacts, pictureSize } from './picture-address.ts';
import { breakLines, drawLine, widthOf } from './set-lines.ts';

const left = 64;
const textWidth = 592;
/** The drawing is to the right of the words. */
const panel = 700;

export function composePicture(facts: PictureFacts): string {
  const { width, height } = pictureSize;
  const drawing = drawingOf(facts);
  const drawn = drawCourse(drawing, { width: width - panel, height });
  const line = `${categoryName(facts.modalidade.nome)}, ${formatHours(facts.carga_horaria)}`;
  const ground = `#${drawing.ink}`;
  return svgOf(
    width,
    height,
    group(`translate(${panel} 0)`, `<svg width="${width - panel}" height="${height}">${drawn}</svg>`) +
      rect(0, 0, panel, height, ground) +
      path(`M${left} 72h72v10h-72Z`, `#${drawing.accent}`) +
      `<g fill="${paper}">${layTitle(facts.titulo)}</g>` +
      `<g fill="${paper}" opacity=".8">${drawLine(line, { x: left, y: 566, size: factsSize(line) })}</g>`,
  );
}

/** A backend that says another address has it chosen here, in the colours of the demonstration. */
function drawingOf({ imagem, titulo, grupo_area }: PictureFacts): Drawing {
  return (
    parseDrawing(imagem.slice(imagem.lastIndexOf('/') + 1)) ??
    chooseDrawing({ titulo, area: grupo_area.icone_slug }, usualDrawingColours)
  );
}

export async function drawPicture(facts: PictureFacts): Promise<Uint8Array<ArrayBuffer>> {
  // Large and rarely needed: most pictures are cached.
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(composePicture(facts)))
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png);
}

/** As large as it fits in four lines, in the middle between the mark above and the facts. */
function layTitle(titulo: string): string {
  const sizes = [76, 68, 60, 54, 48];
  const fitting = sizes.find((size) => fits(titulo, size)) ?? sizes.at(-1)!;
  const lines = breakLines(titulo, { size: fitting, width: textWidth, most: 4 });
  const lineHeight = fitting * 1.08;
  const top = 320 - (lines.length * lineHeight) / 2;
  return lines
    .map((line, index) =>
      drawLine(line, { x: left, y: top + fitting * 0.8 + index * lineHeight, size: fitting }),
    )
    .join('');
}

function fits(titulo: string, size: number): boolean {
  const lines = breakLines(titulo, { size, width: textWidth, most: 5 });
  return lines.length <= 4 && lines.every((line) => widthOf(line, size) <= textWidth);
}

function factsSize(facts: string): number {
  return Math.min(32, (32 * textWidth) / widthOf(facts, 32));
}
