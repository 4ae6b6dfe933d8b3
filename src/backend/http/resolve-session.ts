import { cookieName } from '#/contract/cookie-names.ts';
import { findSession } from '#/backend/modules/identity/session-repository.ts';
import { readUserToken } from '#/backend/modules/identity/user-token.ts';
import type { BackendServices, Session } from './context.ts';

/** The session the request's user token stands for; null also once the family is revoked or the login switched off. */
export async function resolveSession(
  services: BackendServices,
  cookies: Readonly<Record<string, string>>,
): Promise<Session | null> {
  const token = cookies[cookieName('userToken', services.settings.production)];
  if (!token) return null;
  const now = services.systemClock();
  const subject = await readUserToken(services.keys, token, now);
  return subject ? await findSession(services.db, subject, now) : null;
}
