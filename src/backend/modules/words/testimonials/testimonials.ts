import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { changedMeanwhile, changesOf } from '#/backend/modules/course-desk/save-course.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { TestimonialEntry } from '#/domain/site/words/testimonial-entry.ts';
import {
  countTestimonialRows,
  deleteTestimonialRow,
  findTestimonialRow,
  insertTestimonialRow,
  listTestimonialRows,
  lockTestimonialRow,
  updateTestimonialRow,
} from './testimonial-repository.ts';

const MOST_TESTIMONIALS = 200;

const notFound = () => new BackendError(404, 'DEPOIMENTO_NAO_ENCONTRADO', 'Não encontramos este depoimento.');
const nameOf = (id: number) => `depoimento ${id}`;

export const readDeskTestimonials = (db: Database) => listTestimonialRows(db);

/** @throws 404 `DEPOIMENTO_NAO_ENCONTRADO` */
export async function readDeskTestimonial(db: Database, id: number) {
  const row = await findTestimonialRow(db, id);
  if (!row) throw notFound();
  return row;
}

/** @throws 409 `DEPOIMENTOS_DEMAIS` */
export async function createTestimonial(editor: Editor, entry: TestimonialEntry): Promise<number> {
  return editor.db.transaction(async (tx) => {
    if ((await countTestimonialRows(tx)) >= MOST_TESTIMONIALS) {
      const message = `São no máximo ${MOST_TESTIMONIALS} depoimentos: apague algum.`;
      throw new BackendError(409, 'DEPOIMENTOS_DEMAIS', message);
    }
    const id = await insertTestimonialRow(tx, entry);
    await actOf({ ...editor, db: tx }, 'CRIOU_DEPOIMENTO', nameOf(id), changesOf({}, { ...entry }));
    return id;
  });
}

/** @throws 404 `DEPOIMENTO_NAO_ENCONTRADO`, 409 `DEPOIMENTO_ALTERADO` */
export async function saveTestimonial(
  editor: Editor,
  id: number,
  version: number,
  entry: TestimonialEntry,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await lockTestimonialRow(tx, id);
    if (!known) throw notFound();
    const saved = await updateTestimonialRow(tx, id, version, entry);
    if (saved === undefined) throw changedMeanwhile('DEPOIMENTO_ALTERADO');
    const changes = changesOf({ ...known }, { ...entry });
    await actOf({ ...editor, db: tx }, 'ALTEROU_DEPOIMENTO', nameOf(id), changes);
    return saved;
  });
}

/** Idempotent. @throws 409 `DEPOIMENTO_ALTERADO` */
export async function deleteTestimonial(editor: Editor, id: number, version: number): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockTestimonialRow(tx, id);
    if (!known) return;
    if (!(await deleteTestimonialRow(tx, id, version))) throw changedMeanwhile('DEPOIMENTO_ALTERADO');
    await actOf({ ...editor, db: tx }, 'APAGOU_DEPOIMENTO', nameOf(id), { antes: known });
  });
}
