import { cpfDigits } from './cpf.ts';
import { normalizeEmail } from './email.ts';

export type LoginIdentifierKind = 'cpf' | 'email' | 'username';

/** What a person typed to sign in: cpf if numeric once the mask is stripped, email if it has an @, else username (section 5). */
export function loginIdentifierKind(text: string): LoginIdentifierKind {
  if (/^\d+$/.test(text.replace(/[.\-\s]/g, ''))) return 'cpf';
  return text.includes('@') ? 'email' : 'username';
}

/** The identifier in the form it is stored in: digits of a CPF, lower-case e-mail, trimmed user name. */
export function normalizeLoginIdentifier(text: string): string {
  const kind = loginIdentifierKind(text);
  if (kind === 'cpf') return cpfDigits(text);
  return kind === 'email' ? normalizeEmail(text) : text.trim();
}
