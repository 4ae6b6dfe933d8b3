import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { currentPasswordSchema } from '#/domain/person/password.ts';

export interface EmailChangeEntries {
  email: string;
  senha: string;
}

export function readEmailChangeEntries(data: FormData): EmailChangeEntries {
  return { email: formText(data, 'email').trim(), senha: formText(data, 'senha') };
}

export function validateEmailChange({ email, senha }: EmailChangeEntries): FieldErrors {
  return {
    email: v.safeParse(emailSchema, email).issues?.[0].message,
    senha: v.safeParse(currentPasswordSchema, senha).issues?.[0].message,
  };
}
