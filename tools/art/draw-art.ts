import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { areaHues } from '../../tailwind.config.ts';
import { areaMotifs, drawAreas } from './draw-areas.ts';
import { areaIcons } from './draw/area-icons.ts';
import { cityScenes } from './draw/city-motifs.ts';
import { footerPlates, socialNetworks, socialPlate } from './draw/footer-plates.ts';
import { emptyShelf, heroGround, veil, windowOfTiles } from './draw/illustrations.ts';
import { inksOf } from '../../src/storefront/features/course/drawing/inks.ts';
import { portrait } from './draw/portraits.ts';
import { svgOf } from '../../src/storefront/features/course/drawing/shapes.ts';
import { patternedGround } from './draw/scene.ts';

const folder = new URL('../../public/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(name, folder));
for (const name of ['images/icons/areas', 'images/cities', 'images/illustrations', 'images/footer']) {
  mkdirSync(file(name), { recursive: true });
}

await drawAreas(folder);
await drawPortraits();
drawAreaIcons();
await drawCities();
await drawIllustrations();
drawFooter();

async function drawPortraits() {
  for (const [who, hue] of [
    ['man', 250],
    ['woman', 200],
  ] as const) {
    const drawing = sharp(Buffer.from(svgOf(960, 720, portrait(who, inksOf(hue)))));
    const jpeg = { quality: 80, mozjpeg: true };
    await drawing
      .clone()
      .jpeg(jpeg)
      .toFile(file(`images/product/areas_group/geral/geral-${who}.jpg`));
    await drawing
      .resize({ width: 320 })
      .jpeg(jpeg)
      .toFile(file(`images/areas/geral-${who}-320.jpg`));
  }
}

function drawAreaIcons() {
  const line =
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  const symbols = Object.entries(areaIcons).map(([slug, d]) => {
    writeFileSync(
      file(`images/icons/areas/${slug}.svg`),
      `<svg ${xmlns} viewBox="0 0 24 24" width="24" height="24" ${line}><path d="${d}"/></svg>\n`,
    );
    return `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`;
  });
  writeFileSync(file('images/icons/areas.svg'), `<svg ${xmlns}>\n${symbols.join('\n')}\n</svg>\n`);
}

async function drawCities() {
  for (const [slug, { hue, draw }] of Object.entries(cityScenes)) {
    const inks = inksOf(hue);
    await sharp(Buffer.from(svgOf(640, 480, patternedGround(640, 480, 80, inks, slug) + draw(inks))))
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(file(`images/cities/${slug}.webp`));
  }
}

async function drawIllustrations() {
  const tile = (slug: keyof typeof areaHues) => {
    const inks = inksOf(areaHues[slug]);
    return { inks, motif: areaMotifs[slug]!(inks) };
  };
  const tiles = [
    tile('metalmecanica'),
    tile('alimentos'),
    tile('tecnologia-da-informacao'),
    tile('energia'),
    tile('automotiva'),
    tile('quimica-e-meio-ambiente'),
    tile('automacao-e-eletroeletronica'),
    tile('textil-vestuario-e-moda'),
    tile('construcao-civil'),
    tile('industria-criativa'),
    tile('nautico-e-naval'),
    tile('eletronica-e-automacao'),
  ];
  const hero = windowOfTiles(tiles, { ground: veil, glow: veil });
  for (const [name, width] of [
    ['hero', 880],
    ['hero-small', 520],
  ] as const) {
    await sharp(Buffer.from(svgOf(880, 720, hero)), { density: 72 })
      .resize({ width })
      .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
      .toFile(file(`images/illustrations/${name}.webp`));
  }
  writeFileSync(file('images/hero.svg'), `${svgOf(1920, 720, heroGround())}\n`);
  await sharp(Buffer.from(svgOf(640, 480, emptyShelf(inksOf(areaHues.geral)))))
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(file('images/illustrations/empty.webp'));
}

function drawFooter() {
  for (const [name, drawing] of Object.entries(footerPlates)) {
    writeFileSync(file(`images/footer/${name}.svg`), `${svgOf(72, 28, drawing)}\n`);
  }
  const sprite = readFileSync(new URL('../../src/storefront/ui/display/icons.svg', import.meta.url), 'utf8');
  for (const network of socialNetworks) {
    const drawing = new RegExp(`<symbol id="${network}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? '';
    writeFileSync(file(`images/footer/rede-${network}.svg`), `${svgOf(28, 28, socialPlate(drawing))}\n`);
  }
}
