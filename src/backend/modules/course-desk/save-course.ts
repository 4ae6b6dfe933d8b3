import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { CourseEntry } from '#/domain/catalogue/course-entry.ts';
import { pricesInCents } from '#/domain/sale/money.ts';
import { slugify } from '#/domain/text/slug.ts';
import { listCoursesById } from './choosing/named-courses-repository.ts';
import {
  findAreaGroup,
  findCourse,
  insertCourse,
  isCourseType,
  isModality,
  lockCourse,
  setPublished,
  takeNextId,
  updateCourse,
} from './course-desk-repository.ts';

export const courseNotFound = () =>
  new BackendError(404, 'CURSO_NAO_ENCONTRADO', 'Não encontramos este curso.');

export const changedMeanwhile = (codigo: string) =>
  new BackendError(
    409,
    codigo,
    'Outra pessoa salvou enquanto você editava. Nada foi sobrescrito: abra a página de novo em outra aba, compare e salve o que faltar.',
  );

export const courseUnknown = (field = 'cursos') =>
  refusedField(
    'OPCAO_DESCONHECIDA',
    field,
    'Um destes cursos não existe. O número do curso está no fim do endereço da página dele.',
  );

const relatedToItself = () =>
  refusedField('OPCAO_DESCONHECIDA', 'relacionados', 'Um curso não aparece ao lado dele mesmo.');

/** @throws 422 `OPCAO_DESCONHECIDA` for an id that is of no course */
export async function requireCourses(
  db: Database,
  ids: readonly number[] | undefined,
  field: string,
): Promise<void> {
  if (ids && (await listCoursesById(db, ids)).length < new Set(ids).size) throw courseUnknown(field);
}

const titleTaken = () => refusedTitle('Já existe um curso com este nome nesta modalidade.');
const refusedTitle = (message: string) =>
  new BackendError(409, 'CURSO_REPETIDO', message, { titulo: [message] });

const unknownOption = (field: string) =>
  refusedField('OPCAO_DESCONHECIDA', field, 'Esta opção não existe mais. Escolha outra.');

/** Makes a course that isn't on sale. @throws 409 `CURSO_REPETIDO`, 422 for an option that is gone */
export async function createCourse(editor: Editor, entry: CourseEntry): Promise<number> {
  return namingTaken(() =>
    editor.db.transaction(async (tx) => {
      const row = await toRow(tx, entry, editor.now);
      await requireCourses(tx, entry.relacionados, 'relacionados');
      const id = await takeNextId(tx, 'courses', 'id_produto');
      await insertCourse(tx, { ...row, id_produto: id, publicado: false });
      await actOf({ ...editor, db: tx }, 'CRIOU_CURSO', `curso ${id}`);
      return id;
    }),
  );
}

/**
 * @throws 404 `CURSO_NAO_ENCONTRADO`; 409 `CURSO_ALTERADO`, `CURSO_REPETIDO`; 422 for an option that is gone
 */
export async function saveCourse(
  editor: Editor,
  courseId: number,
  version: number,
  entry: CourseEntry,
): Promise<number> {
  return namingTaken(() =>
    editor.db.transaction(async (tx) => {
      await lockCourse(tx, courseId);
      const known = await findCourse(tx, courseId);
      if (!known) throw courseNotFound();
      const { imagem, ...rest } = await toRow(tx, entry, editor.now);
      if (entry.relacionados?.includes(courseId)) throw relatedToItself();
      await requireCourses(tx, entry.relacionados, 'relacionados');
      // Of the area, where it isn't a picture of the course's own.
      const isOfArea = known.course.imagem === pictureOf(known.areaSlug);
      const row = isOfArea ? { ...rest, imagem } : rest;
      const saved = await updateCourse(tx, courseId, version, row);
      if (saved === undefined) throw changedMeanwhile('CURSO_ALTERADO');
      await actOf({ ...editor, db: tx }, 'ALTEROU_CURSO', `curso ${courseId}`, changesOf(known.course, row));
      return saved;
    }),
  );
}

/** Whether that changed anything. @throws 404 `CURSO_NAO_ENCONTRADO` */
export async function publishCourse(editor: Editor, courseId: number, published: boolean): Promise<boolean> {
  return editor.db.transaction(async (tx) => {
    const isChanged = await setPublished(tx, courseId, published, editor.now);
    if (isChanged === undefined) throw courseNotFound();
    if (!isChanged) return false;
    await actOf(
      { ...editor, db: tx },
      published ? 'PUBLICOU_CURSO' : 'TIROU_CURSO_DO_AR',
      `curso ${courseId}`,
    );
    return true;
  });
}

/** All or none. Returns how many changed. @throws 404 `CURSO_NAO_ENCONTRADO` */
export async function publishCourses(
  editor: Editor,
  courseIds: readonly number[],
  published: boolean,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    let changed = 0;
    // In the order of their ids, as two editors may mark the same ones.
    for (const id of [...new Set(courseIds)].toSorted((a, b) => a - b)) {
      if (await publishCourse({ ...editor, db: tx }, id, published)) changed++;
    }
    return changed;
  });
}

/** The drawing of an area. */
export const pictureOf = (areaSlug: string) =>
  `/images/product/areas_group/${areaSlug}/${areaSlug}-desk.webp`;

async function toRow(tx: Database, entry: CourseEntry, now: Date) {
  const [group, knowsModality, knowsType] = [
    await findAreaGroup(tx, entry.id_area_atuacao),
    await isModality(tx, entry.id_modalidade),
    await isCourseType(tx, entry.id_tipo_curso),
  ];
  if (!knowsModality) throw unknownOption('id_modalidade');
  if (!group) throw unknownOption('id_area_atuacao');
  if (!knowsType) throw unknownOption('id_tipo_curso');
  if (slugify(entry.titulo) === '') throw refusedTitle(NO_LETTERS);
  return courseRow(entry, group, now);
}

/** Said of a title that makes no address. */
export const NO_LETTERS = 'Escreva um nome com letras ou números.';

/** What a course is stored as, with the drawing of its area's group. */
export function courseRow(entry: CourseEntry, group: { groupId: number; slug: string }, now: Date) {
  const { preco_original, preco_promocional, ...rest } = entry;
  return {
    ...rest,
    slug: slugify(entry.titulo),
    id_grupo_area_atuacao: group.groupId,
    imagem: pictureOf(group.slug),
    gratuito: preco_original === 0,
    ...pricesInCents({ preco_original, preco_promocional }),
    atualizado_em: now,
  };
}

/** Old and new value of each column that changed. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (key) => key !== 'atualizado_em' && !isDeepStrictEqual(before[key], after[key]),
  );
  const pick = (row: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, row[key]]));
  return { antes: pick(before), depois: pick(after) };
}

async function namingTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw isUniqueViolation(error) ? titleTaken() : error;
  }
}
