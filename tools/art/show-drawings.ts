/** Contact sheets of the drawings of courses, one picture an area; run by `npm run drawings -- FOLDER`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { buildCatalogue } from '../../src/backend/db/seed/catalogue/course-catalogue.ts';
import { chooseDrawing } from '../../src/domain/catalogue/drawing/choose-drawing.ts';
import { drawCourse } from '../../src/storefront/features/course/drawing/draw-course.ts';
import { group, svgOf } from '../../src/storefront/features/course/drawing/shapes.ts';

const folder = process.argv[2] ?? '/tmp/drawings';
mkdirSync(folder, { recursive: true });
const size = { width: 640, height: 360 };
const columns = 6;
const catalogue = buildCatalogue(new Date());
const areas = new Set(catalogue.map(({ draft }) => draft.area));
let largest = 0;
for (const area of areas) {
  const courses = catalogue.filter(({ draft }) => draft.area === area);
  const drawings = courses.map(({ draft }) => {
    const drawing = chooseDrawing(draft, { ink: '0a1f3f', accent: 'f2690d' });
    const drawn = drawCourse(drawing, size);
    largest = Math.max(largest, brotliCompressSync(svgOf(size.width, size.height, drawn)).length);
    return drawn;
  });
  const cell = drawings.map((drawn, index) =>
    group(
      `translate(${(index % columns) * 650 + 10} ${Math.floor(index / columns) * 370 + 10})`,
      `<svg width="640" height="360" viewBox="0 0 640 360">${drawn}</svg>`,
    ),
  );
  const [width, height] = [columns * 650 + 10, Math.ceil(drawings.length / columns) * 370 + 10];
  await sharp(Buffer.from(svgOf(width, height, cell.join(''))))
    .resize({ width: 1500 })
    .png()
    .toFile(join(folder, `${area}.png`));
}
console.log(`${areas.size} areas in ${folder}; the largest drawing has ${largest} bytes with brotli`);
