import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  type CheckedPicture,
  checkPicture,
  openPhoto,
} from '#/backend/modules/brand/images/check-picture.ts';
import { imageRefused } from '#/backend/modules/brand/images/image-errors.ts';
import { coursePictureWidths } from '#/domain/catalogue/picture/course-picture-path.ts';
import {
  coursePictureFormats,
  coursePictureName,
  courseShareSize,
  leastPhoto,
  leastPortrait,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_SIDE,
  PHOTO_TOO_LARGE,
  photoOfWrongSize,
} from '#/domain/catalogue/picture/course-picture.ts';
import { IMAGE_NOT_READ } from '#/domain/school/brand-image.ts';

export interface EncodedPicture {
  /** Of its files, and of whose it is: the files of one course are of no other. */
  hash: string;
  files: readonly { name: string; content: Uint8Array }[];
}

const widest = Math.max(...coursePictureWidths);

interface PictureShape {
  heightOf: (width: number) => number;
  least: { width: number; height: number };
}

/** As shoppers' pages show it; the part with the most to see is left where it is cropped. */
const ofCourse: PictureShape = { heightOf: (width) => (width * 9) / 16, least: leastPhoto };
export const ofTeacher: PictureShape = { heightOf: (width) => width, least: leastPortrait };

const cropped = { fit: 'cover', position: sharp.strategy.attention } as const;

const qualities = { avif: { quality: 52, effort: 2 }, webp: { quality: 78 }, jpg: { quality: 84 } } as const;

/**
 * Every file that the shop shows of a picture; nothing of what was beside it in the file that was sent.
 * @throws 422 `IMAGEM_RECUSADA`
 */
export async function encodePicture(
  owner: string,
  given: Uint8Array,
  shape = ofCourse,
): Promise<EncodedPicture> {
  const { least } = shape;
  const picture = await checkPicture(given, {
    bytes: { most: MAX_PHOTO_BYTES, message: PHOTO_TOO_LARGE },
    sizeProblem: (width, height) =>
      width < least.width || height < least.height || Math.max(width, height) > MAX_PHOTO_SIDE
        ? photoOfWrongSize(width, height, least)
        : undefined,
  });
  const files = await encodeFiles(picture, shape).catch(() => {
    throw imageRefused(IMAGE_NOT_READ);
  });
  const hash = createHash('sha256').update(owner);
  for (const { content } of files) hash.update(content);
  return { hash: hash.digest('hex').slice(0, 32), files };
}

async function encodeFiles(picture: CheckedPicture, { heightOf }: PictureShape) {
  // Unpacked once, no larger than is shown: a photo has twenty times as many pixels.
  const shown = await open(picture, heightOf(widest))
    .flatten({ background: '#ffffff' })
    .resize({ width: widest, height: heightOf(widest), fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = shown.info;
  const crop = (size: { width: number; height: number }) =>
    sharp(shown.data, { raw: { width, height, channels } }).resize({ ...size, ...cropped });
  const files = [];
  for (const each of coursePictureWidths) {
    const sized = crop({ width: each, height: heightOf(each) });
    for (const format of coursePictureFormats) {
      const content = await sized.clone().toFormat(format, qualities[format]).toBuffer();
      files.push({ name: coursePictureName(each, format), content });
    }
  }
  const share = await crop(courseShareSize).jpeg(qualities.jpg).toBuffer();
  return [...files, { name: coursePictureName(courseShareSize.width, 'jpg'), content: share }];
}

/** Times its own size, at most: one that is a thin line would be endless. */
const largestScale = 8;

/** A drawing is drawn as large as it is wanted. */
function open({ isSvg, bytes, width, height }: CheckedPicture, tallest: number): Sharp {
  if (!isSvg) return openPhoto(bytes);
  const scale = Math.max(widest / width, tallest / height);
  return sharp(bytes, { density: 72 * Math.min(largestScale, scale) });
}
