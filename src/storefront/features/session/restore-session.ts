import type { QueryClient } from '@tanstack/react-query';
import { PublicError } from '#/domain/request/public-error.ts';
import { isPublicPage } from '#/domain/site/page-kinds.ts';
import { forgetAnswers } from './change-session.ts';
import type { Session } from './session.functions.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Restores the user on every navigation (SESSION-9); a preload uses the last result. Without a connection the
 * last user is assumed. A navigation to a public page doesn't wait, and reloads when the user has changed
 * (SESSION-11).
 */
export async function restoreSession(
  queryClient: QueryClient,
  path: string,
  preload: boolean,
): Promise<Session> {
  const query = sessionQueries.current();
  const known = queryClient.getQueryData(query.queryKey);
  if (known && preload) return known;
  const asked = queryClient.fetchQuery(query);
  if (known && isVisitor(known) && isPublicPage(path)) {
    asked.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return known;
  }
  try {
    const session = await asked;
    if (known?.person && !session.person) forgetAnswers(queryClient);
    return session;
  } catch (error) {
    if (known && !(error instanceof PublicError)) return known;
    throw error;
  }
}

const isVisitor = ({ person, unavailable }: Session) => !person && !unavailable;
