import * as v from 'valibot';
import { imageFileSchema, imageFormatOf, imageTypes } from '#/domain/school/brand-image.ts';
import { respondWithStoredFile } from '#/storefront/shared/page/file-response.ts';
import { keepImage, readImage } from './image.functions.ts';

/** `/marca/{arquivo}`. */
export const serveImage = (file: string, ifNoneMatch: string | null) =>
  respondWithStoredFile(file, ifNoneMatch, {
    isName: (name) => v.is(imageFileSchema, name),
    read: readImage,
    keep: keepImage,
    typeOf: (name) => imageTypes[imageFormatOf(name)],
  });
