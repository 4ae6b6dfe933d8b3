import type { Editor } from '#/backend/request/editor-of.ts';
import { removePicture, savePicture } from '../save-picture.ts';
import { requireProgramme } from './save-programme.ts';

interface Change {
  slug: string;
  versao_imagem: number;
}

/**
 * Without a file only the text changes.
 * @throws 404 `PROGRAMA_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA`, 422 `IMAGEM_RECUSADA`
 */
export async function saveProgrammePicture(
  editor: Editor,
  { slug, ...picture }: Change & { texto: string; conteudo?: string | undefined },
): Promise<number> {
  const { id_produto } = await requireProgramme(editor.db, slug);
  return savePicture(editor, { ...picture, id: id_produto, programme: slug });
}

/** Idempotent. @throws 404 `PROGRAMA_NAO_ENCONTRADO`, 409 `IMAGEM_ALTERADA` */
export async function removeProgrammePicture(
  editor: Editor,
  { slug, versao_imagem }: Change,
): Promise<number> {
  const { id_produto } = await requireProgramme(editor.db, slug);
  return removePicture(editor, { versao_imagem, id: id_produto, programme: slug });
}
