import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { loginIdentifierSchema } from '#/domain/person/login-identifier.ts';
import { passwordSchema } from '#/domain/person/password.ts';

export interface RecoveryEntries {
  identificador: string;
}

export function readRecoveryEntries(data: FormData): RecoveryEntries {
  return { identificador: formText(data, 'identificador').trim() };
}

export function validateRecovery({ identificador }: RecoveryEntries): FieldErrors {
  return { identificador: v.safeParse(loginIdentifierSchema, identificador).issues?.[0].message };
}

export interface NewPasswordEntries {
  senha: string;
}

export function readNewPasswordEntries(data: FormData): NewPasswordEntries {
  return { senha: formText(data, 'senha') };
}

export function validateNewPassword({ senha }: NewPasswordEntries): FieldErrors {
  return { senha: v.safeParse(passwordSchema, senha).issues?.[0].message };
}
