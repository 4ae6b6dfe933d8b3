import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { areaMotifs } from '#/domain/catalogue/drawing/area-motifs.ts';
import { chooseDrawing, drawingPath, parseDrawing } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { drawCourse, drawSvg } from '#/storefront/features/course/drawing/draw-course.ts';
import { areaHues } from '#design-tokens';

const colours = { ink: '0a1f3f', accent: 'f2690d' };
const size = { width: 640, height: 360 };
const draw = (course: { titulo: string; area: string }) => drawSvg(chooseDrawing(course, colours));
const mainOf = (titulo: string, area: string) => chooseDrawing({ titulo, area }, colours).motifs[0];

const catalogue = buildCatalogue(new Date('2026-11-30T12:00:00Z')).map(({ draft: { titulo, area } }) => ({
  titulo,
  area,
}));

/**
 * Of 63 bits. Below it two are the same picture with another motif, or the same motif on another ground; from
 * it on they differ in arrangement or weight as well. Found by looking at the nearest pairs side by side.
 */
const LEAST_DISTANCE = 12;

describe('the drawing of a course', () => {
  it('shows what its title names', () => {
    expect(mainOf('Pintor Automotivo', 'automotiva')).toBe('sprayGun');
    expect(mainOf('Mecânico de Motocicletas', 'automotiva')).toBe('motorcycle');
    expect(mainOf('Confeitaria Básica', 'alimentos')).toBe('cake');
    expect(mainOf('NR-35 – Trabalho em Altura', 'construcao-civil')).toBe('harness');
  });

  it('of an area that no one drew goes by its title alone', () => {
    expect(mainOf('Corte e Costura', 'nova-area')).toBe('sewingMachine');
    expect(draw({ titulo: 'Corte e Costura', area: 'constructor' })).not.toContain('NaN');
    expect(mainOf('Qualquer Coisa', 'nova-area')).toBe(mainOf('Qualquer coisa', 'nova-area'));
  });

  it('is the same for the same title, and another for another area or title', () => {
    const course = { titulo: 'Soldador TIG', area: 'metalmecanica' };
    expect(draw(course)).toBe(draw({ ...course }));
    expect(
      new Set([draw(course), draw({ ...course, area: 'energia' }), draw({ ...course, titulo: 'Soldador' })])
        .size,
    ).toBe(3);
  });

  it("has the school's colours", () => {
    const drawn = (ink: string) =>
      drawCourse(
        chooseDrawing({ titulo: 'Soldador TIG', area: 'metalmecanica' }, { ink, accent: '118833' }),
        size,
      );
    expect(drawn('331122')).toContain('#331122');
    expect(drawn('331122')).not.toBe(drawn('112233'));
  });

  it('has 6 KB at most as it is sent', () => {
    for (const course of catalogue)
      expect(brotliCompressSync(draw(course)).length, course.titulo).toBeLessThan(6 * 1024);
  });

  it('knows tools of every area', () => {
    expect(Object.keys(areaMotifs).toSorted()).toEqual(Object.keys(areaHues).toSorted());
    for (const [area, motifs] of Object.entries(areaMotifs))
      expect(motifs.length, area).toBeGreaterThanOrEqual(8);
  });
});

describe('its address', () => {
  it('says all of it, and nothing else is read', () => {
    const drawing = chooseDrawing({ titulo: 'Soldador TIG', area: 'metalmecanica' }, colours);
    const name = drawingPath(drawing).slice('/og/'.length);
    expect(parseDrawing(name)).toEqual(drawing);
    for (const other of [
      '',
      'a.svg',
      `../${name}`,
      name.replace('-1', '-2'),
      name.replace('.svg', '.gif'),
      name.replace(/-1../, '-1ff'),
    ]) {
      expect(parseDrawing(other), other).toBeUndefined();
    }
  });
});

test('no two of an area look alike, whichever are neighbours', async () => {
  const alike: string[] = [];
  for (const area of new Set(catalogue.map((course) => course.area))) {
    const courses = catalogue.filter((course) => course.area === area);
    const hashes = await Promise.all(courses.map(async (course) => hashOf(draw(course))));
    courses.forEach(({ titulo }, index) => {
      for (let other = index + 1; other < courses.length; other++) {
        const distance = hashes[index]!.filter((bit, at) => bit !== hashes[other]![at]).length;
        if (distance < LEAST_DISTANCE)
          alike.push(`${area}: ${titulo} | ${courses[other]!.titulo}: ${distance}`);
      }
    });
  }
  expect(alike).toEqual([]);
});

/** The usual perceptual hash: which of the slowest waves of lightness are above their median. */
async function hashOf(svg: string): Promise<boolean[]> {
  const side = 32;
  const pixels = await sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const waves = Array.from({ length: 8 }, (_, wave) =>
    Array.from({ length: side }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * side))),
  );
  const weights = waves.flatMap((down) =>
    waves.map((across) => {
      let sum = 0;
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) sum += pixels[y * side + x]! * down[y]! * across[x]!;
      return sum;
    }),
  );
  const shape = weights.slice(1);
  const median = shape.toSorted((a, b) => a - b)[31]!;
  return shape.map((weight) => weight > median);
}
