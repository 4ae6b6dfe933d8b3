import { categoryName } from '#/domain/catalogue/category-name.ts';
import { formatHours } from '#/domain/time/hours.ts';
import type { PictureFacts } from './picture-address.ts';
import { breakLines, drawLine, widthOf } from './set-lines.ts';

const grounds = import.meta.glob<string>('/src/storefront/assets/course-grounds/*.svg', {
  query: '?raw',
  import: 'default',
});

const left = 64;
const textWidth = 624;

export async function composePicture({
  titulo,
  carga_horaria,
  modalidade,
  grupo_area,
}: PictureFacts): Promise<string> {
  const read =
    grounds[`/src/storefront/assets/course-grounds/${grupo_area.icone_slug}.svg`] ??
    grounds['/src/storefront/assets/course-grounds/geral.svg']!;
  const ground = await read();
  const title = layTitle(titulo);
  const facts = `${categoryName(modalidade.nome)}, ${formatHours(carga_horaria)}`;
  return ground
    .replace('<g id="title" fill=', () => `<g fill=`)
    .replace('/><g id="facts" fill=', () => `>${title}</g><g fill=`)
    .replace('/></svg>', () => `>${drawLine(facts, { x: left, y: 566, size: factsSize(facts) })}</g></svg>`);
}

export async function drawPicture(facts: PictureFacts): Promise<Uint8Array<ArrayBuffer>> {
  // Large and rarely needed: most pictures are cached.
  const [svg, { default: sharp }] = await Promise.all([composePicture(facts), import('sharp')]);
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return new Uint8Array(png);
}

/** As large as it fits in four lines, in the middle between the name of the shop and the facts. */
function layTitle(titulo: string): string {
  const sizes = [76, 68, 60, 54];
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
