import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { emailSchema } from '#/domain/email.ts';
import { currentPasswordSchema } from '#/domain/password.ts';

export interface EmailChangeEntries {
  email: string;
  senha: string;
}

export function readEmailChangeEntries(data: FormData): EmailChangeEntries {
  const [email, senha] = [data.get('email'), data.get('senha')];
  return {
    email: typeof email === 'string' ? email.trim() : '',
    senha: typeof senha === 'string' ? senha : '',
  };
}

export function findEmailChangeProblems({ email, senha }: EmailChangeEntries): FieldProblems {
  return {
    email: v.safeParse(emailSchema, email).issues?.[0].message,
    senha: v.safeParse(currentPasswordSchema, senha).issues?.[0].message,
  };
}
