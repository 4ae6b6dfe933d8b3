import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import { emailSchema } from '#/domain/email.ts';
import { currentPasswordSchema } from '#/domain/password.ts';

/** Search of a page that somebody is sent to on the way to another. */
export const returnSearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** Search of the confirmation page: the token of the mail's link, and where to go afterwards. */
export const confirmEmailSearchSchema = v.object({
  token: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined)),
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

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
