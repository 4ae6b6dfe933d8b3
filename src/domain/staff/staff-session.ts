import { isShopper, type LoginKind } from '../person/login-kind.ts';

const MINUTE_MS = 60_000;

/** Hours after its sign-in that a session of the team ends, however much it is used (SESSION-18). */
export const STAFF_SESSION_HOURS = 12;

/** Minutes that a password or a code counts as just given, for acts of finance (SESSION-19). */
export const CONFIRMATION_MINUTES = 15;

export const CONFIRM_AGAIN = 'Por segurança, confirme que é você e envie de novo.';

export function staffSessionEnd(kind: LoginKind, signedInAt: Date): Date | undefined {
  return isShopper(kind) ? undefined : new Date(signedInAt.getTime() + STAFF_SESSION_HOURS * 60 * MINUTE_MS);
}

/** Whether who is signed in has to give the password or a code again before an act of finance. */
export function mustConfirmAgain(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() >= CONFIRMATION_MINUTES * MINUTE_MS;
}
