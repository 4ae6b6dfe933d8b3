import { documentFont } from '#/backend/documents/document-fonts.ts';
import { drawableText } from '#/backend/documents/drawable-text.ts';
import type { Picture } from './read-picture.ts';

/** The name of the school in the shop's font, as large as it is wanted. */
export function drawName(name: string, colour: string): Picture {
  const { paths, width, ascent, height } = setInType(name);
  return svgOf({ x: 0, y: -ascent, width, height }, `<g fill="${colour}">${paths}</g>`);
}

/** The first letter of the name on a ground. */
export function drawInitial(name: string, ground: string): Picture {
  const initial = [...name.toLocaleUpperCase('pt-BR')].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '•';
  const { paths, width, capHeight } = setInType(initial);
  const side = capHeight * 1.9;
  const box = { x: (width - side) / 2, y: -(capHeight + side) / 2, width: side, height: side };
  const plate = `<rect x="${box.x}" y="${box.y}" width="${side}" height="${side}" fill="${ground}"/>`;
  return svgOf(box, `${plate}<g fill="#ffffff">${paths}</g>`);
}

function setInType(text: string) {
  const font = documentFont('bold');
  const { glyphs, positions, advanceWidth } = font.layout(drawableText(text));
  let left = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = positions[index]!;
    const path = `<path transform="translate(${left + xOffset} 0) scale(1 -1)" d="${glyph.path.toSVG()}"/>`;
    left += xAdvance;
    return path;
  });
  const { ascent, descent, capHeight } = font;
  return {
    paths: paths.join(''),
    width: Math.max(advanceWidth, 1),
    ascent,
    height: ascent - descent,
    capHeight,
  };
}

function svgOf(box: { x: number; y: number; width: number; height: number }, content: string): Picture {
  const scale = 512 / Math.max(box.width, box.height);
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${width}" height="${height}">${content}</svg>`;
  return { format: 'svg', bytes: Buffer.from(svg), width: width!, height: height! };
}
