import { createHash } from 'node:crypto';
import type { ImageFormat } from '#/domain/school/brand-image.ts';

/** The same bytes have the same name; 128 bits of a hash tell them apart. */
export const nameOfFile = (bytes: Uint8Array, format: ImageFormat) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${format}`;
