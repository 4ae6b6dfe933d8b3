import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';
import { shownEmail, type LoginKind } from '#/domain/person/login-kind.ts';
import { nameSession, UNKNOWN_SESSION } from '#/domain/request/session-name.ts';
import { currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { askForPerson } from '#/storefront/backend-client/session/ask-for-person.server.ts';
import { rememberOwn } from '#/storefront/backend-client/session/own-of-page.server.ts';
import { sessionOutages } from '#/storefront/backend-client/session/session-outages.server.ts';
import type { SessionJar } from '#/storefront/backend-client/session/session-jar.server.ts';
import { askedWithPerson } from './asked-with-person.ts';
import { endsSession } from './ends-session.ts';

/** The signed-in person, as far as every page needs it; the page carries it in its source. */
export interface SignedIn {
  idPessoa: number;
  nome: string;
  primeiroNome: string;
  emailUsuario: string | null;
  temTelefone: boolean;
  tipoLogin: LoginKind;
  is_contact_center: boolean;
  lacksSecondFactor: boolean;
}

export interface Session {
  /** Names the session in calls, so that a change of person is noticed. */
  name: string;
  person: SignedIn | null;
  unavailable?: true;
}

/**
 * Restores the session from the cookies. Never fails: without person data the user's cookies are cleared
 * (SESSION-9); during an outage the refresh token is retained.
 */
const restore = createServerOnlyFn(async (isPage: boolean): Promise<Session> => {
  const { jar } = currentRequest();
  if (hasNone(jar)) return visitor();
  if (sessionOutages.has(jar.get('refreshToken') ?? '')) return forgetUser(jar);
  const startedAt = Date.now();
  try {
    const { favoritos, noCurso, ...person } = await askForPerson(
      isPage ? askedWithPerson(getRequestUrl().pathname) : {},
    );
    rememberOwn({ favoritos, noCurso });
    return {
      name: nameSession(jar.identity()),
      person: {
        idPessoa: person.idPessoa,
        nome: person.nome,
        primeiroNome: person.nome.split(' ')[0] ?? person.nome,
        emailUsuario: shownEmail(person) || null,
        temTelefone: person.temTelefone,
        tipoLogin: person.tipoLogin,
        is_contact_center: person.idLoginContactCenter !== null,
        lacksSecondFactor: person.faltaSegundoFator,
      },
    };
  } catch (error) {
    if (endsSession(error)) {
      jar.clear();
      return visitor();
    }
    const stored = jar.get('refreshToken');
    if (stored) sessionOutages.remember(stored, Date.now() - startedAt);
    return forgetUser(jar);
  }
});

export const fetchSession = createServerFn({ method: 'GET' }).handler(() => restore(false));

export const readSession = createIsomorphicFn()
  .server(() => restore(true))
  .client(() => fetchSession());

const visitor = (): Session => ({ name: nameSession(null), person: null });
const hasNone = (jar: SessionJar) => !jar.get('userToken') && !jar.get('refreshToken');

function forgetUser(jar: SessionJar): Session {
  jar.clearUser();
  return { name: UNKNOWN_SESSION, person: null, unavailable: true };
}
