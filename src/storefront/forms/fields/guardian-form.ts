import * as v from 'valibot';
import { isAdultOn, joinBirthDate } from '#/domain/person/birth-date.ts';
import { cpfDigits, formatCpf } from '#/domain/person/cpf.ts';
import { kinshipSchema, type Kinship } from '#/domain/person/kinship.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { guardianSchema } from '#/domain/person/person-record.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '../form-errors.ts';
import { formText } from '../form-text.ts';
import { findNameError } from '../name-error.ts';

export interface GuardianEntries {
  nome: string;
  cpf: string;
  telefone: string;
  email: string;
  parentesco: string;
}

export const guardianNames = [
  'responsavel-nome',
  'responsavel-cpf',
  'responsavel-telefone',
  'responsavel-email',
  'responsavel-parentesco',
] as const;

export function readGuardianEntries(data: FormData): GuardianEntries {
  const text = (name: string) => formText(data, `responsavel-${name}`).trim();
  return {
    nome: tidyName(text('nome')),
    cpf: formatCpf(text('cpf')),
    telefone: formatPhone(text('telefone')),
    email: text('email'),
    parentesco: text('parentesco'),
  };
}

export function typedGuardian(entries: Readonly<Record<string, string>>): GuardianEntries {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readGuardianEntries(data);
}

/** GUARDIAN-1, by control name. @param studentCpf '' when unknown */
export function validateGuardian(entries: GuardianEntries, studentCpf: string): FieldErrors {
  const { cpf, telefone, email } = guardianSchema.entries;
  const isStudent = cpfDigits(entries.cpf) !== '' && cpfDigits(entries.cpf) === cpfDigits(studentCpf);
  return {
    'responsavel-nome': findNameError(entries.nome),
    'responsavel-parentesco': firstIssue(kinshipSchema, entries.parentesco),
    'responsavel-cpf':
      firstIssue(cpf, entries.cpf) ??
      (isStudent
        ? 'O responsável é outra pessoa: informe o CPF de quem responde por quem vai estudar.'
        : undefined),
    'responsavel-telefone': firstIssue(telefone, entries.telefone),
    'responsavel-email': firstIssue(email, entries.email),
  };
}

export function toGuardianBody(entries: GuardianEntries): GuardianEntries & { parentesco: Kinship } {
  return { ...entries, parentesco: v.parse(kinshipSchema, entries.parentesco) };
}

/** PURCHASE-7 */
export function isMinor(
  { dia, mes, ano }: { dia: string; mes: string; ano: string },
  today: CalendarDay,
): boolean {
  const born = ano.length === 4 ? joinBirthDate({ day: dia, month: mes, year: ano }) : undefined;
  return born !== undefined && born <= today && !isAdultOn(born, today);
}

function firstIssue(schema: v.GenericSchema<string, string>, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message;
}
