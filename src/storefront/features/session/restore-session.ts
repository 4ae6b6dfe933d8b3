import type { QueryClient } from '@tanstack/react-query';
import { nextTask } from '#/platform/hydration/post-task.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { isPublicPage } from '#/domain/site/page-kinds.ts';
import { forgetAnswers } from './change-session.ts';
import type { Session } from './session.functions.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Restores the user, on every navigation (SESSION-9); a page that is only loaded ahead takes whom the last
 * one found. Of somebody who is no longer known, the answers in memory go too. A browser that can't reach the
 * shop goes on with whom it knew; that somebody else signed in meanwhile is shown. A visitor's way to a page
 * that is open to everybody doesn't wait for the answer: of somebody who signed in meanwhile it loads anew
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
    // What was pressed is seen before the page is made, which without any wait is a part of the press.
    await nextTask();
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
