import { refusedField } from '#/backend/http/backend-error.ts';
import { requireBirthDate } from '#/backend/request/require-birth-date.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { ageOn } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

interface OfferWithAge {
  oferta: { idade_minima: number | null; data_inicio: CalendarDay };
}

/**
 * @throws 422 with `campos` when the birth date is none, or the student too young for the offer on its first
 *   day (ENROLMENT-5)
 */
export function assertOldEnough({ oferta }: OfferWithAge, { nascimento }: PersonForm, now: Date): void {
  requireBirthDate(nascimento, now, { codigo: 'IDADE_INVALIDA', field: 'aluno.nascimento' });
  const minimum = oferta.idade_minima;
  if (minimum === null || ageOn(nascimento, oferta.data_inicio) >= minimum) return;
  throw refusedField(
    'IDADE_MINIMA',
    'aluno.nascimento',
    `Para esta turma é preciso ter ${minimum} anos completos no início das aulas.`,
  );
}

/** @throws 422 `RESPONSAVEL_INVALIDO` for a guardian who is the student (GUARDIAN-1) */
export function assertOtherPerson(aluno: Pick<PersonForm, 'cpf'>, responsavel: PurchaseGuardian): void {
  if (cpfDigits(responsavel.cpf) !== cpfDigits(aluno.cpf)) return;
  throw refusedField(
    'RESPONSAVEL_INVALIDO',
    'responsavel.cpf',
    'O responsável é outra pessoa: informe o CPF de quem responde por quem vai estudar.',
  );
}
