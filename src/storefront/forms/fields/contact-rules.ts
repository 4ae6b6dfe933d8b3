import * as v from 'valibot';
import { cpfSchema, formatCpf } from '#/domain/person/cpf.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { formatPhone, phoneSchema } from '#/domain/person/phone.ts';
import { findNameError } from '../name-error.ts';

/** What forms ask of every person, as typed: a student, a guardian, the owner of an account. */
export type ContactField = 'nome' | 'cpf' | 'telefone' | 'email';

export const tidyContact: Readonly<Record<ContactField, (typed: string) => string>> = {
  nome: tidyName,
  cpf: formatCpf,
  telefone: formatPhone,
  email: (typed) => typed,
};

export const findContactError: Readonly<Record<ContactField, (text: string) => string | undefined>> = {
  nome: findNameError,
  cpf: (text) => firstIssue(cpfSchema, text),
  telefone: (text) => firstIssue(phoneSchema, text),
  email: (text) => firstIssue(emailSchema, text),
};

export type KnownContact = Readonly<Record<ContactField, string | null>>;

/** Contact data as they are stored, for a form's fields. */
export function contactDefaults(known: KnownContact | null): Record<ContactField, string> {
  return {
    nome: known?.nome ?? '',
    cpf: formatCpf(known?.cpf ?? ''),
    telefone: formatPhone(known?.telefone ?? ''),
    email: known?.email ?? '',
  };
}

function firstIssue(schema: v.GenericSchema<string, string>, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message;
}
