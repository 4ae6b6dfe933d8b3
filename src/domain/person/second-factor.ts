import * as v from 'valibot';
import { isShopper, type LoginKind } from './login-kind.ts';
import { REQUIRED_MESSAGE } from '../text/required.ts';

export function mayHaveSecondFactor(kind: LoginKind): boolean {
  return !isShopper(kind);
}

export function mustHaveSecondFactor(kind: LoginKind): boolean {
  return kind === 'FINANCEIRO' || kind === 'ADMIN';
}

export function mayResetSecondFactor(actor: LoginKind, owner: LoginKind): boolean {
  if (actor === 'ADMIN') return mayHaveSecondFactor(owner);
  return actor === 'SUPERVISOR' && owner === 'CONTACT_CENTER';
}

const CODE_MESSAGE = 'Digite os 6 números do aplicativo, ou um código de recuperação.';

/** Base32, as recovery codes are written; groups and case are for people. */
const recoveryCode = /^[A-Z2-7]{16}$/;

export function tidyCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

export const codeSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.maxLength(60, CODE_MESSAGE),
  v.transform(tidyCode),
  v.check((code) => isAppCode(code) || recoveryCode.test(code), CODE_MESSAGE),
);
