import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { currentPasswordSchema } from '#/domain/person/password.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';

export interface FactorEntries {
  senha: string;
  codigo: string;
  email: string;
}

const schemas = { senha: currentPasswordSchema, codigo: codeSchema, email: emailSchema };

export function readFactorEntries(data: FormData): FactorEntries {
  const textOf = (name: string) => formText(data, name);
  return { senha: textOf('senha'), codigo: textOf('codigo').trim(), email: textOf('email').trim() };
}

export function validatorOf(fields: readonly (keyof FactorEntries)[]) {
  return (entries: FactorEntries): FieldErrors =>
    Object.fromEntries(
      fields.map((field) => [field, v.safeParse(schemas[field], entries[field]).issues?.[0].message]),
    );
}
