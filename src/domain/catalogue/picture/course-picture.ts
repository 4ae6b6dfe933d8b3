import * as v from 'valibot';
import { filledText } from '#/domain/text/text-rules.ts';
import { coursePictureWidths } from './course-picture-path.ts';
import { formatCount } from '#/domain/text/format-count.ts';

export const coursePictureFormats = ['avif', 'webp'] as const;

export const coursePictureTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type CoursePictureFormat = keyof typeof coursePictureTypes;

/** The one for shared links is as wide as they take it. */
export const courseShareSize = { width: 1200, height: 630 } as const;

/** Without its hash: `640.avif`. */
export const coursePictureName = (width: number, format: CoursePictureFormat) => `${width}.${format}`;

const widths = [...coursePictureWidths, courseShareSize.width].join('|');
export const coursePictureFileSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[0-9a-f]{32}-(?:${widths})\\.(?:avif|webp|jpg)$`)),
);

export const coursePictureTypeOf = (file: string) =>
  coursePictureTypes[file.slice(file.lastIndexOf('.') + 1) as CoursePictureFormat];

export const MAX_PHOTO_BYTES = 8 * 1_048_576;
/** Pixels on either side. */
export const MAX_PHOTO_SIDE = 6144;
export const leastPhoto = { width: 960, height: 540 } as const;
export const leastPortrait = { width: 640, height: 640 } as const;

export const PHOTO_MISSING = 'Escolha o arquivo da imagem.';
export const PHOTO_TOO_LARGE = 'A imagem tem mais de 8 MB. Escolha uma menor, ou com menos resolução.';
export const photoOfWrongSize = (
  width: number,
  height: number,
  least: { width: number; height: number } = leastPhoto,
) =>
  `A imagem tem ${formatCount(width)} × ${formatCount(height)} pontos. Envie uma de pelo menos ${least.width} × ${least.height}, com até ${formatCount(MAX_PHOTO_SIDE)} pontos em cada lado.`;

/** What is read where the picture isn't seen. */
export const pictureTextSchema = filledText(150);
