import sharp from 'sharp';
import { IMAGE_NOT_READ, SVG_EMPTY } from '#/domain/school/brand-image.ts';
import { cleanSvg } from './clean-svg.ts';
import { imageRefused } from './image-errors.ts';

/** A file that may be unpacked: an SVG made safe, or a photo as it was sent; as large as it is seen. */
export interface CheckedPicture {
  isSvg: boolean;
  bytes: Uint8Array;
  width: number;
  height: number;
}

interface Limits {
  bytes: { most: number; message: string };
  /** What is wrong with the size of a photo. */
  sizeProblem: (width: number, height: number) => string | undefined;
}

/** What a file is says its content; a name counts for nothing. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];
const formats = new Set(['png', 'jpeg', 'webp']);

/** @throws 422 `IMAGEM_RECUSADA` */
export async function checkPicture(given: Uint8Array, limits: Limits): Promise<CheckedPicture> {
  if (given.byteLength > limits.bytes.most) throw imageRefused(limits.bytes.message);
  const start = Buffer.from(given.subarray(0, 512)).toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start)) return checkSvg(given);
  if (!signatures.some((signature) => signature.test(start))) throw imageRefused(IMAGE_NOT_READ);
  const { width, height } = await measure(given);
  const problem = limits.sizeProblem(width, height);
  if (problem) throw imageRefused(problem);
  return { isSvg: false, bytes: given, width, height };
}

/** Reads the head of the file alone: nothing is unpacked. */
async function measure(given: Uint8Array): Promise<{ width: number; height: number }> {
  const head = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !formats.has(head.format)) throw imageRefused(IMAGE_NOT_READ);
  return head.autoOrient;
}

async function checkSvg(given: Uint8Array): Promise<CheckedPicture> {
  const { svg, width, height } = cleanSvg(given);
  const bytes = Buffer.from(svg);
  const channels = await sharp(bytes)
    .stats()
    .then((stats) => stats.channels)
    .catch(() => []);
  if (!channels[3] || channels[3].max === 0) throw imageRefused(SVG_EMPTY);
  return { isSvg: true, bytes, width, height };
}

/** A photo that is to be encoded again, turned as its camera was held. */
export const openPhoto = (bytes: Uint8Array) => sharp(bytes, { failOn: 'truncated' }).autoOrient();
