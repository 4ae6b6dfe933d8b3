import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from '../../src/backend/documents/unpack-woff.ts';
import { drawImages } from '../../src/backend/modules/brand/images/draw-images.ts';
import { nameOfFile } from '../../src/backend/modules/brand/images/name-of-file.ts';
import { readPicture } from '../../src/backend/modules/brand/images/read-picture.ts';
import { palette } from '../../tailwind.config.ts';
import { demoBrand } from '../../src/backend/db/seed/content/demo-brand.ts';
import { symbol } from './draw/brand.ts';
import { circle, path, rect } from '../../src/storefront/features/course/drawing/shapes.ts';

const folder = new URL('../../src/backend/db/seed/content/demo-brand/', import.meta.url);
const packages = createRequire(import.meta.url);
const font = create(
  unpackWoff(readFileSync(packages.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'))),
) as Font;

const { ink, blue, white } = palette;

/** 24 px high letters beside a symbol of 36 px, as the header has them. */
const size = 26.7;
const left = 49;
const letters = (colour: string) => {
  const scale = size / font.unitsPerEm;
  let x = left / scale;
  const { glyphs, positions } = font.layout(demoBrand.nome);
  const drawn = glyphs.map((glyph, index) => {
    const d = glyph.path.translate(x, 0).scale(scale, -scale).translate(0, 28.8).toSVG();
    x += positions[index]!.xAdvance - 0.025 * font.unitsPerEm;
    return path(
      d.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)),
      colour,
    );
  });
  return { drawn: drawn.join(''), width: Math.ceil(x * scale) };
};

const symbolOnDark =
  rect(0, 0, 40, 40, white, 9) +
  circle(20, 10.5, 3.75, blue[600]) +
  path('M6 9h8.5L20 22.5V32h-4z', blue[600]) +
  path('M34 9h-8.5L20 22.5V32h4z', ink[900]);

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">${content}</svg>\n`;

const [onLight, onDark] = [letters(ink[900]), letters(white)];
const read = (picture: string | Buffer) => readPicture(Buffer.from(picture));
const shown = await drawImages(
  {
    logo: await read(svg(onLight.width, symbol() + onLight.drawn)),
    logo_escuro: await read(svg(onDark.width, symbolOnDark + onDark.drawn)),
    icone: await read(svg(40, symbol(true))),
    compartilhamento: await read(readFileSync(new URL('draw/demo-share.png', import.meta.url))),
  },
  { name: demoBrand.nome, ground: ink[900] },
);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const images = Object.entries(shown).map(([papel, { bytes, format, width, height, isSent }]) => {
  const arquivo = nameOfFile(bytes, format);
  writeFileSync(new URL(arquivo, folder), bytes);
  return { papel, arquivo, largura: width, altura: height, enviada: isSent };
});
writeFileSync(new URL('images.json', folder), `${JSON.stringify(images, null, 2)}\n`);
