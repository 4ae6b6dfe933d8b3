import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { assertMarkdown } from '#/backend/documents/assert-markdown.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { changedMeanwhile, changesOf } from '#/backend/modules/course-desk/save-course.ts';
import { isAddressFree, moveAddress } from '#/backend/modules/redirects/move-address.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { SchoolPage } from '#/contract/words/school-page.ts';
import type { SchoolPageEntry } from '#/domain/site/words/school-page-entry.ts';
import {
  countSchoolPages,
  deleteSchoolPageRow,
  findSchoolPageRow,
  findShownSchoolPage,
  insertSchoolPageRow,
  listSchoolPageRows,
  listShownSchoolPages,
  lockSchoolPageRow,
  updateSchoolPageRow,
} from './school-page-repository.ts';

/** The footer shows them all. */
const MOST_PAGES_OF_SCHOOL = 12;

const notFound = () => new BackendError(404, 'PAGINA_NAO_ENCONTRADA', 'Não encontramos esta página.');
const addressTaken = () => {
  const message = 'Este endereço já é de outra página, ou leva a outra. Escolha outro.';
  return new BackendError(409, 'ENDERECO_REPETIDO', message, { slug: [message] });
};
const addressOf = (slug: string) => `/sobre/${slug}`;
const nameOf = (id: number) => `página da escola ${id}`;

export const readSchoolPages = (db: Database) => listShownSchoolPages(db);
export const readDeskSchoolPages = (db: Database) => listSchoolPageRows(db);

/** @throws 404 `PAGINA_NAO_ENCONTRADA` */
export async function readSchoolPage(db: Database, slug: string): Promise<SchoolPage> {
  const row = await findShownSchoolPage(db, slug);
  if (!row) throw notFound();
  const { titulo, resumo, texto } = row;
  return { slug: row.slug, titulo, resumo, texto: readMarkdown(texto).blocos };
}

/** @throws 404 `PAGINA_NAO_ENCONTRADA` */
export async function readDeskSchoolPage(db: Database, id: number) {
  const row = await findSchoolPageRow(db, id);
  if (!row) throw notFound();
  return row;
}

/** @throws 409 `ENDERECO_REPETIDO`, `PAGINAS_DEMAIS`; 422 `TEXTO_RECUSADO` */
export async function createSchoolPage(editor: Editor, entry: SchoolPageEntry): Promise<number> {
  assertMarkdown('texto', entry.texto);
  return editor.db.transaction(async (tx) => {
    // It holds the lock of redirects, so the count below is still true when the row is in.
    const isFree = await isAddressFree(tx, addressOf(entry.slug));
    if ((await countSchoolPages(tx)) >= MOST_PAGES_OF_SCHOOL) {
      const message = `São no máximo ${MOST_PAGES_OF_SCHOOL} páginas: apague alguma.`;
      throw new BackendError(409, 'PAGINAS_DEMAIS', message);
    }
    const id = isFree ? await insertSchoolPageRow(tx, entry) : undefined;
    if (id === undefined) throw addressTaken();
    await actOf({ ...editor, db: tx }, 'CRIOU_PAGINA_DA_ESCOLA', nameOf(id), changesOf({}, { ...entry }));
    return id;
  });
}

/** @throws 404 `PAGINA_NAO_ENCONTRADA`; 409 `ENDERECO_REPETIDO`, `PAGINA_ALTERADA`; 422 */
export async function saveSchoolPage(
  editor: Editor,
  id: number,
  version: number,
  entry: SchoolPageEntry,
): Promise<number> {
  assertMarkdown('texto', entry.texto);
  try {
    return await editor.db.transaction(async (tx) => {
      const known = await lockSchoolPageRow(tx, id);
      if (!known) throw notFound();
      const saved = await updateSchoolPageRow(tx, id, version, entry);
      if (saved === undefined) throw changedMeanwhile('PAGINA_ALTERADA');
      const [old, now] = [addressOf(known.slug), addressOf(entry.slug)];
      if (now !== old) {
        if (!(await isAddressFree(tx, now, old))) throw addressTaken();
        if (known.ja_publicada) await moveAddress(tx, old, now);
      }
      const changes = changesOf({ ...known }, { ...entry });
      await actOf({ ...editor, db: tx }, 'ALTEROU_PAGINA_DA_ESCOLA', nameOf(id), changes);
      return saved;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

/** Idempotent. @throws 409 `PAGINA_ALTERADA` */
export async function deleteSchoolPage(editor: Editor, id: number, version: number): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockSchoolPageRow(tx, id);
    if (!known) return;
    if (!(await deleteSchoolPageRow(tx, id, version))) throw changedMeanwhile('PAGINA_ALTERADA');
    await actOf({ ...editor, db: tx }, 'APAGOU_PAGINA_DA_ESCOLA', nameOf(id), { antes: known });
  });
}
