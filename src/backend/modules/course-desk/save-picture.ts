import type { Database } from '#/backend/db/database.ts';
import { imageRefused } from '#/backend/modules/brand/images/image-errors.ts';
import { coursePicturePath } from '#/domain/catalogue/picture/course-picture-path.ts';
import { PHOTO_MISSING } from '#/domain/catalogue/picture/course-picture.ts';
import { findCourse, lockCourse } from './course-desk-repository.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import {
  deletePicturesRetiredBefore,
  insertPicture,
  type PictureOwner,
  retirePictures,
  setPicture,
} from './picture-repository.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changedMeanwhile, courseNotFound, pictureOf } from './save-course.ts';

interface Change {
  id: number;
  versao_imagem: number;
  /** The programme that it is of; left out: a course. */
  programme?: string;
}

/**
 * Without a file only the text changes.
 * @throws 404 `CURSO_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`, 422 `IMAGEM_RECUSADA`
 */
export async function savePicture(
  editor: Editor,
  { texto, conteudo, ...change }: Change & { texto: string; conteudo?: string | undefined },
): Promise<number> {
  // Takes a second: nothing is locked meanwhile.
  const picture = conteudo && (await encodePicture(`${change.id}`, Buffer.from(conteudo, 'base64')));
  return changePicture(editor, change, async (tx, { imagem, isDrawn }) => {
    if (!picture && isDrawn) throw imageRefused(PHOTO_MISSING);
    if (picture) await storePicture(tx, { id_produto: change.id }, picture, editor.now);
    const path = picture ? coursePicturePath(picture.hash) : imagem;
    return { imagem: path, imagem_alt: texto };
  });
}

/** Brings the drawing back. Idempotent. @throws 404 `CURSO_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA` */
export function removePicture(editor: Editor, change: Change): Promise<number> {
  return changePicture(editor, change, async (tx, { drawn }) => {
    await retirePictures(tx, { id_produto: change.id }, editor.now);
    return { imagem: drawn, imagem_alt: '' };
  });
}

/** Takes the place of the owner's picture, which stays a while for pages that were stored elsewhere. */
export async function storePicture(
  tx: Database,
  owner: PictureOwner,
  picture: EncodedPicture,
  at: Date,
): Promise<void> {
  await retirePictures(tx, owner, at);
  await insertPicture(tx, owner, picture, at);
}

interface ShownPicture {
  imagem: string;
  /** The drawing of the course's area. */
  drawn: string;
  isDrawn: boolean;
}

const actsOfCourse = { changed: 'TROCOU_IMAGEM_DE_CURSO', removed: 'RETIROU_IMAGEM_DE_CURSO' } as const;
const actsOfProgramme = {
  changed: 'TROCOU_IMAGEM_DE_PROGRAMA',
  removed: 'RETIROU_IMAGEM_DE_PROGRAMA',
} as const;

function changePicture(
  editor: Editor,
  { id, versao_imagem, programme }: Change,
  make: (tx: Database, shown: ShownPicture) => Promise<{ imagem: string; imagem_alt: string }>,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    await lockCourse(tx, id);
    const found = await findCourse(tx, id, programme !== undefined);
    if (!found) throw courseNotFound();
    if (found.course.versao_imagem !== versao_imagem) throw changedMeanwhile('IMAGEM_ALTERADA');
    const { imagem, imagem_alt } = found.course;
    const drawn = pictureOf(found.areaSlug);
    const made = await make(tx, { imagem, drawn, isDrawn: imagem === drawn });
    const saved = await setPicture(tx, id, { ...made, atualizado_em: editor.now });
    const acts = programme === undefined ? actsOfCourse : actsOfProgramme;
    const act = made.imagem === drawn ? acts.removed : acts.changed;
    const object = programme === undefined ? `curso ${id}` : `programa ${programme}`;
    await actOf({ ...editor, db: tx }, act, object, { antes: { imagem, imagem_alt }, depois: made });
    return saved;
  });
}

/** As long as pages that were stored elsewhere may name one. */
const RETIRED_DAYS = 30;

/** Deletes pictures that were replaced or taken away a while ago. */
export function forgetRetiredPictures(db: Database, now: Date): Promise<void> {
  return deletePicturesRetiredBefore(db, new Date(now.getTime() - RETIRED_DAYS * 86_400_000));
}
