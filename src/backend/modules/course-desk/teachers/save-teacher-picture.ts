import type { Database } from '#/backend/db/database.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { imageRefused } from '#/backend/modules/brand/images/image-errors.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { coursePicturePath } from '#/domain/catalogue/picture/course-picture-path.ts';
import { PHOTO_MISSING } from '#/domain/catalogue/picture/course-picture.ts';
import { encodePicture, ofTeacher } from '../encode-picture.ts';
import { retirePictures } from '../picture-repository.ts';
import { changedMeanwhile } from '../save-course.ts';
import { storePicture } from '../save-picture.ts';
import { teacherNotFound } from './save-teacher.ts';
import { lockTeacher, setTeacherPicture, type TeacherRow } from './teacher-desk-repository.ts';

interface Change {
  slug: string;
  versao_imagem: number;
}

type Shown = Pick<TeacherRow, 'imagem' | 'imagem_alt'>;

/**
 * Without a file only the text changes.
 * @throws 404 `PROFESSOR_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`, 422 `IMAGEM_RECUSADA`
 */
export async function saveTeacherPicture(
  editor: Editor,
  { texto, conteudo, ...change }: Change & { texto: string; conteudo?: string | undefined },
): Promise<number> {
  // Takes a second: nothing is locked meanwhile.
  const picture =
    conteudo && (await encodePicture(`professor ${change.slug}`, Buffer.from(conteudo, 'base64'), ofTeacher));
  return changePicture(editor, change, async (tx, { imagem }) => {
    if (!picture && imagem === null) throw imageRefused(PHOTO_MISSING);
    if (picture) await storePicture(tx, { professor: change.slug }, picture, editor.now);
    return { imagem: picture ? coursePicturePath(picture.hash) : imagem, imagem_alt: texto };
  });
}

/** Idempotent. @throws 404 `PROFESSOR_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA` */
export function removeTeacherPicture(editor: Editor, change: Change): Promise<number> {
  return changePicture(editor, change, async (tx) => {
    await retirePictures(tx, { professor: change.slug }, editor.now);
    return { imagem: null, imagem_alt: '' };
  });
}

function changePicture(
  editor: Editor,
  { slug, versao_imagem }: Change,
  make: (tx: Database, shown: Shown) => Promise<Shown>,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await lockTeacher(tx, slug);
    if (!known) throw teacherNotFound();
    if (known.versao_imagem !== versao_imagem) throw changedMeanwhile('IMAGEM_ALTERADA');
    const { imagem, imagem_alt } = known;
    const made = await make(tx, { imagem, imagem_alt });
    const saved = await setTeacherPicture(tx, slug, { ...made, atualizado_em: editor.now });
    const act = made.imagem === null ? 'RETIROU_FOTO_DE_PROFESSOR' : 'TROCOU_FOTO_DE_PROFESSOR';
    const changes = { antes: { imagem, imagem_alt }, depois: made };
    await actOf({ ...editor, db: tx }, act, `professor ${slug}`, changes);
    return saved;
  });
}
