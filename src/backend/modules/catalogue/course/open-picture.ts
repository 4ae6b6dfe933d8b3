import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { imageNotFound } from '#/backend/modules/brand/images/image-errors.ts';
import { coursePictureFileSchema, coursePictureTypeOf } from '#/domain/catalogue/picture/course-picture.ts';
import { findPictureFile } from './picture-file-repository.ts';

/**
 * A file of a course's own picture, on sale or not: its name can't be guessed.
 * @throws 404 `IMAGEM_INEXISTENTE`
 */
export async function openPicture(db: Database, file: string): Promise<File> {
  const [hash, name] = file.split('-', 2);
  const isName = v.is(coursePictureFileSchema, file);
  const content = isName ? await findPictureFile(db, hash!, name!) : undefined;
  if (!content) throw imageNotFound();
  return new File([new Uint8Array(content)], file, { type: coursePictureTypeOf(file) });
}
