import sharp from 'sharp';
import {
  IMAGE_NOT_READ,
  IMAGE_TOO_LARGE,
  type ImageFormat,
  imageOfWrongSize,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_SIDE,
  MIN_IMAGE_SIDE,
  SVG_EMPTY,
} from '#/domain/school/brand-image.ts';
import { cleanSvg } from './clean-svg.ts';
import { imageRefused } from './image-errors.ts';

/** A picture that was looked through: what a stranger's file had beside it is gone. */
export interface Picture {
  format: ImageFormat;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What a file is says its content; a name counts for nothing. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];
const formats = new Set(['png', 'jpeg', 'webp']);

/** Larger ones are made smaller; the widest place that shows one is half of it. */
const longestSide = 1200;

/** @throws 422 `IMAGEM_RECUSADA` */
export async function readPicture(given: Uint8Array): Promise<Picture> {
  if (given.byteLength > MAX_IMAGE_BYTES) throw imageRefused(IMAGE_TOO_LARGE);
  const start = Buffer.from(given.subarray(0, 512)).toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start)) return readSvg(given);
  if (!signatures.some((signature) => signature.test(start))) throw imageRefused(IMAGE_NOT_READ);
  const { width, height } = await measure(given);
  const sides = [width, height];
  if (Math.min(...sides) < MIN_IMAGE_SIDE || Math.max(...sides) > MAX_IMAGE_SIDE) {
    throw imageRefused(imageOfWrongSize(width, height));
  }
  try {
    const { data, info } = await sharp(given, { failOn: 'truncated' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    return { format: 'webp', bytes: data, width: info.width, height: info.height };
  } catch {
    throw imageRefused(IMAGE_NOT_READ);
  }
}

/** Reads the head of the file alone: nothing is unpacked. */
async function measure(given: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, width, height } = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0 }));
  if (!formats.has(format)) throw imageRefused(IMAGE_NOT_READ);
  return { width, height };
}

async function readSvg(given: Uint8Array): Promise<Picture> {
  const { svg, width, height } = cleanSvg(given);
  const bytes = Buffer.from(svg);
  const channels = await sharp(bytes)
    .stats()
    .then((stats) => stats.channels)
    .catch(() => []);
  if (!channels[3] || channels[3].max === 0) throw imageRefused(SVG_EMPTY);
  return { format: 'svg', bytes, width, height };
}
