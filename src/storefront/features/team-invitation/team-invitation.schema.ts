import * as v from 'valibot';
import { fullNameSchema, tidyName } from '#/domain/person/full-name.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface JoinEntries {
  nome: string;
  senha: string;
}

export const readJoin = (data: FormData): JoinEntries => ({
  nome: tidyName(formText(data, 'nome')),
  senha: formText(data, 'senha'),
});

const problemOf = (schema: v.GenericSchema, value: string) => v.safeParse(schema, value).issues?.[0].message;

export function validateNewAccess({ nome, senha }: JoinEntries): FieldErrors {
  return { nome: problemOf(fullNameSchema, nome), senha: problemOf(passwordSchema, senha) };
}

export function validateOwnAccount({ senha }: JoinEntries): FieldErrors {
  return { senha: problemOf(currentPasswordSchema, senha) };
}

export const pathAfterJoining = ({ segundoFator }: { segundoFator: boolean }) =>
  segundoFator ? '/verificacao-em-duas-etapas' : '/minha-conta';
