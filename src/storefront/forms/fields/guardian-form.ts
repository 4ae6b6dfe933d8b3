import * as v from 'valibot';
import { isAdultOn, joinBirthDate } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { kinshipSchema, type Kinship } from '#/domain/person/kinship.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '../form-errors.ts';
import { formText } from '../form-text.ts';
import {
  contactDefaults,
  type ContactField,
  findContactError,
  type KnownContact,
  tidyContact,
} from './contact-rules.ts';

export type GuardianEntries = Record<ContactField | 'parentesco', string>;

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
    nome: tidyContact.nome(text('nome')),
    cpf: tidyContact.cpf(text('cpf')),
    telefone: tidyContact.telefone(text('telefone')),
    email: text('email'),
    parentesco: text('parentesco'),
  };
}

export function typedGuardian(entries: Readonly<Record<string, string>>): GuardianEntries {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return readGuardianEntries(data);
}

export function guardianDefaults(known: KnownContact | null): GuardianEntries {
  return { ...contactDefaults(known), parentesco: '' };
}

/** GUARDIAN-1, by control name. @param studentCpf '' when unknown */
export function validateGuardian(entries: GuardianEntries, studentCpf: string): FieldErrors {
  const isStudent = cpfDigits(entries.cpf) !== '' && cpfDigits(entries.cpf) === cpfDigits(studentCpf);
  return {
    'responsavel-nome': findContactError.nome(entries.nome),
    'responsavel-parentesco': v.safeParse(kinshipSchema, entries.parentesco).issues?.[0].message,
    'responsavel-cpf':
      findContactError.cpf(entries.cpf) ??
      (isStudent
        ? 'O responsável é outra pessoa: informe o CPF de quem responde por quem vai estudar.'
        : undefined),
    'responsavel-telefone': findContactError.telefone(entries.telefone),
    'responsavel-email': findContactError.email(entries.email),
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
