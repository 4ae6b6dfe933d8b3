import * as v from 'valibot';
import { findBirthDateError, joinBirthDate } from '#/domain/person/birth-date.ts';
import { cpfSchema, formatCpf } from '#/domain/person/cpf.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { formatPhone, phoneSchema } from '#/domain/person/phone.ts';
import type { FieldErrors } from '../form-errors.ts';
import { formText } from '../form-text.ts';
import { findNameError } from '../name-error.ts';

export const personEntriesSchema = v.object({
  nome: v.optional(v.string(), ''),
  cpf: v.optional(v.string(), ''),
  dia: v.optional(v.string(), ''),
  mes: v.optional(v.string(), ''),
  ano: v.optional(v.string(), ''),
  telefone: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});
export type PersonEntries = v.InferOutput<typeof personEntriesSchema>;

export function readPersonEntries(data: FormData): PersonEntries {
  const text = (name: string) => formText(data, name).trim();
  return {
    nome: tidyName(text('nome')),
    cpf: formatCpf(text('cpf')),
    dia: text('dia'),
    mes: text('mes'),
    ano: text('ano'),
    telefone: formatPhone(text('telefone')),
    email: text('email'),
  };
}

export function validatePerson(entries: PersonEntries, today: CalendarDay): FieldErrors {
  return {
    nome: findNameError(entries.nome),
    cpf: firstIssue(cpfSchema, entries.cpf),
    nascimento: findBirthDateError({ day: entries.dia, month: entries.mes, year: entries.ano }, today),
    telefone: firstIssue(phoneSchema, entries.telefone),
    email: firstIssue(emailSchema, entries.email),
  };
}

export function toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }: PersonEntries) {
  const nascimento = joinBirthDate({ day: dia, month: mes, year: ano });
  if (!nascimento) throw new RangeError('the birth date was not checked');
  return { nome, cpf, nascimento, telefone, email };
}

function firstIssue(schema: v.GenericSchema<string, string>, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message;
}
