import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { CourseSchedule } from '#/contract/catalogue/course-schedule.ts';
import { changesPrice, type ScheduleEntry } from '#/domain/catalogue/schedule/schedule-entry.ts';
import { optionalReais, reaisToCents } from '#/domain/sale/money.ts';
import { SHOP_TIME_ZONE } from '#/domain/time/dates.ts';
import { localInstant } from '#/domain/time/local-time.ts';
import { findCourse, lockCourse } from '../course-desk-repository.ts';
import { courseNotFound } from '../save-course.ts';
import {
  countLockedPrices,
  endScheduledChange,
  insertScheduledChange,
  isPaidOpenOffer,
  listScheduledRows,
  lockScheduledChange,
} from './schedule-repository.ts';

const LONGEST_AHEAD_MS = 2 * 366 * 86_400_000;

/** @throws 404 `CURSO_NAO_ENCONTRADO` */
export async function readSchedule(db: Database, courseId: number, now: Date): Promise<CourseSchedule> {
  if (!(await findCourse(db, courseId))) throw courseNotFound();
  const rows = await listScheduledRows(db, courseId);
  return {
    mudancas: rows.map((row) => ({
      id: row.id,
      tipo: row.tipo,
      turma: row.turma,
      quando: row.quando.toISOString(),
      preco_original: optionalReais(row.preco_original_centavos),
      preco_promocional: optionalReais(row.preco_promocional_centavos),
      situacao: row.situacao,
      motivo: row.motivo,
      quem: row.quem,
    })),
    mantem: await countLockedPrices(db, courseId, now),
  };
}

/**
 * @throws 404 `CURSO_NAO_ENCONTRADO`; 409 `HORA_OCUPADA`; 422 `HORA_PASSADA`, `HORA_DISTANTE`,
 *   `CURSO_GRATUITO`, `TURMA_NAO_ENCONTRADA`
 */
export async function scheduleChange(
  editor: Editor,
  courseId: number,
  entry: ScheduleEntry,
): Promise<number> {
  const { now, loginId } = editor;
  const at = new Date(localInstant(entry.dia, entry.hora, SHOP_TIME_ZONE));
  if (at <= now) throw refusedField('HORA_PASSADA', 'dia', 'Escolha um dia e uma hora que ainda venham.');
  if (at.getTime() - now.getTime() > LONGEST_AHEAD_MS)
    throw refusedField('HORA_DISTANTE', 'dia', 'Escolha um dia dentro dos próximos dois anos.');
  return editor.db.transaction(async (tx) => {
    await lockCourse(tx, courseId);
    const known = await findCourse(tx, courseId);
    if (!known) throw courseNotFound();
    if (changesPrice(entry.tipo) && known.course.gratuito)
      throw refusedField('CURSO_GRATUITO', 'tipo', 'Este curso é gratuito: não há preço para mudar.');
    if (entry.id_oferta !== null && !(await isPaidOpenOffer(tx, courseId, entry.id_oferta, now)))
      throw refusedField(
        'TURMA_NAO_ENCONTRADA',
        'id_oferta',
        'Esta turma não é paga ou não recebe mais inscrições. Escolha outra.',
      );
    const id = await insertScheduledChange(tx, {
      id_produto: courseId,
      id_oferta: entry.id_oferta,
      tipo: entry.tipo,
      quando: at,
      preco_original_centavos: entry.preco_original === null ? null : reaisToCents(entry.preco_original),
      preco_promocional_centavos:
        entry.preco_promocional === null ? null : reaisToCents(entry.preco_promocional),
      id_login: loginId,
      criado_em: now,
    });
    if (id === undefined) throw hourTaken();
    await actOf({ ...editor, db: tx }, 'MARCOU_MUDANCA', `curso ${courseId}`, {
      depois: { tipo: entry.tipo, quando: at.toISOString() },
    });
    return id;
  });
}

/** @throws 404 `MUDANCA_NAO_ENCONTRADA`; 409 `MUDANCA_TERMINADA` */
export async function cancelScheduledChange(editor: Editor, courseId: number, id: number): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const change = await lockScheduledChange(tx, courseId, id);
    if (!change) throw changeNotFound();
    if (change.situacao === 'CANCELADO') return;
    if (change.situacao !== 'AGENDADO') throw changeEnded();
    await endScheduledChange(tx, id, { situacao: 'CANCELADO', terminado_em: editor.now });
    await actOf({ ...editor, db: tx }, 'CANCELOU_MUDANCA', `curso ${courseId}`, {
      antes: { tipo: change.tipo, quando: change.quando.toISOString() },
    });
  });
}

function hourTaken(): BackendError {
  const message = 'Já há uma mudança marcada para esta hora. Escolha outra, ou cancele aquela antes.';
  return new BackendError(409, 'HORA_OCUPADA', message, { hora: [message] });
}

const changeNotFound = () =>
  new BackendError(404, 'MUDANCA_NAO_ENCONTRADA', 'Não encontramos esta mudança marcada.');

const changeEnded = () =>
  new BackendError(409, 'MUDANCA_TERMINADA', 'A hora desta mudança já chegou: ela não se cancela mais.');
