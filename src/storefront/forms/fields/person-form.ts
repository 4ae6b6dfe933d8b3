import * as v from 'valibot';
import { findBirthDateError, joinBirthDate, splitBirthDate } from '#/domain/person/birth-date.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '../form-errors.ts';
import { formText } from '../form-text.ts';
import { contactDefaults, findContactError, type KnownContact, tidyContact } from './contact-rules.ts';

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
    nome: tidyContact.nome(text('nome')),
    cpf: tidyContact.cpf(text('cpf')),
    dia: text('dia'),
    mes: text('mes'),
    ano: text('ano'),
    telefone: tidyContact.telefone(text('telefone')),
    email: text('email'),
  };
}

export function validatePerson(entries: PersonEntries, today: CalendarDay): FieldErrors {
  return {
    nome: findContactError.nome(entries.nome),
    cpf: findContactError.cpf(entries.cpf),
    nascimento: findBirthDateError({ day: entries.dia, month: entries.mes, year: entries.ano }, today),
    telefone: findContactError.telefone(entries.telefone),
    email: findContactError.email(entries.email),
  };
}

export function toPersonBody({ nome, cpf, dia, mes, ano, telefone, email }: PersonEntries) {
  const nascimento = joinBirthDate({ day: dia, month: mes, year: ano });
  if (!nascimento) throw new RangeError('the birth date was not checked');
  return { nome, cpf, nascimento, telefone, email };
}

/** The entries of an answered form, as they were typed. */
export function typedPerson(entries: Readonly<Record<string, string>>): PersonEntries {
  return v.parse(personEntriesSchema, entries);
}

export interface KnownPerson extends KnownContact {
  nascimento: CalendarDay | null;
}

export function personDefaults(known: KnownPerson): PersonEntries {
  const { day, month, year } = splitBirthDate(known.nascimento ?? '');
  return { ...contactDefaults(known), dia: day, mes: month, ano: year };
}
