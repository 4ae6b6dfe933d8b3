import { PublicError } from '#/domain/request/public-error.ts';
import { nameSession, UNKNOWN_SESSION } from '#/domain/request/session-name.ts';
import type { SessionIdentity } from './user-token.server.ts';

/**
 * Refuses a call of a page that shows somebody else's session than the cookies hold (SESSION-11). A
 * session that ended is no reason: the call itself will get a 401. Neither is a page that shows no one's,
 * since the backend couldn't say whose it is: who it belongs to tries again there (SESSION-9).
 * @throws {PublicError} 409 `TOKEN_MUDOU` 'Token usuário mudou'; the page then reloads
 */
export function requireSameSession(shown: string | null, actual: SessionIdentity | null): void {
  if (shown === null || shown === UNKNOWN_SESSION) return;
  if (actual === null || shown === nameSession(actual)) return;
  throw new PublicError({ status: 409, codigo: 'TOKEN_MUDOU', mensagem: 'Token usuário mudou' });
}
