import type { FieldProblems } from '#/blocks/form-problems.ts';
import { findPersonProblems, readPersonEntries, type PersonEntries } from '#/blocks/person-form.ts';
import { splitBirthDate } from '#/domain/birth-date.ts';
import { formatCpf } from '#/domain/cpf.ts';
import type { CalendarDay } from '#/domain/dates.ts';
import { isEnrolmentFormComplete } from '#/domain/enrolment-form.ts';
import { formatPhone } from '#/domain/phone.ts';

export interface CheckoutEntries extends PersonEntries {
  contrato: boolean;
}

export function readCheckoutEntries(data: FormData): CheckoutEntries {
  return { ...readPersonEntries(data), contrato: data.has('contrato') };
}

export function findCheckoutProblems(entries: CheckoutEntries, today: CalendarDay): FieldProblems {
  return {
    ...findPersonProblems(entries, today),
    contrato: entries.contrato ? undefined : 'Para continuar, leia e aceite o contrato',
  };
}

/** True when nothing of the student is missing, as far as the form can tell while it is filled in. */
export function isStudentComplete({ nome, cpf, dia, mes, ano, telefone, email }: PersonEntries): boolean {
  const birthDate = { day: dia, month: mes, year: ano };
  return isEnrolmentFormComplete({ fullName: nome, cpf, birthDate, telefone, email });
}

/** What the shop knows of the buyer, as the student's form shows it. */
export function toStudentDefaults(buyer: {
  nome: string;
  cpf: string | null;
  nascimento: string | null;
  telefone: string | null;
  email: string | null;
}): PersonEntries {
  const { day, month, year } = splitBirthDate(buyer.nascimento ?? '');
  return {
    nome: buyer.nome,
    cpf: formatCpf(buyer.cpf ?? ''),
    dia: day,
    mes: month,
    ano: year,
    telefone: formatPhone(buyer.telefone ?? ''),
    email: buyer.email ?? '',
  };
}
