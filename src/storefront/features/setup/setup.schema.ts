import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema, tidyName } from '#/domain/person/full-name.ts';
import { passwordSchema } from '#/domain/person/password.ts';

const onward = new URLSearchParams({ redirect_to: fillPath('/gestao', {}) });
/** The second factor first, then what the school still needs. */
export const pathAfterSetup = `${fillPath('/verificacao-em-duas-etapas', {})}?${onward.toString()}`;

export interface AdministratorEntries {
  nome: string;
  email: string;
  senha: string;
}

const schemas = { nome: fullNameSchema, email: emailSchema, senha: passwordSchema };

export function readAdministratorEntries(data: FormData): AdministratorEntries {
  return {
    nome: tidyName(formText(data, 'nome')),
    email: formText(data, 'email').trim(),
    senha: formText(data, 'senha'),
  };
}

export function validateAdministrator(entries: AdministratorEntries): FieldErrors {
  const problemOf = (field: keyof AdministratorEntries) =>
    v.safeParse(schemas[field], entries[field]).issues?.[0].message;
  return { nome: problemOf('nome'), email: problemOf('email'), senha: problemOf('senha') };
}
