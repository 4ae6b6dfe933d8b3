import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  validatePerson,
  readPersonEntries,
  toPersonBody,
  type PersonEntries,
} from '#/storefront/forms/fields/person-form.ts';
import type { loginInputSchema, registrationSchema } from '#/contract/identity/session.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { loginIdentifierSchema } from '#/domain/person/login-identifier.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import { codeSchema } from '#/domain/person/second-factor.ts';

export type LoginBody = v.InferInput<typeof loginInputSchema>;
export type RegistrationBody = v.InferInput<typeof registrationSchema>;

/** Where a sign-in happens: inside the checkout it yields a purchaser token (SESSION-8). */
export type SignInContext = 'site' | 'checkout';

export interface LoginEntries {
  identificador: string;
  senha: string;
}

export function readLoginEntries(data: FormData): LoginEntries {
  return { identificador: formText(data, 'identificador').trim(), senha: formText(data, 'senha') };
}

export function validateLogin({ identificador, senha }: LoginEntries): FieldErrors {
  return {
    identificador: v.safeParse(loginIdentifierSchema, identificador).issues?.[0].message,
    senha: v.safeParse(currentPasswordSchema, senha).issues?.[0].message,
  };
}

export interface CodeEntries {
  codigo: string;
}

export function readCodeEntries(data: FormData): CodeEntries {
  return { codigo: formText(data, 'codigo').trim() };
}

export function validateCode({ codigo }: CodeEntries): FieldErrors {
  return { codigo: v.safeParse(codeSchema, codigo).issues?.[0].message };
}

export interface RegistrationEntries extends PersonEntries {
  senha: string;
  termos: boolean;
  novidades: boolean;
}

export function readRegistrationEntries(data: FormData): RegistrationEntries {
  return {
    ...readPersonEntries(data),
    senha: formText(data, 'senha'),
    termos: data.has('termos'),
    novidades: data.has('novidades'),
  };
}

const termsMessage = 'Para criar a conta, aceite os termos de uso e a política de privacidade';

export function validateRegistration(entries: RegistrationEntries, today: CalendarDay): FieldErrors {
  return {
    ...validatePerson(entries, today),
    senha: v.safeParse(passwordSchema, entries.senha).issues?.[0].message,
    termos: entries.termos ? undefined : termsMessage,
  };
}

export function toRegistrationBody(
  { senha, novidades, ...person }: RegistrationEntries,
  contexto: SignInContext,
): RegistrationBody {
  return { ...toPersonBody(person), senha, aceites: { termos: true, novidades }, contexto };
}
