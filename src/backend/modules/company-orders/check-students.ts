import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findStudentError, type ListedStudent } from '#/domain/company/company-order.ts';
import { ageOn, findBirthDateError, splitBirthDate } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { listSeatedCpfs } from '../orders/company-seat/company-seat-repository.ts';

interface StudentsOfOffer {
  personId: number;
  sale: PublishedOffer;
  students: readonly ListedStudent[];
  now: Date;
  field?: (index: number) => string;
}

/**
 * @throws 422 `ALUNOS_INVALIDOS` for students who are too young, listed twice, or already have a seat of the
 * offer (COMPANY-3)
 */
export async function assertMayStudy(
  db: Database,
  { personId, sale: { oferta }, students, now, field = (index) => `alunos.${index}` }: StudentsOfOffer,
): Promise<void> {
  const today = calendarDay(now);
  const cpfs = students.map(({ cpf }) => cpfDigits(cpf));
  const seated = new Set(await listSeatedCpfs(db, { personId, offerId: oferta.id_oferta, cpfs }));
  const campos: Record<string, string[]> = {};
  for (const [index, student] of students.entries()) {
    const { idade_minima: minimum } = oferta;
    const cpf = cpfs[index]!;
    const birth =
      findBirthDateError(splitBirthDate(student.nascimento), today) ??
      findStudentError(student, today) ??
      (minimum !== null && ageOn(student.nascimento, oferta.data_inicio) < minimum
        ? `Para esta turma é preciso ter ${minimum} anos completos no início das aulas.`
        : undefined);
    if (birth) campos[`${field(index)}.nascimento`] = [birth];
    if (cpfs.indexOf(cpf) < index) campos[`${field(index)}.cpf`] = ['CPF repetido na lista.'];
    else if (seated.has(cpf)) campos[`${field(index)}.cpf`] = ['Já tem uma vaga desta turma.'];
  }
  if (Object.keys(campos).length === 0) return;
  throw new BackendError(422, 'ALUNOS_INVALIDOS', 'Confira os dados de quem vai estudar.', campos);
}
