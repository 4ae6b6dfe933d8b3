import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { coursePictureFiles, coursePictures, courses } from '#/backend/db/schema/catalogue.ts';
import type { EncodedPicture } from './encode-picture.ts';

export type PictureOwner = { id_produto: number } | { professor: string } | { id_post: number };

function isOf(owner: PictureOwner): SQL {
  if ('professor' in owner) return eq(coursePictures.professor, owner.professor);
  if ('id_post' in owner) return eq(coursePictures.id_post, owner.id_post);
  return eq(coursePictures.id_produto, owner.id_produto);
}

/** Stores a picture; one that was there before is in use again. */
export async function insertPicture(
  tx: Database,
  owner: PictureOwner,
  { hash, files }: EncodedPicture,
  at: Date,
): Promise<void> {
  await tx
    .insert(coursePictures)
    .values({ foto: hash, ...owner, criado_em: at })
    .onConflictDoUpdate({ target: coursePictures.foto, set: { retirada_em: null } });
  await tx
    .insert(coursePictureFiles)
    .values(files.map(({ name, content }) => ({ foto: hash, nome: name, conteudo: content })))
    .onConflictDoNothing();
}

export async function retirePictures(tx: Database, owner: PictureOwner, at: Date): Promise<void> {
  await tx
    .update(coursePictures)
    .set({ retirada_em: at })
    .where(and(isOf(owner), isNull(coursePictures.retirada_em)));
}

export async function deletePicturesRetiredBefore(db: Database, at: Date): Promise<void> {
  await db.delete(coursePictures).where(lt(coursePictures.retirada_em, at));
}

interface PictureOfCourse {
  imagem: string;
  imagem_alt: string;
  atualizado_em: Date;
}

/** The new version of the picture. */
export async function setPicture(tx: Database, courseId: number, picture: PictureOfCourse): Promise<number> {
  const [row] = await tx
    .update(courses)
    .set({ ...picture, versao_imagem: sql`${courses.versao_imagem} + 1` })
    .where(eq(courses.id_produto, courseId))
    .returning({ versao_imagem: courses.versao_imagem });
  return row!.versao_imagem;
}
