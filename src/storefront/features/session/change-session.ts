import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session.queries.ts';
import { forgetShownSession } from './shown-session.ts';

const personalPrefix = 'vitrine:';

const layoutKey = 'vitrine:layout';

const commonKeys = new Set<unknown>(['session', 'site-url', 'brand', 'analytics', 'shell', 'footer']);

export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !commonKeys.has(queryKey[0]) });
}

export function forgetSession(queryClient: QueryClient): void {
  forgetShownSession();
  forgetAnswers(queryClient);
  queryClient.removeQueries({ queryKey: sessionQueries.current().queryKey });
}

/** Clears drafts, keys of purchases, history and cached answers (SESSION-12). */
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
