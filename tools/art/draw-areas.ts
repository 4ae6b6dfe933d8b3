/** Draws the picture of every area into public/images/product/areas_group; run by `npm run art`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { areaHues } from '../../tailwind.config.ts';
import { craftMotifs } from '../../src/storefront/features/course/drawing/motifs/area-crafts.ts';
import { industryMotifs } from '../../src/storefront/features/course/drawing/motifs/area-industry.ts';
import { inksOf } from '../../src/storefront/features/course/drawing/inks.ts';
import { svgOf } from '../../src/storefront/features/course/drawing/shapes.ts';
import { motifScene } from './draw/scene.ts';

/** As wide as cards and tiles show them, in points of screens of one, two and three to a pixel. */
const shownWidths = [320, 640, 960];

const smallQuality = 60;

export const areaMotifs: Record<string, (inks: ReturnType<typeof inksOf>) => string> = {
  ...craftMotifs,
  ...industryMotifs,
};

export async function drawAreas(folder: URL) {
  const small = new URL('images/areas/', folder);
  mkdirSync(small, { recursive: true });
  for (const [slug, hue] of Object.entries(areaHues)) {
    const inks = inksOf(hue);
    const motif = areaMotifs[slug];
    if (!motif) throw new Error(`No drawing for the area ${slug}`);
    const target = new URL(`images/product/areas_group/${slug}/`, folder);
    mkdirSync(target, { recursive: true });
    for (const [kind, width, height] of [
      ['desk', 1200, 675],
      ['mob', 640, 480],
    ] as const) {
      const svg = svgOf(width, height, motifScene(width, height, inks, slug, motif(inks)));
      await sharp(Buffer.from(svg))
        .webp({ quality: 82, effort: 6, smartSubsample: true })
        .toFile(fileURLToPath(new URL(`${slug}-${kind}.webp`, target)));
    }
    for (const width of shownWidths) {
      const svg = svgOf(1200, 675, motifScene(1200, 675, inks, slug, motif(inks)));
      await sharp(Buffer.from(svg))
        .resize({ width })
        .webp({ quality: smallQuality, effort: 6, smartSubsample: true })
        .toFile(fileURLToPath(new URL(`${slug}-${width}.webp`, small)));
    }
  }
}
