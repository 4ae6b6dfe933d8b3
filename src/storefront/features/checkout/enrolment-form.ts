import type { BirthDateFields } from '#/domain/person/birth-date.ts';
import { isCpf } from '#/domain/person/cpf.ts';
import { isEmail } from '#/domain/person/email.ts';
import { isFilled } from '#/domain/text/required.ts';

/** The enrolment form as typed (FORM-20). */
export interface EnrolmentForm {
  fullName: string;
  cpf: string;
  birthDate: BirthDateFields;
  telefone: string;
  email: string;
}

/**
 * True when the form may be sent: name filled, CPF valid, day and month filled, year of 4 digits, phone
 * filled, e-mail valid (FORM-20). It ticks the step off; the button stays open, and each field's own rule
 * decides on sending.
 */
export function isEnrolmentFormComplete({
  fullName,
  cpf,
  birthDate,
  telefone,
  email,
}: EnrolmentForm): boolean {
  return (
    isFilled(fullName) &&
    isCpf(cpf) &&
    isFilled(birthDate.day) &&
    isFilled(birthDate.month) &&
    /^\d{4}$/.test(birthDate.year) &&
    isFilled(telefone) &&
    isEmail(email.trim())
  );
}
