import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import type { RecoveryApplication } from '#/contract/identity/password.ts';
import { loginIdentifierSchema } from '#/domain/login-identifier.ts';
import { passwordSchema } from '#/domain/password.ts';

/** Search of the page of a forgotten password: where its visitor was on the way to. */
export const recoverySearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** The page to return to with the new password: the mail's link names it by a code. */
export function recoveryApplicationOf(redirectTo: string | undefined): RecoveryApplication {
  return redirectTo?.startsWith('/minhas-compras') ? 'compras' : 'vitrine';
}

export interface RecoveryEntries {
  identificador: string;
}

export function readRecoveryEntries(data: FormData): RecoveryEntries {
  return { identificador: textOf(data, 'identificador').trim() };
}

export function findRecoveryProblems({ identificador }: RecoveryEntries): FieldProblems {
  return { identificador: v.safeParse(loginIdentifierSchema, identificador).issues?.[0].message };
}

export interface NewPasswordEntries {
  senha: string;
}

export function readNewPasswordEntries(data: FormData): NewPasswordEntries {
  return { senha: textOf(data, 'senha') };
}

export function findNewPasswordProblems({ senha }: NewPasswordEntries): FieldProblems {
  return { senha: v.safeParse(passwordSchema, senha).issues?.[0].message };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
