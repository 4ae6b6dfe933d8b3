import { PublicError } from '#/domain/request/public-error.ts';
import { nameSession } from '#/domain/request/session-name.ts';
import type { SessionIdentity } from './user-token.server.ts';

/**
 * Refuses a call of a page that shows another user's session (SESSION-11).
 * @throws {PublicError} 409 `TOKEN_MUDOU` 'Token usuário mudou'; the page then reloads
 */
export function requireSameSession(shown: string | null, actual: SessionIdentity | null): void {
  if (shown === null || actual === null || shown === nameSession(actual)) return;
  throw new PublicError({ status: 409, codigo: 'TOKEN_MUDOU', mensagem: 'Token usuário mudou' });
}
