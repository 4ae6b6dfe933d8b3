import type { QueryClient } from '@tanstack/react-query';
import { PublicError } from '#/domain/public-error.ts';
import type { Session } from './session.functions.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Restores the user, on every navigation (specification, section 2). A browser that can't reach the shop goes on with whom it
 * knew; that somebody else signed in meanwhile is told.
 */
export async function restoreSession(queryClient: QueryClient): Promise<Session> {
  const query = sessionQueries.current();
  const known = queryClient.getQueryData(query.queryKey);
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    if (known && !(error instanceof PublicError)) return known;
    throw error;
  }
}
