import { mkdirSync, writeFileSync } from 'node:fs';
import { areaHues, palette } from '../../tailwind.config.ts';
import { areaMotifs } from './draw-areas.ts';
import { symbol } from './draw/brand.ts';
import { inksOf } from './draw/inks.ts';
import { motifScene, svgOf } from './draw/scene.ts';
import { group, rect } from './draw/shapes.ts';

const folder = new URL('../../src/storefront/assets/course-grounds/', import.meta.url);
const [width, height, panel] = [1200, 630, 760];

mkdirSync(folder, { recursive: true });
for (const [slug, hue] of Object.entries(areaHues)) {
  const motif = areaMotifs[slug];
  if (!motif) throw new Error(`No drawing for the area ${slug}`);
  const inks = inksOf(hue);
  const scene = group(`translate(${panel} 0)`, motifScene(width - panel, height, inks, slug, motif(inks)));
  const ground =
    scene +
    rect(0, 0, panel, height, palette.ink[900]) +
    rect(panel - 12, 0, 12, height, inks.mid) +
    group('translate(64 56) scale(1.4)', symbol());
  writeFileSync(
    new URL(`${slug}.svg`, folder),
    `${svgOf(width, height, `${ground}<g id="title" fill="${palette.white}"/><g id="facts" fill="${palette.blue[200]}"/>`)}\n`,
  );
}
