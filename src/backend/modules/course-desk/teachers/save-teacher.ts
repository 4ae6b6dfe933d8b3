import type { Database } from '#/backend/db/database.ts';
import { assertMarkdown } from '#/backend/documents/assert-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { DeskTeacher } from '#/contract/catalogue/teacher-desk.ts';
import type { TeacherEntry } from '#/domain/catalogue/teachers/teacher-entry.ts';
import { changedMeanwhile, changesOf } from '../save-course.ts';
import {
  countOpenOffersOf,
  findTeacherRow,
  insertTeacher,
  listTeacherRows,
  lockTeacher,
  updateTeacher,
} from './teacher-desk-repository.ts';

export const teacherNotFound = () =>
  new BackendError(404, 'PROFESSOR_NAO_ENCONTRADO', 'Não encontramos este professor.');

const slugTaken = () => {
  const message = 'Já existe um professor com este endereço. Escolha outro.';
  return new BackendError(409, 'PROFESSOR_REPETIDO', message, { slug: [message] });
};

export async function readDeskTeachers(db: Database, now: Date, { pagina }: { pagina: number }) {
  const rows = await listTeacherRows(db, { page: pagina, now });
  return {
    itens: rows.map(({ total: _, ...row }) => row),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/** @throws 404 `PROFESSOR_NAO_ENCONTRADO` */
export async function readDeskTeacher(db: Database, now: Date, slug: string): Promise<DeskTeacher> {
  const [row, turmas_abertas] = await Promise.all([
    findTeacherRow(db, slug),
    countOpenOffersOf(db, slug, now),
  ]);
  if (!row) throw teacherNotFound();
  const { atualizado_em: _, ...teacher } = row;
  return { ...teacher, turmas_abertas };
}

/** @throws 409 `PROFESSOR_REPETIDO`, 422 `TEXTO_RECUSADO` */
export async function createTeacher(editor: Editor, slug: string, entry: TeacherEntry): Promise<void> {
  assertMarkdown('biografia', entry.biografia);
  await editor.db.transaction(async (tx) => {
    if (!(await insertTeacher(tx, { ...entry, slug, atualizado_em: editor.now }))) throw slugTaken();
    await actOf({ ...editor, db: tx }, 'CADASTROU_PROFESSOR', `professor ${slug}`, { depois: entry });
  });
}

/** @throws 404 `PROFESSOR_NAO_ENCONTRADO`; 409 `PROFESSOR_ALTERADO`; 422 `TEXTO_RECUSADO` */
export async function saveTeacher(
  editor: Editor,
  slug: string,
  version: number,
  entry: TeacherEntry,
): Promise<number> {
  assertMarkdown('biografia', entry.biografia);
  return editor.db.transaction(async (tx) => {
    const known = await lockTeacher(tx, slug);
    if (!known) throw teacherNotFound();
    const saved = await updateTeacher(tx, slug, version, { ...entry, atualizado_em: editor.now });
    if (saved === undefined) throw changedMeanwhile('PROFESSOR_ALTERADO');
    const changes = changesOf({ ...known }, entry);
    await actOf({ ...editor, db: tx }, 'ALTEROU_PROFESSOR', `professor ${slug}`, changes);
    return saved;
  });
}
