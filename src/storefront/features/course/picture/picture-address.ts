import { hashText } from '#/domain/site/hash-text.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';

export type PictureFacts = Pick<Course, 'id_produto' | 'titulo' | 'carga_horaria' | 'imagem'> & {
  modalidade: Pick<Course['modalidade'], 'nome'>;
  grupo_area: Pick<Course['grupo_area'], 'icone_slug'>;
};

export const pictureSize = { width: 1200, height: 630 } as const;

const drawing = 4;

/**
 * A hash of what the picture shows, so that its address can be cached for ever. Also used in the browser,
 * hence no cryptography.
 */
export function pictureVersion({ titulo, carga_horaria, imagem, modalidade }: PictureFacts): string {
  const shown = JSON.stringify([drawing, titulo, carga_horaria, modalidade.nome, imagem]);
  return hashText(shown).toString(16).padStart(8, '0');
}

/** The picture of the course's own, or a drawing that names it. */
export function picturePath(course: PictureFacts): string {
  const own = coursePictureStart(course.imagem);
  if (own) return `${own}${pictureSize.width}.jpg`;
  return `/og/${course.id_produto}-${pictureVersion(course)}.png`;
}

/** The parts of the last segment of the path of a drawing; undefined for anything else. */
export function parsePictureName(name: string): { id: number; version: string } | undefined {
  const match = /^([1-9]\d{0,8})-([0-9a-f]{8})\.png$/.exec(name);
  return match ? { id: Number(match[1]), version: match[2]! } : undefined;
}
