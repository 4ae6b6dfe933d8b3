import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { findActOn, listActPage } from '#/backend/modules/audit/audit-log.ts';
import { courseEntrySchema } from '#/domain/catalogue/course-entry.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { findCourse } from '../course-desk-repository.ts';
import { listOffersOf } from '../offer-desk-repository.ts';
import { readCourse } from '../read-course.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { courseNotFound, saveCourse } from '../save-course.ts';
import { changeNotFound, oldTextRefused, textsBefore, textsChanged, toHistory } from './undone-texts.ts';

const changes: readonly AuditedAct[] = [
  'CRIOU_CURSO',
  'ALTEROU_CURSO',
  'TROCOU_IMAGEM_DE_CURSO',
  'RETIROU_IMAGEM_DE_CURSO',
  'PUBLICOU_CURSO',
  'TIROU_CURSO_DO_AR',
  'CRIOU_TURMA',
  'ALTEROU_TURMA',
  'CANCELOU_TURMA',
  'ADIOU_TURMA',
  'ENCERROU_TURMA',
];

/** What is written or shown beside it, and promises no price and no hours. */
const texts = [
  'titulo',
  'descricao',
  'publico_alvo',
  'objetivos',
  'certificacao',
  'requisitos',
  'video_url',
  'termos_busca',
  'relacionados',
] as const;

const undone = { acao: 'ALTEROU_CURSO', texts } as const;

/** @throws 404 `CURSO_NAO_ENCONTRADO`, also for an offer of another course */
export async function readCourseHistory(
  db: Database,
  courseId: number,
  { turma, pagina }: { turma?: number | undefined; pagina: number },
) {
  const found = await findCourse(db, courseId);
  const offers = (await listOffersOf(db, courseId)).map(({ id_oferta }) => id_oferta);
  if (!found || (turma !== undefined && !offers.includes(turma))) throw courseNotFound();
  const objects = turma === undefined ? [`curso ${courseId}`, ...offers.map(nameOffer)] : [nameOffer(turma)];
  const rows = await listActPage(db, { acts: changes, objects, page: pagina, size: PAGE_SIZE });
  return toHistory(rows, pagina, (row) => textsBefore(row, found.course, undone) !== undefined);
}

const nameOffer = (offerId: number) => `turma ${offerId}`;

/**
 * @throws 404 `CURSO_NAO_ENCONTRADO`, `MUDANCA_NAO_ENCONTRADA`; 409 `CURSO_ALTERADO`, `TEXTO_MUDOU_DEPOIS`,
 *   `CURSO_REPETIDO`; 422 `TEXTO_ANTIGO_RECUSADO`
 */
export async function undoTexts(editor: Editor, courseId: number, actId: number): Promise<number> {
  const { db } = editor;
  const course = await readCourse(db, courseId);
  const act = await findActOn(db, `curso ${courseId}`, actId);
  if (!act) throw changeNotFound();
  const before = textsBefore(act, course, undone);
  if (!before) throw textsChanged();
  const entry = v.safeParse(courseEntrySchema, { ...course, ...before });
  if (!entry.success) throw oldTextRefused();
  return saveCourse(editor, courseId, course.versao, entry.output);
}
