import * as v from 'valibot';
import { coursePictureFileSchema, coursePictureTypeOf } from '#/domain/catalogue/picture/course-picture.ts';
import { respondWithStoredFile } from '#/storefront/shared/page/file-response.ts';
import { keepPicture, readOwnPicture } from './picture.functions.ts';

/** `/fotos/{arquivo}`. */
export const serveOwnPicture = (file: string, ifNoneMatch: string | null) =>
  respondWithStoredFile(file, ifNoneMatch, {
    isName: (name) => v.is(coursePictureFileSchema, name),
    read: readOwnPicture,
    keep: keepPicture,
    typeOf: coursePictureTypeOf,
    // As old as a cached page at most: the course may have it again.
    missing: { 'cache-control': 'public, max-age=3' },
  });
