import type { QueryClient } from '@tanstack/react-query';
import { PublicError } from '#/domain/request/public-error.ts';
import { forgetAnswers } from './change-session.ts';
import type { Session } from './session.functions.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Restores the user, on every navigation (SESSION-9); a page that is only loaded ahead takes whom the last
 * one found. Of somebody who is no longer known, the answers in memory go too. A browser that can't reach the
 * shop goes on with whom it knew; that somebody else signed in meanwhile is shown.
 */
export async function restoreSession(queryClient: QueryClient, preload: boolean): Promise<Session> {
  const query = sessionQueries.current();
  const known = queryClient.getQueryData(query.queryKey);
  if (known && preload) return known;
  try {
    const session = await queryClient.fetchQuery(query);
    if (known?.person && !session.person) forgetAnswers(queryClient);
    return session;
  } catch (error) {
    if (known && !(error instanceof PublicError)) return known;
    throw error;
  }
}
