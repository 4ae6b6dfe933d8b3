import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { assertMarkdown } from '#/backend/documents/assert-markdown.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { encodePicture } from '#/backend/modules/course-desk/encode-picture.ts';
import { changedMeanwhile, changesOf, pictureOf } from '#/backend/modules/course-desk/save-course.ts';
import { storePicture } from '#/backend/modules/course-desk/save-picture.ts';
import { isAddressFree, moveAddress } from '#/backend/modules/redirects/move-address.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { DeskPost, ListedPost } from '#/contract/words/post-desk.ts';
import { coursePicturePath } from '#/domain/catalogue/picture/course-picture-path.ts';
import type { PostEntry, PostState } from '#/domain/site/words/post-entry.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import {
  findPostRow,
  insertPostRow,
  listPostRows,
  lockPostRow,
  type PostRow,
  setPostPublished,
  updatePostRow,
} from './post-repository.ts';

const postNotFound = () => new BackendError(404, 'TEXTO_NAO_ENCONTRADO', 'Não encontramos este texto.');
const addressTaken = () => {
  const message = 'Este endereço já é de outro texto, ou leva a outra página. Escolha outro.';
  return new BackendError(409, 'ENDERECO_REPETIDO', message, { slug: [message] });
};

const addressOf = (slug: string) => `/blog/${slug}`;
const nameOf = (id: number) => `texto do blog ${id}`;
/** Of a text without a cover of its own. */
const drawnCover = pictureOf('geral');

const stateOf = ({ publicado, publicado_em }: PostRow, now: Date): PostState =>
  !publicado ? 'rascunho' : publicado_em > now ? 'agendado' : 'publicado';

const toListed = (row: PostRow, now: Date): ListedPost => ({
  id_post: row.id_post,
  titulo: row.title,
  slug: row.slug,
  data: calendarDay(row.publicado_em),
  situacao: stateOf(row, now),
});

export async function readDeskPosts(db: Database, now: Date, { pagina }: { pagina: number }) {
  const rows = await listPostRows(db, pagina);
  return { itens: rows.map((row) => toListed(row, now)), totalItens: rows[0]?.total ?? 0, page: pagina };
}

/** @throws 404 `TEXTO_NAO_ENCONTRADO` */
export async function readDeskPost(db: Database, now: Date, id: number): Promise<DeskPost> {
  const row = await findPostRow(db, id);
  if (!row) throw postNotFound();
  const { title, imagem, resumo, texto, publicado_em, versao } = row;
  const previa = {
    title,
    imagem,
    resumo,
    publicado_em: publicado_em.toISOString(),
    texto: readMarkdown(texto).blocos,
  };
  return { ...toListed(row, now), resumo, texto, versao, previa };
}

const toRow = ({ titulo, slug, resumo, texto, data }: PostEntry) => ({
  title: titulo,
  slug,
  link: addressOf(slug),
  resumo,
  texto,
  publicado_em: startOfDay(data),
});

/** @throws 409 `ENDERECO_REPETIDO`, 422 `TEXTO_RECUSADO` */
export async function createPost(editor: Editor, entry: PostEntry): Promise<number> {
  assertMarkdown('texto', entry.texto);
  return editor.db.transaction(async (tx) => {
    const row = toRow(entry);
    const isFree = await isAddressFree(tx, row.link);
    const values = {
      ...row,
      origem: 'senai' as const,
      imagem: drawnCover,
      publicado: false,
      ja_publicado: false,
    };
    const id = isFree ? await insertPostRow(tx, values) : undefined;
    if (id === undefined) throw addressTaken();
    await actOf({ ...editor, db: tx }, 'CRIOU_TEXTO_DO_BLOG', nameOf(id), changesOf({}, row));
    return id;
  });
}

/** @throws 404 `TEXTO_NAO_ENCONTRADO`; 409 `ENDERECO_REPETIDO`, `TEXTO_ALTERADO`; 422 `TEXTO_RECUSADO` */
export async function savePost(
  editor: Editor,
  id: number,
  version: number,
  entry: PostEntry,
): Promise<number> {
  assertMarkdown('texto', entry.texto);
  try {
    return await editor.db.transaction(async (tx) => {
      const known = await lockPostRow(tx, id);
      if (!known) throw postNotFound();
      const row = toRow(entry);
      // The hour of a day that stays is kept: lists are ordered by it.
      if (entry.data === calendarDay(known.publicado_em)) row.publicado_em = known.publicado_em;
      const saved = await updatePostRow(tx, id, version, row);
      if (saved === undefined) throw changedMeanwhile('TEXTO_ALTERADO');
      const old = addressOf(known.slug);
      if (row.link !== old) {
        if (!(await isAddressFree(tx, row.link, old))) throw addressTaken();
        if (known.ja_publicado) await moveAddress(tx, old, row.link);
      }
      const changes = changesOf({ ...known }, row);
      await actOf({ ...editor, db: tx }, 'ALTEROU_TEXTO_DO_BLOG', nameOf(id), changes);
      return saved;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

/** Idempotent. @throws 404 `TEXTO_NAO_ENCONTRADO` */
export async function publishPost(editor: Editor, id: number, published: boolean): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockPostRow(tx, id);
    if (!known) throw postNotFound();
    if (known.publicado === published) return;
    await setPostPublished(tx, id, published);
    const act = published ? 'PUBLICOU_TEXTO_DO_BLOG' : 'TIROU_TEXTO_DO_BLOG_DO_AR';
    await actOf({ ...editor, db: tx }, act, nameOf(id));
  });
}

/** @throws 404 `TEXTO_NAO_ENCONTRADO`, 409 `TEXTO_ALTERADO`, 422 `IMAGEM_RECUSADA` */
export async function savePostCover(
  editor: Editor,
  { id, versao, conteudo }: { id: number; versao: number; conteudo: string },
): Promise<number> {
  // Takes a second: nothing is locked meanwhile.
  const picture = await encodePicture(`texto ${id}`, Buffer.from(conteudo, 'base64'));
  return editor.db.transaction(async (tx) => {
    const known = await lockPostRow(tx, id);
    if (!known) throw postNotFound();
    const imagem = coursePicturePath(picture.hash);
    const saved = await updatePostRow(tx, id, versao, { imagem });
    if (saved === undefined) throw changedMeanwhile('TEXTO_ALTERADO');
    await storePicture(tx, { id_post: id }, picture, editor.now);
    await actOf(
      { ...editor, db: tx },
      'TROCOU_CAPA_DE_TEXTO',
      nameOf(id),
      changesOf({ ...known }, { imagem }),
    );
    return saved;
  });
}
