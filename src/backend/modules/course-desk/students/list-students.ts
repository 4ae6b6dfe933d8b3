import type { ListUse, OfferStudent, OfferStudents } from '#/contract/catalogue/offer-students.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { deskOfferNotFound } from '../save-offer.ts';
import {
  countUnnamedSeats,
  findOfferOfStudents,
  listStudentRows,
  type StudentRow,
} from './students-repository.ts';

const MOST_STUDENTS = 5000;

/** Who is enrolled in an offer; each reading is recorded. @throws 404 `TURMA_NAO_ENCONTRADA` */
export async function readStudents(editor: Editor, offerId: number, uso: ListUse): Promise<OfferStudents> {
  const { db } = editor;
  const offer = await findOfferOfStudents(db, offerId);
  if (!offer) throw deskOfferNotFound();
  const rows = await listStudentRows(db, offerId, MOST_STUDENTS);
  const unnamed = await countUnnamedSeats(db, offerId);
  await actOf(editor, 'VIU_ALUNOS', `turma ${offerId}`, { uso, alunos: rows.length });
  return { ...offer, alunos: rows.map(toStudent), vagas_sem_nome: unnamed };
}

function toStudent(row: StudentRow): OfferStudent {
  const { responsavel_nome: guardian, responsavel_telefone: phone, nascimento, ...student } = row;
  return {
    ...student,
    nascimento: /^\d{4}-/.test(nascimento) ? Number(nascimento.slice(0, 4)) : null,
    responsavel: guardian === '' ? null : { nome: guardian, telefone: phone },
  };
}
