import { refusedField } from '#/backend/http/backend-error.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { Student } from '#/contract/purchasing/purchase.ts';
import { ageOn, findBirthDateError, splitBirthDate } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

interface OfferWithAge {
  oferta: { idade_minima: number | null; data_inicio: CalendarDay };
}

/**
 * @throws 422 with `campos` when the birth date is none, or the student too young for the offer on its first
 *   day (ENROLMENT-5)
 */
export function assertOldEnough({ oferta }: OfferWithAge, { nascimento }: Student, now: Date): void {
  const problem = findBirthDateError(splitBirthDate(nascimento), calendarDay(now));
  if (problem) throw refusedField('IDADE_INVALIDA', 'aluno.nascimento', problem);
  const minimum = oferta.idade_minima;
  if (minimum === null || ageOn(nascimento, oferta.data_inicio) >= minimum) return;
  throw refusedField(
    'IDADE_MINIMA',
    'aluno.nascimento',
    `Para esta turma é preciso ter ${minimum} anos completos no início das aulas.`,
  );
}

/** @throws 422 `RESPONSAVEL_INVALIDO` for a guardian who is the student (GUARDIAN-1) */
export function assertOtherPerson(aluno: Pick<Student, 'cpf'>, responsavel: PurchaseGuardian): void {
  if (cpfDigits(responsavel.cpf) !== cpfDigits(aluno.cpf)) return;
  throw refusedField(
    'RESPONSAVEL_INVALIDO',
    'responsavel.cpf',
    'O responsável é outra pessoa: informe o CPF de quem responde por quem vai estudar.',
  );
}
