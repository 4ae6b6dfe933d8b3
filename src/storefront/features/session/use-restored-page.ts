import { useEffect, useRef } from 'react';
import { fetchSession } from './session.functions.ts';
import { forgetShownSession, rememberShownSession, shownSession } from './shown-session.ts';

/**
 * A page restored from the back/forward cache shows the user of that time: checks, and reloads when it has
 * changed.
 */
export function useRestoredPage(sessionName: string): void {
  const looked = useRef(false);
  useEffect(() => {
    const look = () => void reloadForOtherUser(sessionName);
    if (!looked.current && isReadFromCache()) look();
    looked.current = true;
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) look();
    }
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [sessionName]);
}

async function reloadForOtherUser(sessionName: string): Promise<void> {
  const wasLeftWaiting = shownSession() === undefined;
  forgetShownSession();
  const session = await fetchSession().catch(() => undefined);
  rememberShownSession(sessionName);
  if (session?.unavailable) return;
  if (wasLeftWaiting || (session && session.name !== sessionName)) location.reload();
}

function isReadFromCache(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => {
    const { type, transferSize } = entry as PerformanceNavigationTiming;
    return type === 'back_forward' && transferSize === 0;
  });
}
