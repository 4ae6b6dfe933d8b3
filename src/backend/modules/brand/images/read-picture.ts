import {
  IMAGE_NOT_READ,
  IMAGE_TOO_LARGE,
  type ImageFormat,
  imageOfWrongSize,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_SIDE,
  MIN_IMAGE_SIDE,
} from '#/domain/school/brand-image.ts';
import { checkPicture, openPhoto } from './check-picture.ts';
import { imageRefused } from './image-errors.ts';

/** A picture that was looked through: what a stranger's file had beside it is gone. */
export interface Picture {
  format: ImageFormat;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Larger ones are made smaller; the widest place that shows one is half of it. */
const longestSide = 1200;

/** @throws 422 `IMAGEM_RECUSADA` */
export async function readPicture(given: Uint8Array): Promise<Picture> {
  const { isSvg, ...checked } = await checkPicture(given, {
    bytes: { most: MAX_IMAGE_BYTES, message: IMAGE_TOO_LARGE },
    sizeProblem: (width, height) =>
      Math.min(width, height) < MIN_IMAGE_SIDE || Math.max(width, height) > MAX_IMAGE_SIDE
        ? imageOfWrongSize(width, height)
        : undefined,
  });
  if (isSvg) return { ...checked, format: 'svg' };
  try {
    const { data, info } = await openPhoto(given)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    return { format: 'webp', bytes: data, width: info.width, height: info.height };
  } catch {
    throw imageRefused(IMAGE_NOT_READ);
  }
}
