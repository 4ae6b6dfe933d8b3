import { cookieName } from '#/contract/cookie-names.ts';
import { mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { findSession, markGenerationReceived } from './session-repository.ts';
import { readUserToken } from './user-token.ts';
import type { BackendServices, Session } from '#/backend/request/context.ts';

/**
 * The session of the user token; null once the family is revoked or the login switched off. A token from a
 * browser, not `fresh` from the storefront, proves that the response with it arrived.
 */
export async function resolveSession(
  services: BackendServices,
  cookies: Readonly<Record<string, string>>,
  fresh: boolean,
): Promise<Session | null> {
  const token = cookies[cookieName('userToken', services.settings.production)];
  if (!token) return null;
  const now = services.systemClock();
  const subject = await readUserToken(services.keys, token, now);
  const found = subject && (await findSession(services.pools.sessions, subject, now));
  if (!found) return null;
  if (!fresh && subject.geracao > found.geracaoRecebida)
    await markGenerationReceived(services.pools.sessions, subject);
  const { hasSecondFactor, ...session } = found.session;
  const isRequired = !services.settings.demo && mustHaveSecondFactor(session.tipoLogin);
  return { ...session, lacksSecondFactor: isRequired && !hasSecondFactor };
}
