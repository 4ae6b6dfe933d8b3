import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session.queries.ts';
import { forgetShownSession } from './shown-session.ts';

const personalPrefix = 'vitrine:';

const layoutKey = 'vitrine:layout';

/** What every page shows of the shop; asking for it anew would only make them wait. */
const commonKeys = new Set<unknown>(['session', 'site-url', 'analytics', 'shell', 'footer']);

/**
 * Forgets what was answered to the person of before. What the page now shows stays until it is left: it goes
 * with the session that changes.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !commonKeys.has(queryKey[0]) });
}

/** After signing in or out on a page that stays: the next navigation restores the session anew. */
export function forgetSession(queryClient: QueryClient): void {
  forgetShownSession();
  forgetAnswers(queryClient);
  queryClient.removeQueries({ queryKey: sessionQueries.current().queryKey });
}

/**
 * Clears what the browser keeps for the person: drafts, keys of purchases, courses seen and words searched
 * lately, answers in memory (SESSION-12). A storage the browser refuses holds nothing.
 */
export function clearStoredData(queryClient: QueryClient): void {
  forgetShownSession();
  queryClient.clear();
  clearStorages();
}

export function clearStorages(): void {
  clearPersonal(() => sessionStorage);
  clearPersonal(() => localStorage);
}

function clearPersonal(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) if (isPersonal(key)) storage().removeItem(key);
  } catch (error) {
    console.warn('Não foi possível apagar o que o navegador guardava.', error);
  }
}

function isPersonal(key: string): boolean {
  return key.startsWith(personalPrefix) && key !== layoutKey;
}
