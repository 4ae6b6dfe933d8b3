import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chooseDrawing, drawingPath } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { drawCourse } from '#/storefront/features/course/drawing/draw-course.ts';
import { composePicture, drawPicture } from '#/storefront/features/course/picture/draw-picture.server.ts';
import {
  parsePictureName,
  picturePath,
  pictureVersion,
} from '#/storefront/features/course/picture/picture-address.ts';
import { breakLines, drawLine, widthOf } from '#/storefront/features/course/picture/set-lines.ts';

const course = {
  id_produto: 7,
  titulo: 'Técnico em Manutenção de Sistemas',
  carga_horaria: 1200,
  imagem: '/images/product/areas_group/energia/energia-desk.webp',
  modalidade: { nome: 'Cursos Técnicos' },
  grupo_area: { icone_slug: 'metalmecanica' },
};

describe('the picture of a course', () => {
  it('is a PNG of 1200 by 630', async () => {
    const { format, width, height } = await sharp(await drawPicture(course)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('shows title, facts and area: another of them is another picture', () => {
    const pictures = [
      course,
      { ...course, titulo: 'Soldador' },
      { ...course, carga_horaria: 40 },
      { ...course, grupo_area: { icone_slug: 'energia' } },
    ].map(composePicture);
    expect(new Set(pictures).size).toBe(4);
    expect(composePicture(course)).toBe(pictures[0]);
  });

  it('writes hours as the pages do', () => {
    const facts = 'Cursos Técnicos, 1.200 horas';
    const size = Math.min(32, (32 * 592) / widthOf(facts, 32));
    expect(composePicture(course)).toContain(drawLine(facts, { x: 64, y: 566, size }));
  });

  it('has the drawing that the course has everywhere', () => {
    const drawing = chooseDrawing(
      { titulo: course.titulo, area: 'metalmecanica' },
      { ink: '331122', accent: '118833' },
    );
    const picture = composePicture({ ...course, imagem: drawingPath(drawing) });
    expect(picture).toContain(drawCourse(drawing, { width: 500, height: 630 }));
  });

  it('takes any title, however long and strange', async () => {
    for (const titulo of [
      '',
      'A'.repeat(200),
      'palavra '.repeat(60),
      '<b>&"',
      'Curso de 漢字 e Ελληνικά 🙂',
    ]) {
      const { width } = await sharp(await drawPicture({ ...course, titulo })).metadata();
      expect(width).toBe(1200);
    }
  });
});

describe('its address', () => {
  it('changes with what is shown, and only then', () => {
    expect(picturePath(course)).toMatch(/^\/og\/7-[0-9a-f]{8}\.png$/);
    expect(pictureVersion({ ...course, imagem: '/og/a.svg' })).not.toBe(pictureVersion(course));
    expect(pictureVersion({ ...course, titulo: 'Soldador' })).not.toBe(pictureVersion(course));
    expect(pictureVersion({ ...course })).toBe(pictureVersion(course));
  });

  it('is that of the picture a course has of its own', () => {
    const imagem = `/fotos/${'a'.repeat(32)}-960.webp`;
    expect(picturePath({ ...course, imagem })).toBe(`/fotos/${'a'.repeat(32)}-1200.jpg`);
  });

  it('is read back, and nothing else is', () => {
    const name = picturePath(course).slice('/og/'.length);
    expect(parsePictureName(name)).toEqual({ id: 7, version: pictureVersion(course) });
    for (const other of ['7.png', '0-00000000.png', '7-0000000g.png', '../7-00000000.png']) {
      expect(parsePictureName(other)).toBeUndefined();
    }
  });
});

describe('lines', () => {
  it('are as wide as allowed, and the last says that there was more', () => {
    const lines = breakLines('um título de curso bastante comprido demais', {
      size: 60,
      width: 400,
      most: 2,
    });
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, 60)).toBeLessThanOrEqual(400);
  });
});
